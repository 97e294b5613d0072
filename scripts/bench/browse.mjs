// One visit to a collection of any size: opening, filtering, sorting, searching, scrolling.
import { prepare, type } from './browsePage.mjs';
import { slowDown } from './device.mjs';
import { scrollBy } from './scroll.mjs';

/** @typedef {import('./device.mjs').Page} Page */

/**
 * @typedef {object} Figures
 * @property {number} parse ms in JSON.parse for the products
 * @property {number} firstResults ms from the products' last byte to the first gift in the document
 * @property {number} opening ms from the start of the navigation to the first gift in the document
 * @property {number} longestAtStart ms of the longest task until then
 * @property {number} tick ms from the tick to the next paint
 * @property {number} filter ms from the tick to the paint of its gifts
 * @property {number} choice ms from the choice of an order to the next paint
 * @property {number} sort ms from the choice to the paint of its gifts
 * @property {number} keystroke ms from the key to the letter's paint
 * @property {number} search ms from the key to the paint of its gifts
 * @property {number} nodes elements of the document
 * @property {number} nodesAfterMore
 * @property {number} heap bytes
 * @property {number} frame ms within which 95 % of the frames come while scrolling
 * @property {number} longestFrame ms
 * @property {number} keywords ms from the click to the first guide
 * @property {number} keywordNodes
 */

const MORE = 10;
const SCROLL_PX = 8000;

/**
 * @param {import('./device.mjs').Browser} browser
 * @param {string} shopUrl
 * @returns {Promise<Figures>}
 */
export async function browse(browser, shopUrl) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await slowDown(session, { isNetworkSlow: false });
  await page.addInitScript(prepare);
  await page.goto(`${shopUrl}/collection`, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'bench')?.shownAt > 0, undefined, { timeout: 60_000 });
  await page.locator('#splash').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');

  const start = await page.evaluate(() => {
    const { parse, shownAt, longestTask } = Reflect.get(globalThis, 'bench');
    const [list] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/product/list'));
    const arrivedAt = /** @type {PerformanceResourceTiming} */ (list).responseEnd;
    return { parse, opening: shownAt, firstResults: shownAt - arrivedAt, longestAtStart: longestTask };
  });
  const nodes = await elements(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');

  const filter = await page.evaluate(() => {
    const box = /** @type {HTMLElement} */ (document.querySelector('aside input[type="checkbox"]'));
    return Reflect.get(globalThis, 'timed')(() => box.click());
  });
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('aside input:checked')).click());
  await page.waitForFunction(() => document.querySelectorAll('main article').length >= 24);
  const sort = await page.evaluate(() => {
    const select = /** @type {HTMLSelectElement} */ (document.querySelector('main select'));
    return Reflect.get(
      globalThis,
      'timed',
    )(() => {
      select.value = 'low-high';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  });
  const typed = [];
  for (const text of ['9', '99']) typed.push(await page.evaluate(type, text));
  await page.evaluate(type, '');

  for (let click = 0; click < MORE; click += 1) {
    const more = page.getByRole('button', { name: 'Show more gifts' });
    if (await more.isVisible()) await more.click();
  }
  const nodesAfterMore = await elements(page);
  await page.evaluate(() => scrollTo(0, 0));
  const { frame, longestFrame } = await scrollBy(page, session, SCROLL_PX);

  const guides = await page.evaluate(async () => {
    const began = performance.now();
    history.pushState(null, '', '/keywords');
    dispatchEvent(new PopStateEvent('popstate'));
    while (!document.querySelector('main a[href^="/keyword/"]'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - began;
  });
  const keywordNodes = await elements(page);
  await context.close();
  return {
    ...start,
    tick: filter.answer,
    filter: filter.gifts,
    choice: sort.answer,
    sort: sort.gifts,
    keystroke: Math.max(...typed.map(({ answer }) => answer)),
    search: Math.max(...typed.map(({ gifts }) => gifts)),
    nodes,
    nodesAfterMore,
    heap,
    frame,
    longestFrame,
    keywords: guides,
    keywordNodes,
  };
}

/** @param {Page} page */
function elements(page) {
  return page.evaluate(() => document.getElementsByTagName('*').length);
}
