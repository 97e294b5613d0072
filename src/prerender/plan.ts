import { paths } from '#config/paths.ts';
import { ALL_ROUTES, type BuiltFrom } from '#config/routes.ts';
import type { Product } from '#domain/product.ts';
import { ready } from '#domain/remote.ts';
import type { Keyword } from '#domain/shop.ts';
import type { BuiltPage } from '#shop/state.ts';
import type { Catalogue } from './catalogue.ts';
import { fileOf } from './file.ts';
import { collectionGifts, homeGifts, onPage, relatedFinder } from './parts.ts';

/** A page to be written. */
export type Plan = {
  /** Path of the file below the built storefront. */
  readonly file: string;
  /** The page's own file among the sources, without its ending. */
  readonly source: string;
  /** Only the head is written: what the screen shows is the shopper's own. */
  readonly isPrivate: boolean;
  readonly built: BuiltPage;
  /** When what it shows last changed, in milliseconds since 1970; null when nobody knows. */
  readonly changedAt: number | null;
};

/** So many names stand in the footer, links on About, guides beside a guide, and guides in the listing. */
const FOOTER_NAMES = 12;
const ABOUT_LINKS = 24;
const OTHER_GUIDES = 6;
const LISTED_GUIDES = 60;

const withoutContent = (keyword: Keyword): Keyword => ({ ...keyword, content: '' });

/** The guides that a guide's page names beside it: those after it, and from the end again from the top. */
function guidesAround(keywords: readonly Keyword[], at: number): readonly Keyword[] {
  const others = [...keywords.slice(at + 1, at + 1 + OTHER_GUIDES), ...keywords.slice(0, Math.min(at, OTHER_GUIDES))];
  const self = keywords[at];
  return [...(self ? [self] : []), ...others.slice(0, OTHER_GUIDES)].map((keyword) => ({
    ...withoutContent(keyword),
    description: '',
  }));
}

function newest(products: readonly Product[]): number | null {
  return products.reduce<number | null>((latest, { addedAt }) => Math.max(latest ?? 0, addedAt ?? 0) || null, null);
}

/** One page of a route. */
type Content = {
  /** Where the route's pattern is not the URL itself. */
  readonly url?: string;
  readonly changedAt?: number | null;
  readonly own?: Omit<BuiltPage, 'url'>;
};

/** What each kind of route is built from. Generators: the pages of a large catalogue are never all in memory. */
function contentsOf(
  { products, slides, categories, keywords }: Catalogue,
  sanitise: (html: string) => string,
): Readonly<Record<BuiltFrom, () => Iterable<Content>>> {
  const shopChangedAt = newest(products ?? []);
  const shopLists = categories && { categories: ready(categories) };
  const collection = (category?: string): Content => {
    if (!products) return { own: { ...shopLists } };
    const { found, gifts, counts } = collectionGifts(products, category);
    return { changedAt: newest(found) ?? shopChangedAt, own: { ...shopLists, products: ready(gifts), counts } };
  };
  const firstKeywords = (count: number): readonly Content[] => [
    { own: keywords ? { keywords: ready(keywords.slice(0, count).map(withoutContent)) } : {} },
  ];
  return {
    words: () => [{}],
    home: () => [
      {
        changedAt: shopChangedAt,
        own: {
          ...shopLists,
          ...(slides && { slides: ready(slides) }),
          ...(products && { products: ready(homeGifts(products)) }),
        },
      },
    ],
    shopLists: () => [{ own: { ...shopLists } }],
    someKeywords: () => firstKeywords(ABOUT_LINKS),
    keywords: () => firstKeywords(LISTED_GUIDES),
    collection: () => [collection()],
    *eachCategory() {
      yield collection();
      for (const { name } of products && categories ? categories : [])
        yield { url: paths.category(name), ...collection(name) };
    },
    *eachProduct() {
      const relatedTo = relatedFinder(products ?? []);
      for (const product of products ?? []) {
        const gifts = ready([onPage(product), ...relatedTo(product)]);
        yield { url: paths.product(product.id), changedAt: product.addedAt, own: { products: gifts } };
      }
    },
    *eachKeyword() {
      for (const [index, keyword] of (keywords ?? []).entries()) {
        // A guide without its text is no page yet: the browser asks for it.
        if (keyword.content === '') continue;
        const own = {
          keyword: { ...keyword, content: sanitise(keyword.content) },
          keywords: ready(guidesAround(keywords ?? [], index)),
        };
        yield { url: paths.keyword(keyword.slug), own };
      }
    },
  };
}

/** Every page of the shop, one after another, route by route. */
export function* plans(catalogue: Catalogue, sanitise: (html: string) => string): Generator<Plan> {
  const { categoryNames } = catalogue;
  const footer = categoryNames && { categoryNames: ready(categoryNames.slice(0, FOOTER_NAMES)) };
  const contents = contentsOf(catalogue, sanitise);
  for (const { pattern, page, isPrivate = false, builtFrom = 'words' } of ALL_ROUTES) {
    for (const { url = pattern, changedAt = null, own } of contents[builtFrom]()) {
      const file = fileOf(url);
      if (file !== null) yield { file, source: page, isPrivate, changedAt, built: { url, ...footer, ...own } };
    }
  }
}
