import { LANGUAGE_NAMES } from '#config/languageNames.ts';
import type { Language } from '#config/languages.ts';

/** Words are not kept waiting for their letters longer than this, in milliseconds. */
const LETTERS_MS = 1500;

/** Every language but English has letters of its own. */
const STYLES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<unknown>>> = {
  te: () => import('#styles/fonts-te.css'),
  hi: () => import('#styles/fonts-hi.css'),
};

/** False for English, and for the accented one of tests (config/pseudo.ts). */
const hasLetters = (tag: Language): tag is keyof typeof STYLES => Object.hasOwn(STYLES, tag);

/**
 * Loads the letters of a script and the height of its lines; settles when they can be drawn, so that no line breaks anew
 * when they come, and soon without them.
 */
export async function loadLetters(tag: Language): Promise<void> {
  if (!hasLetters(tag)) return;
  await Promise.all([STYLES[tag](), import('#styles/languages.css')]);
  const drawn = ['1rem "Anek Telugu"', '1rem Fraunces'].map((font) => document.fonts?.load(font, LANGUAGE_NAMES[tag]));
  await Promise.race([Promise.all(drawn), new Promise((resolve) => void setTimeout(resolve, LETTERS_MS))]);
}
