// Finds the programs that tests and benches start (browsers, a web server, readers of PDF), or installs Debian's where that
// is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** All of them at once: a test of the print file needs them together. */
const PDF_READERS = 'qpdf poppler-utils mupdf-tools libimage-exiftool-perl';

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
  WebKit: {
    variable: 'WEBKIT_DRIVER_PATH',
    places: ['/usr/bin/WebKitWebDriver'],
    package: 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1 gstreamer1.0-libav',
  },
  Xvfb: {
    variable: 'XVFB_PATH',
    places: ['/usr/bin/Xvfb'],
    package: 'xvfb',
  },
  nginx: {
    variable: 'NGINX_PATH',
    places: ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'],
    package: 'nginx-light openssl',
  },
  qpdf: { variable: 'QPDF_PATH', places: ['/usr/bin/qpdf'], package: PDF_READERS },
  pdfinfo: { variable: 'PDFINFO_PATH', places: ['/usr/bin/pdfinfo'], package: PDF_READERS },
  pdfimages: { variable: 'PDFIMAGES_PATH', places: ['/usr/bin/pdfimages'], package: PDF_READERS },
  pdfdetach: { variable: 'PDFDETACH_PATH', places: ['/usr/bin/pdfdetach'], package: PDF_READERS },
  pdftoppm: { variable: 'PDFTOPPM_PATH', places: ['/usr/bin/pdftoppm'], package: PDF_READERS },
  mutool: { variable: 'MUTOOL_PATH', places: ['/usr/bin/mutool'], package: PDF_READERS },
  exiftool: { variable: 'EXIFTOOL_PATH', places: ['/usr/bin/exiftool'], package: PDF_READERS },
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
    // The cause is printed above; the message below says what to do.
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
/** The driver of WebKitGTK, Safari's engine. */
export const webkitPath = () => pathOf('WebKit');
/** A screen without a monitor, for WebKitGTK. */
export const xvfbPath = () => pathOf('Xvfb');
/** The web server that reads deploy/nginx.conf. */
export const nginxPath = () => pathOf('nginx');
/**
 * A program that reads PDF files or the pictures in them.
 * @param {'qpdf' | 'pdfinfo' | 'pdfimages' | 'pdfdetach' | 'pdftoppm' | 'mutool' | 'exiftool'} name
 */
export const pdfReaderPath = (name) => pathOf(name);

/**
 * Playwright's own list (Chromium obeys only the last of repeated switches), and two things that neither tests nor benches
 * need. The search field's pop-ups: every window would load two pages for them, a fifth of what a test costs, while the page
 * that is measured opens. The spare process for the next site: each window would start an unused one, an eighth of
 * what opening a page costs.
 */
const DISABLED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** How Chromium is started for tests and benches. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Photo previews draw with WebGL, here by a software renderer.
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED.join()}`,
  // The shop needs no other host: a request for one fails at once and is reported.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
