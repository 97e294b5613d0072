/** A text of at most so many characters, cut between words, with an ellipsis if it was cut. */
export function shortened(text: string, limit: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(plain);
  if (characters.length <= limit) return plain;
  const cut = characters.slice(0, limit - 1).join('');
  // A word that ends just where the text is cut stays.
  const isWhole = /[\s,;:.–-]/.test(characters[limit - 1] ?? '');
  const space = isWhole ? -1 : cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** The first characters of a text: at most so many UTF-16 units, and never one half of a pair. */
export function cutAt(text: string, limit: number): string {
  return text.length <= limit ? text : text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * 'A, B and C', with a language's own word before the last. Not Intl.ListFormat: the first one of a page takes a cheap phone
 * 100 ms.
 */
export function listed(texts: readonly string[], word: string): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** What toHtmlSafeText removes. Checked first, because most of a list's many thousand texts contain none of it. */
const UNWRITABLE = /(?![\t\n])\p{Cc}|\p{Surrogate}/u;

/**
 * Removes what an HTML file cannot contain: control characters and lone surrogates. The HTML parser would drop or replace
 * them, and hydration would fail because the page's text differs from React's.
 */
export function toHtmlSafeText(text: string): string {
  if (!UNWRITABLE.test(text)) return text;
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .toWellFormed();
}

/**
 * Removes invisible marks of typed or pasted text (zero-width spaces, direction marks), normalises spaces and trims. The two joiners stay between letters, because Indian scripts and emoji need them.
 */
export function withoutInvisibleMarks(text: string): string {
  return text
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replaceAll(/(^|\s)[\u200C\u200D]+|[\u200C\u200D]+(?=\s|$)/gu, '$1')
    .trim();
}

/** Replaces the digits of India's scripts by 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(/(?=[\u0900-\u0D7F])\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66));
}

let segmenter: Intl.Segmenter | undefined;

/** The letters of a text as a reader counts them: combined characters are one. */
export function lettersOf(text: string): readonly string[] {
  // Created when it is needed: a browser's first segmenter takes 50 ms on a cheap phone.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
