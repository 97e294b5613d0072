// One round on the photo's screen: opened, a photo chosen, dragged about. What it took.
import { CPU_SLOWDOWN } from './device.mjs';

/** How long each part of a click takes, in milliseconds. */
const PRESS_MS = 80;

/** @typedef {import('./device.mjs').Browser} Browser */
/** @typedef {import('./device.mjs').Page} Page */
/** @typedef {{ chosen: number, shown: number, frames: number[] }} Notes */
/** @typedef {{ painter: string, firstMs: number, frames: number, slowestFrameMs: number, longTaskMs: number }} Round */

/** Notes when a file was chosen, and when the gift first shows it. */
export function watchPage() {
  const notes = {
    chosen: 0,
    shown: 0,
    /** @type {number[]} */ frames: [],
  };
  Object.assign(globalThis, { notes });
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
      notes.chosen = performance.now();
      const look = () => {
        // The name changes in the frame that draws the photo; one frame later it is on the screen.
        if (!document.querySelector('dialog[open] canvas[aria-label$="with your photo"]')) requestAnimationFrame(look);
        else requestAnimationFrame(() => (notes.shown = performance.now()));
      };
      look();
    },
    true,
  );
}

const notesOf = (/** @type {Page} */ page) =>
  page.evaluate(() => /** @type {{ notes: Notes }} */ (/** @type {unknown} */ (globalThis)).notes);

/**
 * The longest task of the page's thread in milliseconds of processor time, so that other work on this computer does not
 * count.
 * @param {Buffer} trace
 */
function longestTask(trace) {
  /** @type {{ traceEvents: { name: string, ph: string, pid: number, tid: number, tdur?: number, dur?: number, args?: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ ph, name, pid, tid }) => ph === 'X' && name.includes('RunTask') && mains.has(`${pid}/${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the page');
  return Math.max(...tasks.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000));
}

/**
 * A click as a finger makes it: coming, going down and up in one moment would count as one task.
 * @param {Page} page
 * @param {import('@playwright/test').Locator} control
 */
async function press(page, control) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  await page.waitForTimeout(PRESS_MS);
}

/**
 * Opens the preview, chooses the photo that was left in the page and drags it about for two seconds.
 * @param {Browser} browser
 * @param {Page} page
 * @returns {Promise<Round>}
 */
export async function playRound(browser, page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.evaluate(() => {
    const { notes } = /** @type {{ notes: Notes }} */ (/** @type {unknown} */ (globalThis));
    Object.assign(notes, { shown: 0, frames: [] });
    return performance.now();
  });
  await press(page, page.getByRole('button', { name: /^(Personalise|Change your photo on) / }));
  await page.locator('dialog[open] canvas[data-painter]').waitFor();
  await page.waitForTimeout(500);
  // Not by the browser's own tool: that keeps the field, and with it the closed screen's pictures, for as long as the page.
  await page.evaluate(() => {
    const field = /** @type {HTMLInputElement} */ (document.querySelector('dialog[open] input[type=file]'));
    const chosen = new DataTransfer();
    chosen.items.add(Reflect.get(globalThis, 'photo'));
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.waitForFunction(
    () => /** @type {{ notes: { shown: number } }} */ (/** @type {unknown} */ (globalThis)).notes.shown > 0,
    null,
    { timeout: 60_000 },
  );
  const { chosen, shown } = await notesOf(page);
  await page.waitForTimeout(2500);
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('no frame');
  for (let n = 0; n < 4; n += 1) await press(page, page.getByRole('button', { name: 'Zoom in', exact: true }));
  await page.evaluate(() => {
    const { notes } = /** @type {{ notes: { frames: number[] } }} */ (/** @type {unknown} */ (globalThis));
    let last = performance.now();
    const tick = (/** @type {number} */ now) => {
      notes.frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const until = Date.now() + 2000;
  for (let step = 0; Date.now() < until; step += 1) {
    await page.mouse.move(x + 40 * Math.sin(step / 6), y + 30 * Math.cos(step / 8));
  }
  const { frames } = await notesOf(page);
  await page.mouse.up();
  const painter = (await page.locator('dialog[open] canvas[data-painter]').getAttribute('data-painter')) ?? '';
  const measured = frames.slice(2);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    painter,
    firstMs: shown - chosen,
    frames: (measured.length * 1000) / measured.reduce((sum, each) => sum + each, 0),
    slowestFrameMs: Math.max(...measured),
    longTaskMs: longestTask(await browser.stopTracing()),
  };
}

/** Leaves the photo's screen. @param {Page} page */
export async function leave(page) {
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForTimeout(1000);
}
