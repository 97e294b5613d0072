import { keyOf, typosBetween, stemsOf } from './spelling.ts';
import { conceptsOf, type Concept, type Lexicon } from './lexicon.ts';
import { MAX_TOKENS, tokensOf } from '#domain/text/tokens.ts';

/** One term of a search: a token, or the spelling of a meaning in several. */
export type QueryTerm = {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly concepts: readonly Concept[];
};

/** A search as it was typed, read from left to right. */
export type ReadQuery = {
  /** What the products must have: terms, and numbers that are no price. */
  readonly terms: readonly QueryTerm[];
  /** Sizes as `sizeKey` writes them, and the same turned round. */
  readonly sizes: readonly (readonly string[])[];
  /** The bounds of the price, in paise. */
  readonly price: { readonly least: number; readonly most: number } | null;
  /** 'cheap' and 'costly' sort by price. */
  readonly order: 'cheap' | 'costly' | null;
  /** True if it asks for a gift, whatever it is. */
  readonly isGift: boolean;
};

const RUPEE = 100;
const MIN_JOINED_LENGTH = 8;
/** 'hundred' and more are counted by the number before them. */
const MIN_LARGE = 100;
/** '500 rs gift' also means what costs a little more. */
const ABOUT = 1.1;
/** The most that '500 rs gift' asks for, in paise. */
export const aboutPaise = (rupees: number): number => rupees * ABOUT * RUPEE;
const SIDES =
  /(\d+(?:\.\d+)?)\s*(?:inch(?:es)?|in|["”″])?\s*(?:x|×|\*|by)\s*(\d+(?:\.\d+)?)(?:\s*(?:inch(?:es)?|in\b|["”″]))?/giu;
const PAPER = /\ba\s?([3-6])\b/giu;
const RANGE = /(\d{3})\s*(?:[-–—~]|\bto\b|\bse\b|से)\s*(?=\d{3})/giu;
/** Of somebody's years, not of products: '5 year old girl'. */
const AGE = /\d+\s*(?=(?:years?|yrs?|months?|saal)\b|साल|ఏళ్ల|సంవత్సర)/giu;
const MEASURE = /(\d+(?:\.\d+)?)\s*(ml|inch(?:es)?|oz|["”″])(?=\W|$)/giu;
/** What a mug holds is given in millilitres. */
const OUNCES: Readonly<Record<string, string>> = { 11: '325ml', 15: '440ml' };

/** Takes the sizes out of a text. */
function sizesIn(text: string): { readonly rest: string; readonly sizes: readonly (readonly string[])[] } {
  const sizes: string[][] = [];
  const rest = text
    .replaceAll(SIDES, (_, width: string, height: string) => {
      sizes.push([...new Set([`${width}x${height}`, `${height}x${width}`])]);
      return ' ';
    })
    .replaceAll(PAPER, (_, paper: string) => {
      sizes.push([`a${paper}`]);
      return ' ';
    })
    .replaceAll(MEASURE, (_, amount: string, unit: string) => {
      const isOunces = unit.toLowerCase() === 'oz';
      sizes.push([
        isOunces ? (OUNCES[amount] ?? `${amount}oz`) : `${amount}${unit.toLowerCase() === 'ml' ? 'ml' : 'inch'}`,
      ]);
      return ' ';
    });
  return { rest, sizes };
}

/** Colours of skin, and whether a mark is drawn in colours. */
const VARIANT = /[\uFE0E\uFE0F]|\p{Emoji_Modifier}/gu;
/** A mark, or several joined to one as a family is. */
const JOINED_MARKS = /\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic})*/gu;

/** Marks of a keyboard become words; signs of money become the word for rupees. */
function inWords(text: string, { emoji }: Lexicon): string {
  let plain = text
    .replaceAll(/(\d),(?=\d)/g, '$1')
    .replaceAll(/\/-|₹/g, ' rs ')
    .replaceAll(/\b(\d+(?:\.\d+)?)\s?k\b/giu, (_, thousands) => String(Math.round(Number(thousands) * 1000)))
    .replaceAll('<', ' under ')
    .replaceAll(RANGE, '$1 range ')
    .replaceAll(AGE, '')
    .replaceAll(/(\d)(?=rs\b)|(\brs)\.?(?=\d)/giu, '$1$2 ');
  const nameOf = (mark: string): string => emoji.find(([marks]) => marks.includes(mark))?.[1] ?? '';
  if (/\p{Extended_Pictographic}/u.test(plain))
    plain = plain
      .replaceAll(VARIANT, '')
      .replaceAll(
        JOINED_MARKS,
        (marks) => ` ${nameOf(marks) || [...new Set(Array.from(marks.split('\u200D'), nameOf))].join(' ')} `,
      );
  return plain;
}

const isNumber = (token: string): boolean => /^\d+$/.test(token);
const hasRole = (concepts: readonly Concept[] | undefined, role: Concept['role']): boolean =>
  concepts?.some((concept) => concept.role === role) ?? false;

/** The meaning of two tokens of which one is misspelt: 'wall calender'. */
function misspelt(lexicon: Lexicon, tokens: readonly string[]): readonly Concept[] | undefined {
  if (tokens.length !== 2 || tokens.every((token) => lexicon.byKey.has(keyOf(token)))) return undefined;
  const joined = tokens.map(keyOf).join('');
  const meant =
    joined.length < MIN_JOINED_LENGTH ? undefined : lexicon.guessable.find((key) => typosBetween(joined, key) === 1);
  return meant === undefined ? undefined : lexicon.byKey.get(meant);
}

/** Words of amounts become numbers: 'five hundred' is 500, '1 thousand' is 1000. Smaller numbers stay words, as in 'three photos'. */
function withAmounts(tokens: readonly string[], { amounts }: Lexicon): readonly string[] {
  const valueOf = (token: string | undefined): number =>
    token === undefined ? NaN : isNumber(token) ? Number(token) : (amounts.get(keyOf(token)) ?? NaN);
  const isLarge = (token: string | undefined): boolean =>
    token !== undefined && !isNumber(token) && valueOf(token) >= MIN_LARGE;
  if (!tokens.some(isLarge)) return tokens;
  return tokens.flatMap((token, at) => {
    if (isLarge(token)) {
      const before = valueOf(tokens[at - 1]);
      return String(valueOf(token) * (before < MIN_LARGE ? before : 1));
    }
    return isLarge(tokens[at + 1]) && valueOf(token) < MIN_LARGE ? [] : [token];
  });
}

/** The meaning of a token with a Telugu ending where it has a job of its own: 'రూపాయలకు', 'చౌకైన'. */
function jobOf(lexicon: Lexicon, token: string): readonly Concept[] | undefined {
  return stemsOf(token)
    .map((stem) => conceptsOf(lexicon, [stem]))
    .find((concepts) => concepts?.some(({ role }) => role !== 'thing' && role !== 'topic' && role !== 'filler'));
}

/** The meaning of several tokens, the last of them perhaps with a Telugu ending: 'పెంపుడు జంతువులకు'. */
function meaningOf(lexicon: Lexicon, tokens: readonly string[]): readonly Concept[] | undefined {
  const known = conceptsOf(lexicon, tokens);
  if (known) return known;
  for (const stem of stemsOf(tokens.at(-1) ?? '')) {
    const concepts = conceptsOf(lexicon, [...tokens.slice(0, -1), stem]);
    if (concepts) return concepts;
  }
  return undefined;
}

/** Terms of one or several tokens: the longest known spelling at each token, with or without the fillers in it. */
function queryTermsIn(tokens: readonly string[], lexicon: Lexicon): readonly QueryTerm[] {
  const terms: QueryTerm[] = [];
  const isFiller = (token: string): boolean => hasRole(conceptsOf(lexicon, [token]), 'filler');
  for (let at = 0; at < tokens.length;) {
    let taken = 0;
    for (let length = Math.min(lexicon.longest, tokens.length - at); length >= 2 && taken === 0; length -= 1) {
      const span = tokens.slice(at, at + length);
      const meant = span.filter((token) => !isFiller(token));
      // A filler at either end belongs to the next term.
      const isTrimmed = isFiller(span[0] ?? '') || isFiller(span.at(-1) ?? '');
      const concepts =
        meaningOf(lexicon, span) ??
        (isTrimmed || meant.length < 2 ? undefined : (meaningOf(lexicon, meant) ?? misspelt(lexicon, meant)));
      if (!concepts) continue;
      terms.push({ text: span.join(' '), tokens: span, concepts });
      taken = length;
    }
    if (taken > 0) {
      at += taken;
      continue;
    }
    const token = tokens[at] ?? '';
    terms.push({ text: token, tokens: [token], concepts: conceptsOf(lexicon, [token]) ?? jobOf(lexicon, token) ?? [] });
    at += 1;
  }
  return terms;
}

/** The price that terms ask for, and the terms without it. */
function priceIn(terms: readonly QueryTerm[]): {
  readonly price: ReadQuery['price'];
  readonly rest: readonly QueryTerm[];
} {
  const isRole = (term: QueryTerm | undefined, role: Concept['role']): boolean => hasRole(term?.concepts, role);
  const used = new Set<QueryTerm>();
  let least = 0;
  let most = Infinity;
  const meant = terms.filter((term) => isNumber(term.text) || !isRole(term, 'filler') || isRole(term, 'under'));
  const amounts = meant.filter((term) => isNumber(term.text));
  const near = (amount: QueryTerm, role: Concept['role']): QueryTerm | undefined => {
    const at = meant.indexOf(amount);
    const step = (direction: 1 | -1): QueryTerm | undefined => {
      let position = at + direction;
      while (isRole(meant[position], 'rupees')) position += direction;
      return isRole(meant[position], role) ? meant[position] : undefined;
    };
    return step(-1) ?? step(1);
  };
  const [first, second] = amounts;
  if (
    first &&
    second &&
    amounts.length === 2 &&
    meant.some((term) => isRole(term, 'between') || isRole(term, 'rupees'))
  ) {
    [least, most] = [Number(first.text), Number(second.text)].toSorted((a, b) => a - b) as [number, number];
    used.add(first).add(second);
  } else
    for (const amount of amounts) {
      const [under, over] = [near(amount, 'under'), near(amount, 'over')];
      const at = meant.indexOf(amount);
      if (under) most = Number(amount.text);
      else if (over) least = Number(amount.text);
      else if (isRole(meant[at + 1], 'rupees') || isRole(meant[at - 1], 'rupees')) most = Number(amount.text) * ABOUT;
      else continue;
      used.add(amount);
      if (under) used.add(under);
      if (over) used.add(over);
    }
  const isOfMoney = (term: QueryTerm): boolean => used.has(term) || isRole(term, 'rupees') || isRole(term, 'between');
  return {
    price: used.size === 0 ? null : { least: least * RUPEE, most: most * RUPEE },
    rest: terms.filter((term) => !isOfMoney(term)),
  };
}

/** Reads a search: sizes and prices, words and their meanings, without what says nothing. */
export function readQuery(text: string, lexicon: Lexicon): ReadQuery {
  const { rest, sizes } = sizesIn(inWords(text, lexicon).toLowerCase());
  const tokens = withAmounts(tokensOf(rest).slice(0, MAX_TOKENS * 2), lexicon);
  const { price, rest: terms } = priceIn(queryTermsIn(tokens, lexicon));
  const roleOf = (term: QueryTerm, role: Concept['role']): boolean => hasRole(term.concepts, role);
  const order = terms.some((term) => roleOf(term, 'cheap'))
    ? 'cheap'
    : terms.some((term) => roleOf(term, 'costly'))
      ? 'costly'
      : null;
  const says = terms.filter(
    (term) => !(['filler', 'under', 'over', 'cheap', 'costly', 'gift'] as const).some((role) => roleOf(term, role)),
  );
  return { terms: says.slice(0, MAX_TOKENS), sizes, price, order, isGift: terms.some((term) => roleOf(term, 'gift')) };
}

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
/** A search of several ambiguous words would have too many translations. */
const MAX_TRANSLATIONS = 4;

/** A search in another script in the words of the table, in which products are named: 'ఫోటో మగ్' is 'photo mug'. */
export function translationsOf(text: string, lexicon: Lexicon): readonly string[] {
  if (!OTHER_SCRIPT.test(text)) return [];
  let translations = [''];
  for (const { text: own, concepts } of readQuery(text, lexicon).terms) {
    if (concepts.length === 0 && OTHER_SCRIPT.test(own)) return [];
    const names = concepts.length === 0 ? [own] : concepts.map(({ name }) => name);
    translations = translations.flatMap((before) => names.map((name) => `${before} ${name}`.trim()));
    translations = translations.slice(0, MAX_TRANSLATIONS);
  }
  return translations.filter((translation) => translation !== '');
}
