import { CART_LINK_PREFIX, cartFrom, EMPTY_CART, recordOf, type Cart } from './cart.ts';

/** What a link takes along from an app's own browser, whose storage no other browser can read. */
export type LinkedCart = {
  /** The size chosen on the product's page; '' without one. */
  readonly size: string;
  /** A visitor's cart. */
  readonly cart: Cart;
};

/** Longer links are cut off by some apps. */
const MAX_LENGTH = 4000;

/** The fragment of a link that takes these along: no server sees it. '' for nothing; null where it would be too long. */
export function cartLinkHash({ size, cart }: LinkedCart): string | null {
  if (size === '' && cart.size === 0) return '';
  const hash = CART_LINK_PREFIX + encodeURIComponent(JSON.stringify({ size, cart: recordOf(cart) }));
  return hash.length > MAX_LENGTH ? null : hash;
}

/** What the fragment of a URL takes along; null for any other fragment. Anybody may have written the link. */
export function cartFromLink(hash: string): LinkedCart | null {
  if (!hash.startsWith(CART_LINK_PREFIX)) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(hash.slice(CART_LINK_PREFIX.length)));
    const { size, cart } = (value ?? {}) as Readonly<Record<string, unknown>>;
    return { size: typeof size === 'string' ? size : '', cart: cart === undefined ? EMPTY_CART : cartFrom(cart) };
  } catch {
    return null;
  }
}
