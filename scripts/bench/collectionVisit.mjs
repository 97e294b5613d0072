// One visit to a collection of any size: opening, filtering, sorting, searching, scrolling.
import { framesDuring, goTo, longestTask, metricsOf } from './emulatedDevice.mjs';
import { openQuietly } from './quietPage.mjs';
import { KB, kilobytes, ms } from './report.mjs';
import { swipe } from './stay.mjs';

/** @typedef {readonly [what: string, value: number, show: import('./report.mjs').Show, limit?: number]} Figure */

const MORE = 10;
/** Number of products that a collection shows at first. */
const PAGE = 24;
const SCROLL_PX = 8000;
/** 'Show more gifts', below 'Showing 24 of 10,000'. */
const SHOWS_MORE = 'main ul ~ div > p + button';
const SEARCH = 'input[type="search"]';
/** A shopper reads the sheet that has opened before ticking, in ms. */
const SHEET_MS = 1000;
const count = (/** @type {number} */ value) => value.toLocaleString('en');

/**
 * Runs in the page before its scripts: measures parsing long JSON, and marks when the first products are in the
 * document.
 */
function markStart() {
  // A link parses a short text in each render: measuring those would cost more than they do.
  const LONG = 10_000;
  const parse = JSON.parse;
  JSON.parse = (text, reviver) => {
    if (text.length < LONG) return parse(text, reviver);
    const start = performance.now();
    const value = parse(text, reviver);
    performance.measure('parse', { start });
    return value;
  };
  const watch = new MutationObserver(() => {
    if (!document.querySelector('main article')) return;
    performance.mark('products');
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true });
}

/**
 * Runs in the page: clicks on a control, or changes its value.
 * @param {{ selector: string, value?: string }} act
 * @returns {Promise<{ answer: number, products: number }>} ms until the next paint, and until the products that the act brings are
 *   painted: others than before
 */
async function timed({ selector, value }) {
  const control = /** @type {HTMLInputElement} */ (document.querySelector(selector));
  const products = () => [...document.querySelectorAll('main article h3')].map((name) => name.textContent).join();
  /** Resolves after the next frame, before any timer that the page has set for then. @returns {Promise<number>} */
  const painted = () =>
    new Promise((done) => {
      const painted = () => done(performance.now());
      requestAnimationFrame(() => void scheduler.postTask(painted, { priority: 'user-blocking' }));
    });
  const before = products();
  const began = performance.now();
  const changed = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (products() === before) return;
      observer.disconnect();
      done(undefined);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  if (value === undefined) control.click();
  else {
    // React listens for events of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
  const answered = painted().then((at) => at - began);
  await changed;
  return { products: (await painted()) - began, answer: await answered };
}

/** Runs in the page. @param {string} more selector of the button that shows more @returns {number | null} how many gifts there are before it; null without it */
function countShown(more) {
  return document.querySelector(more) && document.querySelectorAll('main article').length;
}

const ESCAPE = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };

/** Ticks the first category and unticks it: beside the products, on a phone in a sheet. @param {import('./quietPage.mjs').QuietPage} page */
async function tick(page) {
  const isInSheet = await page.evaluate(() => document.querySelector('aside input[type="checkbox"]') === null);
  const boxes = isInSheet ? 'dialog[open]' : 'aside';
  const box = `${boxes} input[type="checkbox"]`;
  if (isInSheet) {
    await page.press('main button:has(~ dialog)');
    await page.waitUntil((wanted) => document.querySelector(wanted) !== null, box);
    await page.rest(SHEET_MS);
  }
  const ticked = await page.evaluate(timed, { selector: box });
  await page.evaluate(timed, { selector: `${boxes} input:checked` });
  if (isInSheet)
    for (const type of ['rawKeyDown', 'keyUp']) await page.send('Input.dispatchKeyEvent', { type, ...ESCAPE });
  return ticked;
}

/**
 * @param {import('./emulatedDevice.mjs').Browser} browser
 * @param {string} shopUrl
 * @param {import('./quietPage.mjs').Device} device
 * @returns {Promise<readonly Figure[]>}
 */
export async function visitCollection(browser, shopUrl, device) {
  const page = await openQuietly(browser, `${shopUrl}/collection`, { device, script: markStart });
  const elements = () => page.evaluate(() => document.getElementsByTagName('*').length);
  const { opening, arrivedAt, parse } = await page.evaluate(() => {
    const list = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/product/list'));
    return {
      opening: performance.getEntriesByName('products')[0]?.startTime ?? Number.NaN,
      arrivedAt: /** @type {PerformanceResourceTiming} */ (list).responseEnd,
      parse: Math.max(...performance.getEntriesByName('parse').map(({ duration }) => duration)),
    };
  });
  const { longTasks } = await metricsOf(page);
  const nodes = await elements();
  await page.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await page.send('Runtime.getHeapUsage');

  const filter = await tick(page);
  const sort = await page.evaluate(timed, { selector: 'main select', value: 'low-high' });
  const letters = [];
  // Names that contain the text, a plural, a typo: the last two are found among all terms of the shop. No view starts
  // with the products of the previous one: the letter's products would be the rest, further down.
  for (const value of ['7', '71', 'photos', 'outdor'])
    letters.push(await page.evaluate(timed, { selector: SEARCH, value }));
  await page.evaluate(timed, { selector: SEARCH, value: '' });

  const hasProducts = (/** @type {number} */ least) =>
    page.waitUntil((count) => document.querySelectorAll('main article').length >= count, least);
  // The products beyond the first screen follow when the browser is idle.
  await hasProducts(PAGE);
  for (let click = 0; click < MORE; click += 1) {
    const known = await page.evaluate(countShown, SHOWS_MORE);
    if (known === null) break;
    await page.press(SHOWS_MORE);
    await hasProducts(known + 1);
  }
  const nodesAfterMore = await elements();
  await page.evaluate(() => scrollTo(0, 0));
  const scrolling = await framesDuring(page, () => swipe(page, SCROLL_PX));

  const began = performance.now();
  await goTo(page, '/keywords');
  await page.waitUntil(() => document.querySelector('main a[href^="/keyword/"]') !== null);
  const guides = performance.now() - began;
  const nodesOfGuides = await elements();
  await page.close();
  return [
    ['Slowdown of the processor', page.slowdown, (value) => `${value.toFixed(1)}×`],
    ['Reading the list as JSON', parse, ms],
    // If the shell requests it, the list often arrives before the scripts.
    ['From the list’s last byte to the first products', opening - arrivedAt, ms, 1000],
    ['From the start to the first products, nothing written at build time', opening, ms, 1500],
    ['Longest task until then', longestTask(longTasks, 0, opening), ms],
    ['Ticking a category, to the tick painted', filter.answer, ms, 100],
    ['Ticking a category, to its products painted', filter.products, ms, 100],
    ['Sorting by price, to the choice painted', sort.answer, ms, 100],
    ['Sorting by price, to its products painted', sort.products, ms, 100],
    ['A letter of a search, to the letter painted', Math.max(...letters.map(({ answer }) => answer)), ms, 100],
    ['A letter of a search, to its products painted', Math.max(...letters.map(({ products }) => products)), ms, 100],
    ['DOM elements', nodes, count, 3000],
    ['DOM elements after ten times ‘Show more gifts’', nodesAfterMore, count],
    ['Heap after a collection', heap, kilobytes, 80 * KB ** 2],
    ['Scrolling: 95 % of frames within', scrolling.most, ms, 33],
    ['Scrolling: longest frame', scrolling.longest, ms],
    ['All guides, from the click to the first of them', guides, ms],
    ['DOM elements of all guides', nodesOfGuides, count, 3000],
  ];
}
