// How fast the built shop opens on a cheap phone, beside a page with the same picture and text without script; and the
// figures of a longer visit.
import { sizeBudgets } from '../test/sizes.mjs';
import { writeBarePage } from './barePage.mjs';
import { NETWORK, PHONE } from './emulatedDevice.mjs';
import { BARE, CLS, medianOf, openingBudgets, openingTable, machineText } from './openingReport.mjs';
import { QUICK_MS, REFERENCE_MS, SLOW_MS } from './cpuThrottling.mjs';
import { atMost, KB, kilobytes, median, ms, NOISE, plain, table } from './report.mjs';
import { shiftsOfEveryRoute } from './shifts.mjs';
import { pathsOf, serveBuilt, serveFolder, serveWithoutSplash } from './shop.mjs';
import { comeAndGo, scrollHome } from './stay.mjs';
import { KIND_NAMES } from './visit.mjs';
import { visitPages } from './visits.mjs';

/** Home without the splash: its largest picture compared with the bare page's. */
const LCP_OVER_BARE = 1.5;
const WITHOUT_SPLASH = 'home without the splash';

/**
 * Visits to the routes on the phone of reference, and fewer on a quick and on a slow one.
 * @param {import('./emulatedDevice.mjs').Browser} browser
 * @param {number} runs
 */
async function visitRoutes(browser, runs) {
  const shop = await serveFolder('dist', 'speed');
  await writeBarePage(browser, shop.url, shop.folder);
  const noSplash = await serveWithoutSplash();
  const bare = { name: BARE, shop, path: '/bare' };
  const routes = Object.entries(pathsOf(shop)).map(([name, path]) => ({ name, shop, path }));
  const visits = await visitPages(
    browser,
    [
      ...routes.map((row) => ({ ...row, isRepeated: row.name === 'home' })),
      { name: WITHOUT_SPLASH, shop: noSplash, path: '/' },
      bare,
    ],
    { runs },
  );
  const others = Object.entries({ 'quick phone': QUICK_MS, 'slow phone': SLOW_MS }).flatMap(([phone, workMs]) =>
    [...routes, bare].map((row) => ({ ...row, name: `${phone}: ${row.name}`, workMs })),
  );
  const onOthers = await visitPages(browser, others, { runs: Math.ceil(runs / 2) });
  await noSplash.close();
  await shop.close();
  return { visits, onOthers };
}

/** @type {import('./report.mjs').Bench} */
export const bench = async (browser, runs) => {
  const { visits, onOthers } = await visitRoutes(browser, runs);
  const shop = await serveBuilt('dist');
  const scrolling = [];
  for (let run = 0; run < runs; run += 1) scrolling.push(await scrollHome(browser, shop.url));
  const { before, after } = await comeAndGo(browser, shop.url, pathsOf(shop).product);
  const shifts = await shiftsOfEveryRoute(shop);
  await shop.close();

  const of = (/** @type {string} */ name, /** @type {import('./openingReport.mjs').Figure} */ figure) =>
    medianOf(visits, name, figure);
  const back = 'after 20 more visits to home and a product';
  return {
    text: [
      `phone of reference (${REFERENCE_MS} ms), ${machineText(visits)}; ${NETWORK.latency} ms, ` +
        `${(NETWORK.downloadThroughput * 8) / 1e6} Mbit/s, ${PHONE.viewport.width} × ${PHONE.viewport.height}; median of ` +
        `${runs} visits in turn, and the range.`,
      openingTable(visits, { hasRange: true }),
      `Not judged: a quick (${QUICK_MS} ms) and a slow phone (${SLOW_MS} ms), ` +
        `${machineText(onOthers)}; median of ${Math.ceil(runs / 2)} visits in turn, and the range.`,
      openingTable(onOthers, { hasRange: true }),
      table(
        ['Page, KB over the wire', ...KIND_NAMES, 'requests', 'API calls', 'elements'],
        Object.keys(visits).map((name) => [
          name,
          ...KIND_NAMES.map((kind) => (of(name, kind) / KB).toFixed(1)),
          of(name, 'requests'),
          of(name, 'apiCalls'),
          of(name, 'elements'),
        ]),
      ),
      table(
        ['CLS, loaded and scrolled to its end, with the Noto fonts of phones', 'phone', 'desktop'],
        shifts.map(({ path, phone, desktop }) => [path, phone.toFixed(4), desktop.toFixed(4)]),
      ),
    ],
    budgets: [
      ...openingBudgets(visits),
      atMost('CLS of any page, phone', Math.max(...shifts.map(({ phone }) => phone)), CLS, plain),
      atMost('CLS of any page, desktop', Math.max(...shifts.map(({ desktop }) => desktop)), CLS, plain),
      atMost(
        `LCP of ${WITHOUT_SPLASH}, over the bare page’s`,
        of(WITHOUT_SPLASH, 'lcp') / of(BARE, 'lcp'),
        LCP_OVER_BARE,
        plain,
      ),
      ...sizeBudgets(),
      atMost('API calls of home for a visitor', of('home', 'apiCalls'), 6, plain),
      atMost('Clips that home asks for before one is in sight', of('home', 'earlyClips'), 0, plain),
      atMost('Home again, without the API answers', of('home again', 'bytesButApi'), 30 * KB, kilobytes),
      atMost('Scrolling home: longest task', median(scrolling.map((each) => each.longestTask)), 100, ms),
      atMost('Scrolling home: 95 % of frames within', median(scrolling.map((each) => each.most)), 33, ms),
      atMost(`Listeners ${back}`, after.listeners, before.listeners, plain),
      atMost(`Timers ${back}`, after.timers, before.timers, plain),
      atMost(`Nodes ${back}`, after.nodes, Math.round(before.nodes * NOISE), plain),
      atMost(`Heap ${back}`, after.heap, before.heap * NOISE, kilobytes),
    ],
  };
};
