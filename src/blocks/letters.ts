import { LANGUAGE_NAMES } from '#config/languageNames.ts';
import type { Language } from '#config/languages.ts';

/** Words are not kept waiting for their letters longer than this, in milliseconds. */
const LETTERS_MS = 1500;

/** By the tags of languages whose letters are not Latin. */
const STYLES: Readonly<Record<string, () => Promise<unknown>>> = {
  te: () => import('#styles/fonts-te.css'),
  hi: () => import('#styles/fonts-hi.css'),
};

/**
 * Loads the letters of a script and the height of its lines; settles when they can be drawn, so that no line breaks anew
 * when they come, and soon without them.
 */
export async function lettersOf(tag: Language): Promise<void> {
  const load = STYLES[tag];
  if (!load) return;
  await Promise.all([load(), import('#styles/languages.css')]);
  const drawn = ['1rem "Anek Telugu"', '1rem Fraunces'].map((font) => document.fonts?.load(font, LANGUAGE_NAMES[tag]));
  await Promise.race([Promise.all(drawn), new Promise((resolve) => void setTimeout(resolve, LETTERS_MS))]);
}
