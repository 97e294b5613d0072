// Figures as Markdown tables, and their place in docs/performance.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

const FILE = 'docs/performance.md';

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function table(head, rows) {
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The machine, for a reader who compares. */
export function machine() {
  const [first] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${date}, ${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory}, Node ${process.versions.node}`;
}

/**
 * Prints a section and puts it between its marks in docs/performance.md.
 * @param {string} name
 * @param {string} text
 */
export function writeSection(name, text) {
  console.log(`\n${text}\n`);
  const [start, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const doc = readFileSync(FILE, 'utf8');
  const [before, rest] = doc.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${FILE} has no place for ${name}.`);
  writeFileSync(FILE, `${before}${start}\n\n${text}\n\n${end}${after}`);
  spawnSync('npx', ['--no-install', 'oxfmt', FILE]);
}

/**
 * @typedef {object} Budget
 * @property {string} what
 * @property {string} limit
 * @property {string} figure
 * @property {boolean} isKept
 */

/** @param {readonly Budget[]} budgets */
export function budgetTable(budgets) {
  return table(
    ['What', 'Budget', 'Figure', ''],
    budgets.map(({ what, limit, figure, isKept }) => [what, limit, figure, isKept ? 'kept' : '**over**']),
  );
}
