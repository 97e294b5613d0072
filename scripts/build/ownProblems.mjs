// Problems of the texts in a shop's own folder, as sentences that name file, position and what is expected.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';
import { parseSync, runnerImport } from 'vite';

import { filesIn } from './files.mjs';
import { BUILT_FILES, DEMO_FOLDER, ownFile, ownModules, ownPublicFiles, PROJECT } from './ownFolder.mjs';
import { openingHours, pressTable, searchMeanings, templates, testimonials, TEXTS } from './ownShapes.mjs';

/** 'sections[2].paragraphs' @param {v.BaseIssue<unknown>} issue */
function placeOf({ path }) {
  return (path ?? []).reduce((at, { key }) => {
    if (typeof key === 'number') return `${at}[${key}]`;
    return at === '' ? String(key) : `${at}.${String(key)}`;
  }, '');
}

/** @param {v.BaseIssue<unknown>} issue @param {string} whole What the whole is called. */
function sentence(issue, whole) {
  const at = placeOf(issue) || whole;
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${at} is not known here`;
  if (issue.received === 'undefined') return `${at} is missing`;
  return `${at} has to be ${issue.message}`;
}

/**
 * @param {v.GenericSchema} schema
 * @param {unknown} value
 * @param {string} whole
 */
function problemsIn(schema, value, whole) {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => sentence(issue, whole));
}

/**
 * A text's results for each of the shops that it is tried with.
 * @param {keyof typeof TEXTS} name
 * @param {unknown} value
 * @returns {{ results: readonly unknown[], problems: readonly string[] }}
 */
function triedText(name, value) {
  const { given, takes } = TEXTS[name] ?? { given: null, takes: '' };
  if (value === undefined) return { results: [], problems: [`export const ${name} is missing`] };
  if (given === null) return { results: [value], problems: [] };
  if (typeof value !== 'function')
    return { results: [], problems: [`${name} has to be a function: export const ${name} = (${takes}) => …`] };
  try {
    return { results: given.map((all) => value(...all)), problems: [] };
  } catch (error) {
    return { results: [], problems: [`${name} fails: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

/** The ids of a list's entries, or of a policy's sections. @param {unknown} value @returns {readonly string[]} */
function idsOf(value) {
  const list = Array.isArray(value) ? value : /** @type {{ sections?: unknown } | null} */ (value)?.sections;
  return Array.isArray(list)
    ? list.flatMap((/** @type {{ id?: unknown }} */ entry) => (typeof entry?.id === 'string' ? [entry.id] : []))
    : [];
}

/**
 * @param {unknown} other
 * @param {unknown} english
 */
function idProblems(other, english) {
  const [ids, expected] = [idsOf(other), idsOf(english)];
  const missing = expected.filter((id) => !ids.includes(id));
  const further = ids.filter((id) => !expected.includes(id));
  return [
    ...missing.map((id) => `the part with the id ${id} is missing, which English has`),
    ...further.map((id) => `the id ${id} is none of the English text’s`),
  ];
}

/** @param {readonly string[]} ids */
const twice = (ids) =>
  [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `the id ${id} is there twice`);

/**
 * Ids that a translation lacks or has in addition to English: links lead to the sections of a text, and forms to
 * services, in every language.
 * @param {string} name
 * @param {unknown} other
 * @param {unknown} english
 */
function translationProblems(name, other, english) {
  const [theirs, ours] = [other, english].map((list) => (Array.isArray(list) ? list.length : 0));
  const isShort = name === 'services' && theirs !== ours;
  return [...idProblems(other, english), ...(isShort ? [`has ${theirs} services, and English ${ours}`] : [])];
}

/**
 * @param {string} language
 * @param {string} name
 * @param {unknown} value
 * @param {unknown} english
 */
function textProblems(language, name, value, english) {
  const { results, problems } = triedText(name, value);
  const schema = TEXTS[name]?.schema ?? v.unknown();
  const wrong = [...problems, ...results.flatMap((result) => problemsIn(schema, result, name))];
  // Reported once, although it applies to a shop with and without WhatsApp.
  if (wrong.length > 0) return [...new Set(wrong)];
  const [text] = results;
  const [expected] = language === 'en' ? [] : triedText(name, english).results;
  return [...twice(idsOf(text)), ...(expected === undefined ? [] : translationProblems(name, text, expected))];
}

/**
 * @param {unknown} value
 * @param {string} folder
 */
function testimonialProblems(value, folder) {
  const wrong =
    value === undefined ? ['export const testimonials is missing'] : problemsIn(testimonials, value, 'testimonials');
  if (wrong.length > 0) return wrong;
  const files = ownPublicFiles(folder);
  const all = /** @type {readonly import('../../src/content/ownTexts.ts').Testimonial[]} */ (value);
  const pictures = all.flatMap(({ pic }, index) =>
    // Pictures of public/pictures are requested in two widths (src/domain/product/pictureWidths.ts).
    (/^\/pictures\/[a-z-]+\.webp$/.test(pic)
      ? [480, 720].map((width) => pic.replace(/\.webp$/, `-${width}.webp`))
      : [pic]
    )
      .filter((path) => path.startsWith('/') && !files.has(path.slice(1)))
      .map((path) => `[${index}].pic: public${path} is missing`),
  );
  return [...pictures, ...twice(all.map(({ id }) => id))];
}

/**
 * A module of the shop's own, executed as the build would execute it.
 * @param {string} path
 * @param {string | null} folder
 * @returns {Promise<Readonly<Record<string, unknown>>>}
 */
async function moduleOf(path, folder) {
  const { module } = await runnerImport(path, {
    root: PROJECT,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [ownModules(folder)],
  });
  return /** @type {Readonly<Record<string, unknown>>} */ (module);
}

/**
 * The opening hours of a shop's own folder. If they cannot be read, the demo's: the build reports the problem, and
 * fails.
 * @param {string | null} folder
 * @returns {Promise<import('../../src/domain/shop/openingHours.ts').OpeningHours>}
 */
export async function ownHours(folder) {
  const module = await moduleOf(ownFile('openingHours.ts', folder) ?? '', folder).catch(() => null);
  const { success, output } = v.safeParse(openingHours, module?.['openingHours']);
  return success || folder === null ? v.parse(openingHours, output) : ownHours(null);
}

/** 'te/terms.ts' as its parts; null for a file that is not a text. @param {string} file */
function textOfFile(file) {
  const [, language = '', name = ''] = /^([a-z]{2})\/(\w+)\.ts$/.exec(file) ?? [];
  return Object.hasOwn(TEXTS, name) ? { language, name } : null;
}

/**
 * Syntax errors of a file: the first one is enough, the others follow from it.
 * @param {string} path
 * @returns {readonly string[]}
 */
function syntaxProblems(path) {
  const [error] = parseSync(path, readFileSync(path, 'utf8')).errors;
  if (!error) return [];
  const line = /\.ts:(\d+):\d+\]/.exec(error.codeframe ?? '')?.[1] ?? '?';
  return [
    `line ${line} cannot be read: ${error.message}. Is a comma or a quotation mark missing, or one within a text?`,
  ];
}

/**
 * @param {string} file
 * @param {string} folder
 * @returns {Promise<readonly string[]>}
 */
async function fileProblems(file, folder) {
  const unreadable = syntaxProblems(join(folder, file));
  if (unreadable.length > 0) return unreadable;
  const module = await moduleOf(join(folder, file), folder);
  if (file === 'openingHours.ts') return problemsIn(openingHours, module['openingHours'], 'openingHours');
  if (file === 'press.ts') {
    const table = module['pressTable'];
    return table === undefined ? ['export const pressTable is missing'] : problemsIn(pressTable, table, 'pressTable');
  }
  if (file === 'search.ts') return problemsIn(searchMeanings, module['searchMeanings'], 'searchMeanings');
  if (file === 'templates.ts') {
    const all = module['templates'];
    return all === undefined
      ? ['export const templates is missing']
      : [...problemsIn(templates, all, 'templates'), ...twice(idsOf(all))];
  }
  if (file === 'testimonials.ts') return testimonialProblems(module['testimonials'], folder);
  const text = textOfFile(file);
  if (text === null) return [];
  const { language, name } = text;
  const english = language === 'en' ? module : await moduleOf(ownFile(`en/${name}.ts`, folder) ?? '', folder);
  return textProblems(language, name, module[name], english[name]);
}

/** Former names of files: what an owner's folder has under one of them would silently be the demo's. */
const RENAMED = new Map([['facts.ts', 'openingHours.ts']]);

/**
 * The problems of a shop's own folder, a sentence each: 'te/terms.ts: sections[2].paragraphs is missing'.
 * @param {string} folder
 * @returns {Promise<readonly string[]>}
 */
export async function ownProblems(folder) {
  const known = filesIn(DEMO_FOLDER);
  const all = filesIn(folder);
  const files = all.filter((file) => file.endsWith('.ts') && known.includes(file));
  /** @type {string[]} */
  const problems = [];
  for (const file of files.toSorted()) {
    try {
      problems.push(...(await fileProblems(file, folder)).map((one) => `${file}: ${one}`));
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const taken = filesIn(join(folder, 'public')).filter((file) => BUILT_FILES.test(file));
  return [
    ...problems,
    ...[...RENAMED].flatMap(([file, name]) => (all.includes(file) ? [`${file}: has to be called ${name} now`] : [])),
    ...taken.map((file) => `public/${file}: the build writes a file of this name itself`),
  ];
}
