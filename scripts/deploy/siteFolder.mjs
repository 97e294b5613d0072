/**
 * The folder from which a web server serves the shop. docs/decisions/0033
 *
 *   .kanuka-site            marks the folder as this shop's
 *   current                 a symbolic link to the release that is served
 *   releases/<id>-<n>/      public/, headers.conf, and parts/ that renew its pages; record.json describes it
 *
 * A release is never changed. It shares unchanged files with the previous one by hard links.
 */
import { constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, link, mkdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { explained } from '../build/files.mjs';
import { takeLock } from '../build/lock.mjs';
import { digestOf, RELEASE, releaseText } from '../build/release.mjs';

export const MARKER = '.kanuka-site';
const MARKER_TEXT = `This folder belongs to the shop: npm run publish:site and npm run pages write into it, and remove what they
have written below releases/. A web server serves current/public and includes current/headers.conf.
`;
const RECORD = 'record.json';
/** Names of releases; an unfinished one ends with .part. */
const RELEASE_NAME = /^[\da-f]{12}-(\d+)$/;
const UNFINISHED = /^(?:[\da-f]{12}|pages)-\d+\.part$/;
/** How many of the releases that --back leads to are retained, besides the last one of the previous build. */
const KEPT_RELEASES = 5;
const HISTORY_LENGTH = 50;
const CARRIED_FOR_MS = 30 * 24 * 60 * 60_000;
const TIMEOUT_MS = 90_000;
/** Errors of a file system that accepts no hard link, or no more of them. */
const UNLINKABLE = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * @typedef {object} Published A release in the folder.
 * @property {string} name
 * @property {string} folder
 * @property {import('../build/release.mjs').Release} release
 * @property {string} publishedAt
 * @property {readonly string[]} history Releases that were served before it, the last one first.
 * @property {Readonly<Record<string, string>>} files SHA-256 of each public file but release.json.
 * @property {Readonly<Record<string, number>>} carried Assets of earlier builds, and when they were last part of the
 *   published one, in milliseconds since 1970.
 */

/** @param {readonly string[]} names */
const someOf = (names) => `${names.slice(0, 4).join(', ')}${names.length > 4 ? ' …' : '.'}`;

/**
 * Whether a folder is a site folder, or may become one.
 * @param {string} site
 * @returns {'ours' | 'free'}
 * @throws {Error} where it is neither, and why
 */
export function checkSite(site) {
  const found = statSync(site, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw explained(`${site} is a file, no folder. Nothing was changed.`);
  // Read once: another run may write the marker meanwhile. A separate file system has lost+found.
  const names = found ? readdirSync(site).filter((name) => name !== 'lost+found') : [];
  if (names.includes(MARKER)) return 'ours';
  if (['index.html', 'shell.html', 'assets'].every((name) => names.includes(name)))
    throw explained(
      `${site} holds a shop as earlier versions published it, without releases. Nothing was changed. Publish into another ` +
        'folder, then name that one in nginx: root <folder>/current/public, include <folder>/current/headers.conf.',
    );
  if (names.length > 0)
    throw explained(
      `${site} is not a site folder of this shop: it holds ${someOf(names)} Nothing was changed. ` +
        'Name a folder of its own, which may be missing or empty.',
    );
  return 'free';
}

/** Makes a site folder of one that is missing or empty. @param {string} site */
export async function openSite(site) {
  if (checkSite(site) === 'ours') return;
  await mkdir(site, { recursive: true });
  await writeFile(join(site, MARKER), MARKER_TEXT);
}

/**
 * Works with a site folder while no other run does.
 * @template T
 * @param {string} site
 * @param {(lock: { isHeld: () => boolean }) => Promise<T>} act
 */
export async function withSite(site, act) {
  const lock = await takeLock(join(site, 'lock'), TIMEOUT_MS);
  if (!lock) throw explained(`Another run is publishing into ${site}: this one has changed nothing.`);
  try {
    await clearUnfinished(site);
    return await act(lock);
  } finally {
    lock.release();
  }
}

/** @param {string} site */
const namesIn = (site) => (existsSync(join(site, 'releases')) ? readdirSync(join(site, 'releases')) : []);

/** Removes what interrupted runs left. @param {string} site */
async function clearUnfinished(site) {
  for (const name of namesIn(site).filter((name) => UNFINISHED.test(name)))
    await rm(join(site, 'releases', name), { recursive: true, force: true });
  await rm(join(site, 'current.next'), { force: true });
}

/** @param {string} site @param {string} name @returns {Published | null} */
export function releaseNamed(site, name) {
  const folder = join(site, 'releases', name);
  if (!RELEASE_NAME.test(name) || !existsSync(join(folder, RECORD))) return null;
  return { ...JSON.parse(readFileSync(join(folder, RECORD), 'utf8')), name, folder };
}

/** The release that is served; null before the first one. @param {string} site @returns {Promise<Published | null>} */
export async function currentRelease(site) {
  const target = await readlink(join(site, 'current')).catch(() => null);
  if (target === null) return null;
  const found = releaseNamed(site, target.replace(/^releases\//, ''));
  if (!found) throw explained(`${site}/current leads to ${target}, which is no release. Publish the shop again.`);
  return found;
}

/** The last earlier release that still exists. @param {string} site @param {Published} published */
export const releaseBefore = (site, { history }) =>
  history.map((name) => releaseNamed(site, name)).find((found) => found !== null) ?? null;

/**
 * Adds a file to a release: as a hard link, if the file system can do that.
 * @param {string} from
 * @param {string} to
 */
async function linkOrCopy(from, to) {
  try {
    await link(from, to);
  } catch (error) {
    if (!UNLINKABLE.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
    await copyFile(from, to);
  }
}

/**
 * @typedef {object} Contents Of a new release.
 * @property {import('../build/release.mjs').Release} release
 * @property {ReadonlyMap<string, { from: string, hash: string }>} files Each public file but release.json, and where it is.
 * @property {ReadonlyMap<string, string>} parts Each file that renews the pages, and where it is.
 * @property {string} headers As nginx includes them.
 * @property {readonly string[]} history
 */

/**
 * The assets of earlier builds that open tabs may still request.
 * @param {Published | null} before
 * @param {ReadonlyMap<string, unknown>} files Of the release that is going to be served.
 */
function carriedAssets(before, files) {
  /** @type {Map<string, { from: string, hash: string, at: number }>} */
  const carried = new Map();
  const now = Date.now();
  for (const [file, hash] of Object.entries(before?.files ?? {})) {
    if (!before || !file.startsWith('assets/') || files.has(file)) continue;
    const at = before.carried[file] ?? now;
    if (now - at < CARRIED_FOR_MS) carried.set(file, { from: join(before.folder, 'public', file), hash, at });
  }
  return carried;
}

/**
 * Writes a release into a folder.
 * @param {string} part
 * @param {string} site
 * @param {Published | null} before What is served.
 * @param {Contents} contents
 */
async function writeInto(part, site, before, { release, files, parts, headers, history }) {
  /** @type {Set<string>} */
  const folders = new Set();
  const placeFor = async (/** @type {string} */ file) => {
    const path = join(part, file);
    if (!folders.has(dirname(path))) await mkdir(dirname(path), { recursive: true });
    folders.add(dirname(path));
    return path;
  };
  // A build is written in its own place again; files in the site folder never change.
  const inSite = `${resolve(site)}/`;
  const put = (/** @type {string} */ from, /** @type {string} */ to) =>
    resolve(from).startsWith(inSite) ? linkOrCopy(from, to) : copyFile(from, to, constants.COPYFILE_FICLONE);
  const carried = carriedAssets(before, files);
  for (const [file, { from, hash }] of [...files, ...carried]) {
    const isSame = before?.files[file] === hash;
    await put(isSame ? join(before.folder, 'public', file) : from, await placeFor(`public/${file}`));
  }
  for (const [file, from] of parts) await put(from, await placeFor(`parts/${file}`));
  const hashes = [...files].map(([file, { hash }]) => /** @type {const} */ ([file, hash]));
  /** @type {Omit<Published, 'name' | 'folder'>} */
  const record = {
    release: { ...release, files: files.size, digest: digestOf(hashes) },
    publishedAt: new Date().toISOString(),
    history: history.slice(0, HISTORY_LENGTH),
    files: Object.fromEntries([...hashes, ...[...carried].map(([file, { hash }]) => [file, hash])]),
    carried: Object.fromEntries([...carried].map(([file, { at }]) => [file, at])),
  };
  await writeFile(await placeFor(`public/${RELEASE}`), releaseText(record.release));
  await writeFile(await placeFor('headers.conf'), headers);
  await writeFile(join(part, RECORD), JSON.stringify(record));
  return record;
}

/**
 * Adds a release beside the others. What is served does not change.
 * @param {string} site
 * @param {Published | null} before What is served.
 * @param {Contents} contents
 * @returns {Promise<Published>}
 */
export async function addRelease(site, before, contents) {
  const numbers = namesIn(site).map((name) => Number(RELEASE_NAME.exec(name)?.[1] ?? 0));
  const name = `${contents.release.id}-${Math.max(0, ...numbers) + 1}`;
  const folder = join(site, 'releases', name);
  const part = `${folder}.part`;
  try {
    const record = await writeInto(part, site, before, contents);
    await rename(part, folder);
    return { ...record, name, folder };
  } catch (error) {
    // On a full disk, free the space at once.
    await rm(part, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}

/**
 * Switches the web server to a release in one step.
 * @param {string} site
 * @param {Published | null} published Null: none, as before the first one.
 */
export async function switchTo(site, published) {
  const current = join(site, 'current');
  if (published === null) return rm(current, { force: true });
  await rm(`${current}.next`, { force: true });
  await symlink(`releases/${published.name}`, `${current}.next`);
  await rename(`${current}.next`, current);
}

/** Removes releases that are no longer reachable. @param {string} site */
export async function removeOldReleases(site) {
  const current = await currentRelease(site);
  if (current === null) return;
  const before = current.history.flatMap((name) => releaseNamed(site, name) ?? []);
  const otherBuild = before.find(({ release }) => release.id !== current.release.id);
  const retained = new Set(
    [current, ...before.slice(0, KEPT_RELEASES - 1), ...(otherBuild ? [otherBuild] : [])].map(({ name }) => name),
  );
  for (const name of namesIn(site).filter((name) => RELEASE_NAME.test(name) && !retained.has(name))) {
    const folder = join(site, 'releases', name);
    // A partly removed one must not look complete.
    await rename(folder, `${folder}.part`);
    await rm(`${folder}.part`, { recursive: true, force: true });
  }
}
