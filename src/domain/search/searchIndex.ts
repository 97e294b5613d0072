import { NAME_END, NAME_MARKS, tokensOf, tokensOfNames } from '#domain/text/tokens.ts';

/** What is searched of a product, a category or a guide. */
export type Searchable = {
  readonly name: string;
  /** Category and subcategory; '' for what has none. */
  readonly category: string;
  readonly subCategory: string;
  readonly description: string;
  readonly sizes: readonly string[];
  /** In paise; null where it is unknown. */
  readonly price: number | null;
  readonly isBestseller: boolean;
};

/** The positions of items in the list, by token. */
type Positions = Map<string, number[]>;

/** Positions that many tokens share, as lists that are joined when a token is first asked for: most never are. */
class JoinedPositions {
  readonly #lists = new Map<string, (readonly number[])[]>();

  add(token: string, positions: readonly number[]): void {
    const lists = this.#lists.get(token);
    if (lists === undefined) this.#lists.set(token, [positions]);
    else lists.push(positions);
  }

  has(token: string): boolean {
    return this.#lists.has(token);
  }

  /** In the order in which they were added; undefined for a token without any. */
  get(token: string): readonly number[] | undefined {
    const lists = this.#lists.get(token);
    if (lists === undefined || lists.length === 1) return lists?.[0];
    const joined = lists.flat();
    this.#lists.set(token, [joined]);
    return joined;
  }

  tokens(): Iterable<string> {
    return this.#lists.keys();
  }

  get size(): number {
    return this.#lists.size;
  }
}

/** The tokens of a list, by which its items are found. */
export type SearchIndex = {
  readonly items: readonly Searchable[];
  readonly names: Positions;
  /** By tokens of category and subcategory. */
  readonly kinds: JoinedPositions;
  /** By what the item is: the last tokens of its category, of its subcategory and of its name before a comma or 'with'. */
  readonly heads: JoinedPositions;
  /** By sizes as `sizeKey` writes them. */
  readonly sizes: JoinedPositions;
  readonly bestsellers: number[];
  /** The texts of categories and subcategories. */
  readonly kindTexts: Set<string>;
  /** All tokens of names and categories that consist of letters: mistyped words and beginnings are guessed from them. */
  readonly letterTokens: string[];
  /** Found positions of texts of several tokens, which searches share. */
  readonly phrases: Map<string, readonly number[]>;
  /** Lower-case descriptions, joined; made when a token is in no name. */
  descriptions: { readonly text: string; readonly starts: Uint32Array } | undefined;
  /** How many items are in the index; it is used when all are. */
  indexed: number;
  /** The positions of items by what many of them share, which is read once at the end. */
  readonly shared: { readonly heads: Positions; readonly kinds: Positions; readonly sizes: Positions };
};

const emptyIndex = (items: readonly Searchable[]): SearchIndex => ({
  items,
  names: new Map(),
  kinds: new JoinedPositions(),
  heads: new JoinedPositions(),
  sizes: new JoinedPositions(),
  bestsellers: [],
  kindTexts: new Set(),
  letterTokens: [],
  phrases: new Map(),
  descriptions: undefined,
  indexed: 0,
  shared: { heads: new Map(), kinds: new Map(), sizes: new Map() },
});

/** One index for each list. */
const indexes = new WeakMap<readonly Searchable[], SearchIndex>();

/** A size for comparison: '8 x 10', '8X10' and '8×10' are '8x10', '325 ML' is '325ml', '6.5"' is '6.5inch'. */
function sizeKey(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[×*]/g, 'x')
    .replace(/["”″]$|inche?s?$/, 'inch')
    .replaceAll(/\s+/g, '');
}

/** True for the token's first item. */
function addPosition(positions: Positions, token: string, position: number): boolean {
  const before = positions.get(token);
  if (before === undefined) {
    positions.set(token, [position]);
    return true;
  }
  if (before[before.length - 1] !== position) before.push(position);
  return false;
}

/** True for a token that starts with a letter; numbers are many, and neither typos nor things. */
const startsWithLetter = (token: string): boolean => token > '9\uFFFF';

/** What follows one of these says more about the product: 'Photo Pillow with Gold Piping' is a pillow. */
const AFTER_HEAD: ReadonlySet<string> = new Set(['with', 'for', 'in', 'on', 'of', 'at', 'and']);

/** Adds the tokens of names, and for each the one that says what the product is: the last before a mark or 'with'. */
function addNames({ names, letterTokens, shared }: SearchIndex, added: readonly string[], first: number): void {
  let position = first;
  let head: string | undefined;
  let isHeadRead = false;
  for (const token of tokensOfNames(added)) {
    if (token === NAME_END) {
      if (head !== undefined && startsWithLetter(head)) addPosition(shared.heads, head, position);
      head = undefined;
      isHeadRead = false;
      position += 1;
    } else if (NAME_MARKS.has(token)) isHeadRead = true;
    else {
      if (head !== undefined && AFTER_HEAD.has(token)) isHeadRead = true;
      if (!isHeadRead) head = token;
      if (addPosition(names, token, position) && startsWithLetter(token)) letterTokens.push(token);
    }
  }
}

/** Adds what many items share, once for each text, and the bestsellers. */
function addItems({ shared, bestsellers }: SearchIndex, added: readonly Searchable[], first: number): void {
  const { kinds, sizes } = shared;
  let position = first;
  for (const item of added) {
    addPosition(kinds, item.category, position);
    addPosition(kinds, item.subCategory, position);
    for (const size of item.sizes) addPosition(sizes, size, position);
    if (item.isBestseller) bestsellers.push(position);
    position += 1;
  }
}

/** Reads categories and sizes, each once. */
function finish({ kinds, heads, sizes, names, letterTokens, kindTexts, shared }: SearchIndex): void {
  for (const [head, positions] of shared.heads) heads.add(head, positions);
  for (const [text, positions] of shared.kinds) {
    const tokens = tokensOf(text);
    const head = tokens.at(-1);
    if (head === undefined) continue;
    kindTexts.add(text.trim().toLowerCase());
    heads.add(head, positions);
    for (const token of new Set(tokens)) {
      if (!kinds.has(token) && !names.has(token) && startsWithLetter(token)) letterTokens.push(token);
      kinds.add(token, positions);
    }
  }
  for (const [size, positions] of shared.sizes) sizes.add(sizeKey(size), positions);
  for (const positions of [shared.heads, shared.kinds, shared.sizes]) positions.clear();
}

/** Puts the next items into the index, at most so many. True when all are in it. */
function advance(index: SearchIndex, count: number): boolean {
  const { items } = index;
  const first = index.indexed;
  const added = items.slice(first, first + count);
  addNames(
    index,
    added.map(({ name }) => name),
    first,
  );
  addItems(index, added, first);
  index.indexed = first + added.length;
  if (index.indexed < items.length) return false;
  finish(index);
  return true;
}

function startedIndex(items: readonly Searchable[]): SearchIndex {
  const index = indexes.get(items) ?? emptyIndex(items);
  indexes.set(items, index);
  return index;
}

/** How many items are indexed between two idle moments: a few milliseconds on a cheap phone. */
const SLICE = 500;

/** Builds the index of a list step by step; the caller decides when the next step is due. */
export function* indexSteps(items: readonly Searchable[]): Generator<void, SearchIndex> {
  const index = startedIndex(items);
  while (index.indexed < items.length && !advance(index, SLICE)) yield;
  return index;
}

/** The index of a list; whatever the idle slices have not indexed yet is indexed at once. */
export function indexOf(items: readonly Searchable[]): SearchIndex {
  const index = startedIndex(items);
  if (index.indexed < items.length) advance(index, items.length);
  return index;
}

/** True for a token of a name or a category. */
export const hasToken = ({ names, kinds }: SearchIndex, token: string): boolean => names.has(token) || kinds.has(token);

/** The tokens that a text begins; a loop, because it goes through thousands of them. */
export function tokensFrom({ names, kinds }: SearchIndex, beginning: string): readonly string[] {
  const found: string[] = [];
  for (const token of names.keys()) if (token.startsWith(beginning)) found.push(token);
  for (const token of kinds.tokens()) if (token.startsWith(beginning) && !names.has(token)) found.push(token);
  return found;
}

/** The positions of items whose name or category has all the tokens of a text. */
export function positionsOf(index: SearchIndex, tokens: readonly string[]): readonly number[] {
  const key = tokens.join(' ');
  const known = index.phrases.get(key);
  if (known) return known;
  let found: readonly number[] | undefined;
  for (const token of tokens) {
    const own = new Set([...(index.names.get(token) ?? []), ...(index.kinds.get(token) ?? [])]);
    found = found === undefined ? [...own].toSorted((a, b) => a - b) : found.filter((position) => own.has(position));
  }
  index.phrases.set(key, found ?? []);
  return found ?? [];
}

/** The positions of items that are such a thing, by their heads: 'key chain' is no chain if keychains are all there is. */
export function positionsOfThing(index: SearchIndex, tokens: readonly string[]): readonly number[] {
  // A guide has no category: what it is about may be anywhere in its title.
  if (index.kinds.size === 0) return positionsOf(index, tokens);
  const heads = index.heads.get(tokens.at(-1) ?? '');
  if (!heads) return [];
  const all = new Set(positionsOf(index, tokens));
  return heads.filter((position) => all.has(position));
}

const SEPARATOR = '\0';

function descriptionsOf(index: SearchIndex): NonNullable<SearchIndex['descriptions']> {
  if (index.descriptions) return index.descriptions;
  const starts = new Uint32Array(index.items.length + 1);
  const texts = index.items.map(({ description }) => description.toLowerCase());
  for (let position = 0; position < texts.length; position += 1)
    starts[position + 1] = (starts[position] ?? 0) + (texts[position]?.length ?? 0) + 1;
  index.descriptions = { text: texts.join(SEPARATOR), starts };
  return index.descriptions;
}

const IS_WORD_PART = /[\p{L}\p{M}\p{N}]/u;

/** True if no word goes on across this offset of a text. */
const isWordBoundary = (text: string, at: number): boolean =>
  at === 0 || at >= text.length || !IS_WORD_PART.test(text[at - 1] ?? '') || !IS_WORD_PART.test(text[at] ?? '');

/**
 * The positions of items whose description has a word, or its plural. One search through the joined texts is fast; an index of
 * them is not.
 */
export function positionsDescribed(index: SearchIndex, word: string): readonly number[] {
  const { text, starts } = descriptionsOf(index);
  const positions: number[] = [];
  let position = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isWhole = isWordBoundary(text, end) || (text[end] === 's' && isWordBoundary(text, end + 1));
    if (!isWhole || !isWordBoundary(text, at)) continue;
    while ((starts[position + 1] ?? text.length) <= at) position += 1;
    if (positions.at(-1) !== position) positions.push(position);
  }
  return positions;
}
