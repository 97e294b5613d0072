// Finds the browsers and the web server that tests drive, or installs Debian's where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @typedef {{ name: string, variable: string, places: readonly string[], package: string }} Program */

/** @type {Program} */
const CHROMIUM = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
  package: 'chromium',
};

/** @type {Program} */
const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  package: 'firefox-esr',
};

/** @type {Program} */
const NGINX = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  places: ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'],
  package: 'nginx-light',
};

/**
 * @param {Program} program
 * @returns {string | undefined}
 */
function found({ variable, places }) {
  return [process.env[variable], ...places].find((place) => place !== undefined && place !== '' && existsSync(place));
}

/**
 * @param {Program} program
 * @returns {string}
 */
function pathOf(program) {
  const place = found(program);
  if (place) return place;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${program.package}`;
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (isRoot && hasApt) {
    console.log(`No ${program.name} found; installing Debian's: ${install}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // What went wrong stands above; the sentence below says what to do.
    spawnSync('sh', ['-c', install], { stdio: 'inherit', env });
    const installed = found(program);
    if (installed) return installed;
  }
  throw new Error(
    `${program.name} is missing. Install it and run again:\n  sudo sh -c '${install}'\nor set ${program.variable} to an existing one.`,
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

/**
 * The same for nginx, which reads deploy/nginx.conf.
 * @returns {string}
 * @throws {Error} with the command to run, where it cannot be installed from here
 */
export const nginxPath = () => pathOf(NGINX);
