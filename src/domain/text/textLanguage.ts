/** A letter that English does not write. */
const FOREIGN_LETTER = /[^\P{L}A-Za-z]/u;

/**
 * English for a text without any letter of another alphabet: where the shop speaks its own words or passes on what the
 * backend said, only the backend's are written so in another language.
 */
export function languageOfText(text: string): 'en' | undefined {
  return FOREIGN_LETTER.test(text) ? undefined : 'en';
}
