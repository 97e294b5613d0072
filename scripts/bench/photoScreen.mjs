// The photo's screen: opened, a photo chosen, dragged about, left; what it took, and what it holds in memory.
import { readFileSync } from 'node:fs';

import { framesDuring, longestTask, notesOf } from './device.mjs';
import { KB } from './report.mjs';

/** @typedef {import('./device.mjs').Page} Page */

/** How long each part of a click takes. */
const PRESS_MS = 80;
const DRAG_MS = 2000;

/**
 * Leaves a photograph of 12 megapixels, with the grain of a camera, in the page.
 * @param {Page} page
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

/** Runs in the page: chooses the photo that was left there. @returns {Promise<number>} ms until the gift shows it */
async function choosePhoto() {
  // Not by the browser's own tool: that keeps the field, and with it the closed screen's pictures, for as long as the page.
  const field = /** @type {HTMLInputElement} */ (document.querySelector('dialog[open] input[type=file]'));
  const chosen = new DataTransfer();
  chosen.items.add(Reflect.get(globalThis, 'photo'));
  field.files = chosen.files;
  const began = performance.now();
  field.dispatchEvent(new Event('change', { bubbles: true }));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // The name changes in the frame that draws the photo; one frame later it is on the screen.
  while (!document.querySelector('dialog[open] canvas[aria-label$="with your photo"]')) await frame();
  await frame();
  return performance.now() - began;
}

/**
 * A click as a finger makes it: coming, going down and up in one moment would count as one task.
 * @param {Page} page
 * @param {RegExp | string} name of the button
 */
async function press(page, name) {
  const button = page.getByRole('button', { name, exact: true });
  await button.hover();
  await page.waitForTimeout(PRESS_MS);
  await button.click({ delay: PRESS_MS });
}

/**
 * Opens the preview, chooses the photo that was left in the page and drags it about for two seconds.
 * @param {Page} page
 */
export async function playRound(page) {
  const start = await page.evaluate(() => performance.now());
  await press(page, /^(Personalise|Change your photo on) /);
  const stage = page.locator('dialog[open] canvas[data-painter]');
  await stage.waitFor();
  await page.waitForTimeout(500);
  const firstMs = await page.evaluate(choosePhoto);
  await page.waitForTimeout(2500);
  for (let n = 0; n < 4; n += 1) await press(page, 'Zoom in');
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('no frame');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    const until = Date.now() + DRAG_MS;
    for (let step = 0; Date.now() < until; step += 1)
      await page.mouse.move(x + 40 * Math.sin(step / 6), y + 30 * Math.cos(step / 8));
  });
  await page.mouse.up();
  const painter = await stage.getAttribute('data-painter');
  return { painter, firstMs, ...frames, longestTask: longestTask((await notesOf(page)).longTasks, start) };
}

/** Leaves the photo's screen. @param {Page} page */
export async function leave(page) {
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForTimeout(1000);
}

/** How long the browser takes to give drawn tiles back after it was asked to. */
const GIVING_BACK_MS = 4000;

/**
 * Bytes of memory: the page's scripts, and all that its process holds but for the files of the browser's program, which the
 * system may drop at any time; after everything unused has been given back.
 * @param {import('./device.mjs').Browser} browser
 * @param {Page} page
 */
export async function memoryOf(browser, page) {
  const session = await page.context().newCDPSession(page);
  await page.waitForTimeout(1500);
  for (let n = 0; n < 3; n += 1) await session.send('HeapProfiler.collectGarbage');
  // Browsers keep decoded pictures and drawing buffers until memory is asked for.
  await session.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.waitForTimeout(GIVING_BACK_MS);
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const held = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => heldBy(id));
  return { heap, held: Math.max(0, ...held) };
}

/** Bytes of memory that a process holds and no file backs. @param {number} id */
function heldBy(id) {
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  const kilobytes = ['RssAnon', 'RssShmem'].map((kind) =>
    Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, some) => sum + some, 0) * KB;
}
