import { fold, type Product } from '#domain/product/product.ts';
import { tokensOf } from '#domain/text/tokens.ts';

/** A search-engine landing page; content is untrusted HTML that only RichText may show. */
export type Keyword = {
  readonly slug: string;
  readonly keyword: string;
  readonly description: string;
  readonly content: string;
};

/** How many other guides a guide links to. */
const LINKED_GUIDES = 6;

/** The guides that follow the one at an index, continuing from the top at the list's end; the first ones for index -1. */
export function keywordsAfter(keywords: readonly Keyword[], index: number): readonly Keyword[] {
  const fromTop = Math.min(Math.max(0, index), LINKED_GUIDES);
  return [...keywords.slice(index + 1, index + 1 + LINKED_GUIDES), ...keywords.slice(0, fromTop)].slice(
    0,
    LINKED_GUIDES,
  );
}

/** What a guide names: one product, or those of a category or subcategory; `at` is the place of the first mention. */
type Mention = { readonly at: number; readonly products: readonly Product[] };

/** A category may have thousands of products: the newest are enough. */
const NEWEST = 50;

const LINK = /<a\s[^>]*?href="([^"]*)"[^>]*>/gi;
const TAG = /<[^>]*>/g;

/** The URL of a link without HTML's and its own escapes; one that cannot be decoded as it is. */
function plainUrl(href: string): string {
  const url = href.replaceAll('&amp;', '&');
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** The index at which a list has another one in a row; -1 where it has not. */
function placeOf(text: readonly string[], sought: readonly string[]): number {
  const [first = ''] = sought;
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1))
    if (sought.every((token, offset) => text[at + offset] === token)) return at;
  return -1;
}

/** Products by a folded name that each of them has. */
function groupsBy(products: readonly Product[], nameOf: (product: Product) => string): Map<string, Product[]> {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const name = fold(nameOf(product));
    const group = groups.get(name);
    if (!group) groups.set(name, [product]);
    else if (group.length < NEWEST) group.push(product);
  }
  groups.delete('');
  return groups;
}

/** What a guide mentions, by title, text and links, in the order of its text. */
function mentionsIn({ keyword, content }: Keyword, products: readonly Product[]): readonly Mention[] {
  const links = [...content.matchAll(LINK)].map(([, href = '']) => plainUrl(href));
  // A link is where its text is: what it names comes in the order of the text.
  const text = tokensOf(
    `${keyword} ${content.replaceAll(LINK, (_, href: string) => ` ${plainUrl(href)} `).replaceAll(TAG, ' ')}`,
  );
  const named = tokensOf(`${keyword} ${links.join(' ')}`);
  const ids = new Set(links.map((url) => url.slice(url.lastIndexOf('/') + 1)));
  const ofKinds = [
    ...groupsBy(products, ({ subCategory }) => subCategory),
    ...groupsBy(products, ({ category }) => category),
  ].flatMap(([name, group]): Mention[] => {
    const tokens = tokensOf(name);
    // A single word is too common, unless it is in the title or a link: 'we print' names no prints.
    const isNamed = tokens.length > 1 || placeOf(named, tokens) !== -1;
    const at = isNamed && tokens.length > 0 ? placeOf(text, tokens) : -1;
    return at === -1 ? [] : [{ at, products: group }];
  });
  const linked = products
    .filter(({ id }) => ids.has(id))
    .map((product): Mention => ({ at: placeOf(text, tokensOf(product.id)), products: [product] }));
  return [...linked, ...ofKinds].toSorted((a, b) => a.at - b.at);
}

/** Words of a title that say nothing about a product. */
const JOINING: ReadonlySet<string> = new Set([
  'a',
  'and',
  'at',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/**
 * The products of each mention: those whose names have the rarest words of the title first, then best sellers, otherwise in
 * the shop's order.
 */
function nearestFirst(mentions: readonly Mention[], title: string): readonly (readonly Product[])[] {
  const wanted = [...new Set(tokensOf(title))].filter((token) => !JOINING.has(token));
  const candidates = [...new Set(mentions.flatMap(({ products }) => products))];
  const words = new Map(candidates.map((product) => [product, new Set(tokensOf(product.name))]));
  const rarity = new Map(
    wanted.map((token) => [token, 1 / candidates.filter((product) => words.get(product)?.has(token)).length]),
  );
  const nearness = new Map(
    [...words].map(([product, own]) => [
      product,
      wanted.reduce((sum, token) => sum + (own.has(token) ? (rarity.get(token) ?? 0) : 0), 0),
    ]),
  );
  return mentions.map(({ products }) =>
    products.toSorted(
      (a, b) => (nearness.get(b) ?? 0) - (nearness.get(a) ?? 0) || Number(b.isBestseller) - Number(a.isBestseller),
    ),
  );
}

/**
 * The products that a guide speaks of: those that it links to, and of each category and subcategory that it links to or
 * names, the ones nearest to its title. Each mention has one product before any has two, in the order of the text. Empty
 * for a guide that names nothing of the shop.
 */
export function productsOfGuide(guide: Keyword, products: readonly Product[], limit: number): readonly Product[] {
  const groups = nearestFirst(mentionsIn(guide, products), guide.keyword);
  const found = new Set<Product>();
  const rounds = Math.max(0, ...groups.map(({ length }) => length));
  for (let round = 0; round < rounds && found.size < limit; round += 1)
    for (const group of groups) {
      const next = group.find((product) => !found.has(product));
      if (next && found.size < limit) found.add(next);
    }
  return [...found];
}
