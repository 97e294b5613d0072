// How a page opening spends its time: one visit on the phone of reference with Chromium's trace, summed by kind.
import { writeFileSync } from 'node:fs';

import { load, metricsOf, PHONE, splashEndOf } from './emulatedDevice.mjs';
import { slowdownText } from './cpuThrottling.mjs';
import { table } from './report.mjs';
import { serveFolder } from './shop.mjs';
import { storageFor } from './visits.mjs';
import { filesOfScript, kindsOfWork, longestTasks, spansOf, sumByName, threadOf } from './traceEvents.mjs';

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  'v8',
  'v8.execute',
  'disabled-by-default-v8.compile',
  'disabled-by-default-v8.gc',
  'blink_gc',
  'disabled-by-default-blink_gc',
  'disabled-by-default-v8.cpu_profiler',
];
/** How long the trace continues after the page is hydrated and the splash has lifted. */
const REST_MS = 1000;
const LOOK_MS = 500;
const TIMEOUT_MS = 60_000;
const TASKS = 12;
const PARTS = 5;

/**
 * Opens a page and prints how its time was spent.
 * @param {import('./emulatedDevice.mjs').Browser} browser
 * @param {{ path: string, dist: string, save?: string | undefined }} options path of the page; dist: folder of the built
 *   storefront; save: file for the trace, which Chromium's developer tools can open
 */
export async function trace(browser, { path, dist, save }) {
  const shop = await serveFolder(dist, 'traced');
  const url = shop.url + path;
  const context = await browser.newContext({ ...PHONE, ...(await storageFor(shop, path)) });
  await browser.startTracing(await context.newPage(), { categories: CATEGORIES });
  const { page, slowdown } = await load(context, url);
  let pageMetrics = await metricsOf(page);
  const isOver = () => pageMetrics.hydrated > 0 && Date.now() > pageMetrics.timeOrigin + splashEndOf(pageMetrics);
  for (let waited = 0; waited < TIMEOUT_MS && !isOver(); waited += LOOK_MS) {
    await page.waitForTimeout(LOOK_MS);
    pageMetrics = await metricsOf(page);
  }
  await page.waitForTimeout(REST_MS);
  const counts = await page.evaluate(() => {
    const walker = document.createNodeIterator(document, NodeFilter.SHOW_ALL);
    let nodes = 0;
    while (walker.nextNode()) nodes += 1;
    return { nodes, elements: document.getElementsByTagName('*').length };
  });
  const buffer = await browser.stopTracing();
  await context.close();
  await shop.close();
  if (save) writeFileSync(save, buffer);
  /** @type {{ traceEvents: import('./traceEvents.mjs').TraceEvent[] }} */
  const { traceEvents } = JSON.parse(buffer.toString());
  console.log(
    `\n${path}, processor slowed down ${slowdownText([slowdown])}: first paint ${show(pageMetrics.firstPaint)} ms, LCP ${show(pageMetrics.lcp)}, ` +
      `hydrated ${show(pageMetrics.hydrated)}, end of the splash's time ${show(splashEndOf(pageMetrics))}; ${counts.elements} elements, ` +
      `${counts.nodes} nodes. Main thread, ms; tracing itself slows the page down by a tenth or two.\n`,
  );
  printTables(traceEvents, threadOf(traceEvents, url), [0, pageMetrics.firstPaint, splashEndOf(pageMetrics), Infinity]);
}

const show = (/** @type {number} */ ms) => ms.toFixed(0);

/**
 * @param {readonly import('./traceEvents.mjs').TraceEvent[]} events
 * @param {import('./traceEvents.mjs').Thread} thread
 * @param {readonly number[]} moments that divide the visit, in ms
 */
function printTables(events, thread, moments) {
  const spans = spansOf(events, thread);
  const kinds = kindsOfWork(spans);
  const files = filesOfScript(events, thread);
  const columns = ['all', 'before first paint', 'until the splash’s time is over', 'then'];
  for (const [what, pieces] of Object.entries({ 'Kind of work': kinds, 'Script, by file': files })) {
    const parts = moments.slice(1).map((to, index) => sumByName(pieces, moments[index], to));
    const all = sumByName(pieces);
    const sumOf = (/** @type {ReadonlyMap<string, number>} */ sums) => [...sums.values()].reduce((a, b) => a + b, 0);
    const rows = [...all].map(([name, ms]) => ({ name, ms: [ms, ...parts.map((sums) => sums.get(name) ?? 0)] }));
    const shown = rows.filter(({ ms }) => Math.max(...ms) >= 1).map(({ name, ms }) => [name, ...ms.map(show)]);
    console.log(`${table([what, ...columns], [...shown, ['**sum**', ...[all, ...parts].map(sumOf).map(show)]])}\n`);
  }
  const rows = longestTasks(spans, TASKS).map(({ start, end }) => {
    const inside = [kinds, files].map((pieces) =>
      [...sumByName(pieces, start, end)]
        .filter(([, ms]) => ms >= 1)
        .slice(0, PARTS)
        .map(([name, ms]) => `${name} ${show(ms)}`)
        .join(', '),
    );
    return [show(start), show(end - start), ...inside];
  });
  console.log(table(['Longest tasks: begin', 'ms', 'kinds of work', 'scripts'], rows));
}
