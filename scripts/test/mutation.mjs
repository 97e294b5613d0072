/**
 * Breaks the shop's rules on purpose, thousands of times, and counts how often a test fails:
 *
 *   npm run mutation [-- part …]
 *
 * Takes two hours on two processors; each part ends with an error when too many mutants survived.
 * docs/reliability.md, Mutation testing.
 */
import { mkdirSync } from 'node:fs';
import process from 'node:process';

import { Stryker } from '@stryker-mutator/core';

const REPORTS = 'build/mutation';

/** @type {Readonly<Record<string, { mutate: string[], tests: string[], isBare?: boolean, least: number }>>} */
const PARTS = {
  domain: { mutate: ['src/domain/**/*.ts'], tests: ['tests/unit/domain/**/*.test.ts'], isBare: true, least: 90 },
  sanitiser: { mutate: ['src/lib/sanitise.ts'], tests: ['tests/unit/lib/sanitise.test.ts'], isBare: true, least: 90 },
  api: { mutate: ['src/api/**/*.ts'], tests: ['tests/unit/api/**/*.test.ts'], least: 90 },
  shop: {
    mutate: ['src/shop/**/*.{ts,tsx}'],
    tests: ['tests/unit/shop/**/*.test.ts', 'tests/unit/shop/**/*.test.tsx'],
    least: 90,
  },
};

const asked = process.argv.slice(2);
mkdirSync(REPORTS, { recursive: true });

/** @type {string[]} */
const scores = [];
for (const [name, { mutate, tests, isBare, least }] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.env.MUTATION_TESTS = tests.join(',');
  process.env.MUTATION_SETUP = isBare ? 'none' : '';
  const results = await new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/test/mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Stryker would rewrite paths in tsconfig.json with an interface that TypeScript 7 does not have; there are none.
    tsconfigFile: 'none.json',
    concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
    timeoutMS: 20_000,
    tempDirName: `${REPORTS}/work`,
    reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false },
    jsonReporter: { fileName: `${REPORTS}/${name}.json` },
    htmlReporter: { fileName: `${REPORTS}/${name}.html` },
    thresholds: { high: 95, low: least, break: null },
  }).runMutationTest();
  const valid = results.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
  const noticed = valid.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const score = valid.length === 0 ? 0 : (100 * noticed.length) / valid.length;
  scores.push(
    `${name}: ${noticed.length} of ${valid.length} mutants noticed, ${score.toFixed(1)} % (at least ${least} %)`,
  );
  if (score < least) process.exitCode = 1;
}
console.log(`\n${scores.join('\n')}`);
