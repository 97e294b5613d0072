// Runs the project's checks and counts what each of them held.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

import { chromiumPath, firefoxPath, nginxPath, webkitPath } from './browser.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

const REPORTS = 'test-results/reports';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** What failed, by name: said again at the end, where a reader of a long log looks first. @type {string[]} */
export const failures = [];

/**
 * Runs a program of the project; true when it ended well. What it says is printed as it comes, or with `isQuiet` in one
 * piece at its end, so that two that run side by side can be told apart.
 * @param {string} command
 * @param {boolean} [isQuiet]
 * @param {NodeJS.ProcessEnv} [env]
 */
async function run(command, isQuiet = false, env = {}) {
  const [program = '', ...parameters] = command.split(' ');
  const [file = '', ...before] = program === 'node' ? [process.execPath] : ['npx', '--no-install', program];
  if (!isQuiet) console.log(`\n> ${command}`);
  const child = spawn(file, [...before, ...parameters], {
    stdio: isQuiet ? 'pipe' : 'inherit',
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  if (isQuiet) console.log(`\n> ${command}\n${said}`.trimEnd());
  return code === 0;
}

/**
 * A check that either holds or does not.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Counts>}
 */
export async function check(command, env) {
  if (await run(command, true, env)) return { passed: 1, failed: 0 };
  failures.push(command);
  return { passed: 0, failed: 1 };
}

/**
 * Counts of a runner's report; a report that is missing, or holds no test at all, is a failure.
 * @param {string} runner Its name, for a failure that no test of it tells of.
 * @param {boolean} isWell
 * @param {() => Counts} read
 * @returns {Counts}
 */
function counted(runner, isWell, read) {
  try {
    const { passed, failed } = read();
    if (failed > 0 || (isWell && passed > 0)) return { passed, failed };
    failures.push(`${runner}: no test failed, and yet it did not end well`);
    return { passed, failed: 1 };
  } catch {
    failures.push(`${runner}: no report`);
    return { passed: 0, failed: 1 };
  }
}

/** @param {string} name */
const report = (name) => JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));

/**
 * @param {string} name Of the report, and before each test of it that failed.
 * @param {string} choice Of projects and files, as vitest has it.
 * @param {boolean} [isQuiet]
 * @returns {Promise<Counts>}
 */
async function vitestTests(name, choice, isQuiet) {
  const isWell = await run(
    `vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS}/${name}.json ${choice}`,
    isQuiet,
  );
  return counted(name, isWell, () => {
    const { numPassedTests, numTotalTests, testResults } = report(name);
    /** @type {{ assertionResults: { status: string, fullName: string }[] }[]} */
    const files = testResults;
    // A skipped test counts as failed: nothing is left out silently.
    for (const { status, fullName } of files.flatMap((file) => file.assertionResults))
      if (status !== 'passed') failures.push(`${name}: ${fullName} (${status})`);
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
  });
}

/** @typedef {{ projectName: string, status: string, annotations: { description?: string }[] }} BrowserTest */
/** @typedef {{ suites?: Suite[], specs?: { title: string, tests: BrowserTest[] }[] }} Suite */

/**
 * Every browser test of the report, with its title.
 * @param {readonly Suite[]} suites
 * @returns {(BrowserTest & { title: string })[]}
 */
function testsOf(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
    ...testsOf(inner),
  ]);
}

/**
 * A screen that could not be compared with its reference here: neither passed nor failed.
 * @param {BrowserTest} test
 */
const isIncomparable = ({ annotations }) =>
  annotations.some(({ description }) => description?.startsWith('not compared'));

/** @returns {Promise<Counts>} */
export async function browserTests() {
  try {
    const isWell = await run('playwright test', false, { CHROMIUM_PATH: chromiumPath() });
    return counted('browser', isWell, () => {
      const { stats, suites } = report('browser');
      const tests = testsOf(suites);
      const incomparable = tests.filter(isIncomparable).length;
      for (const test of tests)
        if (test.status !== 'expected' && !isIncomparable(test))
          failures.push(`${test.projectName}: ${test.title} (${test.status})`);
      if (incomparable > 0)
        absent.push(`${incomparable} screens not compared: their references need another browser or other fonts.`);
      // Any other skipped test counts as failed: nothing is left out silently.
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped - incomparable };
    });
  } catch (error) {
    failures.push(`browser: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

/** What did not run here, and so neither passed nor failed. @type {string[]} */
export const absent = [];

/** Rules and screens, or the rules alone. @param {string} [only] What the names of the files hold. */
export const unitTests = (only = '') => vitestTests('shop', `--project shop ${only}`.trimEnd());

/**
 * Whether a program is here; without it its tests do not run.
 * @param {string} name
 * @param {() => string} path
 */
function isHere(name, path) {
  try {
    path();
    return true;
  } catch (error) {
    absent.push(`${name} is absent, so its tests did not run. ${String(error)}`);
    return false;
  }
}

/**
 * What servers answer that read deploy/: nginx itself, and a reader of `_headers` and `_redirects`; and beside them Firefox and
 * WebKit, for each waits more than it does.
 */
export function builtTests() {
  const nginx = isHere('nginx', nginxPath) ? '' : '--exclude tests/deploy/nginx.test.ts';
  const firefox = isHere('Firefox', firefoxPath) ? '--project firefox' : '';
  const webkit = isHere('WebKitGTK', webkitPath) ? '--project webkit' : '';
  return vitestTests('built', ['--project servers', firefox, webkit, nginx].filter(Boolean).join(' '), true);
}
