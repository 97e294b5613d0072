// Figures of several runs, judged by budgets, as Markdown tables in a document.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** @typedef {{ what: string, limit: string, figure: string, isMet: boolean }} Budget */
/** @typedef {{ text: readonly string[], budgets: readonly Budget[] }} Report method and tables, and the budgets to judge */
/** @typedef {(browser: import('@playwright/test').Browser, runs: number) => Promise<Report>} Bench */
/** @typedef {(value: number) => string} Show */

/** As HTTP Archive and Lighthouse count. */
export const KB = 1024;
/** @type {Show} */
export const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
/** @type {Show} */
export const megabytes = (bytes) => `${(bytes / KB ** 2).toFixed(1)} MB`;
/** @type {Show} */
export const ms = (value) => `${Math.round(value)} ms`;
/** @type {Show} */
export const plain = (value) => String(Number(value.toFixed(4)));

/** Tolerance of nodes and memory: the difference of one visit more or less to the same page. */
export const NOISE = 1.05;

/** @param {string} what @param {number} figure @param {number} limit @param {Show} show @returns {Budget} */
export function atMost(what, figure, limit, show) {
  return { what, limit: `≤ ${show(limit)}`, figure: show(figure), isMet: figure <= limit };
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? Number.NaN : (lower + upper) / 2;
}

/** The median of some runs, and their range. @param {readonly number[]} values @param {Show} show */
export const spread = (values, show) =>
  `${show(median(values))} (${show(Math.min(...values))}–${show(Math.max(...values))})`;

/** @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
export function table(head, rows) {
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The date and the machine. */
function machine() {
  const date = new Date().toISOString().slice(0, 10);
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${date}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${memory}, Node ${process.versions.node}`;
}

/**
 * Prints a report, and writes it between its marks in a document.
 * @param {string} name
 * @param {string | undefined} file
 * @param {Report} report
 * @returns {boolean} whether every budget is met
 */
export function publish(name, file, { text: [method, ...tables], budgets }) {
  const judged = table(
    ['What', 'Budget', 'Figure', ''],
    budgets.map(({ what, limit, figure, isMet }) => [what, limit, figure, isMet ? 'met' : '**over**']),
  );
  const text = [`Measured ${machine()}; ${method}`, ...tables, judged].join('\n\n');
  console.log(`\n${text}\n`);
  const areMet = budgets.every(({ isMet }) => isMet);
  if (file === undefined) return areMet;
  const [start, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [before, rest] = readFileSync(file, 'utf8').split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has no place for ${name}.`);
  writeFileSync(file, `${before}${start}\n\n${text}\n\n${end}${after}`);
  spawnSync('npx', ['--no-install', 'oxfmt', file]);
  return areMet;
}
