// The pages of a built storefront that a server may be serving: new ones are collected beside it, then exchanged.
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files under way at one time. */
const AT_ONCE = 64;
const SITEMAP_PART = /^sitemap-\d+\.xml$/;

/**
 * What a call gives, or nothing where there is no such file or folder.
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
 * so that no page or sitemap names one that is missing; then changed pages; then what names them all.
 * @param {{ file: string, isNew: boolean }} change
 */
function rankOf({ file, isNew }) {
  if (file === 'shell.html') return 0;
  if (file === 'robots.txt') return 4;
  if (file.startsWith('sitemap')) return 3;
  return isNew ? 1 : 2;
}

/**
 * Puts a finished file in its place: whoever opens the address gets the old file or the new one, whole.
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
 * Collects finished files in a folder beside a storefront, as far as they differ from what is published, and exchanges
 * them at the end. docs/decisions/0023
 * @param {string} dist
 * @param {string} beside Emptied before.
 * @param {readonly string[]} pageFolders Folders of the storefront that hold written pages and nothing else.
 */
export async function collectPages(dist, beside, pageFolders) {
  await rm(beside, { recursive: true, force: true });
  /** @type {Set<Promise<void>>} */
  const underWay = new Set();
  /** @type {Set<string>} */
  const folders = new Set();
  /** Files that stay as they are, and when they last changed. @type {Map<string, number>} */
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
  /** Pages of a folder that are published. @param {string} folder */
  const inFolder = async (folder) => (await orNothing(readdir(join(dist, folder)))) ?? [];
  const written = () => new Set([...same.keys(), ...changes.map(({ file }) => file)]);
  /** Pages that are published and were not written now. */
  const gone = async () => {
    const kept = written();
    const parts = (await readdir(dist)).filter((name) => SITEMAP_PART.test(name));
    const pages = await Promise.all(
      pageFolders.map(async (folder) => (await inFolder(folder)).map((name) => `${folder}/${name}`)),
    );
    return [...pages.flat(), ...parts].filter((file) => !kept.has(file));
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
    /** Folders that hold pages now and would hold none. @returns {Promise<string[]>} */
    emptied: async () => {
      const files = [...written()];
      const found = await Promise.all(
        pageFolders.map(async (folder) => ({ folder, isFull: (await inFolder(folder)).length > 0 })),
      );
      return found.flatMap(({ folder, isFull }) =>
        isFull && !files.some((file) => file.startsWith(`${folder}/`)) ? [folder] : [],
      );
    },
    /** What `exchange` would do. @returns {Promise<{ changed: string[], same: number, removed: string[] }>} */
    differences: async () => ({ changed: changes.map(({ file }) => file), same: same.size, removed: await gone() }),
    /** Puts what changed in its place, and takes away what is gone: one file after another, none of them ever half. */
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
