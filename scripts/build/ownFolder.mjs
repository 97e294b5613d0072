// The shop's own folder: the repository's shop/, which is the demo's, or the one that KANUKA_SHOP_FOLDER names.
// docs/own-folder.md describes its content, docs/decisions/0034-own-folder.md the reasons.
import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadEnv } from 'vite';

import { filesIn } from './files.mjs';

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** The demo's folder, whose files a shop's own folder replaces. */
export const DEMO_FOLDER = join(PROJECT, 'shop');

/** Used if a shop has its own name and no folder: the demo's testimonials are not its own. */
export const UNNAMED_FOLDER = join(DEMO_FOLDER, '.unnamed');

const OWN = '#own/';
/** A missing translation: re-exports the folder's English text. */
const ENGLISH = '\0kanuka:english:';
/** The module of a shop without testimonials. */
const NO_TESTIMONIALS = '\0kanuka:no-testimonials';
/** Pictures of the demo's testimonials, which no other shop uses. */
const OF_TESTIMONIALS = /^pictures\/voice-/;
const CARD = 'share-card.jpg';
/** The preview picture of a shop with another name than the demo's (src/config/readSettings.ts). */
const PLAIN_CARD = 'share-card-plain.jpg';
/** Public files that a build writes itself: its own, and pages of the routes (src/config/routes.ts). */
export const BUILT_FILES = new RegExp(
  [
    '^assets/',
    String.raw`^(?:index|404|shell)\.html$`,
    String.raw`^(?:release\.json|sitemap.*\.xml|robots\.txt|manifest\.webmanifest|licences\.md)$`,
    '^(?:mainpage|collections?|about|contact|cart|login|place-order|orders|verify|profile|sendOrderMail|privacypolicy|' +
      String.raw`termsandconditions|keywords|te|hi)\.html$`,
    String.raw`^(?:product|collections|keyword|te|hi)/[^/]+\.html$`,
  ].join('|'),
);

/** Hidden files that tools leave in folders are not public, except `.well-known/`. */
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/;

/** A mistake of an owner, not of the program: without a stack trace. @param {string} message */
export const ownersError = (message) =>
  Object.assign(new Error(message), { stack: `${message}\n    at docs/own-folder.md` });

/** The name of the demo's shop (src/config/). */
const DEMO_NAME = 'Kanuka';

/**
 * The folder that KANUKA_SHOP_FOLDER names, in the environment or in .env; UNNAMED_FOLDER, which is empty, if a shop
 * with its own name names none; null if the shop is the demo's.
 * @param {string} [mode] Mode of the build.
 * @param {string} [envDir] Where its .env files are.
 * @throws Error where there is no such folder
 */
export function namedFolder(mode = 'production', envDir = process.cwd()) {
  const settings = loadEnv(mode, envDir, ['KANUKA_SHOP_', 'VITE_SHOP_NAME']);
  const name = settings['KANUKA_SHOP_FOLDER'];
  if (!name) return (settings['VITE_SHOP_NAME']?.trim() || DEMO_NAME) === DEMO_NAME ? null : UNNAMED_FOLDER;
  const folder = resolve(name);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw ownersError(`KANUKA_SHOP_FOLDER names ${folder}: there is no such folder.`);
  // The imports of its files are resolved by their real paths.
  return folder === DEMO_FOLDER ? null : realpathSync(folder);
}

/**
 * The path of a shop's own file: in the named folder, otherwise in the demo's. Testimonials are never taken from the
 * demo then, and a text that the shop has in English only is not mixed with the demo's translation of another text.
 * @param {string} name Below the folder: 'te/terms.ts'.
 * @param {string | null} folder
 * @returns {string | null} null for testimonials that there are none of.
 */
export function ownFile(name, folder) {
  if (folder === null) return join(DEMO_FOLDER, name);
  const text = name.slice(name.indexOf('/') + 1);
  const candidates = name.includes('/') ? [name, `en/${text}`] : [name];
  const found = candidates.map((candidate) => join(folder, candidate)).find((path) => existsSync(path));
  if (found !== undefined) return found;
  return name === 'testimonials.ts' ? null : join(DEMO_FOLDER, name);
}

/** @param {string} name @param {string} file */
const isEnglishInstead = (name, file) => name.includes('/') && !file.endsWith(join(sep, name));

/**
 * True for a module of the shop's own.
 * @param {string} id
 * @param {string | null} folder
 */
export function isOwnModule(id, folder) {
  return (
    id === NO_TESTIMONIALS ||
    id.startsWith(ENGLISH) ||
    [DEMO_FOLDER, ...(folder ? [folder] : [])].some((one) => id.startsWith(one + sep))
  );
}

/**
 * Public files of the shop's own by their paths on the site; the named folder's replace the demo's.
 * @param {string | null} folder
 * @returns {ReadonlyMap<string, string>} Where each of them is.
 */
export function ownPublicFiles(folder) {
  const demo = filesIn(join(DEMO_FOLDER, 'public')).filter((name) => folder === null || !OF_TESTIMONIALS.test(name));
  const own =
    folder === null
      ? []
      : filesIn(join(folder, 'public')).filter((name) => !BUILT_FILES.test(name) && !HIDDEN.test(name));
  const files = new Map([
    ...demo.map((name) => /** @type {const} */ ([name, join(DEMO_FOLDER, 'public', name)])),
    ...own.map((name) => /** @type {const} */ ([name, join(folder ?? '', 'public', name)])),
  ]);
  // A shop's own share card is used whatever the shop's name is.
  const card = own.includes(CARD) && !own.includes(PLAIN_CARD) ? files.get(CARD) : undefined;
  return card === undefined ? files : files.set(PLAIN_CARD, card);
}

/**
 * Resolves `#own/…` to the shop's own files, and their imports from the storefront.
 * @param {string | null} folder
 * @returns {import('vite').Plugin}
 */
export function ownModules(folder) {
  return {
    name: 'kanuka:own-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#/ },
      async handler(source, importer) {
        if (source.startsWith(OWN)) {
          const name = source.slice(OWN.length);
          const file = ownFile(name, folder);
          if (file === null) return NO_TESTIMONIALS;
          // Loaded with its language, like any other, although the text is available.
          return isEnglishInstead(name, file) ? `${ENGLISH}${name}` : file;
        }
        // A folder outside has no packages: its imports resolve to the storefront's.
        return folder && importer?.startsWith(folder + sep)
          ? this.resolve(source, join(PROJECT, 'src/main.tsx'))
          : null;
      },
    },
    load: {
      filter: { id: /^\0kanuka:/ },
      handler(id) {
        if (id === NO_TESTIMONIALS) return 'export const testimonials = [];';
        if (!id.startsWith(ENGLISH)) return null;
        return `export * from ${JSON.stringify(ownFile(id.slice(ENGLISH.length), folder))};`;
      },
    },
  };
}
