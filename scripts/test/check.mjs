// The project's checks in one go: `quick` with the unit tests alone, `all`, or only the `builds` that `all` tests. The last line
// sums every runner.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

import { firefoxPath, nginxPath, pdfReaderPath, webkitPath } from './installedPrograms.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {() => Promise<Counts>} Step */

const REPORTS = 'test-results/reports';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** The demo is tested. It has a public address, so that its pages carry everything that needs one. */
const SITE = { VITE_SITE_URL: 'http://localhost:4173', KANUKA_DEMO: 'true' };

const part = process.argv[2];
const isWhole = part === 'all';

/** Which commands and tests failed, repeated before the last line: a log may be cut off. @type {Set<string>} */
const failures = new Set();
/** How much of a failed test's message is repeated, in characters. */
const MESSAGE_LENGTH = 600;
/** How much of what the page of a failed browser test showed is printed, in characters. */
const SNAPSHOT_LENGTH = 2000;
/** What did not run here, and so neither passed nor failed. @type {string[]} */
const absent = [];

/**
 * Runs a program of the project; true when it succeeded. Its output is printed as it comes, or with `isQuiet` in one piece at
 * its end, so that the output of two parallel programs stays separate.
 * @param {string} command
 * @param {boolean} isQuiet
 * @param {NodeJS.ProcessEnv} [env]
 */
async function run(command, isQuiet, env = {}) {
  const [program = '', ...parameters] = command.split(' ');
  const [file, ...before] = program === 'node' ? [process.execPath] : ['npx', '--no-install', program];
  if (!isQuiet) console.log(`\n> ${command}`);
  const child = spawn(file, [...before, ...parameters], {
    stdio: isQuiet ? 'pipe' : 'inherit',
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  if (isQuiet) console.log(`\n> ${command}\n${output}`.trimEnd());
  if (code !== 0) failures.add(command);
  return code === 0;
}

/**
 * A command that counts as one test.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Step}
 */
const check = (command, env) => async () =>
  (await run(command, true, env)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * A runner of tests and the counts of its report. One that crashed, wrote no report or ran no test counts as one failure.
 * @param {string} command
 * @param {boolean} isQuiet
 * @param {() => Counts} read
 * @returns {Promise<Counts>}
 */
async function runner(command, isQuiet, read) {
  const hasEndedWell = await run(command, isQuiet);
  try {
    const { passed, failed } = read();
    if (failed > 0 || (hasEndedWell && passed > 0)) return { passed, failed };
  } catch {
    // No report.
  }
  failures.add(command);
  return { passed: 0, failed: 1 };
}

/**
 * Records a failed test for the end of the output.
 * @param {string} title
 * @param {string | undefined} message
 */
const recordFailure = (title, message = '') =>
  failures.add(`${title}\n${stripVTControlCharacters(message).slice(0, MESSAGE_LENGTH)}`);

/** @param {string} name */
const report = (name) => JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ name: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ numPassedTests: number, numTotalTests: number, testResults: VitestFile[] }} VitestReport
 */

/**
 * Tests of vitest. A skipped test counts as failed: nothing is left out silently.
 * @param {string} name Of the report.
 * @param {string} choice Of projects and files, as vitest has it.
 * @param {boolean} [isQuiet]
 */
const vitestTests = (name, choice, isQuiet = false) =>
  runner(
    `vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS}/${name}.json ${choice}`,
    isQuiet,
    () => {
      /** @type {VitestReport} */
      const { numPassedTests, numTotalTests, testResults } = report(name);
      for (const { assertionResults, message, name: file } of testResults) {
        if (message) recordFailure(file, message);
        for (const { status, fullName, failureMessages } of assertionResults)
          if (status !== 'passed') recordFailure(`${file}: ${fullName}`, failureMessages?.[0]);
      }
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
    },
  );

/**
 * @typedef {{ name: string, path?: string }} Attachment
 * @typedef {{ error?: { message?: string }, attachments: Attachment[] }} BrowserResult
 * @typedef {{ annotations: { description?: string }[], results: BrowserResult[], status: string }} BrowserTest
 */
/** @typedef {{ title: string, file: string, ok: boolean, tests: BrowserTest[] }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

/**
 * @param {readonly Suite[]} suites
 * @returns {Spec[]}
 */
const specsOf = (suites) => suites.flatMap(({ suites: inner = [], specs = [] }) => [...specs, ...specsOf(inner)]);

/**
 * Records a failed browser test, and what its page showed: screenshots stay on the machine of the run, its log does not.
 * @param {Spec} spec
 */
function recordBrowserFailure({ file, title, tests }) {
  const [result] = tests.flatMap(({ results }) => results);
  recordFailure(`${file}: ${title}`, result?.error?.message);
  const { path } = result?.attachments.find(({ name }) => name === 'error-context') ?? {};
  const tree = path ? /```yaml\n(.*?)\n```/s.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  // Header and footer are the same on every page.
  const parts = tree?.split(/\n(?=- )/).filter((part) => /^- (?:main|dialog|alert)/.test(part)) ?? [];
  if (parts.length > 0) failures.add(`${title}: its page showed\n${parts.join('\n').slice(0, SNAPSHOT_LENGTH)}`);
}

/** Tests of Playwright. Screens whose references another browser or other fonts drew can be skipped, and nothing else. */
const browserTests = () =>
  runner(`playwright test${hasPdfReaders() ? '' : ' --grep-invert press.spec.ts'}`, false, () => {
    const { stats, suites } = report('browser');
    const isIncomparable = (/** @type {BrowserTest} */ { annotations }) =>
      annotations.some(({ description }) => description?.startsWith('not compared'));
    const specs = specsOf(suites);
    const incomparable = specs.flatMap(({ tests }) => tests).filter(isIncomparable).length;
    specs.filter(({ ok }) => !ok).forEach(recordBrowserFailure);
    if (incomparable > 0)
      absent.push(`${incomparable} screens not compared: their references need another browser or other fonts.`);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped - incomparable };
  });

/**
 * Whether a program is here; without it its tests do not run.
 * @param {string} name
 * @param {() => string} path
 */
function isHere(name, path) {
  try {
    return path() !== '';
  } catch (error) {
    absent.push(`${name} is absent, so its tests did not run. ${String(error)}`);
    return false;
  }
}

const hasPdfReaders = () => isHere('qpdf', () => pdfReaderPath('qpdf'));

/** Servers that read deploy/, and beside them Firefox and WebKit: each waits more than it works. */
function builtTests() {
  const nginx = isHere('nginx', nginxPath) ? '' : '--exclude tests/deploy/nginx.test.ts';
  const firefox = isHere('Firefox', firefoxPath) ? '--project firefox' : '';
  const webkit = isHere('WebKitGTK', webkitPath) ? '--project webkit' : '';
  return vitestTests('built', ['--project servers', firefox, webkit, nginx].filter(Boolean).join(' '), true);
}

/** @type {readonly Step[]} */
const ofTheSource = [
  check('oxfmt --check .'),
  check('oxlint -c oxlint.config.mjs --type-aware --deny-warnings --report-unused-disable-directives'),
  check('tsc -b . src tests'),
  check('knip'),
  check('node scripts/test/supply.mjs packages'),
];

/** @type {readonly Step[]} */
const builds = [
  check('node scripts/build/build.mjs --sandbox', SITE),
  // A second storefront with both payment providers on, for the browser tests that pay.
  check('vite build --mode payments --outDir build/payments --logLevel warn'),
  // A third one whose backend is on another origin.
  check('vite build --mode otherOrigin --outDir build/otherOrigin --logLevel warn'),
];

/** @type {readonly Step[]} */
const ofTheBuilt = [
  check('node scripts/test/sizes.mjs'),
  check('node scripts/test/supply.mjs output dist build/payments build/otherOrigin'),
  builtTests,
];

/** @param {readonly Step[]} steps */
async function inTurn(steps) {
  /** @type {Counts[]} */
  const results = [];
  for (const step of steps) results.push(await step());
  return results;
}

/** Checks and builds, and what needs the builds. */
async function besideTheUnits() {
  const source = await inTurn(ofTheSource);
  if (!isWhole) return { results: source, isBuilt: false };
  const built = await inTurn(builds);
  // Without a shop, hundreds of browser tests would each wait out their time for it.
  const isBuilt = built.every(({ failed }) => failed === 0);
  if (!isBuilt) absent.push('The shop could not be built, so nothing that needs the built shop was run.');
  return { results: [...source, ...built, ...(isBuilt ? await inTurn(ofTheBuilt) : [])], isBuilt };
}

/** The unit tests wait for timers half of the time: meanwhile the rest goes on. The browser tests leave no processor idle. */
async function checks() {
  const units = vitestTests('shop', isWhole ? '--project shop' : '--project shop tests/unit');
  const [counts, { results, isBuilt }] = await Promise.all([units, besideTheUnits()]);
  return [counts, ...results, ...(isBuilt ? [await browserTests()] : [])];
}

const results = part === 'builds' ? await inTurn(builds) : await checks();
const sum = (/** @type {keyof Counts} */ key) => results.reduce((total, counts) => total + counts[key], 0);
for (const sentence of absent) console.log(`\n${sentence}`);
for (const command of failures) console.log(`\nFailed: ${command}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
