import { paths } from '#config/paths.ts';
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

const PRIVATE: readonly (readonly [path: string, source: string])[] = [
  [paths.cart, 'CartPage'],
  [paths.login, 'LoginPage'],
  [paths.placeOrder, 'PlaceOrderPage'],
  [paths.orders, 'OrdersPage'],
  [paths.verify, 'VerifyPage'],
  [paths.profile, 'ProfilePage'],
  [paths.sendOrderMail, 'OrderMailPage'],
];

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

/** Every page of the shop, one after another: a large catalogue is never held as pages. */
export function* plans(
  { products, slides, categories, categoryNames, keywords }: Catalogue,
  sanitise: (html: string) => string,
): Generator<Plan> {
  const footer = categoryNames && { categoryNames: ready(categoryNames.slice(0, FOOTER_NAMES)) };
  const shopChangedAt = newest(products ?? []);
  const plan = (
    path: string,
    source: string,
    own: Partial<BuiltPage> = {},
    { changedAt = null, isPrivate = false }: Partial<Plan> = {},
  ): readonly Plan[] => {
    const file = fileOf(path);
    if (file === null) return [];
    return [{ file, source, isPrivate, changedAt, built: { url: path, ...footer, ...own } }];
  };
  const shopLists = categories && { categories: ready(categories) };

  const home = {
    ...shopLists,
    ...(slides && { slides: ready(slides) }),
    ...(products && { products: ready(homeGifts(products)) }),
  };
  yield* plan(paths.home, 'HomePage', home, { changedAt: shopChangedAt });
  yield* plan(paths.mainPage, 'MainPage', home, { changedAt: shopChangedAt });
  const listed = keywords && { keywords: ready(keywords.slice(0, ABOUT_LINKS).map(withoutContent)) };
  yield* plan(paths.about, 'AboutPage', { ...listed });
  yield* plan(paths.contact, 'ContactPage');
  yield* plan(paths.privacy, 'PrivacyPage');
  yield* plan(paths.terms, 'TermsPage');
  yield* plan(
    paths.keywords,
    'KeywordsPage',
    keywords ? { keywords: ready(keywords.slice(0, LISTED_GUIDES).map(withoutContent)) } : {},
  );
  for (const [path, source] of PRIVATE) yield* plan(path, source, {}, { isPrivate: true });
  yield* plan('*', 'NotFoundPage', { ...shopLists });

  const collection = (path: string, category?: string): readonly Plan[] => {
    if (!products) return plan(path, 'CollectionPage', { ...shopLists });
    const { found, gifts, counts } = collectionGifts(products, category);
    return plan(
      path,
      'CollectionPage',
      { ...shopLists, products: ready(gifts), counts },
      { changedAt: newest(found) ?? shopChangedAt },
    );
  };
  yield* collection(paths.collection);
  yield* collection('/collections');
  for (const { name } of products && categories ? categories : []) yield* collection(paths.category(name), name);

  const relatedTo = relatedFinder(products ?? []);
  for (const product of products ?? []) {
    yield* plan(
      paths.product(product.id),
      'ProductPage',
      { products: ready([onPage(product), ...relatedTo(product)]) },
      { changedAt: product.addedAt },
    );
  }
  for (const [index, keyword] of (keywords ?? []).entries()) {
    // A guide without its text is no page yet: the browser asks for it.
    if (keyword.content === '') continue;
    yield* plan(paths.keyword(keyword.slug), 'KeywordPage', {
      keyword: { ...keyword, content: sanitise(keyword.content) },
      keywords: ready(guidesAround(keywords ?? [], index)),
    });
  }
}
