// The project's checks in one go: `quick` with the unit tests alone, or `all`. The last line sums every runner.
import { absent, browserTests, builtTests, check, failures, unitTests } from './runners.mjs';

/** @typedef {import('./runners.mjs').Counts} Counts */

/** The shop that is tested has a public address, so that its pages carry everything that needs one. */
const SITE = { VITE_SITE_URL: 'http://localhost:4173' };

const isWhole = process.argv[2] === 'all';

/** @type {readonly (() => Counts)[]} */
const quick = [
  () => check('oxfmt --check .'),
  () => check('oxlint -c oxlint.config.mjs --type-aware --deny-warnings'),
  () => check('tsc -b . src tests'),
  () => check('knip'),
  () => check('node scripts/supply.mjs packages'),
  () => unitTests(isWhole ? '' : 'tests/unit'),
];

/** @type {readonly (() => Counts)[]} */
const builds = [
  () => check('vite build --logLevel warn', SITE),
  // A second storefront with both payment providers on, for the browser tests that pay.
  () => check('vite build --mode payments --outDir build/payments --logLevel warn'),
  // A third one whose backend stands on another origin.
  () => check('vite build --mode elsewhere --outDir build/elsewhere --logLevel warn'),
  () => check('node scripts/programs.mjs'),
  () => check('node scripts/prerender.mjs --sandbox', SITE),
];

/** @type {readonly (() => Counts)[]} */
const ofTheBuilt = [
  () => check('node scripts/sizes.mjs'),
  () => check('node scripts/supply.mjs output dist build/payments build/elsewhere'),
  builtTests,
  browserTests,
];

const results = quick.map((step) => step());
if (isWhole) {
  const built = builds.map((step) => step());
  results.push(...built);
  // Without a shop, hundreds of browser tests would each wait out their time for it.
  if (built.every(({ failed }) => failed === 0)) results.push(...ofTheBuilt.map((step) => step()));
  else absent.push('The shop could not be built, so nothing that needs the built shop was run.');
}

const sum = results.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
for (const sentence of absent) console.log(`\n${sentence}`);
for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
