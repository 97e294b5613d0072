// Finds the browsers and the web server that tests drive, or installs Debian's where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PROGRAMS = {
  Chromium: {
    variable: 'CHROMIUM_PATH',
    places: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
    ],
    package: 'chromium',
  },
  Firefox: {
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    package: 'firefox-esr',
  },
  nginx: {
    variable: 'NGINX_PATH',
    places: ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'],
    package: 'nginx-light openssl',
  },
};

/**
 * The path of a program; installed first where this runs as root on Debian.
 * @param {keyof typeof PROGRAMS} name
 * @returns {string}
 * @throws {Error} with the command to run, where it cannot be installed from here
 */
function pathOf(name) {
  const { variable, places, package: debian } = PROGRAMS[name];
  const found = () => [process.env[variable], ...places].find((place) => place && existsSync(place));
  const place = found();
  if (place) return place;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${debian}`;
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (isRoot && hasApt) {
    console.log(`No ${name} found; installing Debian's: ${install}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // What went wrong stands above; the sentence below says what to do.
    spawnSync('sh', ['-c', install], { stdio: 'inherit', env });
    const installed = found();
    if (installed) return installed;
  }
  throw new Error(
    `${name} is missing. Install it and run again:\n  sudo sh -c '${install}'\nor set ${variable} to an existing one.`,
  );
}

/** A Chromium that tests can drive. */
export const chromiumPath = () => pathOf('Chromium');
/** A Firefox that tests can drive. */
export const firefoxPath = () => pathOf('Firefox');
/** The web server that reads deploy/nginx.conf. */
export const nginxPath = () => pathOf('nginx');
