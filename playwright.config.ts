import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

import { CHROMIUM_FLAGS, chromiumPath } from './scripts/test/installedPrograms.mjs';

/** Tests of the engine alone, and of the build with both payment providers. */
const ENGINE = /personalise\/(?:composing|press|readBack|spots|templates|text)\.spec\.ts/;
const PAYMENTS = /(?:access\/states|buying\/(?:card|widget)|languageWidths|translated)\.spec\.ts/;

const DESKTOP = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: 'tests/e2e/references/{projectName}-{arg}{ext}',
  fullyParallel: true,
  // One more than there are processors: many tests wait for times that docs/behaviour.md gives, and use no processor
  // meanwhile.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: 45_000,
  // Long enough for a machine half as fast as usual; passing tests do not wait longer for it.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/browser.json' }]],
  use: {
    browserName: 'chromium',
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: CHROMIUM_FLAGS,
    },
  },
  // Another project needs another worker, with its own browser and shop: the small projects start at once, in one each.
  projects: [
    {
      name: 'phone',
      // What is the same at every width is tested at one; a test of a phone's own names its window itself.
      grep: /visual\.spec\.ts/,
      workers: 1,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'engine', testMatch: ENGINE, workers: 1 },
    { name: 'payments', testMatch: PAYMENTS, workers: 1, use: DESKTOP },
    { name: 'desktop', testIgnore: [ENGINE, PAYMENTS], use: DESKTOP },
  ],
});
