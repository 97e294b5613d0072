import { fold, type Product } from '#domain/product/product.ts';
import { tokensOf } from '#domain/text/tokens.ts';
import { conceptsOf, type Label, type Lexicon } from './lexicon.ts';
import { readQuery } from './readQuery.ts';
import { indexOf, positionsOf, positionsOfThing, type SearchIndex } from './searchIndex.ts';

/** A single letter begins too many words, unless words before it say what is meant. */
const MIN_BEGINNING = 2;

/** True where the shop has something of a spelling's meaning. */
function isFound(index: SearchIndex, { concept: { role, finds, isOwnName } }: Label): boolean {
  return finds.some((tokens) => {
    if (tokens.length === 0) return index.bestsellers.length > 0;
    return (role === 'thing' && isOwnName ? positionsOfThing(index, tokens) : positionsOf(index, tokens)).length > 0;
  });
}

/** What two completions have in common if they ask for the same: their tokens without 'gifts' and without what says nothing. */
function meaningKey(lexicon: Lexicon, text: string): string {
  const says = (token: string): boolean =>
    !conceptsOf(lexicon, [token])?.some(({ role }) => role === 'gift' || role === 'filler');
  return tokensOf(text).filter(says).join(' ');
}

/** The spellings of the table that a text begins, one of each meaning, the meaning's own name before others. */
function labelsFrom(lexicon: Lexicon, index: SearchIndex, beginning: string): readonly Label[] {
  const begun = lexicon.labels.filter((label) => label.text.startsWith(beginning) && isFound(index, label));
  const ranked = [...begun.filter(({ text, concept }) => text === concept.name), ...begun];
  return [...new Map(ranked.toReversed().map((label) => [label.concept, label])).values()].toReversed();
}

/**
 * Whole searches that a beginning may become, the likeliest first: categories and subcategories, what the table of meanings has in
 * the script that is typed, and words of product names. Each finds something, and none asks for the same as another.
 */
export function completeSearch(
  products: readonly Product[],
  typed: string,
  lexicon: Lexicon,
  limit: number,
): readonly string[] {
  const text = fold(typed.replaceAll(/\s+/g, ' '));
  const at = typed.endsWith(' ') ? text.length + 1 : text.lastIndexOf(' ') + 1;
  const [before, beginning] = [text.slice(0, at), text.slice(at)];
  if (text.length < MIN_BEGINNING || beginning === '') return [];
  const index = indexOf(products);
  const found = new Map<string, string>();
  const own = meaningKey(lexicon, text);
  const add = (completion: string): void => {
    const key = meaningKey(lexicon, completion);
    if (key !== own && !found.has(key)) found.set(key, completion);
  };
  const labels = labelsFrom(lexicon, index, text);
  for (const { concept, text, completed } of labels) if (completed !== text && text === concept.name) add(completed);
  for (const kind of index.kindTexts) if (kind.startsWith(text)) add(kind);
  if (before === '') for (const kind of index.kindTexts) if (kind.includes(` ${beginning}`)) add(kind);
  for (const { completed } of labels) add(completed);
  if (before === '') {
    for (const token of index.letterTokens) if (token.startsWith(beginning)) add(token);
  } else {
    const { terms } = readQuery(before, lexicon);
    const hasThing = terms.some(({ concepts }) => concepts.some(({ role }) => role === 'thing'));
    const tokens = tokensOf(before);
    // 'gift for h…' is for somebody, and 'birthday m…' a thing.
    for (const label of labelsFrom(lexicon, index, beginning))
      if (label.concept.role === 'thing' ? !hasThing : terms.length === 0 && label.completed !== label.text)
        add(`${before}${label.text}`);
    for (const token of index.letterTokens)
      if (token.startsWith(beginning) && positionsOf(index, [...tokens, token]).length > 0) add(`${before}${token}`);
  }
  return [...found.values()].slice(0, limit);
}
