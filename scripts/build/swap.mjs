// A build is made in build/next/ and moved into place when it is complete. A run that is killed before leaves the
// previous build unchanged; one that is killed during the swap is finished by the next run.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { explained, filesIn } from './files.mjs';
import { takeLock } from './lock.mjs';

export const NEXT = 'build/next';
/** Marks build/next/ as complete. */
const READY = `${NEXT}/ready`;
const BEFORE = 'build/before';
/** Pages of dist/ are written under the same lock (scripts/build/pages.mjs). */
const LOCK = 'build/pages-dist.lock';
/** How long a build waits for another one, or for `npm run pages`. */
const TIMEOUT_MS = 600_000;

/** What is swapped, and where to. */
const PLACES = Object.entries({
  dist: 'dist',
  'facts-dist.json': 'build/facts-dist.json',
  'manifest-dist.json': 'build/manifest-dist.json',
  prerender: 'build/prerender',
  sandbox: 'build/sandbox',
  headers: 'build/headers',
});

/** Errors of a folder that cannot be renamed: it is a mount point, or on another file system. */
const UNMOVABLE = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES']);

/**
 * Makes a folder equal to another, file by file: assets first, since no page may name a missing one.
 * @param {string} from
 * @param {string} to
 */
async function copyInto(from, to) {
  const files = filesIn(from);
  const isAsset = (/** @type {string} */ file) => file.startsWith('assets/');
  for (const file of files.toSorted((a, b) => Number(isAsset(b)) - Number(isAsset(a)))) {
    const [source, target] = [join(from, file), join(to, file)];
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, `${target}.new`);
    const { atime, mtime } = await stat(source);
    await utimes(`${target}.new`, atime, mtime);
    await rename(`${target}.new`, target);
  }
  const wanted = new Set(files);
  for (const file of filesIn(to)) if (!wanted.has(file)) await rm(join(to, file));
  await rm(from, { recursive: true });
}

/**
 * Replaces a file or folder by another.
 * @param {string} from
 * @param {string} to
 * @param {string} before Where the other one waits to be removed.
 */
async function moveTo(from, to, before) {
  try {
    await rm(before, { recursive: true, force: true });
    await mkdir(dirname(before), { recursive: true });
    if (existsSync(to)) await rename(to, before);
    await rename(from, to);
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!UNMOVABLE.has(code)) throw error;
    console.warn(`${to} cannot be renamed (${code}), as if it were a mount: its files are copied one by one.`);
    await copyInto(from, to);
  }
}

/** @param {string} project */
async function changePlaces(project) {
  const at = (/** @type {string} */ path) => join(project, path);
  for (const [name, to] of PLACES) {
    const from = at(`${NEXT}/${name}`);
    if (existsSync(from)) await moveTo(from, at(to), at(`${BEFORE}/${basename(to)}`));
  }
  await rm(at(NEXT), { recursive: true });
  await rm(at(BEFORE), { recursive: true, force: true });
}

/** Swaps in the finished build. The caller holds the build's lock (`withBuild`). @param {string} [project] */
export async function swap(project = '.') {
  const ready = join(project, READY);
  await writeFile(`${ready}.new`, '');
  await rename(`${ready}.new`, ready);
  await changePlaces(project);
}

/**
 * Works with the build in dist/ while no other run writes it. An interrupted swap is finished first.
 * @template T
 * @param {(lock: { isHeld: () => boolean }) => Promise<T>} act
 * @param {string} [project] Its folder.
 */
export async function withBuild(act, project = '.') {
  const lock = await takeLock(join(project, LOCK), TIMEOUT_MS);
  if (!lock) throw explained('Another run is writing dist/: this one has changed nothing.');
  try {
    if (existsSync(join(project, READY))) await changePlaces(project);
    return await act(lock);
  } finally {
    lock.release();
  }
}

/** Finishes an interrupted swap. */
export async function finishSwap() {
  if (existsSync(READY)) await withBuild(async () => {});
}
