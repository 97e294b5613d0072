/**
 * Checks the installed packages and the built storefronts:
 *
 *   node scripts/test/supply.mjs packages            the packages this project installs
 *   node scripts/test/supply.mjs output dist …       built storefronts
 *
 * Prints what is wrong and ends with 1; docs/reliability.md, rows S21 and S23.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { filesIn } from '../build/files.mjs';

/** Licences allowed for code that shoppers receive: none requires more than its text to be included. */
const ALLOWED_LICENCES = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  // For fonts.
  'OFL-1.1',
  // The second of the two is chosen: docs/licences.md.
  '(MPL-2.0 OR Apache-2.0)',
]);

/** For tests only, and its script does nothing but copy a file that this project does not ask for. */
const MAY_HAVE_SCRIPTS = new Set(['msw']);

/** @typedef {{ version?: string, resolved?: string, license?: string, dev?: boolean, devOptional?: boolean, hasInstallScript?: boolean }} Locked */
/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>, overrides?: Record<string, string> }} Manifest */

/**
 * What is wrong with the packages a project asks for and locks.
 * @param {Manifest} manifest
 * @param {{ packages: Record<string, Locked> }} lock
 * @returns {string[]}
 */
export function packageProblems({ dependencies = {}, devDependencies = {}, overrides = {} }, { packages }) {
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  const inexact = asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
  const locked = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      ...entry,
    }));
  const shipped = locked.filter(({ dev, devOptional }) => dev !== true && devOptional !== true);
  return [
    ...inexact.map(([name, version]) => `${name}: “${version}” is no exact version`),
    ...locked.filter(({ resolved }) => resolved !== undefined).map(({ name }) => `${name}: the lock file names a host`),
    ...locked
      .filter(({ name, hasInstallScript }) => hasInstallScript === true && !MAY_HAVE_SCRIPTS.has(name))
      .map(({ name }) => `${name}: wants to run a script when it is installed`),
    ...shipped
      .filter(({ license }) => !ALLOWED_LICENCES.has(license ?? ''))
      .map(({ name, license }) => `${name}: licence ${license ?? 'unknown'}`),
  ];
}

/** Names of settings that a build may hold: those of .env.example, which shoppers may all read. */
function publicSettings() {
  return new Set(readFileSync('.env.example', 'utf8').match(/\bVITE_\w+/g) ?? []);
}

/** @type {readonly (readonly [what: string, pattern: RegExp])[]} */
const FORBIDDEN = [
  [
    'a secret key of a payment provider',
    /\b(?:sk|rk)_(?:live|test)_\w{8,}|\bwhsec_\w{8,}|key_secret["']?\s*[:=]\s*["']\w+/,
  ],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a token', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/],
  ['a cloud or repository key', /\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{30,}|\bglpat-[\w-]{20}/],
  ['a source map', /[#@]\s*sourceMappingURL=/],
  ['a lookbehind, at which Safari before 16.4 stops reading the file', /\(\?<[=!]/],
  ['a path of the computer it was built on', /(?:\/home\/|\/Users\/|\/root\/|[A-Z]:\\Users\\)[\w.-]+/],
  [
    'code of the embedded backend or of tests',
    /__sandbox|kanuka-demo-1|sandbox-pay|scryptSync|__pwned|fast-check|@testing-library/,
  ],
];

const TEXT_FILE = /\.(?:js|css|html|json|svg|txt|webmanifest|md)$/;

/**
 * What is wrong with a built storefront.
 * @param {string} folder
 * @returns {string[]}
 */
export function outputProblems(folder) {
  const known = publicSettings();
  const problems = filesIn(folder).flatMap((name) => {
    if (/\.map$|\.tsx?$|(?:^|\/)\.env|\.db$/.test(name)) return [`${name}: does not belong here`];
    if (!TEXT_FILE.test(name)) return [];
    const text = readFileSync(join(folder, name), 'utf8');
    const settings = new Set(text.match(/\bVITE_\w+/g) ?? []);
    return [
      ...[...FORBIDDEN, ['the folder it was built in', new RegExp(escaped(process.cwd()))]]
        .filter(([, pattern]) => /** @type {RegExp} */ (pattern).test(text))
        .map(([what]) => `${name}: holds ${what}`),
      ...[...settings].filter((setting) => !known.has(setting)).map((setting) => `${name}: holds ${setting}`),
    ];
  });
  return [...problems, ...licenceProblems(folder)];
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * Everything bundled has a licence that is allowed, and a line in docs/licences.md.
 * @param {string} folder
 * @returns {string[]}
 */
function licenceProblems(folder) {
  const list = join(folder, 'licences.md');
  if (!existsSync(list)) return ['licences.md: missing, so what is bundled is unknown'];
  const bundled = [...readFileSync(list, 'utf8').matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)];
  const described = readFileSync('docs/licences.md', 'utf8');
  return [
    ...(bundled.length === 0 ? ['licences.md: names no package'] : []),
    ...bundled.flatMap(([, name = '', licence = '']) => [
      ...(ALLOWED_LICENCES.has(licence) || ALLOWED_LICENCES.has(`(${licence})`) ? [] : [`${name}: licence ${licence}`]),
      ...(new RegExp(String.raw`(?:^|[\s|,])${escaped(name)}(?=[\s|,])`, 'm').test(described)
        ? []
        : [`${name}: bundled, but not in docs/licences.md`]),
    ]),
  ];
}

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [what, ...folders] = process.argv.slice(2);
  const problems =
    what === 'packages'
      ? packageProblems(json('package.json'), json('package-lock.json'))
      : folders.flatMap(outputProblems);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log(`Nothing wrong with ${what === 'packages' ? 'the packages' : folders.join(', ')}.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
