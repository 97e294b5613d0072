// Files of earlier builds.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A failure that its message explains, without a stack trace. @param {string} message */
export const explained = (message) => Object.assign(new Error(message), { name: 'PagesError' });

/** Reads a file of an earlier step of the build. @param {string} path */
export async function built(path) {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw explained(`There is no ${path}: npm run build makes it.`);
  }
}

/** Whether it is a file, or a link to one. @param {import('node:fs').Dirent} entry */
const isFile = (entry) =>
  entry.isFile() ||
  (entry.isSymbolicLink() &&
    statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.isFile() === true);

/** Every file below a folder, as a path relative to it; none if the folder is missing. @param {string} folder */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter(isFile).map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
