// The phone of the benches: 4x slower than this machine, on a network of 1.6 Mbit/s and 150 ms.
import { chromium } from '@playwright/test';

import { CHROMIUM_FLAGS, chromiumPath } from '../browser.mjs';
import { takeNotes } from './notes.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */

export const CPU_SLOWDOWN = 4;
/** ms, and bytes a second. */
export const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

export const launch = () => chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });

/**
 * Opens a URL as slowly as the phone does, and waits until the splash has lifted, every part is alive and nothing more is
 * asked for.
 * @param {BrowserContext} context
 * @param {string} url
 * @param {{ isNetworkSlow?: boolean, script?: () => void }} [options] script: runs in the page before its own
 */
export async function open(context, url, { isNetworkSlow = true, script } = {}) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (isNetworkSlow) await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  for (const each of [takeNotes, script]) if (each) await page.addInitScript(each);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'notes')?.alive > 0, undefined, { timeout: 60_000 });
  await page.locator('#splash').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  return { page, session };
}

/** Goes to another page of the shop as a link does. @param {Page} page @param {string} path */
export const goTo = (page, path) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * What the page noted, and the moment in which it began, in ms since 1970.
 * @param {Page} page
 * @returns {Promise<import('./notes.mjs').Notes & { timeOrigin: number }>}
 */
export const notesOf = (page) =>
  page.evaluate(() => ({ ...Reflect.get(globalThis, 'notes'), timeOrigin: performance.timeOrigin }));

/**
 * The frames that come while something is done, and the longest task meanwhile, in ms.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
export async function framesDuring(page, act) {
  const start = await page.evaluate(() => {
    const seen = { at: /** @type {number[]} */ ([]), isOn: true };
    Object.assign(globalThis, { seen });
    const note = (/** @type {number} */ now) => {
      seen.at.push(now);
      if (seen.isOn) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
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
    longestTask: longestTask((await notesOf(page)).longTasks, start),
  };
}

/**
 * The longest of the page's tasks that began within a span of ms; 0 when none took 50.
 * @param {import('./notes.mjs').Notes['longTasks']} longTasks
 */
export const longestTask = (longTasks, from = 0, to = Infinity) =>
  Math.max(0, ...longTasks.filter(({ start }) => start >= from && start < to).map(({ ms }) => ms));
