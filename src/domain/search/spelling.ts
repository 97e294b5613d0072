import { isOneEditApart } from '#domain/text/tokens.ts';

const NUKTA = /\u093C/g;
const CHANDRABINDU = /\u0901/g;
const TELUGU_PLURAL = /(?:్స్|లు)$/;
const TELUGU_ENDING = /[ాుం్]$/;
const HINDI_PLURAL = /(?:्स|ियां|ों|े|ा|ी)$|(..)ें$/;
/** A nasal is written as a letter, or as a dot over the letter before it. */
const TELUGU_NASAL = /[ఙఞణనమ]్(?=[క-మ])/g;
const HINDI_NASAL = /[ङञणनम]्(?=[क-म])/g;
const DOUBLED = /(\p{L})[\u094D\u0C4D]\1/gu;
const IS_LATIN = /^[\da-z]+$/;

const IS_TELUGU = /[\u0C00-\u0C7F]/;

/** The key by which tokens are compared: the same for spellings, plurals and endings of one word. */
export function keyOf(token: string): string {
  if (IS_LATIN.test(token)) return token;
  if (IS_TELUGU.test(token))
    return token
      .replace(TELUGU_PLURAL, '')
      .replace(TELUGU_ENDING, '')
      .replaceAll(TELUGU_NASAL, 'ం')
      .replaceAll(DOUBLED, '$1');
  return token
    .replaceAll(NUKTA, '')
    .replaceAll(CHANDRABINDU, '\u0902')
    .replace(/ए$/, 'य')
    .replace(HINDI_PLURAL, '$1')
    .replaceAll(HINDI_NASAL, 'ं')
    .replaceAll(DOUBLED, '$1');
}

/** Telugu writes 'to', 'for', 'with', 'of' and plurals at the end of the word, in either script. */
const TELUGU_CASE = /(?:కోసం|కొరకు|లకు|లకి|ులకు|కు|కి|లో|తో|ని|ను|ల|కై)$/;
const LATIN_CASE = /(?:kosam|laku|laki|lu|ku|ki|tho|lo|ni)$/;
/** Nouns in -ం, -డు, -రు, -లు change their end before a case ('ప్రవేశం', 'ప్రవేశానికి'), and adjectives are made of nouns ('చౌకైన'). */
const TELUGU_OBLIQUE = [/(?:ానికి|ాలకు|ాలకి|ాన్ని|ికి|ిని|ితో|మైన|ైన|ి)$/, /లి(?:కి|ని|తో)?$/];
const LATIN_OBLIQUE: readonly (readonly [RegExp, string])[] = [
  [/(?:aniki|alaku|alaki)$/, 'am'],
  [/iki$/, 'u'],
  [/di$/, 'du'],
];
/** The English plural of a longer word that ends in a vowel ('diyas'). tokensOf keeps its s, because 'canvas' and 'focus' end alike. */
const VOWEL_PLURAL = /(..[a-z][aiu])s$/;
const MIN_STEM_LENGTH = 2;

/**
 * A token without its Telugu case ending ('అమ్మకు', 'ammaki') or its plural ('diyas'), the likeliest first; none where it has
 * no such ending.
 */
export function stemsOf(token: string): readonly string[] {
  const isLatin = IS_LATIN.test(token);
  const stems = [
    token.replace(isLatin ? LATIN_CASE : TELUGU_CASE, ''),
    ...(isLatin
      ? [
          token.replace(VOWEL_PLURAL, '$1'),
          ...LATIN_OBLIQUE.map(([ending, nominative]) => token.replace(ending, nominative)),
        ]
      : TELUGU_OBLIQUE.map((ending) => token.replace(ending, ''))),
  ];
  return stems.filter((stem) => stem !== token && stem.length >= MIN_STEM_LENGTH);
}

/** How a word sounds in Indian English, without vowels: spellings that sound alike have the same consonants. */
const sounds = new Map<string, string>();

function soundOf(word: string): string {
  const known = sounds.get(word);
  if (known !== undefined) return known;
  const consonants = word
    .replaceAll(/ph/g, 'f')
    .replaceAll(/[sc]h/g, 's')
    .replace(/ng$/, 'n')
    .replaceAll(/g(?=[ei])|j/g, 'z')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/[cq]k?|ck/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('w', 'v')
    .replaceAll(/([a-z])h+/g, '$1')
    .replaceAll(/([a-z])[aeiouy]+/g, '$1');
  const sound = consonants.replaceAll(/(.)\1+/g, '$1').replace(/^[aeiouy]/, 'a');
  sounds.set(word, sound);
  return sound;
}

const sortedLetters = (word: string): string => Array.from(word).toSorted().join('');

/** The number of letters to insert, remove or replace, neighbours that changed places counting once; limit + 1 for more. */
function editsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const cost = a[row - 1] === b[at - 1] ? 0 : 1;
      let edits = Math.min((before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (before[at - 1] ?? 0) + cost);
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        edits = Math.min(edits, (older[at - 2] ?? 0) + 1);
      now.push(edits);
    }
    if (Math.min(...now) > limit) return limit + 1;
    [older, before] = [before, now];
  }
  return before[b.length] ?? limit + 1;
}

/** In a shorter word one different letter makes another word; letters in another order do not. */
const MIN_EDIT_LENGTH = 4;
const MIN_MIXED_LENGTH = 3;
/** Two typos are recognised in words of this length, and in shorter ones that sound alike. */
const MIN_TWO_EDITS_LENGTH = 7;
const MIN_THREE_EDITS_LENGTH = 6;
const MIN_SOUND_LENGTH = 3;
/** First letters that sound alike: typed, then known. */
const SAME_START: ReadonlySet<string> = new Set(['fp', 'kc', 'jg', 'sc', 'vw', 'zj']);

/**
 * How far a typed token is from a known one: 1 for a single typo (a letter wrong, missing or too many, two swapped, the same
 * letters in another order), 2 for two in a long word or in words that sound alike, 3 for a wrong first letter, which is
 * rare; null for other words.
 */
export function typosBetween(typed: string, known: string): 1 | 2 | 3 | null {
  const shorter = Math.min(typed.length, known.length);
  const difference = Math.abs(typed.length - known.length);
  if (difference > 2 || shorter < MIN_MIXED_LENGTH) return null;
  // Most of the thousands of known words are none of these: nothing more is computed for them.
  if (typed[0] !== known[0] && typed[1] !== known[1] && typed[0] !== known[1] && typed[1] !== known[0]) return null;
  const isSameStart = typed[0] === known[0];
  // In a short word one consonant for another makes another word: 'wine' is not 'wife'.
  const isShortSwap = difference === 0 && shorter === MIN_EDIT_LENGTH && IS_LATIN.test(typed);
  if (shorter >= MIN_EDIT_LENGTH && isOneEditApart(typed, known) && !(isShortSwap && soundOf(typed) !== soundOf(known)))
    return isSameStart ? 1 : 3;
  if (!isSameStart && !SAME_START.has(`${typed[0] ?? ''}${known[0] ?? ''}`)) return null;
  if (difference === 0 && sortedLetters(typed) === sortedLetters(known)) return 1;
  if (shorter < MIN_EDIT_LENGTH || !IS_LATIN.test(typed)) return null;
  const isLong = shorter >= MIN_TWO_EDITS_LENGTH;
  if (!isLong && difference > 1 && shorter < MIN_EDIT_LENGTH + 1) return null;
  const sound = soundOf(known);
  const isAlike = sound.length >= MIN_SOUND_LENGTH && sound === soundOf(typed);
  const edits = editsBetween(typed, known, 3);
  return (edits <= 2 && (isLong || isAlike)) || (edits === 3 && isAlike && shorter >= MIN_THREE_EDITS_LENGTH)
    ? 2
    : null;
}
