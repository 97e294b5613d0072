// Which files of a shop's own folder exist, are still the demo's, or are unknown.
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

import { filesIn } from './files.mjs';
import { DEMO_FOLDER, UNNAMED_FOLDER } from './ownFolder.mjs';

/** Files that an owner may have beside the shop's. */
const IGNORED = /(?:^|\/)(?:\.|node_modules\/)|\.md$|^LICENSE$/;
const OF_TESTIMONIALS = /^testimonials\.ts$|^public\/pictures\/voice-/;

/**
 * @typedef {object} OwnFiles
 * @property {readonly string[]} own Files that the shop reads from the folder: 'en/about.ts', 'public/favicon.svg'.
 * @property {readonly string[]} demo Known files that it lacks or has unchanged: the demo's are shown.
 * @property {readonly string[]} untranslated Missing translations of the shop's own English texts, which are shown instead.
 * @property {readonly { name: string, meant: string | null }[]} unknown Files that nothing reads, with the most similar known name.
 * @property {boolean} hasTestimonials
 */

/** Every file that a folder can have, besides public files with other names. */
export const knownFiles = () => filesIn(DEMO_FOLDER).toSorted();

/**
 * Edit distance: how many letters must be inserted, removed or replaced to turn one into the other.
 * @param {string} a
 * @param {string} b
 */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let line = 0; line < a.length; line += 1) {
    const next = [line + 1];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (a[line] === b[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const MAX_TYPOS = 3;

/**
 * The known name that was probably meant: in another folder, or misspelt.
 * @param {string} name
 * @param {readonly string[]} known
 * @returns {string | null}
 */
export function nearestName(name, known) {
  const inOtherFolder = known.find((one) => basename(one) === basename(name));
  if (inOtherFolder !== undefined) return inOtherFolder;
  const [nearest] = known
    .map((one) => ({ one, typos: distance(name.toLowerCase(), one.toLowerCase()) }))
    .toSorted((a, b) => a.typos - b.typos);
  return nearest && nearest.typos <= MAX_TYPOS ? nearest.one : null;
}

/** @param {string} folder @param {string} name */
const isCopy = (folder, name) => readFileSync(join(folder, name)).equals(readFileSync(join(DEMO_FOLDER, name)));

/**
 * Lists the files of a shop's own folder.
 * @param {string} folder
 * @returns {OwnFiles}
 */
export function ownFiles(folder) {
  const known = knownFiles();
  const here = filesIn(folder).filter((name) => !IGNORED.test(name));
  const has = (/** @type {string} */ name) => here.includes(name);
  const missing = known.filter((name) => !has(name) && !OF_TESTIMONIALS.test(name));
  const isUntranslated = (/** @type {string} */ name) => {
    const [language, text] = name.split('/');
    return extname(name) === '.ts' && language !== 'en' && text !== undefined && has(`en/${text}`);
  };
  const strange = here.filter((name) => !known.includes(name));
  const unknown = strange
    .map((name) => ({ name, meant: nearestName(name, known) }))
    // A public file may have any name, but one close to an icon's is probably a mistake.
    .filter(({ name, meant }) => !name.startsWith('public/') || (meant !== null && /^public\/[^/]+$/.test(name)));
  const isStillDemo = (/** @type {string} */ name) =>
    has(name) ? isCopy(folder, name) : missing.includes(name) && !isUntranslated(name);
  const demo = known.filter(isStillDemo);
  return {
    own: here.filter((name) => !unknown.some((one) => one.name === name) && !demo.includes(name)),
    demo,
    untranslated: missing.filter(isUntranslated),
    unknown,
    hasTestimonials: existsSync(join(folder, 'testimonials.ts')),
  };
}

/** What a file is called for an owner. @type {readonly (readonly [pattern: RegExp, name: string])[]} */
const KINDS = [
  [/^mark-on-dark/, 'mark on dark'],
  [/^mark/, 'mark'],
  [/^openingHours\.ts$/, 'opening hours'],
  [/^press\.ts$/, 'sizes of prints'],
  [/^search\.ts$/, 'search words'],
  [/^templates\.ts$/, 'ready-made designs'],
  [/^public\/(?:favicon|apple-touch-icon|icon-)/, 'icons'],
  [/^public\/share-card/, 'share card'],
  [/^public\/film\//, 'film'],
  [/^public\/pictures\//, 'pictures'],
];

/** @param {string} name */
const kindOf = (name) => KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? basename(name, '.ts');

/** @param {readonly string[]} names */
const kindsOf = (names) => [...new Set(names.map(kindOf))].join(', ');

/** @param {readonly string[]} names */
function untranslatedTexts(names) {
  const texts = [...new Set(names.map(kindOf))];
  return texts.map((text) => {
    const languages = names.filter((name) => kindOf(name) === text).map((name) => name.slice(0, name.indexOf('/')));
    return `${text} (${languages.join(', ')})`;
  });
}

/**
 * A build's report on a shop's own folder, in a few lines.
 * @param {string} folder
 * @param {OwnFiles} files
 * @returns {readonly string[]}
 */
export function ownFilesReport(folder, { own, demo, untranslated, unknown, hasTestimonials }) {
  const guess = (/** @type {string | null} */ meant) => (meant === null ? '' : ` (meant ${meant}?)`);
  const where =
    folder === UNNAMED_FOLDER
      ? 'none is named by KANUKA_SHOP_FOLDER (docs/own-folder.md)'
      : `${folder}, ${own.length} ${own.length === 1 ? 'file' : 'files'}`;
  return [
    `The shop's own folder: ${where}; ${hasTestimonials ? 'with' : 'no'} testimonials.`,
    ...(demo.length > 0 ? [`  Still the demo's: ${kindsOf(demo)}.`] : []),
    ...(untranslated.length > 0 ? [`  Shown in English: ${untranslatedTexts(untranslated).join(', ')}.`] : []),
    ...unknown.map(({ name, meant }) => `  Not known, and not read: ${name}${guess(meant)}`),
  ];
}
