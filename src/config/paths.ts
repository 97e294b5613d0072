import { pathPart, urlPart } from '#domain/text/url.ts';
import { ROUTES } from './routes.ts';

/** The patterns by route name; one without parameters is its URL. */
const patterns = Object.fromEntries(Object.entries(ROUTES).map(([name, { pattern }]) => [name, pattern])) as {
  readonly [Name in keyof typeof ROUTES]: (typeof ROUTES)[Name]['pattern'];
};

/** Every URL of the storefront that something links to, with encoded parameters. */
export const paths = {
  ...patterns,
  category: (name: string): string => `${patterns.collections}?category=${urlPart(name)}`,
  search: (text: string): string => `${patterns.collection}?search=${urlPart(text)}`,
  product: (id: string): string => patterns.product.replace(':productId', () => pathPart(id)),
  /** The products remembered on this device: a part of the profile, available to visitors too. */
  saved: `${patterns.profile}#saved`,
  contactAbout: (subject: string): string => `${patterns.contact}?subject=${urlPart(subject)}`,
  /** Where a paid card page returns to. */
  cardPaid: (orderId: string): string => `${patterns.verify}?success=true&orderId=${urlPart(orderId)}`,
  keyword: (slug: string): string => patterns.keyword.replace(':slug', () => pathPart(slug)),
} as const;
