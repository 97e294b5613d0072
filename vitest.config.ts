import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:4173/' } },
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/screens/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // A busy machine needs longer than the default; `npm run test:deep` looks at each property for minutes.
    testTimeout: process.env['FC_RUNS'] ? 7_200_000 : 40_000,
    css: false,
    pool: 'threads',
    // The default leaves one processor idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
  },
});
