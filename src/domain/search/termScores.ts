import { conceptsOf, type Concept, type Lexicon } from './lexicon.ts';
import type { ReadQuery, QueryTerm } from './readQuery.ts';
import {
  hasToken,
  positionsDescribed,
  positionsOf,
  positionsOfThing,
  tokensFrom,
  type SearchIndex,
} from './searchIndex.ts';
import { keyOf, typosBetween, stemsOf } from './spelling.ts';

/** Items that a term may mean; quality 1 is exactly what was typed, and less is further from it. */
type Choice = { readonly positions: readonly number[]; readonly quality: number };

/** What a term of the search finds in a list. */
type Term = {
  readonly text: string;
  /**
   * 'thing' for what the product is, 'word' for one of its name or category, 'size', 'topic' for an occasion or a person, which
   * ranks things; 'weak' for 'photo', which nearly every product has; 'any' for a gift, whatever it is; 'unknown' where the list has nothing of the kind.
   */
  readonly kind: 'thing' | 'word' | 'size' | 'topic' | 'weak' | 'any' | 'unknown';
  readonly choices: readonly Choice[];
  /** Where the list has no such thing: texts of what comes closest. */
  readonly near: readonly (readonly string[])[];
  /** Only topics have it: beside an occasion, a person counts less. */
  readonly about?: Concept['about'];
};

/** A term with several choices: the next is worth this much less. */
const STEP = 0.1;
const LEAST = 0.3;
const BY_CATEGORY = 0.97;
const BY_MEANING = 0.95;
const BY_TYPO = 0.8;
const BY_BEGINNING = 0.9;
const BY_DESCRIPTION = 0.3;
const BY_TURNED_SIZE = 0.95;
/** 'wedding gift for my sister' is about the wedding first. */
const BESIDE_OCCASION = 0.33;

/** A single letter is too short to be the beginning of a word. */
const MIN_PREFIX_LENGTH = 2;
/** Shorter tokens are no typos, no parts of joined words and no beginnings of meanings. */
const MIN_PART_LENGTH = 3;
const DOUBLED = /([a-z])\1/g;

/** The items whose names have a token, and those whose categories have it. */
function choicesOfToken({ names, kinds }: SearchIndex, token: string, quality: number): readonly Choice[] {
  const [named, ofKind] = [names.get(token), kinds.get(token)];
  return [
    ...(named ? [{ positions: named, quality }] : []),
    ...(ofKind ? [{ positions: ofKind, quality: quality * BY_CATEGORY }] : []),
  ];
}

/** The items that a meaning finds, the best first. */
function choicesOfConcept(index: SearchIndex, { role, finds, isOwnName }: Concept, quality: number): readonly Choice[] {
  if (role === 'thing' && isOwnName) {
    const things = finds.map((tokens) => positionsOfThing(index, tokens)).filter((positions) => positions.length > 0);
    if (things.length === 0) return [];
    const [own = []] = finds;
    return [
      ...things.map((positions) => ({ positions, quality })),
      { positions: positionsOf(index, own), quality: quality * (1 - STEP) },
    ];
  }
  return finds.flatMap((tokens, at) => {
    const isBest = tokens.length === 0;
    const positions = isBest ? index.bestsellers : positionsOf(index, tokens);
    const isLast = isBest && at > 0 && at === finds.length - 1;
    return positions.length === 0
      ? []
      : [{ positions, quality: quality * (isLast ? LEAST : Math.max(LEAST, 1 - at * STEP)) }];
  });
}

const unknownTerm = (text: string): Term => ({ text, kind: 'unknown', choices: [], near: [] });

function termOfTokens(index: SearchIndex, text: string, tokens: readonly string[], quality: number): Term {
  const choices = tokens.flatMap((token) => choicesOfToken(index, token, quality));
  const isThing = tokens.some((token) => index.heads.has(token));
  return { text, kind: choices.length === 0 ? 'unknown' : isThing ? 'thing' : 'word', choices, near: [] };
}

function termOfConcepts(
  index: SearchIndex,
  text: string,
  tokens: readonly string[],
  concepts: readonly Concept[],
  quality = 1,
): Term {
  const [first] = concepts;
  if (!first) return unknownTerm(text);
  if (first.role === 'gift' || first.role === 'cheap') return { ...unknownTerm(text), kind: 'any' };
  const [only = ''] = tokens;
  const isThing = concepts.some(({ role }) => role === 'thing');
  // The shop's own word comes before the table's; as a thing only if its products are that.
  const isOwn =
    tokens.length === 1 && (isThing && index.kinds.size > 0 ? index.heads.has(only) : hasToken(index, only));
  const choices = [
    ...(isOwn ? choicesOfToken(index, only, quality) : []),
    ...concepts.flatMap((concept) => choicesOfConcept(index, concept, quality * BY_MEANING)),
  ].toSorted((a, b) => b.quality - a.quality);
  const kind = first.role === 'photo' ? 'weak' : isThing ? 'thing' : 'topic';
  const about = kind === 'topic' ? first.about : null;
  return { text, kind, choices, near: concepts.flatMap(({ near }) => near), about };
}

/** 'photoframe' as words that the shop or the table knows, at most three as in 'giftforwife'; null for one word. */
function partsOf(token: string, index: SearchIndex, lexicon: Lexicon, most = 3): readonly string[] | null {
  const isKnown = (part: string): boolean => hasToken(index, part) || lexicon.byKey.has(part);
  for (let parts = 2; parts <= most; parts += 1)
    for (let at = token.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at -= 1) {
      const [before, after] = [token.slice(0, at), token.slice(at)];
      if (!isKnown(before)) continue;
      const others = parts > 2 ? partsOf(after, index, lexicon, parts - 1) : isKnown(after) ? [after] : null;
      if (others) return [before, ...others];
    }
  return null;
}

/** The known words that a token may be, by the number of typos. */
function guessesIn(known: readonly string[], token: string): readonly (readonly string[])[] {
  const byTypos: string[][] = [[], [], [], []];
  for (const word of known) byTypos[typosBetween(token, word) ?? 0]?.push(word);
  return byTypos;
}

/** The known words of the fewest typos: of the table, otherwise of the shop. */
function guess(index: SearchIndex, lexicon: Lexicon, token: string, least: number, most: number): Term | null {
  const words = guessesIn(index.letterTokens, token);
  const keys = lexicon.guesses.get(token) ?? guessesIn(lexicon.guessable, keyOf(token));
  lexicon.guesses.set(token, keys);
  for (let typos = least; typos <= most; typos += 1) {
    const own = words[typos] ?? [];
    const meant = keys[typos] ?? [];
    const all = [...new Set(meant.flatMap((key) => lexicon.byKey.get(key) ?? []))];
    const things = all.filter(({ role }) => role === 'thing');
    const concepts = things.length > 0 ? things : all;
    if (concepts.length > 0 && !own.some((word) => !meant.includes(word)))
      return termOfConcepts(index, token, own.length === 1 ? own : [token], concepts, BY_TYPO);
    // 'customisd' says as little as 'customised', which some names have.
    const says = own.filter((word) => !lexicon.byKey.get(word)?.some(({ role }) => role === 'filler'));
    if (own.length > 0 && says.length === 0) return { ...unknownTerm(token), kind: 'any' };
    if (says.length > 0) return termOfTokens(index, token, says, BY_TYPO);
  }
  return null;
}

/** The terms that a single word without a meaning of its own may be. */
function termsOfToken(index: SearchIndex, lexicon: Lexicon, token: string, isLast: boolean): readonly Term[] {
  if (hasToken(index, token)) return [termOfTokens(index, token, [token], 1)];
  for (const stem of stemsOf(token)) {
    const ofStem = conceptsOf(lexicon, [stem]);
    if (ofStem) return [termOfConcepts(index, token, [stem], ofStem)];
  }
  const parts = partsOf(token, index, lexicon);
  if (parts) return parts.flatMap((part) => matchesOf(index, lexicon, queryTermOf(lexicon, part), false));
  const completed = token.length < MIN_PREFIX_LENGTH ? [] : tokensFrom(index, token);
  if (completed.length > 0) {
    const term = termOfTokens(index, token, completed, BY_BEGINNING);
    const single = token.replaceAll(DOUBLED, '$1');
    // 'mugg' may become 'muggulu', or be 'mug'.
    if (single === token || !hasToken(index, single)) return [term];
    const meant = termOfTokens(index, token, [single], BY_TYPO);
    return [{ ...meant, choices: [...term.choices, ...meant.choices] }];
  }
  if (token.length < MIN_PART_LENGTH) return [unknownTerm(token)];
  const described = positionsDescribed(index, token);
  if (described.length > 0)
    return [{ text: token, kind: 'word', choices: [{ positions: described, quality: BY_DESCRIPTION }], near: [] }];
  const mistyped = guess(index, lexicon, token, 1, 1);
  if (mistyped) return [mistyped];
  const beginning = keyOf(token);
  // Words before the last one are typed in full: 'silver coin' has nothing of a silver jubilee.
  const begun = isLast ? lexicon.guessable.filter((key) => key.startsWith(beginning)) : [];
  const concepts = [...new Set(begun.flatMap((key) => lexicon.byKey.get(key) ?? []))];
  if (concepts.length > 0) return [termOfConcepts(index, token, [token], concepts, BY_BEGINNING)];
  // 'canves' was read as a plural.
  const plural = `${token}s`;
  return [guess(index, lexicon, token, 2, 3) ?? guess(index, lexicon, plural, 1, 1) ?? unknownTerm(token)];
}

const queryTermOf = (lexicon: Lexicon, token: string): QueryTerm => ({
  text: token,
  tokens: [token],
  concepts: conceptsOf(lexicon, [token]) ?? [],
});

/** What one term finds, by its meaning, otherwise by each of its tokens. */
function matchesOf(
  index: SearchIndex,
  lexicon: Lexicon,
  { text, tokens, concepts }: QueryTerm,
  isLast: boolean,
): readonly Term[] {
  const meant = concepts.filter(({ role }) => role === 'thing' || role === 'topic' || role === 'photo');
  if (meant.length > 0) return [termOfConcepts(index, text, tokens, meant)];
  if (concepts.length > 0) return [];
  return tokens.flatMap((token) => termsOfToken(index, lexicon, token, isLast));
}

/** What the terms of a search find in a list. */
export function termsOf(
  index: SearchIndex,
  lexicon: Lexicon,
  { terms: queryTerms, sizes }: ReadQuery,
): readonly Term[] {
  const ofSizes = sizes.map((ways): Term => {
    const choices = ways.flatMap((way, turned) => {
      const positions = index.sizes.get(way);
      return positions ? [{ positions, quality: turned === 0 ? 1 : BY_TURNED_SIZE }] : [];
    });
    return { text: ways[0] ?? '', kind: choices.length === 0 ? 'unknown' : 'size', choices, near: [] };
  });
  const isOfThing = ({ concepts }: QueryTerm, isAside: boolean): boolean =>
    concepts.some((concept) => concept.role === 'thing' && concept.isAside === isAside);
  const isThingNamed = queryTerms.some((queryTerm) => isOfThing(queryTerm, false));
  const relevant = isThingNamed
    ? queryTerms.filter((queryTerm) => isOfThing(queryTerm, false) || !isOfThing(queryTerm, true))
    : queryTerms;
  const terms = relevant.flatMap((queryTerm) => matchesOf(index, lexicon, queryTerm, queryTerm === queryTerms.at(-1)));
  const isSold = terms.some(({ kind, choices }) => kind === 'thing' && choices.length > 0);
  // Beside a thing that is sold, one that is not is a word like any other: 'stickers for a water bottle'.
  const read = terms.map((term) => {
    if (term.kind !== 'thing' || term.choices.length > 0 || !isSold) return term;
    const own = term.text.split(' ').filter((token) => hasToken(index, token));
    return own.length > 0
      ? { ...termOfTokens(index, term.text, own, 1), kind: 'word' as const }
      : unknownTerm(term.text);
  });
  const hasOccasion = read.some(({ about }) => about === 'occasion');
  const people = read.filter(({ about }) => about === 'person').length;
  const ranked = read.map((term) =>
    hasOccasion && term.about === 'person'
      ? {
          ...term,
          choices: term.choices.map(({ positions, quality }) => ({
            positions,
            quality: (quality * BESIDE_OCCASION) / people,
          })),
        }
      : term,
  );
  return [...ranked, ...ofSizes];
}

/** What a term counts: kinds of things more than words of names, 'photo' almost nothing. */
export const WEIGHTS: Readonly<Record<Term['kind'], number>> = {
  thing: 4,
  size: 3,
  word: 2,
  topic: 2,
  weak: 0.2,
  any: 0,
  unknown: 0,
};

/** How much less a thing counts for each term before it. */
const LATER = 0.05;
/** Choices of this quality have the typed word itself. */
const MIN_EXACT = 0.97;

/** For the item at each position: the weight of the terms that it has, and how near it is to them. */
export type Scores = {
  readonly matched: Float32Array;
  readonly nearness: Float32Array;
  /** 1 where the item is one of the things that are searched for; all 1 where none is. */
  readonly isThing: Uint8Array;
};

/**
 * Every typed letter goes through thousands of products here, before the browser has optimised the code: loops by index
 * take a fraction of the time of iterators and callbacks.
 */
export function scoresOf(terms: readonly Term[], count: number): Scores {
  const matched = new Float32Array(count);
  const nearness = new Float32Array(count);
  const hasThing = terms.some(({ kind }) => kind === 'thing');
  const isThing = new Uint8Array(count).fill(hasThing ? 0 : 1);
  // Counts terms in order, so that one term never counts twice.
  const seen = new Uint8Array(count);
  const inOrder = terms.toSorted((a, b) => Number(a.kind === 'weak') - Number(b.kind === 'weak'));
  for (const [step, { kind, choices }] of inOrder.entries()) {
    // A product may be either of two things; the first is meant more.
    const weight = WEIGHTS[kind] - (kind === 'thing' ? step * LATER : 0);
    // A thing is still found where nothing of it is about the topic.
    const isCounted = kind !== 'weak' && !(kind === 'topic' && hasThing);
    for (const { positions, quality } of choices) {
      // What is only near a topic does not have its word.
      const counted = isCounted && (kind !== 'topic' || quality >= MIN_EXACT) ? WEIGHTS[kind] : 0;
      for (let at = 0; at < positions.length; at += 1) {
        const position = positions[at] ?? 0;
        // 'photo' ranks what the other words find.
        if (seen[position] === step + 1 || (kind === 'weak' && nearness[position] === 0)) continue;
        seen[position] = step + 1;
        nearness[position] = (nearness[position] ?? 0) + weight * quality;
        if (kind !== 'thing' || isThing[position] === 0) matched[position] = (matched[position] ?? 0) + counted;
        if (kind === 'thing') isThing[position] = 1;
      }
    }
  }
  return { matched, nearness, isThing };
}

/** The same scores without the items that fail a test. */
export function narrowed({ matched, nearness, isThing }: Scores, isWanted: (position: number) => boolean): Scores {
  const left = isThing.slice();
  for (let position = 0; position < left.length; position += 1)
    if (nearness[position] !== 0 && left[position] === 1 && !isWanted(position)) left[position] = 0;
  return { matched, nearness, isThing: left };
}

/**
 * The positions of the highest scores, the nearest first, otherwise in the order of the list; `most` is what they have in
 * common.
 */
export function bestPositions({ matched, nearness, isThing }: Scores, isTopicOnly: boolean) {
  let most = 0;
  for (let position = 0; position < matched.length; position += 1)
    if (isThing[position] === 1 && (matched[position] ?? 0) > most) most = matched[position] ?? 0;
  const byNearness = new Map<number, number[]>();
  // Neighbours are often equally near.
  let last = 0;
  let same: number[] = [];
  for (let position = 0; position < matched.length; position += 1) {
    const near = nearness[position] ?? 0;
    if (near === 0 || isThing[position] !== 1 || !(isTopicOnly || matched[position] === most)) continue;
    if (near !== last) {
      last = near;
      same = byNearness.get(near) ?? [];
      if (same.length === 0) byNearness.set(near, same);
    }
    same.push(position);
  }
  const [only, ...others] = byNearness.values();
  if (only && others.length === 0) return { positions: only, most };
  return { positions: [...byNearness].toSorted(([a], [b]) => b - a).flatMap(([, same]) => same), most };
}
