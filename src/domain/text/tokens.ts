/** Further tokens of a query are ignored. */
export const MAX_TOKENS = 12;
/** Characters that do not split a word: apostrophes, and the joiners of Indian scripts. */
const INSIDE = /['’ʼ\u200C\u200D]/g;
/** Accents are removed from Latin letters only: in other scripts combining marks are letters. */
const ACCENTS = /[\u0300-\u036F]/g;
/** Letters that may carry an accent; texts of Indian scripts have none, and are read in a fraction of the time. */
const MAY_HAVE_ACCENTS = /[\u00C0-\u036F\u1E00-\u1EFF]/;
const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;
/** The same for a text without other letters, in a fraction of the time: thousands of names are read at once. */
const ASCII_TOKEN = /[\da-z]+/g;
const IS_ASCII = /^[\x20-\x7E]*$/;
/** English plural endings. Another language needs its own rule beside this one. */
const ENGLISH = /^[a-z]+$/;

function singular(token: string): string {
  if (token.length < 4 || !token.endsWith('s') || !ENGLISH.test(token)) return token;
  if (token.length > 4 && token.endsWith('ies')) return `${token.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(token)) return token.slice(0, -2);
  return /[^aius]s$/.test(token) ? token.slice(0, -1) : token;
}

/** The tokens of a text in any script, normalised for comparison: lower case, without accents and plural endings. */
export function tokensOf(text: string): readonly string[] {
  if (IS_ASCII.test(text)) {
    const lower = text.toLowerCase();
    return ((lower.includes("'") ? lower.replaceAll("'", '') : lower).match(ASCII_TOKEN) ?? []).map(singular);
  }
  const bare = MAY_HAVE_ACCENTS.test(text) ? text.normalize('NFD').replaceAll(ACCENTS, '') : text;
  const plain = bare.normalize('NFC');
  return (plain.toLowerCase().replaceAll(INSIDE, '').match(TOKEN) ?? []).map(singular);
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
