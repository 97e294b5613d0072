// Runs the project's checks and counts what each of them held.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

import { chromiumPath, firefoxPath, nginxPath } from './browser.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

const REPORTS = 'test-results/reports';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/**
 * Runs a program of the project; true when it ended well.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(command, env = {}) {
  console.log(`\n> ${command}`);
  const [program = '', ...parameters] = command.split(' ');
  const [file, ...before] = program === 'node' ? [process.execPath] : ['npx', '--no-install', program];
  const options = { stdio: /** @type {const} */ ('inherit'), env: { ...process.env, ...env } };
  return spawnSync(file ?? '', [...before, ...parameters], options).status === 0;
}

/**
 * A check that either holds or does not.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Counts}
 */
export function check(command, env) {
  return run(command, env) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts of a runner's report; a report that is missing, or holds no test at all, is a failure.
 * @param {boolean} isWell
 * @param {() => Counts} read
 * @returns {Counts}
 */
function counted(isWell, read) {
  try {
    const { passed, failed } = read();
    return { passed, failed: failed === 0 && (!isWell || passed === 0) ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {string} name */
const report = (name) => JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));

/**
 * @param {string} name of the report
 * @param {string} [options]
 * @returns {Counts}
 */
export function vitestTests(name, options = '') {
  const isWell = run(
    `vitest run${options} --reporter=default --reporter=json --outputFile.json=${REPORTS}/${name}.json`,
  );
  return counted(isWell, () => {
    const { numPassedTests, numTotalTests } = report(name);
    // A skipped test counts as failed: nothing is left out silently.
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
  });
}

/** @typedef {{ suites?: Suite[], specs?: { tests: { annotations: { description?: string }[] }[] }[] }} Suite */

/**
 * Screens that could not be compared with their references here: neither passed nor failed.
 * @param {readonly Suite[]} suites
 * @returns {number}
 */
function notCompared(suites) {
  return suites
    .map(({ suites: inner = [], specs = [] }) => {
      const tests = specs.flatMap((spec) => spec.tests);
      const own = tests.filter(({ annotations }) =>
        annotations.some(({ description }) => description?.startsWith('not compared')),
      );
      return own.length + notCompared(inner);
    })
    .reduce((sum, count) => sum + count, 0);
}

/** @returns {Counts} */
export function browserTests() {
  try {
    const path = chromiumPath();
    const isWell = run('playwright test', {
      CHROMIUM_PATH: path,
    });
    return counted(isWell, () => {
      const { stats, suites } = report('browser');
      const incomparable = notCompared(suites);
      if (incomparable > 0)
        console.log(`${incomparable} screens not compared: their references need another browser or other fonts.`);
      // Any other skipped test counts as failed: nothing is left out silently.
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped - incomparable };
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** What did not run here, and so neither passed nor failed. @type {string[]} */
export const absent = [];

/** @returns {Counts} */
export function firefoxTests() {
  try {
    firefoxPath();
  } catch (error) {
    absent.push(`Firefox is absent, so its tests did not run. ${String(error)}`);
    return { passed: 0, failed: 0 };
  }
  return vitestTests('firefox', ' --config vitest.firefox.config.ts');
}

/** What servers answer that read deploy/: nginx itself, and a reader of `_headers` and `_redirects`. @returns {Counts} */
export function deployTests() {
  let only = '';
  try {
    nginxPath();
  } catch (error) {
    absent.push(`nginx is absent, so its tests did not run. ${String(error)}`);
    only = ' staticHost';
  }
  return vitestTests('deploy', `${only} --config vitest.deploy.config.ts`);
}
