// A page that is driven by DevTools' protocol alone. Playwright enables its Network domain in each page, which records
// where in the scripts a picture was requested, and retains what was loaded: up to a millisecond of a tick's 13 (7 on the
// phone of reference), and half a megabyte for each round of the photo dialog.
import { slowdownOf } from './cpuThrottling.mjs';
import { recordMetrics } from './pageMetrics.mjs';

/** @typedef {Awaited<ReturnType<typeof openQuietly>>} QuietPage */
/** @typedef {{ viewport: { width: number, height: number }, deviceScaleFactor?: number, isMobile?: boolean, hasTouch?: boolean }} Device */

const TIMEOUT_MS = 60_000;
const LOOK_MS = 50;
/** How long nothing is loaded once a page is idle. */
const IDLE_MS = 500;

const rest = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Sends commands of the protocol to a new page in a context of its own, which Playwright leaves alone.
 * @param {import('./emulatedDevice.mjs').Browser} browser
 */
async function attach(browser) {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext', {});
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  /** @type {Map<number, (answer: { error?: { message: string }, result?: any }) => void>} */
  const waiting = new Map();
  root.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const answer = JSON.parse(event.message);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let id = 0;
  /**
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<any>} its result
   * @throws {Error} when the browser refuses it
   */
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      id += 1;
      waiting.set(id, ({ error, result }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      const message = JSON.stringify({ id, method, params });
      root.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  const close = async () => {
    await root.send('Target.disposeBrowserContext', { browserContextId });
    await root.detach();
  };
  return { send, close };
}

/**
 * Opens a URL as slowly as the phone of reference, and waits until the splash has lifted, the page is hydrated and
 * nothing is loaded any more (emulatedDevice.mjs does the same in Playwright's pages).
 * @param {import('./emulatedDevice.mjs').Browser} browser
 * @param {string} url
 * @param {{ device: Device, script?: () => void }} options script: runs in the page before its own
 */
export async function openQuietly(browser, url, { device, script }) {
  const slowdown = await slowdownOf(browser);
  const { send, close } = await attach(browser);
  const { viewport, deviceScaleFactor = 1, isMobile = false, hasTouch = false } = device;
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
  await send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await send('Page.enable');
  for (const each of [recordMetrics, script])
    if (each) await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(each)})()` });

  /**
   * Runs a function in the page.
   * @template R
   * @template [A=undefined]
   * @param {(given: A) => R | Promise<R>} act
   * @param {A} [given]
   * @returns {Promise<R>}
   * @throws {Error} what it throws
   */
  const evaluate = async (act, given) => {
    const expression = `(${String(act)})(${JSON.stringify(given) ?? ''})`;
    const asked = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', asked);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };

  /**
   * Waits until a function is true in the page.
   * @template [A=undefined]
   * @param {(given: A) => boolean} isTrue
   * @param {A} [given]
   * @throws {Error} when it stays false
   */
  const waitUntil = async (isTrue, given) => {
    const until = Date.now() + TIMEOUT_MS;
    while (!(await evaluate(isTrue, given))) {
      if (Date.now() > until) throw new Error(`not within ${TIMEOUT_MS} ms: ${String(isTrue)}`);
      await rest(LOOK_MS);
    }
  };

  /** Taps the middle of an element, or clicks on it where there is no touch screen. @param {string} selector */
  const press = async (selector) => {
    const [x, y] = await evaluate(async (wanted) => {
      const element = /** @type {Element} */ (document.querySelector(wanted));
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    }, selector);
    const point = { x, y, button: 'left', clickCount: 1 };
    await send('Input.dispatchMouseEvent', { ...point, type: 'mousePressed' });
    await send('Input.dispatchMouseEvent', { ...point, type: 'mouseReleased' });
  };

  await send('Page.navigate', { url });
  await waitUntil(() => Reflect.get(globalThis, 'pageMetrics')?.hydrated > 0);
  await waitUntil(() => document.getElementById('splash') === null);
  await waitUntil((idleMs) => {
    const last = performance.getEntriesByType('resource').at(-1);
    return performance.now() - (last ? last.startTime + last.duration : 0) > idleMs;
  }, IDLE_MS);
  return { send, evaluate, waitUntil, press, rest, slowdown, close };
}
