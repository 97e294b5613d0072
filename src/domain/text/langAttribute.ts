/** A letter that English does not write. */
const FOREIGN_LETTER = /[^\P{L}A-Za-z]/u;

/**
 * 'en' for a text of Latin letters only. In another language of the shop such a text comes from the backend, because the
 * shop's own messages are in that language's script.
 */
export function langAttributeOf(text: string): 'en' | undefined {
  return FOREIGN_LETTER.test(text) ? undefined : 'en';
}
