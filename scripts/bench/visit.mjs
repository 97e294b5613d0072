// One measured visit: a page opened on a phone without input, and its figures.
import { blockedAfter } from './blocking.mjs';
import { browserOf, load, longestTask, metricsOf, splashEndOf } from './emulatedDevice.mjs';
import { watchOtherPrograms } from './otherPrograms.mjs';

/** @typedef {Awaited<ReturnType<typeof visit>>} Visit ms, bytes and counts; `slowdown` and `others` are factors */

/** Kinds of requests by path; the first that matches. */
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
/**
 * Every visit has the same length: styles and layout continue while slides change, and sums of different spans cannot
 * be compared.
 */
const VISIT_MS = 9000;
/** How often a page that takes longer to hydrate is checked; it fails after a minute. */
const AGAIN_MS = 1000;
const TIMEOUT_MS = 60_000;
/** How long it may take until a clip in view is noticed (pageMetrics.mjs). */
const NOTICE_MS = 600;

/**
 * @param {import('./emulatedDevice.mjs').BrowserContext} context
 * @param {string} url
 * @param {{ workMs?: number | undefined }} [phone] what the piece of work takes on it (cpuThrottling.mjs)
 */
export async function visit(context, url, { workMs } = {}) {
  /** @type {import('@playwright/test').Request[]} */
  const clips = [];
  context.on('request', (request) => request.resourceType() === 'media' && clips.push(request));
  const { page, session, slowdown } = await load(context, url, { workMs });
  const sharesOfOthers = await watchOtherPrograms(browserOf(context));
  // The page is not queried in the meantime: that would be work on its main thread.
  await page.waitForTimeout(VISIT_MS);
  let pageMetrics = await metricsOf(page);
  for (let waited = VISIT_MS; pageMetrics.hydrated === 0 && waited < TIMEOUT_MS; waited += AGAIN_MS) {
    await page.waitForTimeout(AGAIN_MS);
    pageMetrics = await metricsOf(page);
  }
  const { firstPaint, fcp, lcp, cls, hydrated, longTasks, videoSeen, timeOrigin } = pageMetrics;
  if (hydrated === 0) throw new Error(`${url} was not hydrated within ${TIMEOUT_MS} ms.`);
  const others = await sharesOfOthers();
  const { metrics } = await session.send('Performance.getMetrics');
  const msOf = (/** @type {string} */ wanted) =>
    1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
  // Transferred bytes, headers included, without cached files.
  const received = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, transferSize } = /** @type {PerformanceResourceTiming} */ (entry);
      return { path: new URL(name).pathname, size: transferSize, end: entry.startTime + entry.duration };
    }),
  );
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  await page.close();

  const bytes = { api: 0, html: 0, script: 0, style: 0, font: 0, image: 0, video: 0, other: 0 };
  for (const { path, size } of received) bytes[KIND_NAMES.find((kind) => KINDS[kind].test(path)) ?? 'other'] += size;
  const splashEnd = splashEndOf(pageMetrics);
  return {
    slowdown,
    /** The share of one processor that other programs used. */
    others,
    firstPaint,
    fcp,
    lcp,
    cls,
    hydrated,
    /** How long after the splash's time; negative before it. */
    hydratedLate: hydrated - splashEnd,
    blocked: blockedAfter(longTasks, firstPaint),
    blockedAfterSplash: blockedAfter(longTasks, splashEnd),
    longestTask: longestTask(longTasks),
    /** On the main thread, until the end of the visit; wall time on the throttled processor. */
    work: msOf('ScriptDuration') + msOf('RecalcStyleDuration') + msOf('LayoutDuration'),
    elements,
    ...bytes,
    /** Paths of the scripts that had arrived when the page was hydrated. */
    scriptsUntilHydrated: received
      .filter(({ path, end }) => KINDS.script.test(path) && end <= hydrated)
      .map(({ path }) => path),
    bytesButApi: Object.values(bytes).reduce((sum, size) => sum + size, -bytes.api),
    requests: received.filter(({ size }) => size > 0).length,
    apiCalls: received.filter(({ path }) => KINDS.api.test(path)).length,
    // A clip is requested when it comes into view, and noticed a little later.
    earlyClips: clips.filter((clip) => clip.timing().startTime <= timeOrigin + videoSeen - NOTICE_MS).length,
  };
}
