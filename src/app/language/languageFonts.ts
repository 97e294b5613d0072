import { LANGUAGE_NAMES, type Language } from '#config/languages.ts';

/** Texts wait at most this long for their fonts, in milliseconds. */
const FONTS_MS = 1500;

/** Every language but English has fonts of its own. */
const STYLES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<unknown>>> = {
  te: () => import('#styles/fonts-te.css'),
  hi: () => import('#styles/fonts-hi.css'),
};

/** False for English and for the accented test language (config/hasPseudoLanguage.ts). */
const hasFonts = (tag: Language): tag is keyof typeof STYLES => Object.hasOwn(STYLES, tag);

/**
 * Loads the fonts of a script and its line height. Resolves when they can be rendered, so that texts do not reflow, or
 * after the time limit.
 */
export async function loadLanguageFonts(tag: Language): Promise<void> {
  if (!hasFonts(tag)) return;
  await Promise.all([STYLES[tag](), import('#styles/languages.css')]);
  const fonts = ['1rem "Anek Telugu"', '1rem Fraunces'].map((font) => document.fonts?.load(font, LANGUAGE_NAMES[tag]));
  await Promise.race([Promise.all(fonts), new Promise((resolve) => void setTimeout(resolve, FONTS_MS))]);
}
