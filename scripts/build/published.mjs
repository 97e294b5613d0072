// The pages of a built storefront that a server may be serving: new ones are collected beside it, then exchanged.
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files processed in parallel. */
const AT_ONCE = 64;
const SITEMAP_PART = /^sitemap-\d+\.xml$/;

/**
 * The result of a call, or null if there is no such file or folder.
 * @template T
 * @param {Promise<T>} found
 * @returns {Promise<T | null>}
 */
const orNothing = (found) =>
  found.catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * The order of the exchange: the shell first, which is the template of every later run; then pages that did not exist,
 * so that no page or sitemap names a missing one; then changed pages; then sitemap and robots.txt.
 * @param {{ file: string, isNew: boolean }} change
 */
function rankOf({ file, isNew }) {
  if (file === 'shell.html') return 0;
  if (file === 'robots.txt') return 4;
  if (file.startsWith('sitemap')) return 3;
  return isNew ? 1 : 2;
}

/**
 * Moves a finished file into place: every request gets the complete old file or the complete new one.
 * @param {string} from
 * @param {string} to
 */
async function moveInto(from, to) {
  try {
    await rename(from, to);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EXDEV') throw error;
    // The storefront may be a volume of its own.
    await copyFile(from, `${to}.new`);
    await rename(`${to}.new`, to);
  }
}

/**
 * Collects finished files in a folder beside a storefront, if they differ from the published ones, and exchanges them
 * at the end. docs/decisions/0023
 * @param {string} dist
 * @param {string} beside Emptied before.
 * @param {readonly string[]} pageFolders Folders of the storefront whose HTML files are written pages.
 */
export async function collectPages(dist, beside, pageFolders) {
  await rm(beside, { recursive: true, force: true });
  /** @type {Set<Promise<void>>} */
  const underWay = new Set();
  /** @type {Set<string>} */
  const folders = new Set();
  /** Unchanged files, and when they last changed. @type {Map<string, number>} */
  const same = new Map();
  /** @type {{ file: string, isNew: boolean }[]} */
  const changes = [];

  /** @param {string} folder */
  const makeFolder = async (folder) => {
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
  };
  /** @param {string} file @param {string} text */
  const put = async (file, text) => {
    const published = join(dist, file);
    const bytes = Buffer.from(text);
    const before = await orNothing(readFile(published));
    if (before?.equals(bytes)) return void same.set(file, (await stat(published)).mtimeMs);
    changes.push({ file, isNew: before === null });
    const path = join(beside, file);
    await makeFolder(dirname(path));
    await writeFile(path, bytes);
  };
  /** Published pages of a folder; a shop's own pictures may be beside them. @param {string} folder */
  const inFolder = async (folder) =>
    ((await orNothing(readdir(join(dist, folder)))) ?? []).filter((name) => name.endsWith('.html'));
  const written = () => new Set([...same.keys(), ...changes.map(({ file }) => file)]);
  /** Published pages that were not written now. */
  const gone = async () => {
    const current = written();
    const parts = (await readdir(dist)).filter((name) => SITEMAP_PART.test(name));
    const pages = await Promise.all(
      pageFolders.map(async (folder) => (await inFolder(folder)).map((name) => `${folder}/${name}`)),
    );
    return [...pages.flat(), ...parts].filter((file) => !current.has(file));
  };

  return {
    /** @param {string} file @param {string} text */
    write: async (file, text) => {
      const job = put(file, text);
      underWay.add(job);
      void job.finally(() => underWay.delete(job)).catch(() => {});
      if (underWay.size >= AT_ONCE) await Promise.race(underWay);
    },
    settle: async () => {
      await Promise.all(underWay);
      const now = Date.now();
      return (/** @type {string} */ file) => same.get(file) ?? now;
    },
    /** Folders that contain pages now and would contain none. @returns {Promise<string[]>} */
    emptied: async () => {
      const files = [...written()];
      const found = await Promise.all(
        pageFolders.map(async (folder) => ({ folder, isFull: (await inFolder(folder)).length > 0 })),
      );
      return found.flatMap(({ folder, isFull }) =>
        isFull && !files.some((file) => file.startsWith(`${folder}/`)) ? [folder] : [],
      );
    },
    /** The effect of `exchange`. @returns {Promise<{ changed: string[], same: number, removed: string[] }>} */
    differences: async () => ({ changed: changes.map(({ file }) => file), same: same.size, removed: await gone() }),
    /** Moves changed files into place and removes deleted ones, one after another, never half a file. */
    exchange: async () => {
      for (const { file } of changes.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.file < b.file ? -1 : 1))) {
        await makeFolder(dirname(join(dist, file)));
        await moveInto(join(beside, file), join(dist, file));
      }
      const removed = await gone();
      for (const file of removed) await rm(join(dist, file), { recursive: true, force: true });
      await rm(beside, { recursive: true, force: true });
      return { changed: changes.length, same: same.size, removed: removed.length };
    },
  };
}
