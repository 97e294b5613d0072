// `npm run bench`: how fast the built shop opens on a cheap phone, beside the same first screen as a page without script.
import { buildShop } from '../build.mjs';
import { shiftBudgets, speedBudgets, stayBudgets } from './budgets.mjs';
import { CPU_SLOWDOWN, launch, NETWORK, PHONE } from './device.mjs';
import { writeLimitPages } from './limitPage.mjs';
import { budgetTable, machine, table, writeSection } from './report.mjs';
import { serveBuilt } from './shopServer.mjs';
import { visitorWithCart } from './shopper.mjs';
import { median, range } from './statistics.mjs';
import { shiftsOfEveryRoute } from './shifts.mjs';
import { comeAndGo, scrollHome } from './stay.mjs';
import { visit } from './visit.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const REST = { restMs: 1500 };
const REST_OF_LIMIT = { restMs: 500 };
/** Nobody touches home for so long. */
const UNTOUCHED = { untilMs: 8000 };
const LIMIT_FOLDER = 'build/limit';

if (!process.argv.includes('--no-build')) await buildShop('http://localhost:4173');
const shop = await serveBuilt('dist');
const limit = await serveBuilt(LIMIT_FOLDER);
const browser = await launch();

const answer = await fetch(`${shop.url}/api/product/list`);
/** @type {{ products: import('./shopper.mjs').Products }} */
const { products } = await answer.json();
const paths = { home: '/', collection: '/collection', product: `/product/${products[0]?._id}`, cart: '/cart' };
const state = visitorWithCart(shop.url, products);
await writeLimitPages(browser, { shopUrl: shop.url, paths, dist: 'dist', out: LIMIT_FOLDER, state });

/** @type {Record<string, Visit[]>} */
const visits = {};
/**
 * @param {string} name
 * @param {Visit} figures
 */
const keep = (name, figures) => void (visits[name] ??= []).push(figures);

for (let run = 0; run < RUNS; run += 1) {
  // Shop and limit page in turn, so that whatever else the machine does falls on both.
  for (const [name, path] of Object.entries(paths)) {
    const isHome = name === 'home';
    const context = await browser.newContext({ ...PHONE, ...(name === 'cart' && { storageState: state }) });
    keep(name, await visit(context, `${shop.url}${path}`, isHome ? UNTOUCHED : REST));
    if (isHome) keep('home again', await visit(context, `${shop.url}${path}`, REST));
    await context.close();
    const plain = await browser.newContext(PHONE);
    keep(`${name}, limit`, await visit(plain, `${limit.url}/${name}`, REST_OF_LIMIT));
    await plain.close();
  }
  console.log(`run ${run + 1} of ${RUNS}`);
}
const scrolling = [];
for (let run = 0; run < RUNS; run += 1) scrolling.push(await scrollHome(browser, shop.url));
const stay = await comeAndGo(browser, shop.url, paths.product);
const shifts = await shiftsOfEveryRoute(browser, shop.url, products);
await browser.close();
await Promise.all([shop.close(), limit.close()]);

const ms = (/** @type {number[]} */ values) => {
  const { low, high } = range(values);
  return `${Math.round(median(values))} (${Math.round(low)}–${Math.round(high)})`;
};
const kb = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1);
const times = Object.entries(visits).map(([name, runs]) => [
  name,
  ms(runs.map(({ fcp }) => fcp)),
  ms(runs.map(({ lcp }) => lcp)),
  ms(runs.map(({ complete }) => complete)),
  ms(runs.map(({ tbt }) => tbt)),
  median(runs.map(({ cls }) => cls)).toFixed(4),
]);
const KINDS = ['html', 'script', 'style', 'font', 'image', 'video', 'api', 'other'];
const sizes = Object.entries(visits).map(([name, runs]) => [
  name,
  ...KINDS.map((kind) => kb(median(runs.map(({ bytes }) => bytes[kind] ?? 0)))),
  median(runs.map(({ requests }) => requests)),
  median(runs.map(({ apiCalls }) => apiCalls)),
]);
const budgets = [...speedBudgets(visits), ...shiftBudgets(shifts), ...stayBudgets(scrolling, stay)];
writeSection(
  'speed',
  [
    `Measured ${machine()}; Chromium ${CPU_SLOWDOWN}× slower, ${NETWORK.latencyMs} ms, ${NETWORK.downBitsPerSecond / 1e6} Mbit/s, ` +
      `${PHONE.viewport.width} × ${PHONE.viewport.height}; median of ${RUNS} runs, and the range.`,
    table(['Page', 'FCP ms', 'LCP ms', 'First screen complete ms', 'TBT ms', 'CLS'], times),
    table(['Page, KB over the wire', ...KINDS, 'requests', 'API calls'], sizes),
    table(
      ['CLS, loaded and scrolled to its end', 'phone', 'desktop'],
      shifts.map(({ path, phone, desktop }) => [path, phone.toFixed(4), desktop.toFixed(4)]),
    ),
    budgetTable(budgets),
  ].join('\n\n'),
);
process.exitCode = budgets.every(({ isKept }) => isKept) ? 0 : 1;
