// The devices of the benches: their screens, their network of 1.6 Mbit/s and 150 ms, and pages opened on them.
import { chromium } from '@playwright/test';

import { CHROMIUM_FLAGS, chromiumPath } from '../test/installedPrograms.mjs';
import { recordMetrics } from './pageMetrics.mjs';
import { slowdownOf } from './cpuThrottling.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */
/** What runs functions in a page: Playwright's, or a quiet one (quietPage.mjs). @typedef {Pick<Page, 'evaluate'>} Evaluating */

/** Latency in ms, and bytes per second. */
export const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** @param {NodeJS.ProcessEnv} [env] */
export const launch = (env = process.env) =>
  chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS, env });

/** @param {BrowserContext} context */
export function browserOf(context) {
  const browser = context.browser();
  if (!browser) throw new Error('This context has no browser of its own.');
  return browser;
}

/** @typedef {{ isNetworkSlow?: boolean, script?: () => void, workMs?: number | undefined }} OpenOptions */

/**
 * Begins to open a URL as slowly as a phone does.
 * @param {BrowserContext} context
 * @param {string} url
 * @param {OpenOptions} [options] script: runs in the page before its own; workMs: what the piece of work takes on the phone
 *   (cpuThrottling.mjs), that of reference unless given
 */
export async function load(context, url, { isNetworkSlow = true, script, workMs } = {}) {
  const slowdown = await slowdownOf(browserOf(context), workMs);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isNetworkSlow) await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  for (const each of [recordMetrics, script]) if (each) await page.addInitScript(each);
  await page.goto(url, { waitUntil: 'commit' });
  return { page, session, slowdown };
}

/**
 * Opens a URL at the speed of a phone, and waits until the splash has lifted, the page is hydrated and the network is
 * idle.
 * @param {BrowserContext} context
 * @param {string} url
 * @param {OpenOptions} [options]
 */
export async function open(context, url, options) {
  const opened = await load(context, url, options);
  const { page } = opened;
  const isHydrated = () => Reflect.get(globalThis, 'pageMetrics')?.hydrated > 0;
  await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
  await page.locator('#splash').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  return opened;
}

/** Navigates to another page of the shop as a link does. @param {Evaluating} page @param {string} path */
export const goTo = (page, path) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * What the page recorded, and the time of its start, in ms since 1970.
 * @param {Evaluating} page
 * @returns {Promise<import('./pageMetrics.mjs').PageMetrics & { timeOrigin: number }>}
 */
export const metricsOf = (page) =>
  page.evaluate(() => ({ ...Reflect.get(globalThis, 'pageMetrics'), timeOrigin: performance.timeOrigin }));

/** A page without a splash is divided at the same moment. */
const SPLASH_MS = 2500;

/** When the splash's time is over, in ms since the navigation. @param {import('./pageMetrics.mjs').PageMetrics} pageMetrics */
export const splashEndOf = ({ firstPaint, splashMs }) => firstPaint + (splashMs || SPLASH_MS);

/**
 * The frames during an action, and the longest task, in ms.
 * @param {Evaluating} page
 * @param {() => Promise<unknown>} act
 */
export async function framesDuring(page, act) {
  const start = await page.evaluate(() => {
    const seen = { at: /** @type {number[]} */ ([]), isOn: true };
    Object.assign(globalThis, { seen });
    const onFrame = (/** @type {number} */ now) => {
      seen.at.push(now);
      if (seen.isOn) requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    return performance.now();
  });
  await act();
  /** @type {number[]} */
  const at = await page.evaluate(() => Object.assign(Reflect.get(globalThis, 'seen'), { isOn: false }).at);
  const frames = at
    .slice(1)
    .map((now, index) => now - (at[index] ?? now))
    .toSorted((a, b) => a - b);
  return {
    average: frames.reduce((sum, ms) => sum + ms, 0) / frames.length,
    most: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN,
    longest: frames.at(-1) ?? Number.NaN,
    longestTask: longestTask((await metricsOf(page)).longTasks, start),
  };
}

/**
 * The longest of the page's tasks that started within a span of ms; 0 if none took 50.
 * @param {import('./pageMetrics.mjs').PageMetrics['longTasks']} longTasks
 */
export const longestTask = (longTasks, from = 0, to = Infinity) =>
  Math.max(0, ...longTasks.filter(({ start }) => start >= from && start < to).map(({ ms }) => ms));
