// release.json, the description of a build among its public files. Publishing relies on nothing else.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { explained, filesIn } from './files.mjs';

export const RELEASE = 'release.json';
/** The numbers of pages by kind; more than a fifth fewer of the first three stop a run. */
const COUNTED = /** @type {const} */ (['products', 'prices', 'categories', 'guides']);
const GUARDED = new Set(['products', 'prices', 'categories']);
/** A smaller share of the previous number means an incomplete list. */
const MIN_SHARE = 0.8;
/** Not part of the build's content: this file itself, and what a static host reads from the same folder. */
const OTHER_FILES = new Set([RELEASE, `${RELEASE}.new`, '_headers', '_redirects']);
const ID_LENGTH = 12;

/**
 * @typedef {object} Counts Pages of products, categories and guides, and how many of the products have a price.
 * @property {number} products
 * @property {number} prices
 * @property {number} categories
 * @property {number} guides
 */

/**
 * @typedef {Counts & {
 *   readonly id: string,
 *   readonly complete: boolean,
 *   readonly entry: string,
 *   readonly site: string,
 *   readonly isEmbedded?: boolean,
 *   readonly files: number,
 *   readonly digest: string,
 * }} Release
 * `entry` is the entry script of the storefront: open tabs compare it with their own (src/lib/release.ts).
 * `id` is a hash of the build's content without its pages: equal for the same code and settings. `site` is the public URL
 * that it was built for, '' without one. `isEmbedded`: its products are the embedded backend's. `digest` is a hash of all its public files but this one.
 */

/** @typedef {Map<string, string>} Hashes SHA-256 of each file, by its path below a folder. */

/** @param {string} path */
export const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** The public files of a build. @param {string} folder @returns {Hashes} */
export function publicHashes(folder) {
  const files = filesIn(folder).filter((file) => !OTHER_FILES.has(file));
  return new Map(files.map((file) => [file, hashOf(join(folder, file))]));
}

/** Written from the backend's lists, and again when they change. @param {string} file */
const isPage = (file) =>
  (file.endsWith('.html') && file !== 'shell.html') || /^(?:sitemap(?:-\d+)?\.xml|robots\.txt)$/.test(file);

/** One hash of many. @param {Iterable<readonly [file: string, hash: string]>} hashes */
export function digestOf(hashes) {
  const lines = [...hashes].map(([file, hash]) => `${hash} ${file}\n`);
  return createHash('sha256').update(lines.toSorted().join('')).digest('hex');
}

/**
 * The id of a build.
 * @param {Hashes} files Its public files.
 * @param {Hashes} parts What renews its pages (`buildParts`).
 */
function idOf(files, parts) {
  const own = [...files].filter(([file]) => !isPage(file));
  return digestOf([...own, ...[...parts].map(([file, hash]) => /** @type {const} */ ([`parts/${file}`, hash]))]).slice(
    0,
    ID_LENGTH,
  );
}

/**
 * @typedef {object} BuildParts The files of a build that are not public and renew its pages.
 * @property {string} facts The facts file of the build (scripts/build/shopSettings.ts).
 * @property {string} manifest The bundler's manifest.
 * @property {string} program Folder of the program that writes pages.
 */

/** The parts of the build in dist/. @param {string} [folder] @returns {BuildParts} */
export const buildParts = (folder = 'build') => ({
  facts: `${folder}/facts-dist.json`,
  manifest: `${folder}/manifest-dist.json`,
  program: `${folder}/prerender`,
});

/** The same, in a folder of their own. @param {string} folder @returns {BuildParts} */
export const releaseParts = (folder) => ({
  facts: `${folder}/facts.json`,
  manifest: `${folder}/manifest.json`,
  program: `${folder}/prerender`,
});

/**
 * The files of these parts, by their names in a release (`releaseParts`).
 * @param {BuildParts} parts
 * @returns {Map<string, string>}
 */
export const partFiles = ({ facts, manifest, program }) =>
  new Map([
    ['facts.json', facts],
    ['manifest.json', manifest],
    ...filesIn(program).map((file) => /** @type {const} */ ([`prerender/${file}`, join(program, file)])),
  ]);

/** @param {BuildParts} parts @returns {Hashes} */
function partHashes(parts) {
  for (const path of [parts.facts, parts.manifest])
    if (!existsSync(path)) throw explained(`There is no ${path}: npm run build makes it.`);
  return new Map([...partFiles(parts)].map(([name, path]) => [name, hashOf(path)]));
}

/** @param {string} folder @returns {Partial<Release>} */
function factsOf(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, RELEASE), 'utf8'));
  } catch {
    return {};
  }
}

/** The description of a build; null if it has no pages yet. @param {string} folder @returns {Release | null} */
export function readRelease(folder) {
  const release = factsOf(folder);
  return release.id === undefined ? null : /** @type {Release} */ (release);
}

/** @param {Release} release */
export const releaseText = (release) => `${JSON.stringify(release, null, 2)}\n`;

/**
 * Writes the description of a build, once the build is complete.
 * @param {string} folder
 * @param {BuildParts} parts
 * @param {Counts & { site: string, isEmbedded?: boolean }} of
 */
export async function writeRelease(folder, parts, { site, isEmbedded = false, ...counts }) {
  const hashes = publicHashes(folder);
  /** @type {Release} */
  const release = {
    id: idOf(hashes, partHashes(parts)),
    complete: true,
    entry: factsOf(folder).entry ?? '',
    site,
    isEmbedded,
    ...counts,
    files: hashes.size,
    digest: digestOf(hashes),
  };
  await writeFile(join(folder, `${RELEASE}.new`), releaseText(release));
  await rename(join(folder, `${RELEASE}.new`), join(folder, RELEASE));
  return release;
}

/**
 * A build that matches its description.
 * @param {string} folder
 * @param {BuildParts} parts
 * @returns {{ release: Release, hashes: Hashes }}
 * @throws {Error} if it is incomplete, or was changed since
 */
export function verifiedBuild(folder, parts) {
  const release = readRelease(folder);
  if (release?.complete !== true)
    throw explained(`${folder}/ holds no complete build (${RELEASE} does not say so): run npm run build.`);
  const hashes = publicHashes(folder);
  if (hashes.size !== release.files || digestOf(hashes) !== release.digest)
    throw explained(
      `${folder}/ holds other files than its ${RELEASE} says (${hashes.size} of ${release.files}): run npm run build.`,
    );
  if (idOf(hashes, partHashes(parts)) !== release.id)
    throw explained(`What renews the pages of ${folder}/ belongs to another build: run npm run build.`);
  return { release, hashes };
}

/**
 * Compares the new counts with the previous ones.
 * @param {Counts | null} before Null if there was no build.
 * @param {Counts} after
 * @param {boolean} accepts Whether --accept was given.
 * @returns {string} What has decreased, for the last line of a run; '' if nothing has.
 * @throws {Error} with the numbers, if so many are missing that the list is probably incomplete
 */
export function fewerThan(before, after, accepts) {
  if (before === null) return '';
  const fewer = COUNTED.filter((name) => after[name] < before[name]);
  const numbers = fewer.map((name) => `${name} ${before[name]} → ${after[name]}`).join(', ');
  const isHalf = fewer.some((name) => GUARDED.has(name) && after[name] < before[name] * MIN_SHARE);
  if (isHalf && !accepts)
    throw explained(
      `Far fewer than before: ${numbers}. Nothing was changed. Look at what the backend gives; if so few are meant, run this again with --accept.`,
    );
  return fewer.length > 0 ? ` Fewer than before: ${numbers}.` : '';
}
