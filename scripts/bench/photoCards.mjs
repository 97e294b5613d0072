// A photo chosen once for all products: how long its cards take, what the page feels of it, and what memory is left.
import { framesDuring, longestTask, metricsOf } from './emulatedDevice.mjs';
import { memoryOf, workerTimes } from './processMemory.mjs';
import { swipe } from './stay.mjs';

/** @typedef {import('./emulatedDevice.mjs').Browser} Browser */
/** @typedef {import('./emulatedDevice.mjs').Page} Page */
/** @typedef {{ kind: string, ms: number }} WorkerTask */

const PICTURES = 'main article .own-picture';
const SCROLL_PX = 9600;
const TIMEOUT_MS = 30_000;

/** Runs in the page before its own scripts: records how long each task of a worker takes, in ms from sending to the answer. */
export function timeWorkers() {
  /** @type {{ kind: string, ms: number }[]} */
  const tasks = [];
  Object.assign(globalThis, { workerTasks: tasks });
  const postMessage = Reflect.get(Worker.prototype, 'postMessage');
  Worker.prototype.postMessage = function timed(/** @type {any[]} */ ...given) {
    const [{ id, message }] = given;
    const began = performance.now();
    const answered = (/** @type {MessageEvent} */ event) => {
      if (event.data.id !== id || event.data.message.status === 'page') return;
      this.removeEventListener('message', answered);
      tasks.push({ kind: message.kind, ms: performance.now() - began });
    };
    this.addEventListener('message', answered);
    return Reflect.apply(postMessage, this, given);
  };
}

/** Runs in the page: chooses the stored photo in the chip's field. @returns {number} when, in ms since the page's start */
function choose() {
  const field = /** @type {HTMLInputElement} */ (document.querySelector('main input[type=file]'));
  const chosen = new DataTransfer();
  chosen.items.add(Reflect.get(globalThis, 'photo'));
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return performance.now();
}

/** How long the shopper chooses, in ms. */
const CHOICE_MS = 2000;

/** Presses the chip, which loads what opens a photo, and chooses the stored one. @param {Page} page @returns {Promise<number>} when */
async function pressAndChoose(page) {
  await page.locator('main button:has(+ input[type=file])').tap();
  await page.waitForTimeout(CHOICE_MS);
  return page.evaluate(choose);
}

/** Removes the photo from the page and the device. @param {Page} page */
async function remove(page) {
  await page.locator('.own-photo-bar button[aria-label^="Remove"]').tap();
  await page.locator(PICTURES).first().waitFor({ state: 'detached' });
}

/** Waits until no card has got its picture for a second. @param {Page} page @returns {Promise<number>} when the last one came */
async function lastPicture(page) {
  return page.evaluate(
    async ([pictures, timeout]) => {
      const count = () => document.querySelectorAll(pictures).length;
      const until = performance.now() + timeout;
      let [known, at] = [count(), performance.now()];
      while (performance.now() < until && (known === 0 || performance.now() - at < 1000)) {
        await new Promise((done) => requestAnimationFrame(done));
        if (count() > known) [known, at] = [count(), performance.now()];
      }
      return at;
    },
    /** @type {const} */ ([PICTURES, TIMEOUT_MS]),
  );
}

const LOOK_MS = 100;

/**
 * Processor time that workers take during an action, in ms. A worker's time ends with it, so it is read again and again.
 * @template T
 * @param {Browser} browser
 * @param {() => Promise<T>} act
 */
async function withWorkerTime(browser, act) {
  const read = await workerTimes(browser);
  const before = read();
  /** @type {Map<string, number>} */
  const times = new Map();
  const look = () => read().forEach((ms, thread) => times.set(thread, ms - (before.get(thread) ?? 0)));
  const clock = setInterval(look, LOOK_MS);
  const result = await act();
  clearInterval(clock);
  look();
  return { result, ms: [...times.values()].reduce((sum, ms) => sum + ms, 0) };
}

/**
 * Shows the stored photo on the cards of the collection, and removes it.
 * @param {Browser} browser
 * @param {object} opened the collection's page, opened with `timeWorkers` and with a photo (`bringPhoto`)
 * @param {Page} opened.page
 * @param {import('./emulatedDevice.mjs').CDPSession} opened.session
 * @param {number} opened.slowdown of the page's processor; the worker's time is multiplied by it
 */
export async function showOnCards(browser, { page, session, slowdown }) {
  // A thumb taps and swipes. A mouse that once clicked stays on the page: each card that passes under it is hovered.
  const without = await framesDuring(page, () => swipe(session, SCROLL_PX));
  await page.evaluate(() => scrollTo(0, 0));
  const before = await memoryOf(browser, session);
  const { result, ms: workerMs } = await withWorkerTime(browser, async () => {
    const chosenAt = await pressAndChoose(page);
    return { chosenAt, ended: await lastPicture(page) };
  });
  const { chosenAt, ended } = result;
  /** @type {WorkerTask[]} */
  const tasks = await page.evaluate(() => Reflect.get(globalThis, 'workerTasks'));
  const counts = await page.evaluate(
    (pictures) => [document.querySelectorAll('main article').length, document.querySelectorAll(pictures).length],
    PICTURES,
  );
  const waited = (/** @type {string | undefined} */ kind) =>
    tasks.filter((task) => kind === undefined || task.kind === kind).reduce((sum, { ms }) => sum + ms, 0);
  const drawings = tasks.filter(({ kind }) => kind === 'card').length;
  /** Each kind of task has its share of the processor's time. */
  const timeOf = (/** @type {string} */ kind) => ((workerMs * waited(kind)) / waited(undefined)) * slowdown;
  const shown = await memoryOf(browser, session);
  await remove(page);
  // Once more, for who scrolls meanwhile.
  await pressAndChoose(page);
  await page.locator(PICTURES).first().waitFor();
  const frames = await framesDuring(page, () => swipe(session, SCROLL_PX));
  await remove(page);
  // Where the page was before: other places show other pictures.
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(6000);
  const after = await memoryOf(browser, session);
  return {
    drawings,
    counts,
    frames,
    without,
    longest: Math.max(frames.longestTask, longestTask((await metricsOf(page)).longTasks, chosenAt, ended)),
    cardMs: timeOf('card') / drawings,
    openMs: timeOf('open'),
    // The page was slowed down, its workers were not.
    allMs: ended - chosenAt - waited(undefined) + workerMs * slowdown,
    before,
    shown,
    after,
  };
}
