/**
 * Texts of a catalogue as other shop programs export them: with HTML entities in names, and with markup in descriptions.
 * Nothing here makes markup safe: lib/sanitise.ts does. What leaves these functions is shown as text.
 */

/** A description with markup. */
export type Markup = {
  readonly html: string;
  /** The sanitiser has been over it, when the page was written. */
  readonly isClean: boolean;
};

/** The named entities that exports of names and descriptions hold; any other stays as it is. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['middot', '·'],
  ['times', '×'],
  ['deg', '°'],
  ['frac12', '½'],
  ['eacute', 'é'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['hearts', '♥'],
]);

/** Exports that were made of exports escape twice, seldom more often. */
const ROUNDS = 3;

function decodedOnce(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,9}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return NAMED.get(String(name).toLowerCase()) ?? entity;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    // Not a character: beyond Unicode, or one half of a pair.
    const isCharacter = code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : entity;
  });
}

/** A text with its HTML entities as the characters they stand for: 'Mugs &amp; Cups' is 'Mugs & Cups'. */
export function withoutEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < ROUNDS && decoded.includes('&'); round += 1) {
    const next = decodedOnce(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

const ELEMENT =
  /<\/?(?:p|br|div|ul|ol|li|b|strong|i|em|u|s|small|span|h[1-6]|hr|table|thead|tbody|tr|td|th|a|img|font|center|blockquote|section|article)\b[^<>]*>/i;

/** True for a text that was written as HTML; 'less than < 5 cm' was not. */
export const hasMarkup = (text: string): boolean => ELEMENT.test(text);

/** HTML as the text of it, a line for each paragraph, item and row. For previews, messages and orders. */
export function plainTextOf(html: string): string {
  const lines = html
    .replaceAll(/<!--[^]*?(?:-->|$)/g, '')
    .replaceAll(/<(script|style|template|iframe|svg)\b[^]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li\b[^<>]*>/gi, '\n• ')
    .replaceAll(/<br\b[^<>]*>|<\/?(?:p|div|ul|ol|h[1-6]|hr|table|tr|blockquote|section|article)\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/t[dh]\s*>/gi, ' ')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '');
  return withoutEntities(lines)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}
