// The project's checks in one go: `quick` with the unit tests alone, `all`, or only the `builds` that `all` tests. The last line
// sums every runner.
import { absent, browserTests, builtTests, check, failures, unitTests } from './runners.mjs';

/** @typedef {import('./runners.mjs').Counts} Counts */
/** @typedef {() => Promise<Counts>} Step */

/** The demo is tested. It has a public address, so that its pages carry everything that needs one. */
const SITE = { VITE_SITE_URL: 'http://localhost:4173', KANUKA_DEMO: 'true' };

const part = process.argv[2];
const isWhole = part === 'all';

/** @type {readonly Step[]} */
const ofTheSource = [
  () => check('oxfmt --check .'),
  () => check('oxlint -c oxlint.config.mjs --type-aware --deny-warnings --report-unused-disable-directives'),
  () => check('tsc -b . src tests'),
  () => check('knip'),
  () => check('node scripts/test/supply.mjs packages'),
];

/** @type {readonly Step[]} */
const builds = [
  () => check('node scripts/build/build.mjs --sandbox', SITE),
  // A second storefront with both payment providers on, for the browser tests that pay.
  () => check('vite build --mode payments --outDir build/payments --logLevel warn'),
  // A third one whose backend stands on another origin.
  () => check('vite build --mode elsewhere --outDir build/elsewhere --logLevel warn'),
];

/** @type {readonly Step[]} */
const ofTheBuilt = [
  () => check('node scripts/test/sizes.mjs'),
  () => check('node scripts/test/supply.mjs output dist build/payments build/elsewhere'),
  builtTests,
];

/** @param {readonly Step[]} steps */
async function inTurn(steps) {
  /** @type {Counts[]} */
  const results = [];
  for (const step of steps) results.push(await step());
  return results;
}

const hasFailed = (/** @type {Counts} */ { failed }) => failed > 0;

/** Checks and builds, and what needs the builds. */
async function besideTheUnits() {
  const source = await inTurn(ofTheSource);
  if (!isWhole) return { results: source, isBuilt: false };
  const built = await inTurn(builds);
  // Without a shop, hundreds of browser tests would each wait out their time for it.
  const isBuilt = !built.some(hasFailed);
  if (!isBuilt) absent.push('The shop could not be built, so nothing that needs the built shop was run.');
  return { results: [...source, ...built, ...(isBuilt ? await inTurn(ofTheBuilt) : [])], isBuilt };
}

/** The unit tests wait for timers half of the time: meanwhile the rest goes on. The browser tests leave no processor idle. */
async function checks() {
  const [units, { results, isBuilt }] = await Promise.all([unitTests(isWhole ? '' : 'tests/unit'), besideTheUnits()]);
  return [units, ...results, ...(isBuilt ? [await browserTests()] : [])];
}

const sum = (part === 'builds' ? await inTurn(builds) : await checks()).reduce((a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
}));
for (const sentence of absent) console.log(`\n${sentence}`);
for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
