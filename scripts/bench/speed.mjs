// How fast the built shop opens on a cheap phone, beside the same first screen as a page without script.
import { sizeBudgets } from '../sizes.mjs';
import { CPU_SLOWDOWN, NETWORK, PHONE } from './device.mjs';
import { atMost, KB, kilobytes, median, ms, NOISE, plain, spread, table } from './report.mjs';
import { shiftsOfEveryRoute } from './shifts.mjs';
import { serveBuilt } from './shop.mjs';
import { comeAndGo, scrollHome } from './stay.mjs';
import { KIND_NAMES, visitEveryPage } from './visits.mjs';

/** @typedef {keyof import('./visits.mjs').Visit} Figure */

/** @type {readonly Figure[]} */
const TIMES = ['fcp', 'lcp', 'complete', 'alive', 'tbt', 'longestTask'];
const TIME_NAMES = ['FCP', 'LCP', 'First screen complete', 'Wholly alive', 'TBT', 'Longest task'];
/** CLS that any page may have. */
const CLS = 0.02;

/** @type {import('./report.mjs').Bench} */
export const bench = async (browser, runs) => {
  const shop = await serveBuilt('dist');
  const gift = `/product/${shop.products[0]?._id}`;
  const paths = { home: '/', collection: '/collection', product: gift, cart: '/cart' };
  const visits = await visitEveryPage(browser, shop, paths, runs);
  const scrolling = [];
  for (let run = 0; run < runs; run += 1) scrolling.push(await scrollHome(browser, shop.url));
  const { before, after } = await comeAndGo(browser, shop.url, gift);
  const shifts = await shiftsOfEveryRoute(browser, shop);
  await shop.close();

  const names = Object.keys(visits);
  const all = (/** @type {string} */ name, /** @type {Figure} */ figure) => (visits[name] ?? []).map((v) => v[figure]);
  const of = (/** @type {string} */ name, /** @type {Figure} */ figure) => median(all(name, figure));
  const back = 'after 20 more visits to home and a gift';
  return {
    text: [
      `Chromium ${CPU_SLOWDOWN}× slower, ${NETWORK.latency} ms, ${(NETWORK.downloadThroughput * 8) / 1e6} Mbit/s, ` +
        `${PHONE.viewport.width} × ${PHONE.viewport.height}; median of ${runs} runs, and the range.`,
      table(
        ['Page, ms', ...TIME_NAMES, 'CLS'],
        names.map((name) => [
          name,
          ...TIMES.map((time) => spread(all(name, time), (value) => value.toFixed(0))),
          of(name, 'cls').toFixed(4),
        ]),
      ),
      table(
        ['Page, KB over the wire', ...KIND_NAMES, 'requests', 'API calls'],
        names.map((name) => [
          name,
          ...KIND_NAMES.map((kind) => (of(name, kind) / KB).toFixed(1)),
          of(name, 'requests'),
          of(name, 'apiCalls'),
        ]),
      ),
      table(
        ['CLS, loaded and scrolled to its end', 'phone', 'desktop'],
        shifts.map(({ path, phone, desktop }) => [path, phone.toFixed(4), desktop.toFixed(4)]),
      ),
    ],
    budgets: [
      ...sizeBudgets(),
      ...['home', 'product'].map((name) =>
        atMost(`LCP of ${name}, over the limit page's`, of(name, 'lcp') / of(`${name}, limit`, 'lcp'), 1.2, plain),
      ),
      ...['home', 'product'].flatMap((name) => {
        const over = (/** @type {string} */ page, /** @type {Figure} */ time) =>
          of(`${name}, plain pictures${page}`, time) / of(`${name}, bare`, time);
        return [
          atMost(`LCP of ${name}, over the bare page's`, over('', 'lcp'), 1.2, plain),
          atMost(`First paint of ${name}, over the bare page's`, over('', 'fcp'), 1.5, plain),
          atMost(`LCP of ${name} by shell.html, over the bare page's`, over(', shell.html', 'lcp'), 1.4, plain),
          atMost(`First paint of ${name} by shell.html, over the bare page's`, over(', shell.html', 'fcp'), 1.5, plain),
          atMost(`Total blocking time of ${name}`, of(`${name}, plain pictures`, 'tbt'), 150, ms),
        ];
      }),
      atMost('Home wholly alive, from the start', of('home', 'alive'), 3500, ms),
      atMost('Script of home until it is wholly alive', of('home', 'scriptUntilAlive'), 170.5 * KB, kilobytes),
      // The splash stays so long.
      atMost('Home complete above the fold, after the first paint', of('home', 'paintToComplete'), 2500, ms),
      ...names
        .filter((name) => !/limit|bare$/.test(name))
        .map((name) => atMost(`CLS of ${name}`, of(name, 'cls'), CLS, plain)),
      atMost('API calls of home for a visitor', of('home', 'apiCalls'), 6, plain),
      atMost('Clips that home asks for before one is seen', of('home', 'earlyClips'), 0, plain),
      atMost('Home again, without the API answers', of('home again', 'bytesButApi'), 30 * KB, kilobytes),
      atMost('CLS of any page, phone', Math.max(...shifts.map(({ phone }) => phone)), CLS, plain),
      atMost('CLS of any page, desktop', Math.max(...shifts.map(({ desktop }) => desktop)), CLS, plain),
      atMost('Scrolling home: longest task', median(scrolling.map((each) => each.longestTask)), 100, ms),
      atMost('Scrolling home: 95 % of frames within', median(scrolling.map((each) => each.most)), 33, ms),
      atMost(`Listeners ${back}`, after.listeners, before.listeners, plain),
      atMost(`Timers ${back}`, after.timers, before.timers, plain),
      atMost(`Nodes ${back}`, after.nodes, Math.round(before.nodes * NOISE), plain),
      atMost(`Heap ${back}`, after.heap, before.heap * NOISE, kilobytes),
    ],
  };
};
