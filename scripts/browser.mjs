// Finds the browsers that tests drive, or installs Debian's where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @typedef {{ name: string, variable: string, places: readonly string[], package: string }} Browser */

/** @type {Browser} */
const CHROMIUM = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
  package: 'chromium',
};

/** @type {Browser} */
const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  package: 'firefox-esr',
};

/**
 * @param {Browser} browser
 * @returns {string | undefined}
 */
function found({ variable, places }) {
  return [process.env[variable], ...places].find((place) => place !== undefined && place !== '' && existsSync(place));
}

/**
 * @param {Browser} browser
 * @returns {string}
 */
function pathOf(browser) {
  const place = found(browser);
  if (place) return place;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${browser.package}`;
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (isRoot && hasApt) {
    console.log(`No ${browser.name} found; installing Debian's: ${install}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // What went wrong stands above; the sentence below says what to do.
    spawnSync('sh', ['-c', install], { stdio: 'inherit', env });
    const installed = found(browser);
    if (installed) return installed;
  }
  throw new Error(
    `${browser.name} is missing. Install it and run again:\n  sudo sh -c '${install}'\nor set ${browser.variable} to an existing one.`,
  );
}

/**
 * The path of a Chromium that tests can drive; installed first where this runs as root on Debian.
 * @returns {string}
 * @throws {Error} with the command to run, where it cannot be installed from here
 */
export const chromiumPath = () => pathOf(CHROMIUM);

/**
 * The same for Firefox.
 * @returns {string}
 * @throws {Error} with the command to run, where it cannot be installed from here
 */
export const firefoxPath = () => pathOf(FIREFOX);
