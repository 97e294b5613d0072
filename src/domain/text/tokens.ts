/** Further tokens of a query are ignored. */
export const MAX_TOKENS = 12;
/** Characters that do not split a word: apostrophes, and the joiners of Indian scripts. */
const INSIDE = /['’ʼ\u200C\u200D]/g;
/** Accents are removed from Latin letters only: in other scripts combining marks are letters. */
const ACCENTS = /[\u0300-\u036F]/g;
const ACCENTED = /[\u00C0-\u036F\u1E00-\u1EFF]+/g;
const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;
/** The same for a text without other letters, in a fraction of the time: thousands of names are read at once. */
const ASCII_TOKEN = /[\da-z]+/g;
const IS_ASCII = /^[\0\x20-\x7E]*$/;
/** Ends a name in a text of many: `api/fields.ts` removes it from all texts. */
export const NAME_END = '\0';
/** What begins the details of a name: 'Photo Mug, 325 ml'. */
export const NAME_MARKS: ReadonlySet<string> = new Set([',', ':', '(']);
const TOKEN_OR_MARK = /[\p{L}\p{M}\p{N}]+|[\0,:(]/gu;
const ASCII_TOKEN_OR_MARK = /[\da-z]+|[\0,:(]/g;
/** English plural endings. Another language needs its own rule beside this one. */
const ENGLISH = /^[a-z]+$/;

function singular(token: string): string {
  if (token.length < 4 || !token.endsWith('s') || !ENGLISH.test(token)) return token;
  if (token.length > 4 && token.endsWith('ies')) return `${token.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(token)) return token.slice(0, -2);
  return /[^aius]s$/.test(token) ? token.slice(0, -1) : token;
}

/** A text for comparison: lower case, without accents of Latin letters and without what does not split a word. */
function plainText(text: string): string {
  if (IS_ASCII.test(text)) {
    const lower = text.toLowerCase();
    return lower.includes("'") ? lower.replaceAll("'", '') : lower;
  }
  const bare = text.replaceAll(ACCENTED, (letters) => letters.normalize('NFD').replaceAll(ACCENTS, ''));
  return bare.normalize('NFC').toLowerCase().replaceAll(INSIDE, '');
}

/** The tokens of a text in any script, normalised for comparison: lower case, without accents and plural endings. */
export function tokensOf(text: string): readonly string[] {
  const plain = plainText(text);
  return (plain.match(IS_ASCII.test(plain) ? ASCII_TOKEN : TOKEN) ?? []).map(singular);
}

/**
 * The tokens of many names at once, because a call for each takes longer than reading it. A token of its own stands for
 * the end of each name, NAME_END, and for each of `NAME_MARKS`, which begins the details of a name.
 */
export function tokensOfNames(names: readonly string[]): readonly string[] {
  const plain = plainText(`${names.join(NAME_END)}${NAME_END}`);
  const found = plain.match(IS_ASCII.test(plain) ? ASCII_TOKEN_OR_MARK : TOKEN_OR_MARK) ?? [];
  return found.map(singular);
}

/** True where one letter is wrong, missing or too many, or two neighbours have changed places. Not for equal words. */
export function isOneEditApart(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restOfA, restOfB] = [a.length - start - end, b.length - start - end];
  if (restOfA <= 1 && restOfB <= 1) return true;
  return restOfA === 2 && restOfB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
