// Operates the photo dialog: opens it, chooses photos, drags them, leaves; and measures it.
import { framesDuring, longestTask, metricsOf } from './emulatedDevice.mjs';

/** @typedef {import('./emulatedDevice.mjs').Page} Page */

/** Duration of each part of a click. */
const PRESS_MS = 80;
export const DRAG_MS = 2000;
export const OPENS = '.personal button[aria-label]';
export const ZOOMS_IN = 'dialog[open] button[aria-label="Zoom in"]';
/** How often a photo is zoomed in before it is dragged. */
export const ZOOMS = 4;

/**
 * Stores a photograph of 12 megapixels, with a camera's noise, in the page.
 * @param {import('./emulatedDevice.mjs').Evaluating} page
 * @returns {Promise<number>} its bytes
 */
export function bringPhoto(page) {
  return page.evaluate(async () => {
    const bitmap = await createImageBitmap(await (await fetch('/media/slides/slide-1-1200.jpg')).blob());
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0, 4000, 3000);
    const picture = context.getImageData(0, 0, 4000, 3000);
    for (let at = 0; at < picture.data.length; at += 1) {
      if (at % 4 !== 3) picture.data[at] = (picture.data[at] ?? 0) + Math.random() * 24 - 12;
    }
    context.putImageData(picture, 0, 0);
    const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    Object.assign(globalThis, { photo: new File([file], 'photo.jpg', { type: file.type }) });
    return file.size;
  });
}

/** Runs in the page: chooses the stored photo. @returns {Promise<number>} ms until the product shows it */
export async function choosePhoto() {
  // Not with the browser's own tool: that retains the field, and with it the closed dialog's pictures, as long as the
  // page.
  const field = /** @type {HTMLInputElement} */ (document.querySelector('dialog[open] input[type=file]'));
  const chosen = new DataTransfer();
  chosen.items.add(Reflect.get(globalThis, 'photo'));
  field.files = chosen.files;
  const began = performance.now();
  field.dispatchEvent(new Event('change', { bubbles: true }));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // The name changes in the frame that draws the photo; one frame later it is on the screen.
  while (!document.querySelector('dialog[open] canvas[aria-label$="with your design"]')) await frame();
  await frame();
  return performance.now() - began;
}

/**
 * Runs in the page: chooses several files at once, all copies of the stored photo.
 * @param {number} count
 * @returns {Promise<number[]>} ms from one place's photo to the next one's
 */
async function chooseFiles(count) {
  const bytes = await Reflect.get(globalThis, 'photo').arrayBuffer();
  const chosen = new DataTransfer();
  // One more byte at the end makes it another photo.
  for (let n = 0; n < count; n += 1)
    chosen.items.add(new File([bytes, Uint8Array.of(n)], `${n}.jpg`, { type: 'image/jpeg' }));
  // The bench copies the files before the choice.
  await new Promise((done) => setTimeout(done, 1000));
  const field = /** @type {HTMLInputElement} */ (document.querySelector('dialog[open] input[type=file]'));
  field.files = chosen.files;
  const times = [performance.now()];
  Object.assign(globalThis, { chosenAt: times[0] });
  field.dispatchEvent(new Event('change', { bubbles: true }));
  while (times.length <= count) {
    await new Promise((done) => requestAnimationFrame(done));
    const shown = document.querySelectorAll('dialog[open] li canvas').length;
    while (times.length <= shown) times.push(performance.now());
  }
  return times.slice(1).map((time, at) => time - (times[at] ?? time));
}

/**
 * Opens the preview and chooses photos for all places of a product.
 * @param {Page} page
 * @param {number} count
 */
export async function fillPlaces(page, count) {
  await press(page, OPENS);
  await page.locator('dialog[open] canvas[data-painter]').waitFor();
  const slowest = Math.max(...(await page.evaluate(chooseFiles, count)));
  await page.waitForTimeout(2000);
  const chosenAt = await page.evaluate(() => Reflect.get(globalThis, 'chosenAt'));
  return { slowest, longestTask: longestTask((await metricsOf(page)).longTasks, chosenAt) };
}

/**
 * A click like a finger's: moving, pressing and releasing in one moment would count as one task. The button is found by
 * its position: to find it by its name the browser's tool reads the whole page, which took 80 to 95 ms.
 * @param {Page} page
 * @param {string} selector of the button
 */
async function press(page, selector) {
  const button = page.locator(selector);
  await button.hover();
  await page.waitForTimeout(PRESS_MS);
  await button.click({ delay: PRESS_MS });
}

/** Where the pointer is in a step of a drag, in px. @param {{ x: number, y: number }} middle of the photo @param {number} step */
export const dragPath = ({ x, y }, step) => ({ x: x + 40 * Math.sin(step / 6), y: y + 30 * Math.cos(step / 8) });

/** Opens the preview, chooses the stored photo and drags it for two seconds. @param {Page} page */
export async function playRound(page) {
  const start = await page.evaluate(() => performance.now());
  await press(page, OPENS);
  const stage = page.locator('dialog[open] canvas[data-painter]');
  await stage.waitFor();
  await page.waitForTimeout(500);
  const firstMs = await page.evaluate(choosePhoto);
  await page.waitForTimeout(2500);
  for (let zoom = 0; zoom < ZOOMS; zoom += 1) await press(page, ZOOMS_IN);
  const box = await page.locator('dialog[open] [role=application]').boundingBox();
  if (!box) throw new Error('no frame');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    const until = Date.now() + DRAG_MS;
    for (let step = 0; Date.now() < until; step += 1) {
      const { x, y } = dragPath(middle, step);
      await page.mouse.move(x, y);
    }
  });
  await page.mouse.up();
  const painter = await stage.getAttribute('data-painter');
  return { painter, firstMs, ...frames, longestTask: longestTask((await metricsOf(page)).longTasks, start) };
}
