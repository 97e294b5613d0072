import { paths } from '#config/paths.ts';
import type { Language } from '#config/languages.ts';
import { ALL_ROUTES, type BuiltFrom } from '#config/routes.ts';
import { keywordsAfter, type Keyword } from '#domain/catalogue/keyword.ts';
import type { Product } from '#domain/product/product.ts';
import { ready } from '#domain/remote.ts';
import type { PrerenderedPage } from '#shop/state.ts';
import type { Catalogue } from './catalogue.ts';
import { fileOf } from './file.ts';
import { collectionProducts, homeProducts, onPage } from './parts.ts';

/** A page to be written. */
export type Plan = {
  /** Path of the file below the built storefront. */
  readonly file: string;
  /** The page's own file among the sources, without its ending. */
  readonly source: string;
  /** Only the head is written: what the screen shows is the shopper's own. */
  readonly isPrivate: boolean;
  readonly language: Language;
  readonly built: PrerenderedPage;
  /** Id of the product whose page it is. */
  readonly product?: string;
  /** When what it shows last changed, in milliseconds since 1970; null when nobody knows. */
  readonly changedAt: number | null;
};

/** So many names stand in the footer, links on About, and guides in the listing. */
const FOOTER_NAMES = 12;
const ABOUT_LINKS = 24;
const LISTED_GUIDES = 60;

/** Folders of the storefront that hold written pages and nothing else: one of each route with many pages, and of each language. */
export const PAGE_FOLDERS: readonly string[] = [
  ...new Set(
    ALL_ROUTES.filter(({ builtFrom, language }) => builtFrom?.startsWith('each') || language).map(
      ({ pattern }) => pattern.split('/')[1] ?? '',
    ),
  ),
];

const withoutContent = (keyword: Keyword): Keyword => ({ ...keyword, content: '' });
const nameOf = (keyword: Keyword): Keyword => ({ ...keyword, content: '', description: '' });

function newest(products: readonly Product[]): number | null {
  return products.reduce<number | null>((latest, { addedAt }) => Math.max(latest ?? 0, addedAt ?? 0) || null, null);
}

/** One page of a route. */
type Content = {
  /** Where the route's pattern is not the URL itself. */
  readonly url?: string;
  readonly changedAt?: number | null;
  readonly product?: string;
  readonly own?: Omit<PrerenderedPage, 'url'>;
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
    const { found, listed, counts } = collectionProducts(products, category);
    return { changedAt: newest(found) ?? shopChangedAt, own: { ...shopLists, products: ready(listed), counts } };
  };
  const firstKeywords = (count: number): readonly Content[] => [
    { own: keywords ? { keywords: ready(keywords.slice(0, count).map(withoutContent)) } : {} },
  ];
  return {
    messages: () => [{}],
    home: () => [
      {
        changedAt: shopChangedAt,
        own: {
          ...shopLists,
          ...(slides && { slides: ready(slides) }),
          ...(products && { products: ready(homeProducts(products)) }),
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
      // Related products stand below all else: they come with the list, which each of these pages asks for.
      for (const product of products ?? []) {
        const { id, addedAt } = product;
        const own = { products: ready([onPage(product, sanitise)]) };
        yield { url: paths.product(id), product: id, changedAt: addedAt, own };
      }
    },
    *eachKeyword() {
      for (const [index, keyword] of (keywords ?? []).entries()) {
        // A guide without its text is no page yet: the browser asks for it.
        if (keyword.content === '') continue;
        const own = {
          keyword: { ...keyword, content: sanitise(keyword.content) },
          keywords: ready([keyword, ...keywordsAfter(keywords ?? [], index)].map(nameOf)),
        };
        yield { url: paths.keyword(keyword.slug), own };
      }
    },
  };
}

/**
 * Every page of the shop, one after another, route by route. `onUnnamed` gets each URL whose name no file can have: the
 * browser draws its page from shell.html.
 */
export function* plans(
  catalogue: Catalogue,
  sanitise: (html: string) => string,
  onUnnamed: (url: string) => void = () => {},
): Generator<Plan> {
  const { categoryNames } = catalogue;
  const footer = categoryNames && { categoryNames: ready(categoryNames.slice(0, FOOTER_NAMES)) };
  const contents = contentsOf(catalogue, sanitise);
  for (const { pattern, page, isPrivate = false, language = 'en', builtFrom = 'messages' } of ALL_ROUTES) {
    for (const { url = pattern, own, ...rest } of contents[builtFrom]()) {
      const file = fileOf(url);
      const built = { url, ...footer, ...own };
      if (file === null) onUnnamed(url);
      else yield { file, source: page, isPrivate, language, changedAt: null, ...rest, built };
    }
  }
}
