import { addressPart, pathPart } from '#domain/url.ts';

/** Every address of the storefront. Segments from data are encoded here and nowhere else. */
export const paths = {
  home: '/',
  mainPage: '/mainpage',
  collection: '/collection',
  category: (name: string): string => `/collections?category=${addressPart(name)}`,
  search: (text: string): string => `/collection?search=${addressPart(text)}`,
  product: (id: string): string => `/product/${pathPart(id)}`,
  about: '/about',
  contact: '/contact',
  contactAbout: (subject: string): string => `/contact?subject=${addressPart(subject)}`,
  cart: '/cart',
  login: '/login',
  placeOrder: '/place-order',
  orders: '/orders',
  verify: '/verify',
  /** Where a paid card page leads back to. */
  cardPaid: (orderId: string): string => `/verify?success=true&orderId=${addressPart(orderId)}`,
  profile: '/profile',
  sendOrderMail: '/sendOrderMail',
  privacy: '/privacypolicy',
  terms: '/termsandconditions',
  keywords: '/keywords',
  keyword: (slug: string): string => `/keyword/${pathPart(slug)}`,
} as const;

/** The router's patterns, in the order of the menu and then of the shopper's way. */
export const ROUTE_PATTERNS = [
  '/',
  '/mainpage',
  '/collection',
  '/collections',
  '/product/:productId',
  '/about',
  '/contact',
  '/cart',
  '/login',
  '/place-order',
  '/orders',
  '/verify',
  '/profile',
  '/sendOrderMail',
  '/privacypolicy',
  '/termsandconditions',
  '/keywords',
  '/keyword/:slug',
] as const;

/** The router compares whatever the case and forgives slashes at the end. */
function segmentsOf(pathname: string): readonly string[] {
  return pathname.toLowerCase().replace(/\/+$/, '').split('/');
}

/** True when a route of the shop answers to this path (no query), for servers that must tell 404 from a screen. */
export function isKnownPath(pathname: string): boolean {
  const segments = segmentsOf(pathname);
  return ROUTE_PATTERNS.some((pattern) => {
    const wanted = segmentsOf(pattern);
    return (
      wanted.length === segments.length &&
      wanted.every((part, i) => (part.startsWith(':') ? segments[i] !== '' : part === segments[i]))
    );
  });
}
