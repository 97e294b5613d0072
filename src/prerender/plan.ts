import { BEST_SELLER_LIMIT, COLLECTION_PAGE_SIZE, GUIDE_PRODUCTS, MARQUEE_PRODUCTS } from '#config/constants.ts';
import type { Language } from '#config/languages.ts';
import { paths } from '#config/paths.ts';
import { ALL_ROUTES, type PageContent } from '#config/routes.ts';
import { countByCategory, filterProducts } from '#domain/catalogue/catalogue.ts';
import { productsOfGuide, keywordsAfter, type Keyword } from '#domain/catalogue/keyword.ts';
import { bestSellers, latestProducts, STANDARD_SIZE, type Product } from '#domain/product/product.ts';
import { ready } from '#domain/remote.ts';
import { cutAt } from '#domain/text/text.ts';
import type { PrerenderedPage } from '#shop/state.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * A name that every file system and web server accepts unchanged: letters of any script, digits, and - _ . ~ inside.
 */
const SAFE_NAME = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.~-]*$/u;
const MAX_BYTES = 200;
/**
 * A category as in a query (domain/text/url.ts, urlPart), limited to this many characters: a filename may have 255,
 * including its extension.
 */
const SAFE_QUERY = /^[\w%~!*().-]+$/;
const MAX_QUERY = 240;

function isSafe(name: string): boolean {
  return SAFE_NAME.test(name) && new TextEncoder().encode(name).length <= MAX_BYTES;
}

/**
 * The file of a URL's page: '/about' is about.html, '/product/1' is product/1.html, and a category's page has the name
 * as its query encodes it. Null if the name cannot be a filename; the shell serves such a page.
 */
export function fileOf(url: string): string | null {
  if (url === '*') return '404.html';
  if (url === '/') return 'index.html';
  const [path = '', query] = url.split('?');
  if (query !== undefined) {
    const name = query.slice('category='.length);
    return SAFE_QUERY.test(name) && name.length <= MAX_QUERY ? `${path.slice(1)}/${name}.html` : null;
  }
  const parts = path.slice(1).split('/').map(decodeURIComponent);
  return parts.every(isSafe) ? `${parts.join('/')}.html` : null;
}

/** Limits of what a page embeds: how many reviews, and how much of each text; the rest comes with the list. */
const REVIEWS = 5;
const EMBEDDED_LENGTH = 4000;
const CARD_MEDIA = 2;

/** A product on its own page. A description with markup is sanitised, unless it is too long to embed. */
function onPage(product: Product, sanitise: (html: string) => string): Product {
  const { markup } = product;
  const isEmbedded = markup !== null && markup.html.length <= EMBEDDED_LENGTH;
  return {
    ...product,
    markup: isEmbedded ? { html: sanitise(markup.html), isClean: true } : null,
    description: cutAt(product.description, EMBEDDED_LENGTH),
    reviews: product.reviews.slice(0, REVIEWS),
  };
}

/** A product in a grid: what a card shows at first, and the fields that products are sorted and filtered by. */
function onCard(product: Product): Product {
  return {
    ...product,
    description: '',
    markup: null,
    reviews: [],
    sizes: [STANDARD_SIZE],
    addedAt: null,
    media: product.media.slice(0, CARD_MEDIA).map((media) => ({ ...media, source: '' })),
  };
}

/** The products that home shows, in the shop's order. */
function homeProducts(products: readonly Product[]): readonly Product[] {
  const shown = new Set([...latestProducts(products, MARQUEE_PRODUCTS), ...bestSellers(products, BEST_SELLER_LIMIT)]);
  return products.filter((product) => shown.has(product)).map(onCard);
}

/** The products that a guide speaks of, as cards. */
function guideProducts(guide: Keyword, products: readonly Product[]): readonly Product[] {
  return productsOfGuide(guide, products, GUIDE_PRODUCTS).map(onCard);
}

/** The products of the collection or of one category, the first of them as cards, and their number. */
function collectionProducts(products: readonly Product[], category?: string) {
  const found = filterProducts(products, { categories: category === undefined ? [] : [category], search: '' });
  return {
    found,
    listed: found.slice(0, COLLECTION_PAGE_SIZE).map(onCard),
    counts: { total: found.length, byCategory: [...countByCategory(products)] },
  };
}

/** A page to write. */
export type Plan = {
  /** Path of the file below the built storefront. */
  readonly file: string;
  /** The page's source file, without its extension. */
  readonly source: string;
  /** Only the head is written, because the screen shows the shopper's own data. */
  readonly isPrivate: boolean;
  readonly language: Language;
  readonly prerendered: PrerenderedPage;
  /** Id of the product whose page it is. */
  readonly product?: string;
  /** When its content last changed, in milliseconds since 1970; null if unknown. */
  readonly changedAt: number | null;
};

/** Numbers of names in the footer, links on About, and guides in the listing. */
const FOOTER_NAMES = 12;
const ABOUT_LINKS = 24;
const LISTED_GUIDES = 60;

/** Folders of the storefront whose HTML files are prerendered: one per route with many pages, and one per language. */
export const PAGE_FOLDERS: readonly string[] = [
  ...new Set(
    ALL_ROUTES.filter(({ content, language }) => content?.startsWith('each') || language).map(
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
  /** Needed if the route's pattern is not the URL itself. */
  readonly url?: string;
  readonly changedAt?: number | null;
  readonly product?: string;
  readonly own?: Omit<PrerenderedPage, 'url'>;
};

/** The data of each kind of route. Generators, so that the pages of a large catalogue are never all in memory. */
function contentsOf(
  { products, slides, categories, keywords }: Catalogue,
  sanitise: (html: string) => string,
): Readonly<Record<PageContent, () => Iterable<Content>>> {
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
      // Related products are below everything else: they come with the list, which each of these pages requests.
      for (const product of products ?? []) {
        const { id, addedAt } = product;
        const own = { products: ready([onPage(product, sanitise)]) };
        yield { url: paths.product(id), product: id, changedAt: addedAt, own };
      }
    },
    *eachKeyword() {
      for (const [index, keyword] of (keywords ?? []).entries()) {
        // A guide without content is not a page yet: the browser requests it.
        if (keyword.content === '') continue;
        const own = {
          keyword: { ...keyword, content: sanitise(keyword.content) },
          keywords: ready([keyword, ...keywordsAfter(keywords ?? [], index)].map(nameOf)),
          ...(products && { products: ready(guideProducts(keyword, products)) }),
        };
        yield { url: paths.keyword(keyword.slug), own };
      }
    },
  };
}

/**
 * Every page of the shop, route by route, each once: two categories may have one name. `unanswered` are the searches of shortcuts that the catalogue does not answer.
 * `onUnnamed` gets each URL whose name cannot be a filename: the browser renders its page from shell.html.
 */
export function* plans(
  catalogue: Catalogue,
  sanitise: (html: string) => string,
  unanswered: readonly string[],
  onUnnamed: (url: string) => void,
): Generator<Plan> {
  const { categoryNames } = catalogue;
  const everywhere = {
    ...(categoryNames && { categoryNames: ready(categoryNames.slice(0, FOOTER_NAMES)) }),
    ...(unanswered.length > 0 && { unanswered }),
  };
  const contents = contentsOf(catalogue, sanitise);
  const planned = new Set<string>();
  for (const { pattern, page, isPrivate = false, language = 'en', content = 'messages' } of ALL_ROUTES) {
    for (const { url = pattern, own, ...rest } of contents[content]()) {
      const file = fileOf(url);
      const prerendered = { url, ...everywhere, ...own };
      if (file === null) onUnnamed(url);
      else if (!planned.has(file)) {
        planned.add(file);
        yield { file, source: page, isPrivate, language, changedAt: null, ...rest, prerendered };
      }
    }
  }
}
