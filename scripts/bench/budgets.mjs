// What the shop allows itself on a cheap phone (docs/performance.md, Budgets).
import { median } from './statistics.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */
/** @typedef {import('./report.mjs').Budget} Budget */

/** As HTTP Archive and Lighthouse count. */
const KB = 1024;
export const LIMITS = {
  scriptUntilComplete: 120 * KB,
  otherPage: 25 * KB,
  personalise: 40 * KB,
  mockup: 300 * KB,
  styles: 12 * KB,
  fonts: 50 * KB,
  fontFiles: 3,
  /** LCP of the shop over that of the page without script. */
  lcpRatio: 1.2,
  splashMs: 2500,
  cls: 0.02,
  tbtMs: 200,
  apiCalls: 6,
  repeatVisit: 30 * KB,
  /** Of a catalogue of 10,000 gifts. */
  firstResultsMs: 1000,
  answerMs: 100,
  nodes: 3000,
  heap: 80 * KB * KB,
  /** Of scrolling; one task and 95 % of the frames. */
  taskMs: 100,
  firstPreviewMs: 1500,
  frameMs: 33,
};

/**
 * @param {string} what
 * @param {number} figure
 * @param {number} limit
 * @param {(value: number) => string} show
 * @returns {Budget}
 */
export function atMost(what, figure, limit, show) {
  return { what, limit: `≤ ${show(limit)}`, figure: show(figure), isKept: figure <= limit };
}

export const kilobytes = (/** @type {number} */ bytes) => `${(bytes / KB).toFixed(1)} KB`;
const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;
const plain = (/** @type {number} */ value) => String(Number(value.toFixed(4)));

/**
 * The budgets that a bench of visits can judge.
 * @param {Readonly<Record<string, readonly Visit[]>>} visits
 * @returns {readonly Budget[]}
 */
export function speedBudgets(visits) {
  /**
   * @param {string} name
   * @param {(visit: Visit) => number} read
   */
  const of = (name, read) => median((visits[name] ?? []).map(read));
  const total = (/** @type {Visit} */ { bytes }) => Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const ratio = (/** @type {string} */ name) => of(name, ({ lcp }) => lcp) / of(`${name}, limit`, ({ lcp }) => lcp);
  const pages = Object.keys(visits).filter((name) => !name.includes(','));
  return [
    atMost(
      'JavaScript of home until its first screen stands',
      of('home', (v) => v.scriptBytesToComplete),
      LIMITS.scriptUntilComplete,
      kilobytes,
    ),
    atMost(
      'Styles of home until its first screen stands',
      of('home', (v) => v.styleBytesToComplete),
      LIMITS.styles,
      kilobytes,
    ),
    atMost(
      'Fonts of home',
      of('home', (v) => v.bytes['font'] ?? 0),
      LIMITS.fonts,
      kilobytes,
    ),
    ...['home', 'product'].map((name) =>
      atMost(`LCP of ${name}, over the limit page's`, ratio(name), LIMITS.lcpRatio, plain),
    ),
    atMost(
      'Home complete above the fold under the splash, after the first paint',
      of('home', (v) => v.complete - v.fcp),
      LIMITS.splashMs,
      ms,
    ),
    atMost(
      'Home wholly alive under the splash, after the first paint',
      of('home', (v) => v.alive - v.fcp),
      LIMITS.splashMs,
      ms,
    ),
    ...pages.map((name) =>
      atMost(
        `CLS of ${name}`,
        of(name, (v) => v.cls),
        LIMITS.cls,
        plain,
      ),
    ),
    atMost(
      'Total blocking time of home',
      of('home', (v) => v.tbt),
      LIMITS.tbtMs,
      ms,
    ),
    atMost(
      'API calls of home for a visitor',
      of('home', (v) => v.apiCalls),
      LIMITS.apiCalls,
      plain,
    ),
    atMost(
      'Bytes of video before it is seen',
      of('home', (v) => v.unseenVideoBytes),
      0,
      kilobytes,
    ),
    atMost(
      'Home again, without the API answers',
      of('home again', (visit) => total(visit) - (visit.bytes['api'] ?? 0)),
      LIMITS.repeatVisit,
      kilobytes,
    ),
  ];
}

/**
 * The budget of pages that move by themselves.
 * @param {readonly import('./shifts.mjs').Shifts[]} shifts
 * @returns {readonly Budget[]}
 */
export function shiftBudgets(shifts) {
  const worst = (/** @type {'phone' | 'desktop'} */ device) => Math.max(...shifts.map((page) => page[device]));
  return [
    atMost('CLS of any page, phone', worst('phone'), LIMITS.cls, plain),
    atMost('CLS of any page, desktop', worst('desktop'), LIMITS.cls, plain),
  ];
}

/** Of nodes and memory: what a visit more or less of the same page differs by. */
export const NOISE = 1.05;

/**
 * The budgets of a shopper who scrolls, and who comes and goes.
 * @param {readonly Awaited<ReturnType<typeof import('./stay.mjs').scrollHome>>[]} scrolling
 * @param {Awaited<ReturnType<typeof import('./stay.mjs').comeAndGo>>} stay
 * @returns {readonly Budget[]}
 */
export function stayBudgets(scrolling, { before, after }) {
  const after20 = 'after 20 more visits to home and a gift';
  return [
    atMost('Scrolling home: longest task', median(scrolling.map(({ longestTask }) => longestTask)), LIMITS.taskMs, ms),
    atMost('Scrolling home: 95 % of frames within', median(scrolling.map(({ frame }) => frame)), LIMITS.frameMs, ms),
    atMost(`Listeners ${after20}`, after.listeners, before.listeners, plain),
    atMost(`Timers ${after20}`, after.timers, before.timers, plain),
    atMost(`Nodes ${after20}`, after.nodes, Math.round(before.nodes * NOISE), plain),
    atMost(`Heap ${after20}`, after.heap, before.heap * NOISE, kilobytes),
  ];
}
