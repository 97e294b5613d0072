// What the photo dialog leaves in the memory of a page: opened, given a photo that is zoomed and dragged, and closed, again and again.
import { DESKTOP } from './emulatedDevice.mjs';
import { bringPhoto, choosePhoto, DRAG_MS, dragPath, OPENS, ZOOMS, ZOOMS_IN } from './photoDialog.mjs';
import { memoryOf } from './processMemory.mjs';
import { openQuietly } from './quietPage.mjs';

/** How often the dialog is opened after the first time. */
export const ROUNDS = 12;
const STEP_MS = 12;
const REST_MS = 1000;
/** For ten seconds a closed dialog's worker is kept for reuse (photo/photoWorker.ts), and the pictures that the last ones replaced. */
const KEPT_MS = 11_000;

/** Drags from the middle of the photo for two seconds. @param {import('./quietPage.mjs').QuietPage} page */
async function drag(page) {
  const { x, y } = await page.evaluate(() => {
    const frame = /** @type {Element} */ (document.querySelector('dialog[open] [role=application]'));
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const mouse = (/** @type {string} */ type, point = { x, y }, buttons = 1) =>
    page.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', buttons, clickCount: 1 });
  await mouse('mousePressed');
  const until = Date.now() + DRAG_MS;
  for (let step = 0; Date.now() < until; step += 1) {
    await mouse('mouseMoved', dragPath({ x, y }, step));
    await page.rest(STEP_MS);
  }
  await mouse('mouseReleased', { x, y }, 0);
}

/** Opens the dialog, chooses the stored photo, zooms and drags it. @param {import('./quietPage.mjs').QuietPage} page */
async function playRound(page) {
  await page.press(OPENS);
  await page.waitUntil(() => document.querySelector('dialog[open] canvas[data-painter]') !== null);
  await page.rest(REST_MS);
  await page.evaluate(choosePhoto);
  await page.rest(REST_MS);
  for (let zoom = 0; zoom < ZOOMS; zoom += 1) await page.press(ZOOMS_IN);
  await drag(page);
}

/** Closes the dialog. @param {import('./quietPage.mjs').QuietPage} page */
async function leave(page) {
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('dialog[open] button')];
    /** @type {HTMLButtonElement | undefined} */ (buttons.find(({ textContent }) => textContent === 'Done'))?.click();
  });
  await page.waitUntil(() => document.querySelector('dialog[open]') === null);
  await page.rest(REST_MS);
}

/**
 * @param {import('./emulatedDevice.mjs').Browser} browser
 * @param {string} url of a product that can be personalised
 */
export async function memoryOfDialog(browser, url) {
  const page = await openQuietly(browser, url, { device: DESKTOP });
  await bringPhoto(page);
  /** @type {{ when: string, heap: number, held: number }[]} */
  const memory = [];
  const weigh = async (/** @type {string} */ when) => void memory.push({ when, ...(await memoryOf(browser, page)) });
  await weigh('Before opening');
  await playRound(page);
  await weigh('With the photo');
  await leave(page);
  await weigh('Closed, its worker kept for reuse');
  for (let round = 1; round <= ROUNDS; round += 1) {
    await playRound(page);
    await leave(page);
  }
  await page.rest(KEPT_MS);
  await weigh(`After ${ROUNDS} more rounds`);
  await page.close();
  return memory;
}
