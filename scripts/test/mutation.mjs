/**
 * Breaks the shop's rules on purpose, thousands of times, and counts how often a test fails:
 *
 *   npm run mutation [-- part …] [--sample 10]
 *
 * Each part ends with an error when too many mutants survived. With `--sample` only those of so many per cent of the
 * functions are tried, the same ones in each run: all of them take most of a day on two processors.
 * docs/reliability.md, Mutation testing.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { Stryker } from '@stryker-mutator/core';

const REPORTS = 'build/mutation';

/** A longer function is sampled by the statements in it. */
const LONG_LINES = 40;

/** Unit tests beside those of a part: the rules are also proven by what uses them. */
const OTHERS = 'tests/unit/{api,app,boot,components,content,features,lib,photo,prerender,seo,shop}/**/*.test.{ts,tsx}';

/** Screens prove most of what a shopper sees. Each of their tests takes a second. */
const SCREENS = 'tests/screens/**/*.test.tsx';

/**
 * `wider`: further tests, one list after another, which are tried on what the tests before did not notice.
 * @type {Readonly<Record<string, { sources: string, tests: string, wider?: readonly string[], isBare?: boolean, least: number }>>}
 */
const PARTS = {
  domain: {
    sources: 'src/domain',
    tests: 'tests/unit/domain/**/*.test.ts',
    wider: [OTHERS, SCREENS],
    isBare: true,
    least: 90,
  },
  sanitiser: { sources: 'src/lib/sanitise.ts', tests: 'tests/unit/lib/sanitise.test.ts', isBare: true, least: 90 },
  operationLog: {
    sources: 'src/lib/operationLog.ts',
    tests: 'tests/unit/lib/operationLog.test.ts',
    wider: [OTHERS],
    least: 90,
  },
  api: { sources: 'src/api', tests: 'tests/unit/api/**/*.test.ts', least: 90 },
  // The histories of the cart and of orders take long: only what the others let through is tried on them.
  shop: {
    sources: 'src/shop',
    tests: 'tests/unit/shop/**/!(model|orderModel).test.{ts,tsx}',
    wider: [OTHERS, SCREENS],
    least: 90,
  },
};

const { values, positionals: asked } = parseArgs({ options: { sample: { type: 'string' } }, allowPositionals: true });
const share = Number(values.sample ?? 100) / 100;
if (!(share > 0)) throw new Error(`--sample is a number of per cent, not '${values.sample}'`);
mkdirSync(REPORTS, { recursive: true });

/**
 * The source files of a folder, or the file itself.
 * @param {string} path
 */
function filesOf(path) {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${path}/${name}`);
}

/**
 * The statements at one depth of indentation, as pairs of their first and last line, counted from 1.
 * @param {readonly string[]} lines
 * @param {number} indent
 * @param {number} [first] where `lines` begin in the file
 * @returns {[number, number][]}
 */
function statementsOf(lines, indent, first = 1) {
  const begins = new RegExp(`^ {${indent}}[^\\s})\\]/*]`);
  const starts = lines.flatMap((line, at) => (begins.test(line) ? [first + at] : []));
  return starts.map((start, at) => [start, (starts[at + 1] ?? first + lines.length) - 1]);
}

/**
 * A file's functions that belong to the sample, as Stryker names a range of lines. They are told apart by the
 * indentation, which the formatter keeps.
 * @param {string} file
 */
function sampleOf(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return statementsOf(lines, 0)
    .flatMap(([start, end]) =>
      end - start < LONG_LINES ? [[start, end]] : statementsOf(lines.slice(start, end), 2, start + 1),
    )
    .map(([start, end]) => `${file}:${start}-${end}`)
    .filter((range) => createHash('sha256').update(range).digest().readUInt32BE() < share * 2 ** 32);
}

/**
 * Tries mutants, and returns what became of each valid one.
 * @param {string} name of the report
 * @param {readonly string[]} mutate files, or ranges in them
 * @param {string} tests
 * @param {boolean} [isBare] whether the tests need no page around them
 */
async function tried(name, mutate, tests, isBare = false) {
  process.env.MUTATION_TESTS = tests;
  process.env.MUTATION_SETUP = isBare ? 'none' : '';
  const results = await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/test/mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Stryker would rewrite paths in tsconfig.json with an interface that TypeScript 7 does not have; there are none.
    tsconfigFile: 'none.json',
    concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
    timeoutMS: 20_000,
    // All screens, one after another, with what Stryker writes into the shop's code.
    dryRunTimeoutMinutes: 30,
    tempDirName: `${REPORTS}/work`,
    reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false },
    jsonReporter: { fileName: `${REPORTS}/${name}.json` },
    htmlReporter: { fileName: `${REPORTS}/${name}.html` },
    thresholds: { high: 95, low: 90, break: null },
  }).runMutationTest();
  return results.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
}

/** @typedef {Awaited<ReturnType<typeof tried>>[number]} Mutant */

/** @param {Mutant} mutant */
const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout';

/** What makes a mutant the same one in two runs. @param {Mutant} mutant */
const keyOf = ({ fileName, location, mutatorName, replacement }) =>
  JSON.stringify([fileName, location, mutatorName, replacement]);

/** The range of a mutant as Stryker names it, with columns counted from 0; others may lie in it. @param {Mutant} mutant */
const rangeOf = ({ fileName, location: { start, end } }) =>
  `${relative('.', fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

/** @type {string[]} */
const scores = [];
for (const [name, { sources, tests, wider = [], isBare, least }] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const files = filesOf(sources);
  const mutants = await tried(name, share < 1 ? files.flatMap(sampleOf) : files, tests, isBare);
  let missed = mutants.filter((mutant) => !isNoticed(mutant));
  const missedByOwn = missed.length;
  for (const [at, further] of wider.entries()) {
    if (missed.length === 0) break;
    const again = await tried(`${name}-wider-${at + 1}`, missed.map(rangeOf), further);
    const found = new Set(again.filter(isNoticed).map(keyOf));
    missed = missed.filter((mutant) => !found.has(keyOf(mutant)));
  }
  const noticed = mutants.length - missed.length;
  const score = mutants.length === 0 ? 0 : (100 * noticed) / mutants.length;
  scores.push(
    `${name}: ${noticed} of ${mutants.length} mutants noticed, ${score.toFixed(1)} % (at least ${least} %)` +
      (wider.length > 0 ? `; ${missedByOwn} of all not by its own tests` : ''),
  );
  if (score < least) process.exitCode = 1;
}
console.log(`\n${scores.join('\n')}`);
