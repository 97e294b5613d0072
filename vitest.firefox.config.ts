import { defineConfig } from 'vitest/config';

import { firefoxPath } from './scripts/browser.mjs';

/** The most important paths in Firefox, on the builds that `npm test` made last. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/firefox/**/*.test.ts'],
    env: { FIREFOX_PATH: firefoxPath() },
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
