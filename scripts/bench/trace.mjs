// Where the time of a page's opening goes: one visit on the phone of reference with Chromium's trace, summed by kind.
import { readFileSync, writeFileSync } from 'node:fs';

import { serveFolder } from './compare.mjs';
import { load, notesOf, PHONE } from './device.mjs';
import { slowdownText } from './phone.mjs';
import { table } from './report.mjs';
import { stateFor } from './visits.mjs';
import { longestTasks, piecesOf, SCRIPT, spansOf, sumBy } from './traceEvents.mjs';

/** @typedef {import('./traceEvents.mjs').TraceEvent} TraceEvent */

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
];
const SPLASH_MS = 2500;
/** The trace ends so long after the page is hydrated and the splash is gone. */
const REST_MS = 1000;
const LOOK_MS = 500;
const PATIENCE_MS = 60_000;
const TASKS = 12;
const PARTS = 5;

/** The page's main thread, and the time of its navigation. @param {readonly TraceEvent[]} events @param {string} url */
function threadOf(events, url) {
  const starts = events.filter(
    ({ name, args }) => name === 'navigationStart' && args?.['data']?.documentLoaderURL === url,
  );
  const start = starts.at(-1);
  if (!start) throw new Error(`The trace knows nothing of ${url}.`);
  const { pid, tid, ts } = start;
  return { pid, tid, origin: ts };
}

/**
 * Opens a page and prints where its time went.
 * @param {import('./device.mjs').Browser} browser
 * @param {{ path: string, dist: string, save?: string | undefined }} options path of the page; dist: folder of the built
 *   storefront; save: file for the trace, which Chromium's developer tools can open
 */
export async function trace(browser, { path, dist, save }) {
  const shop = await serveFolder(dist);
  const url = shop.url + path;
  const state = await stateFor({ shop, path });
  const context = await browser.newContext({ ...PHONE, ...(state && { storageState: state }) });
  const blank = await context.newPage();
  await browser.startTracing(blank, { categories: CATEGORIES });
  const { page, slowdown } = await load(context, url);
  let notes = await notesOf(page);
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await page.waitForTimeout(LOOK_MS);
    notes = await notesOf(page);
    const isOver = notes.hydrated > 0 && Date.now() - notes.timeOrigin > splashEndOf(notes);
    if (isOver) break;
  }
  await page.waitForTimeout(REST_MS);
  const { elements, nodes } = await page.evaluate(() => {
    const all = document.createNodeIterator(document, NodeFilter.SHOW_ALL);
    let nodes = 0;
    while (all.nextNode()) nodes += 1;
    return { nodes, elements: document.getElementsByTagName('*').length };
  });
  const buffer = await browser.stopTracing();
  await context.close();
  await shop.close();
  if (save) writeFileSync(save, buffer);
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(buffer.toString());
  report(traceEvents, { url, notes, slowdown, elements, nodes });
}

/** @param {import('./notes.mjs').Notes} notes */
const splashEndOf = ({ firstPaint, splashMs }) => firstPaint + (splashMs || SPLASH_MS);

/**
 * @param {readonly TraceEvent[]} events
 * @param {{ url: string, notes: import('./notes.mjs').Notes, slowdown: number, elements: number, nodes: number }} visit
 */
function report(events, { url, notes, slowdown, elements, nodes }) {
  const thread = threadOf(events, url);
  const spans = spansOf(events, thread).filter(({ end }) => end > 0);
  const pieces = piecesOf(spans);
  const splashEnd = splashEndOf(notes);
  const show = (/** @type {number} */ value) => value.toFixed(0);
  console.log(
    `\n${new URL(url).pathname}, processor slowed down ${slowdownText([slowdown])}: first paint ${show(notes.firstPaint)} ms, LCP ` +
      `${show(notes.lcp)}, hydrated ${show(notes.hydrated)}, the splash's time over ${show(splashEnd)}; ${elements} elements, ${nodes} nodes. ` +
      'Main thread, ms, each kind without what ran inside it (tracing itself costs some):\n',
  );
  const lines = [-Infinity, notes.firstPaint, splashEnd, Infinity];
  const parts = lines.slice(1).map((to, index) => /** @type {const} */ ([lines[index] ?? 0, to]));
  const tableBy = (
    /** @type {string} */ what,
    /** @type {(piece: import('./traceEvents.mjs').Piece) => string} */ nameOf,
    some = pieces,
  ) => {
    const all = sumBy(some, nameOf);
    const byPart = parts.map(([from, to]) => sumBy(some, nameOf, from, to));
    const rows = [...all]
      .filter(([, ms]) => ms >= 1)
      .map(([name, ms]) => [name, show(ms), ...byPart.map((sums) => show(sums.get(name) ?? 0))]);
    const total = (/** @type {ReadonlyMap<string, number>} */ sums) =>
      show([...sums.values()].reduce((sum, ms) => sum + ms, 0));
    console.log(
      `${table([what, 'all', 'before first paint', 'under the splash', 'after it'], [...rows, ['**sum**', total(all), ...byPart.map(total)]])}\n`,
    );
  };
  tableBy('Kind', ({ kind }) => kind);
  tableBy(
    'Script, by the file that was called',
    ({ file }) => file || '(inline or unknown)',
    pieces.filter(({ kind }) => kind === SCRIPT),
  );
  console.log(
    table(
      ['Longest tasks: from', 'ms', 'what was in them'],
      longestTasks(spans, TASKS).map(({ start, end }) => {
        const inside = sumBy(pieces, ({ kind, file }) => (file ? `${kind} ${file}` : kind), start, end);
        const most = [...inside].slice(0, PARTS).map(([name, ms]) => `${name} ${show(ms)}`);
        return [show(start), show(end - start), most.join(', ')];
      }),
    ),
  );
}
