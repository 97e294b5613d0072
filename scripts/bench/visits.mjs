// Measured visits to the shop's pages.
import { longestTask, notesOf, open, PHONE } from './device.mjs';
import { writeBarePages, writeLimitPages } from './limitPages.mjs';
import { servePlainPictures, serveWithoutPages, setCatalogue, visitorWithCart } from './shop.mjs';

/** @typedef {Awaited<ReturnType<typeof visit>>} Visit ms, bytes and counts */

/** What is asked for, by its path; the first that fits. */
const KINDS = {
  api: /^\/api\/(?!media\/)/,
  html: /^[^.]*$/,
  script: /\.js$/,
  style: /\.css$/,
  font: /\.woff2$/,
  image: /\.(avif|webp|jpg|png|svg)$/,
  video: /\.(mp4|webm)$/,
  other: /./,
};
export const KIND_NAMES = /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS));
/** What is loaded after every part is alive still counts. */
const REST_MS = 1500;
/** So long it may take until a clip in sight is noticed (notes.mjs). */
const NOTICE_MS = 200;

/**
 * Visits each page and its limit page in turn, so that whatever else the machine does falls on all of them; those with a
 * large picture also on a backend whose pictures are plain files, there as written, as shell.html makes it, and bare.
 * @param {import('./device.mjs').Browser} browser
 * @param {import('./shop.mjs').Shop} shop
 * @param {Readonly<Record<'home' | 'collection' | 'product' | 'cart', string>>} paths
 * @param {number} runs
 */
export async function visitEveryPage(browser, shop, paths, runs) {
  const cart = visitorWithCart(shop);
  const shell = await serveWithoutPages();
  await setCatalogue(shell.url, 'plain');
  await writeLimitPages(browser, shop.url, { paths, cart, folder: shell.folder });
  const plain = await servePlainPictures();
  const pictured = { home: paths.home, product: paths.product };
  await writeLimitPages(browser, plain.url, { paths: pictured, cart, folder: plain.folder });
  await writeBarePages(browser, plain.url, { names: Object.keys(pictured), folder: plain.folder });
  /** @type {Record<string, Visit[]>} */
  const visits = {};
  /** @param {string} name @param {string} url */
  const measure = async (name, url) => {
    const context = await browser.newContext({ ...PHONE, ...(name === 'cart' && { storageState: cart }) });
    for (const time of name === 'home' ? [name, 'home again'] : [name])
      (visits[time] ??= []).push(await visit(context, url));
    await context.close();
  };
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, path] of Object.entries(paths)) {
      await measure(name, shop.url + path);
      await measure(`${name}, limit`, `${shell.url}/limit-${name}`);
    }
    for (const [name, path] of Object.entries(pictured)) {
      await measure(`${name}, plain pictures`, plain.url + path);
      await measure(`${name}, plain pictures, shell.html`, shell.url + path);
      await measure(`${name}, bare`, `${plain.url}/bare-${name}`);
    }
    console.log(`run ${run} of ${runs}`);
  }
  await plain.close();
  await shell.close();
  return visits;
}

/**
 * @param {import('./device.mjs').BrowserContext} context
 * @param {string} url
 */
async function visit(context, url) {
  /** @type {import('@playwright/test').Request[]} */
  const clips = [];
  context.on('request', (request) => request.resourceType() === 'media' && clips.push(request));
  const { page } = await open(context, url);
  await page.waitForTimeout(REST_MS);
  const { fcp, lcp, cls, complete, alive, longTasks, videoSeen, timeOrigin } = await notesOf(page);
  // Over the wire, headers included: nothing of what the browser has already.
  const received = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, transferSize } = /** @type {PerformanceResourceTiming} */ (entry);
      return { path: new URL(name).pathname, size: transferSize, end: entry.startTime + entry.duration };
    }),
  );
  await page.close();

  const bytes = { api: 0, html: 0, script: 0, style: 0, font: 0, image: 0, video: 0, other: 0 };
  for (const { path, size } of received) bytes[KIND_NAMES.find((kind) => KINDS[kind].test(path)) ?? 'other'] += size;
  return {
    fcp,
    lcp,
    cls,
    complete,
    alive,
    paintToComplete: complete - fcp,
    /** Of tasks the parts beyond 50 ms, after the first paint. */
    tbt: longTasks.filter(({ start }) => start >= fcp).reduce((sum, { ms }) => sum + ms - 50, 0),
    longestTask: longestTask(longTasks),
    ...bytes,
    /** What the next screens need comes after that. */
    scriptUntilAlive: received
      .filter(({ path, end }) => KINDS.script.test(path) && end <= alive)
      .reduce((sum, { size }) => sum + size, 0),
    bytesButApi: Object.values(bytes).reduce((sum, size) => sum + size, -bytes.api),
    requests: received.filter(({ size }) => size > 0).length,
    apiCalls: received.filter(({ path }) => KINDS.api.test(path)).length,
    // A clip is asked for in the moment in which it comes into sight, and noticed a little later.
    earlyClips: clips.filter((clip) => clip.timing().startTime <= timeOrigin + videoSeen - NOTICE_MS).length,
  };
}
