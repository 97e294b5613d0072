import { defineConfig } from 'vitest/config';

/** What servers answer that are set up by deploy/, on the build that `npm test` made last. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/deploy/**/*.test.ts'],
    pool: 'threads',
    // Each file writes build/headers anew.
    maxWorkers: 1,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
