import { defineConfig } from '@playwright/test';

import type { ShopFixtures } from './tests/e2e/support/shop.ts';

import { chromiumPath } from './scripts/browser.mjs';

/**
 * Playwright's own list (of such switches Chromium hears the last one only), and two things that no test needs. The search
 * field's pop-ups: every window would load two pages for them, a fifth of what a test costs. The process that stands by for
 * the next site: a window would begin one for nothing, an eighth of what opening a page costs.
 */
const DISABLED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

export default defineConfig<ShopFixtures>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: 'tests/e2e/references/{projectName}-{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/browser.json' }]],
  use: {
    browserName: 'chromium',
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Photo previews draw on a graphics card; here software plays it.
        '--enable-unsafe-swiftshader',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED.join()}`,
        // The shop needs no other host: whatever asks for one fails at once, and is reported.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'older',
      // Where money is decided, the shop's older backend decides otherwise: what holds there is tested there.
      grep: /@older/,
      use: { viewport: { width: 1440, height: 900 }, isOlder: true },
    },
    {
      name: 'phone',
      // What is the same at every width is tested at one.
      grep: /visual\.spec\.ts|@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
