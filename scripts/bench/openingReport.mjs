// Reports how pages open: a table of visits (visit.mjs measures them), and the targets of the shop's pages.
import { slowdownText } from './cpuThrottling.mjs';
import { atMost, KB, kilobytes, median, ms, plain, spread, table } from './report.mjs';
import { zippedSize } from '../test/sizes.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */
/** @typedef {Readonly<Record<string, readonly Visit[]>>} Visits of pages, by their names */
/** @typedef {{ [Key in keyof Visit]: Visit[Key] extends number ? Key : never }[keyof Visit]} Figure */

/** The name of the page without script that the shop's pages are compared with. */
export const BARE = 'bare page';
/** Pages that search engines and shoppers open, by the names of their rows. */
const ROUTES = ['home', 'collection', 'product', 'cart', 'checkout'];
/** How late home may be hydrated after the splash's time; the other routes before it. */
const HOME_LATE_MS = 300;
const BLOCKED_AFTER_SPLASH_MS = 100;
const FIRST_PAINT_OVER_BARE = 1.3;
const SCRIPT_UNTIL_HYDRATED = 165 * KB;
/** CLS of any page. */
export const CLS = 0.02;
/**
 * Home's blocked time and its script, style and layout, as multiples of the bare page's script, style and layout (27
 * November: 2.2 and 20 with 88 ms of it, 3.3 and 30 with 58).
 */
const HOME_OVER_BARE = { blocked: 5, work: 36 };

/** @type {readonly (readonly [name: string, figure: Figure])[]} */
const COLUMNS = [
  ['First paint', 'firstPaint'],
  ['FCP', 'fcp'],
  ['LCP', 'lcp'],
  ['Hydrated', 'hydrated'],
  ['after the splash’s time', 'hydratedLate'],
  ['Blocked', 'blocked'],
  ['after the splash’s time', 'blockedAfterSplash'],
  ['Script, style, layout', 'work'],
  ['Longest task', 'longestTask'],
];

const all = (/** @type {readonly Visit[] | undefined} */ visits, /** @type {Figure} */ figure) =>
  (visits ?? []).map((visit) => visit[figure]);

/** @param {Visits} visits @param {string} name @param {Figure} figure */
export const medianOf = (visits, name, figure) => median(all(visits[name], figure));

/**
 * A row for each page: medians, and the range of the visits if requested.
 * @param {Visits} visits
 * @param {{ hasRange: boolean }} options
 */
export function openingTable(visits, { hasRange }) {
  const show = (/** @type {number} */ value) => value.toFixed(0);
  const cell = (/** @type {readonly number[]} */ values) => (hasRange ? spread(values, show) : show(median(values)));
  return table(
    ['Page, ms', ...COLUMNS.map(([name]) => name), 'CLS'],
    Object.entries(visits).map(([name, some]) => [
      name,
      ...COLUMNS.map(([, figure]) => cell(all(some, figure))),
      median(all(some, 'cls')).toFixed(4),
    ]),
  );
}

/** The state of the machine: how much it was throttled, and its other load. @param {Visits} visits */
export function machineText(visits) {
  const flat = Object.values(visits).flat();
  const others = flat.map((visit) => visit.others);
  const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(0)} %`;
  return (
    `processor slowed down ${slowdownText(flat.map(({ slowdown }) => slowdown))}, other programs on ${percent(median(others))} of one ` +
    `processor (at most ${percent(Math.max(...others))})`
  );
}

/** The targets of the routes on the phone of reference. @param {Visits} visits */
export function openingBudgets(visits) {
  const of = (/** @type {string} */ name, /** @type {Figure} */ figure) => medianOf(visits, name, figure);
  const bareWork = of(BARE, 'work');
  // Pages are sent as brotli: gzip is what any server sends.
  const script = (visits.home ?? []).map(({ scriptsUntilHydrated }) => zippedSize(scriptsUntilHydrated));
  return [
    ...ROUTES.map((name) =>
      atMost(
        `Hydrated after the splash’s time: ${name}`,
        of(name, 'hydratedLate'),
        name === 'home' ? HOME_LATE_MS : 0,
        ms,
      ),
    ),
    ...ROUTES.map((name) =>
      atMost(`Blocked after the splash’s time: ${name}`, of(name, 'blockedAfterSplash'), BLOCKED_AFTER_SPLASH_MS, ms),
    ),
    // The bare page's first paint has all its content: the splash's must too.
    ...ROUTES.map((name) =>
      atMost(`FCP over the bare page’s: ${name}`, of(name, 'fcp') / of(BARE, 'fcp'), FIRST_PAINT_OVER_BARE, plain),
    ),
    atMost(
      'Home blocked, over the bare page’s script, style and layout',
      of('home', 'blocked') / bareWork,
      HOME_OVER_BARE.blocked,
      plain,
    ),
    atMost(
      'Home’s script, style and layout over the bare page’s',
      of('home', 'work') / bareWork,
      HOME_OVER_BARE.work,
      plain,
    ),
    atMost('Script of home until it is hydrated, gzip', median(script), SCRIPT_UNTIL_HYDRATED, kilobytes),
    ...ROUTES.map((name) => atMost(`CLS of ${name}`, of(name, 'cls'), CLS, plain)),
  ];
}
