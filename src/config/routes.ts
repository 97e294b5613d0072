import { OTHER_LANGUAGES, withLanguage, type Language } from './languages.ts';

/** The data of a route's prerendered pages (prerender/plan.ts); the last three make a page per item. */
export type PageContent =
  | 'messages'
  | 'home'
  | 'shopLists'
  | 'someKeywords'
  | 'keywords'
  | 'collection'
  | 'eachCategory'
  | 'eachProduct'
  | 'eachKeyword';

export type Route = {
  /** The router's pattern: case-insensitive, with or without a trailing slash. */
  readonly pattern: string;
  /** The file in src/pages/ without its extension, which is also the component's name. */
  readonly page: string;
  /** Shows the shopper's own data: robots.txt excludes it, and the prerender writes only its head. */
  readonly isPrivate?: true;
  /** Only the shop's own texts by default. */
  readonly content?: PageContent;
  /** The language of the URL; the shopper's own by default. */
  readonly language?: Language;
};

/** The page that has the search bar above it. */
export const SEARCHED_PAGE = 'CollectionPage';

/** Every screen of the storefront that has a URL. docs/architecture.md, Where to add things, lists its readers. */
export const ROUTES = {
  home: { pattern: '/', page: 'HomePage', content: 'home' },
  mainPage: { pattern: '/mainpage', page: 'MainPage', content: 'home' },
  collection: { pattern: '/collection', page: 'CollectionPage', content: 'collection' },
  collections: { pattern: '/collections', page: 'CollectionPage', content: 'eachCategory' },
  product: { pattern: '/product/:productId', page: 'ProductPage', content: 'eachProduct' },
  about: { pattern: '/about', page: 'AboutPage', content: 'someKeywords' },
  contact: { pattern: '/contact', page: 'ContactPage' },
  cart: { pattern: '/cart', page: 'CartPage', isPrivate: true },
  login: { pattern: '/login', page: 'LoginPage', isPrivate: true },
  placeOrder: { pattern: '/place-order', page: 'PlaceOrderPage', isPrivate: true },
  orders: { pattern: '/orders', page: 'OrdersPage', isPrivate: true },
  verify: { pattern: '/verify', page: 'VerifyPage', isPrivate: true },
  profile: { pattern: '/profile', page: 'ProfilePage', isPrivate: true },
  sendOrderMail: { pattern: '/sendOrderMail', page: 'OrderMailPage', isPrivate: true },
  privacy: { pattern: '/privacypolicy', page: 'PrivacyPage' },
  terms: { pattern: '/termsandconditions', page: 'TermsPage' },
  keywords: { pattern: '/keywords', page: 'KeywordsPage', content: 'keywords' },
  keyword: { pattern: '/keyword/:slug', page: 'KeywordPage', content: 'eachKeyword' },
} as const satisfies Readonly<Record<string, Route>>;

/** The screen of every other URL. */
const NOT_FOUND: Route = { pattern: '*', page: 'NotFoundPage', content: 'shopLists' };

/** Pages that search engines find in every language. */
const TRANSLATED: readonly Route[] = [ROUTES.home, ROUTES.collection, ROUTES.about, ROUTES.contact, ROUTES.keywords];

/** True for an English URL that has the same page in every other language. */
export const isTranslated = (path: string): boolean => TRANSLATED.some(({ pattern }) => pattern === path);

const IN_LANGUAGES: readonly Route[] = OTHER_LANGUAGES.flatMap((language) =>
  TRANSLATED.map((route) => ({ ...route, pattern: withLanguage(route.pattern, language), language })),
);

const SCREENS: readonly Route[] = [...Object.values(ROUTES), ...IN_LANGUAGES];

export const ALL_ROUTES: readonly Route[] = [...SCREENS, NOT_FOUND];

export const ROUTE_PATTERNS: readonly string[] = SCREENS.map(({ pattern }) => pattern);
