// The doctor's findings about the shop's own folder. docs/own-folder.md, docs/doctor.md
import { ownFiles, ownFilesReport } from './ownFilesReport.mjs';
import { namedFolder, UNNAMED_FOLDER } from './ownFolder.mjs';
import { ownProblems } from './ownProblems.mjs';

/** @typedef {import('../../src/doctor/finding.ts').Finding} Finding */

/** @param {string} code @param {Finding['level']} level @param {string} note @param {readonly string[]} [ids] @returns {Finding} */
const finding = (code, level, note, ids = []) => ({ code, level, count: Math.max(1, ids.length), ids, note });

/** None for the demo's own folder. @returns {Promise<readonly Finding[]>} */
export async function ownFindings() {
  let folder;
  try {
    folder = namedFolder();
  } catch (error) {
    return [finding('own.missing', 'mend', error instanceof Error ? error.message : String(error))];
  }
  if (folder === null) return [];
  const [, ...lines] = ownFilesReport(folder, ownFiles(folder));
  const notes = lines.map((line) => line.trim());
  if (folder === UNNAMED_FOLDER)
    return [finding('own.unnamed', 'look', `KANUKA_SHOP_FOLDER names no folder. ${notes.join(' ')}`)];
  const problems = await ownProblems(folder);
  return [
    ...(problems.length > 0 ? [finding('own.problems', 'mend', 'files that a build refuses', problems)] : []),
    ...notes.map((note) => finding('own.files', 'look', note)),
  ];
}
