// What the photo's screen costs besides time: memory, script and layers; and the photo it is measured with.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** @typedef {import('./device.mjs').Page} Page */

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

/** Memory of the page's process in MB, after everything unused has been given back. @param {Page} page */
export async function memoryOf(page) {
  const session = await page.context().newCDPSession(page);
  await page.waitForTimeout(1500);
  for (let n = 0; n < 3; n += 1) await session.send('HeapProfiler.collectGarbage');
  // Browsers keep decoded pictures and drawing buffers until memory is asked for.
  await session.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.waitForTimeout(1000);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await browser?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const resident = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  return { heapMb: usedSize / 1e6, residentMb: Math.max(0, ...resident) };
}

/** Bytes that opening the preview asks for: scripts as they travel compressed, and the mock-up's layers. @param {readonly string[]} paths */
export function weightOf(paths) {
  const sizes = (/** @type {RegExp} */ pattern, /** @type {(path: string) => number} */ size) =>
    paths.filter((path) => pattern.test(path)).reduce((sum, path) => sum + size(`dist${path}`), 0);
  return {
    script: sizes(/\.js$/, (path) => gzipSync(readFileSync(path), { level: 9 }).length),
    layers: sizes(/^\/mockups\//, (path) => statSync(path).size),
  };
}

/** Bytes of the layers of the heaviest mock-up. */
export const heaviest = () =>
  Math.max(
    ...readdirSync('dist/mockups').map((name) =>
      readdirSync(`dist/mockups/${name}`).reduce((sum, file) => sum + statSync(`dist/mockups/${name}/${file}`).size, 0),
    ),
  );
