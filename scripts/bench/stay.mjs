// A shopper who stays: scrolls home from top to bottom, and goes to and fro between home and a gift.
import { PHONE, slowDown } from './device.mjs';
import { scrollBy } from './scroll.mjs';

/** @typedef {import('./device.mjs').Browser} Browser */
/** @typedef {import('./device.mjs').CDPSession} CDPSession */

/** @param {Browser} browser @param {string} url */
async function openSlowly(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await slowDown(session, { isNetworkSlow: false });
  await page.addInitScript(countTimers);
  await page.goto(url);
  await page.locator('#splash').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  return { context, page, session };
}

/**
 * Scrolls home to its end.
 * @param {Browser} browser
 * @param {string} shopUrl
 */
export async function scrollHome(browser, shopUrl) {
  const { context, page, session } = await openSlowly(browser, `${shopUrl}/`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const figures = await scrollBy(page, session, height);
  await context.close();
  return figures;
}

/** Runs in the page before its scripts: keeps count of the timers that are set and have not gone off. */
function countTimers() {
  const open = new Set();
  Object.assign(globalThis, { openTimers: open });
  for (const [name, stop] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ]) {
    /** @type {(...given: unknown[]) => number} */
    const set = Reflect.get(globalThis, name ?? '').bind(globalThis);
    /** @type {(id: unknown) => void} */
    const clear = Reflect.get(globalThis, stop ?? '').bind(globalThis);
    const begin = (/** @type {unknown} */ handler, /** @type {unknown[]} */ ...given) => {
      const id = set(
        (/** @type {unknown[]} */ ...passed) => {
          if (name === 'setTimeout') open.delete(id);
          if (typeof handler === 'function') handler(...passed);
        },
        ...given,
      );
      open.add(id);
      return id;
    };
    const end = (/** @type {unknown} */ id) => {
      open.delete(id);
      clear(id);
    };
    Object.assign(globalThis, { [name ?? '']: begin, [stop ?? '']: end });
  }
}

/** Until then the engine still learns the code: the heap grows, and less each time. */
const WARM_UP = 20;
const VISITS = 20;
/** A page that has just come still lets go of the one before. */
const REST_MS = 700;

/**
 * What the page holds after twenty visits to home and a gift, beside what it held after the twenty before.
 * @param {Browser} browser
 * @param {string} shopUrl
 * @param {string} gift path of its page
 */
export async function comeAndGo(browser, shopUrl, gift) {
  const { context, page, session } = await openSlowly(browser, `${shopUrl}${gift}`);
  const visit = async (/** @type {string} */ path) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.waitForTimeout(REST_MS);
  };
  const homeAndGift = async (/** @type {number} */ times) => {
    for (let count = 0; count < times; count += 1) {
      await visit('/');
      await visit(gift);
    }
  };
  const held = async () => {
    for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    const timers = await page.evaluate(() => Reflect.get(globalThis, 'openTimers').size);
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), timers, heap: of('JSHeapUsedSize') };
  };
  await homeAndGift(WARM_UP);
  const before = await held();
  await homeAndGift(VISITS);
  const after = await held();
  await context.close();
  return { before, after };
}
