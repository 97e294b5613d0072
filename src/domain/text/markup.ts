/**
 * Texts of a catalogue as other shop programs export them: with HTML entities in names, and with markup in descriptions.
 * These functions do not make markup safe; lib/sanitise.ts does. Their results are shown as text.
 */

/** A description with markup. */
export type Markup = {
  readonly html: string;
  /** True when it was sanitised as the page was prerendered. */
  readonly isClean: boolean;
};

/** The named entities that exports of names and descriptions contain; others are not changed. */
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
  ['frac14', '¼'],
  ['frac34', '¾'],
  ['Eacute', 'É'],
  ['eacute', 'é'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['hearts', '♥'],
]);

/** An export of an export is escaped twice, rarely more often. */
const ROUNDS = 3;

/** Only some old entities are written in capitals as well: '&AMP;', but '&Eacute;' is another letter than '&eacute;'. */
const namedEntity = (name: string): string | undefined =>
  NAMED.get(name) ?? (/^[A-Z]{2,4}$/.test(name) ? NAMED.get(name.toLowerCase()) : undefined);

function decodedOnce(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,9}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return namedEntity(String(name)) ?? entity;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    // Not a character: beyond Unicode, or one half of a pair.
    const isCharacter = code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : entity;
  });
}

/** A text with its HTML entities decoded: 'Mugs &amp; Cups' is 'Mugs & Cups'. */
export function withoutEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < ROUNDS && decoded.includes('&'); round += 1) {
    const next = decodedOnce(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

/** Elements that start a new line. */
const BLOCK =
  'p|div|ul|ol|li|h[1-6]|hr|br|table|thead|tbody|tr|th|td|blockquote|pre|section|article|header|footer|main|aside|center|dl|dt|dd|details|summary|figure|figcaption|address|form';
const INLINE = 'b|strong|i|em|u|s|small|sub|sup|span|a|img|font|script|style|svg|iframe|template|code';
const ELEMENT = new RegExp(String.raw`<\/?(?:${BLOCK}|${INLINE})\b[^<>]*>`, 'i');
const BLOCK_ELEMENT = new RegExp(String.raw`<\/?(?:${BLOCK})\b[^<>]*>`, 'i');

/** True for a text that was written as HTML; 'less than < 5 cm' was not. */
export const hasMarkup = (text: string): boolean => ELEMENT.test(text);

/**
 * Replaces block elements that the sanitiser drops by blocks that it allows: otherwise it would join their lines. In a text
 * without block elements each line break becomes a <br>.
 */
export function inKnownBlocks(html: string): string {
  const known = html
    .replaceAll(/<!\[CDATA\[|\]\]>/g, '')
    .replaceAll(/<(\/?)h1\b[^<>]*>/gi, '<$1h2>')
    .replaceAll(
      /<(\/?)(?:div|section|article|header|footer|main|aside|center|dl|dt|dd|details|summary|address|form)\b[^<>]*>/gi,
      '<$1p>',
    );
  return BLOCK_ELEMENT.test(known) ? known : known.trim().replaceAll(/\r?\n/g, '<br>');
}

/** The text of HTML, a line for each paragraph, item and row. For previews, messages and orders. */
export function plainTextOf(html: string): string {
  const lines = inKnownBlocks(html)
    .replaceAll(/<!--[^]*?(?:-->|$)/g, '')
    .replaceAll(/<(script|style|template|iframe)\b[^]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li\b[^<>]*>/gi, '\n• ')
    .replaceAll(/<\/?t[dh]\b[^<>]*>/gi, ' ')
    .replaceAll(new RegExp(String.raw`<\/?(?:${BLOCK})\b[^<>]*>`, 'gi'), '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '');
  return withoutEntities(lines)
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}
