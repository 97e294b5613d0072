import anekDevanagari from '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-600-normal.woff2?url';
import anekLatin from '@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff2?url';
import anekTelugu from '@fontsource/anek-telugu/files/anek-telugu-telugu-600-normal.woff2?url';
import balooDevanagari from '@fontsource/baloo-2/files/baloo-2-devanagari-600-normal.woff2?url';
import balooLatin from '@fontsource/baloo-2/files/baloo-2-latin-600-normal.woff2?url';
import kalamDevanagari from '@fontsource/kalam/files/kalam-devanagari-700-normal.woff2?url';
import kalamLatin from '@fontsource/kalam/files/kalam-latin-700-normal.woff2?url';
import lakkiReddy from '@fontsource/lakki-reddy/files/lakki-reddy-telugu-400-normal.woff2?url';
import ntr from '@fontsource/ntr/files/ntr-telugu-400-normal.woff2?url';
import tiroDevanagari from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2?url';
import tiroLatin from '@fontsource/tiro-telugu/files/tiro-telugu-latin-400-normal.woff2?url';
import tiroTelugu from '@fontsource/tiro-telugu/files/tiro-telugu-telugu-400-normal.woff2?url';

import type { DesignText, Typeface } from '#domain/design/designText.ts';
import { lettersOf } from '#domain/text/text.ts';

/** The supported scripts: the characters that show that a text uses one, and the range that its font file draws. */
const SCRIPTS = {
  // Includes spaces, digits and signs.
  latin: { uses: /[ -\u02ff\u2010-\u2044\u20ac]/u, range: 'U+0-2FF, U+2000-200B, U+2010-2044, U+20AC, U+2122' },
  telugu: { uses: /\p{Script=Telugu}/u, range: 'U+951-952, U+964-965, U+C00-C7F, U+200C-200D, U+25CC' },
  devanagari: { uses: /\p{Script=Devanagari}/u, range: 'U+900-97F, U+A8E0-A8FF, U+200C-200D, U+20B9, U+25CC' },
} as const;
type Script = keyof typeof SCRIPTS;

/** URLs of font files. */
type Files = Readonly<Record<Script, string>>;

const FILES: Readonly<Record<Typeface, Files>> = {
  modern: { latin: anekLatin, telugu: anekTelugu, devanagari: anekDevanagari },
  serif: { latin: tiroLatin, telugu: tiroTelugu, devanagari: tiroDevanagari },
  round: { latin: balooLatin, telugu: ntr, devanagari: balooDevanagari },
  script: { latin: kalamLatin, telugu: lakkiReddy, devanagari: kalamDevanagari },
};

/** How long a text of a preview waits for its typeface, in milliseconds; then the system's font is shown. */
const MAX_WAIT_MS = 3000;
/** How long a text of a print waits: it is not printed in another font than its own. */
const MAX_PRINT_WAIT_MS = 60_000;

const isScript = (name: string): name is Script => name in SCRIPTS;

/** The scripts that a text uses. */
export function scriptsOf(text: string): readonly Script[] {
  return Object.keys(SCRIPTS).filter((name): name is Script => isScript(name) && SCRIPTS[name].uses.test(text));
}

/**
 * The loaded font families by file. Each file gets a family of its own, named after loading: Chromium's workers go on
 * drawing a family as they first did, whatever is added to it later.
 */
const families = new Map<string, string>();

/** The `font-family` of a typeface, as far as it is loaded; other letters come from the system's fonts. */
export function familyOf(typeface: Typeface): string {
  const loaded = Object.values(FILES[typeface]).flatMap((file) => families.get(file) ?? []);
  return [...loaded, 'system-ui', 'sans-serif'].join(', ');
}

/** The `font` of a canvas context for a typeface. */
export function fontOf(typeface: Typeface, px: number): string {
  return `${px}px ${familyOf(typeface)}`;
}

/** Whether each file was loaded. A failed file is requested again with the next text, under another family name. */
let names = 0;
const loading = new Map<string, Promise<boolean>>();

/** A page has them in its document. Browsers without fonts in workers draw with the system's. */
function fontsHere(): FontFaceSet | undefined {
  return (globalThis.document ?? (globalThis as { readonly fonts?: FontFaceSet })).fonts;
}

async function load(file: string, script: Script): Promise<boolean> {
  const fonts = fontsHere();
  if (!fonts) return false;
  names += 1;
  const family = `Text ${names}`;
  const face = new FontFace(family, `url(${file})`, { unicodeRange: SCRIPTS[script].range });
  try {
    fonts.add(await face.load());
    families.set(file, `"${family}"`);
    return true;
  } catch {
    loading.delete(file);
    return false;
  }
}

/** Loads the files of a typeface that a text needs; false where one of them could not be loaded in time. */
export async function loadTypeface(typeface: Typeface, text: string, maxWaitMs = MAX_WAIT_MS): Promise<boolean> {
  const wanted = scriptsOf(text).map((script) => {
    const file = FILES[typeface][script];
    const known = loading.get(file) ?? load(file, script);
    loading.set(file, known);
    return known;
  });
  const isLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), maxWaitMs));
  return Promise.race([Promise.all(wanted).then((all) => all.every(Boolean)), isLate]);
}

/** Letters, and what they are drawn in. */
export type TextToDraw = Pick<DesignText, 'typeface' | 'text'>;

/** True where the typefaces that texts need are loaded already. */
export function areTypefacesLoaded(texts: readonly TextToDraw[]): boolean {
  return texts.every(({ typeface, text }) => scriptsOf(text).every((script) => families.has(FILES[typeface][script])));
}

/** Loads the typefaces that texts need; false where one of them could not be loaded in time. */
export async function loadTypefaces(texts: readonly TextToDraw[], maxWaitMs = MAX_WAIT_MS): Promise<boolean> {
  const loaded = await Promise.all(texts.map(({ typeface, text }) => loadTypeface(typeface, text, maxWaitMs)));
  return !loaded.includes(false);
}

/** Loads the typefaces of what is printed. @throws Error where one of them could not be loaded */
export async function requireTypefaces(texts: readonly TextToDraw[]): Promise<void> {
  const areLoaded = await loadTypefaces(texts, MAX_PRINT_WAIT_MS);
  if (!areLoaded && fontsHere()) throw new Error('a typeface could not be loaded');
}

const SAMPLE_PX = 32;
const SAMPLE_FONT = `${SAMPLE_PX * 0.75}px system-ui, sans-serif`;

/** Never assigned by Unicode: browsers draw it, mostly as a box, as they draw every letter that no font has. */
const UNASSIGNED = '\u0378';

/** Letters that the shop's own typefaces have; all others come from the device's fonts. */
const OWN_LETTERS = /^[\0-\u02FF\u0900-\u097F\u0C00-\u0C7F\u2000-\u2044\u20AC\u20B9\u2122\u25CC\uA8E0-\uA8FF]+$/u;

/** Whether each letter that was asked for is missing. */
const missing = new Map<string, boolean>();

/** The pixels of a letter as the device draws it, as text; null where a canvas cannot be read. */
function drawn(letter: string): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = SAMPLE_PX * 2;
  canvas.height = SAMPLE_PX * 1.5;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.font = SAMPLE_FONT;
  context.fillText(letter, 4, SAMPLE_PX);
  return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
}

function isMissing(letter: string): boolean {
  const before = missing.get(letter);
  if (before !== undefined) return before;
  const picture = drawn(letter);
  const answer = picture !== null && picture === drawn(UNASSIGNED);
  missing.set(letter, answer);
  return answer;
}

/**
 * The letters and emoji of a text that no font of this device has, each once: the print would show a box for them. Not
 * detected in Firefox, which draws a different box for each.
 */
export function missingLetters(text: string): readonly string[] {
  return [...new Set(lettersOf(text).filter((letter) => !OWN_LETTERS.test(letter) && isMissing(letter)))];
}
