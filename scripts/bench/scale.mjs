// `npm run bench:scale`: how the shop's screens grow with its catalogue, on a processor four times slower.
import { build } from 'vite';

import { atMost, kilobytes, LIMITS } from './budgets.mjs';
import { browse } from './browse.mjs';
import { CPU_SLOWDOWN, launch } from './device.mjs';
import { budgetTable, machine, table, writeSection } from './report.mjs';
import { serveBuilt } from './shopServer.mjs';
import { median, range } from './statistics.mjs';

/** @typedef {import('./browse.mjs').Figures} Figures */

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const SIZES = { 100: '100', '1,000': '1k', '10,000': '10k' };
const LARGEST = '10,000';
const FOLDER = 'build/scale';

if (!process.argv.includes('--no-build')) {
  // Without pages written as HTML: everything here comes from the backend's answers.
  await build({ logLevel: 'warn', build: { outDir: FOLDER, manifest: false } });
  await build({ configFile: 'vite.sandbox.config.ts', logLevel: 'warn' });
}
const shop = await serveBuilt(FOLDER);
const browser = await launch();

/** @type {Record<string, Figures[]>} */
const figures = {};
for (let run = 0; run < RUNS; run += 1) {
  for (const [size, catalogue] of Object.entries(SIZES)) {
    await shop.catalogue(catalogue);
    (figures[size] ??= []).push(await browse(browser, shop.url));
  }
  console.log(`run ${run + 1} of ${RUNS}`);
}
await browser.close();
await shop.close();

const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;
const count = (/** @type {number} */ value) => value.toLocaleString('en');
/** @type {Readonly<Record<keyof Figures, { what: string, show: (value: number) => string, isTime?: boolean, limit?: number }>>} */
const ROWS = {
  parse: { what: 'Reading the list as JSON', show: ms, isTime: true },
  firstResults: {
    what: 'From the list’s last byte to the first gifts',
    show: ms,
    isTime: true,
    limit: LIMITS.firstResultsMs,
  },
  opening: { what: 'From the start to the first gifts, nothing written at build time', show: ms, isTime: true },
  longestAtStart: { what: 'Longest task until then', show: ms, isTime: true },
  tick: { what: 'Ticking a category, to the tick painted', show: ms, isTime: true, limit: LIMITS.answerMs },
  filter: { what: 'Ticking a category, to its gifts painted', show: ms, isTime: true },
  choice: { what: 'Sorting by price, to the choice painted', show: ms, isTime: true, limit: LIMITS.answerMs },
  sort: { what: 'Sorting by price, to its gifts painted', show: ms, isTime: true },
  keystroke: { what: 'A letter of a search, to the letter painted', show: ms, isTime: true, limit: LIMITS.answerMs },
  search: { what: 'A letter of a search, to its gifts painted', show: ms, isTime: true },
  nodes: { what: 'DOM elements', show: count, limit: LIMITS.nodes },
  nodesAfterMore: { what: 'DOM elements after ten times ‘Show more gifts’', show: count },
  heap: { what: 'Heap after a collection', show: kilobytes, limit: LIMITS.heap },
  frame: { what: 'Scrolling: 95 % of frames within', show: ms, isTime: true, limit: LIMITS.frameMs },
  longestFrame: { what: 'Scrolling: longest frame', show: ms, isTime: true },
  keywords: { what: 'All guides, from the click to the first of them', show: ms, isTime: true },
  keywordNodes: { what: 'DOM elements of all guides', show: count, limit: LIMITS.nodes },
};

/**
 * @param {string} size
 * @param {keyof Figures} name
 */
const valuesOf = (size, name) => (figures[size] ?? []).map((run) => run[name]);
const names = /** @type {(keyof Figures)[]} */ (Object.keys(ROWS));
const sizes = Object.keys(SIZES);
const rows = names.map((name) => [
  ROWS[name].what,
  ...sizes.map((size) => {
    const values = valuesOf(size, name);
    const { low, high } = range(values);
    return `${ROWS[name].show(median(values))} (${ROWS[name].show(low)}–${ROWS[name].show(high)})`;
  }),
]);

/** Times may grow as the catalogue does, ten times from one size to the next, and no more. */
const growth = Math.max(
  ...names
    .filter((name) => ROWS[name].isTime)
    .flatMap((name) =>
      sizes
        .slice(1)
        .map((size, index) => median(valuesOf(size, name)) / Math.max(1, median(valuesOf(sizes[index] ?? '', name)))),
    ),
);
const budgets = [
  ...names.flatMap((name) => {
    const { what, limit, show } = ROWS[name];
    return limit === undefined ? [] : [atMost(what, median(valuesOf(LARGEST, name)), limit, show)];
  }),
  atMost('Largest growth of a time over ten times the gifts', growth, 10, (value) => `${value.toFixed(1)} times`),
];
writeSection(
  'scale',
  [
    `Measured ${machine()}; Chromium ${CPU_SLOWDOWN}× slower, network of the machine itself; median of ${RUNS} runs, and the range. ` +
      'A catalogue of 10,000 gifts has 500 categories and 5,000 guides, the others as many in proportion.',
    table(['Gifts', ...sizes], rows),
    budgetTable(budgets),
  ].join('\n\n'),
);
process.exitCode = budgets.every(({ isKept }) => isKept) ? 0 : 1;
