// A longer visit: scrolls home from top to bottom, and alternates between home and a product.
import { framesDuring, goTo, open, PHONE } from './emulatedDevice.mjs';

/** @typedef {import('./emulatedDevice.mjs').Browser} Browser */
/** @typedef {import('./emulatedDevice.mjs').CDPSession} CDPSession */

/** Before the first measurement the engine still compiles: the heap grows, less each time. */
const VISITS = 20;
/** A new page still releases the previous one. */
const REST_MS = 700;
const SPEED_PX_PER_SECOND = 1200;

/** Scrolls down as a thumb does. @param {Pick<CDPSession, 'send'>} session @param {number} distance px */
export const swipe = (session, distance) =>
  session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -distance,
    speed: SPEED_PX_PER_SECOND,
    gestureSourceType: 'touch',
  });

/** Scrolls home to its end. @param {Browser} browser @param {string} shopUrl */
export async function scrollHome(browser, shopUrl) {
  const context = await browser.newContext(PHONE);
  const { page, session } = await open(context, shopUrl, { isNetworkSlow: false });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const figures = await framesDuring(page, () => swipe(session, height));
  await context.close();
  return figures;
}

/** Runs in the page before its scripts: records the timers that are set and have not fired. */
function keepTimers() {
  const timers = new Set();
  const { setTimeout: later, setInterval: always, clearTimeout: clear } = globalThis;
  /** @typedef {(...given: unknown[]) => void} Act */
  const setTimeout = (/** @type {Act} */ act, /** @type {number} */ ms, /** @type {unknown[]} */ ...given) => {
    const id = later(() => {
      timers.delete(id);
      act(...given);
    }, ms);
    timers.add(id);
    return id;
  };
  const setInterval = (/** @type {Act} */ act, /** @type {number} */ ms, /** @type {unknown[]} */ ...given) => {
    const id = always(act, ms, ...given);
    timers.add(id);
    return id;
  };
  const end = (/** @type {number} */ id) => {
    timers.delete(id);
    clear(id);
  };
  Object.assign(globalThis, { timers, setTimeout, setInterval, clearTimeout: end, clearInterval: end });
}

/**
 * What the page holds after twenty visits to home and a product, compared with the twenty before.
 * @param {Browser} browser
 * @param {string} shopUrl
 * @param {string} product path of its page
 */
export async function comeAndGo(browser, shopUrl, product) {
  const context = await browser.newContext(PHONE);
  const { page, session } = await open(context, shopUrl + product, { isNetworkSlow: false, script: keepTimers });
  await session.send('Performance.enable');
  const afterVisits = async () => {
    for (const path of Array.from({ length: VISITS }, () => ['/', product]).flat()) {
      await goTo(page, path);
      await page.waitForTimeout(REST_MS);
    }
    for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    /** @type {number} */
    const timers = await page.evaluate(() => Reflect.get(globalThis, 'timers').size);
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), timers, heap: of('JSHeapUsedSize') };
  };
  const figures = { before: await afterVisits(), after: await afterVisits() };
  await context.close();
  return figures;
}
