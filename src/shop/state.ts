import type { SavedAddress } from '#domain/address/address.ts';
import { EMPTY_CART, type Cart } from '#domain/cart/cart.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import type { Slide } from '#domain/catalogue/slide.ts';
import type { DesignIndex } from '#domain/design/designIndex.ts';
import type { Product } from '#domain/product/product.ts';
import { LOADING, type Remote } from '#domain/remote.ts';
import type { DesignRecord } from '#shop/designs/designStore.ts';

/** The lists every visit begins with. */
type ShopLists = {
  readonly products: Remote<readonly Product[]>;
  readonly slides: Remote<readonly Slide[]>;
  readonly categories: Remote<readonly Category[]>;
  readonly keywords: Remote<readonly Keyword[]>;
  /** Category names of the footer, shared with the typing banner; empty until they arrive. */
  readonly categoryNames: Remote<readonly Category[]>;
};

export type ListName = keyof ShopLists;

/** How many products a view of the collection holds in all, and each category by its folded name. */
export type CollectionCounts = {
  readonly total: number;
  readonly byCategory: readonly (readonly [name: string, count: number])[];
};

/**
 * What a page that was written at build time brings along: the parts of the lists that its screen draws, never a whole
 * catalogue. It counts for that URL only, and only until the lists themselves arrive.
 * docs/behaviour.md, Head and built pages.
 */
export type PrerenderedPage = Partial<ShopLists> & {
  /** Path, and the query where the page depends on it; '*' for the page of URLs that do not exist. */
  readonly url: string;
  readonly counts?: CollectionCounts;
  /** The keyword of the page, its content already sanitised. */
  readonly keyword?: Keyword;
};

/** Everything the shop knows. Screens select slices of it; only actions write. */
export type ShopState = ShopLists & {
  /** What the built page brought along; null where none was served. */
  readonly built: PrerenderedPage | null;
  /** Products that their own call knows and the list does not: newer than it, perhaps. */
  readonly unlisted: readonly Product[];
  readonly cart: Cart;
  /** What this visit held before the account's saved cart joined it; null when there is nothing to decide about it. */
  readonly guestCart: Cart | null;
  /** Pieces put aside from the cart, on this device only. */
  readonly savedForLater: Cart;
  /** Whether this device has met the cart that the server keeps for the shopper; for a visitor there is none to meet. */
  readonly savedCart: Remote<null>;
  /** Product ids the shopper wishes for, the latest first; on this device only. */
  readonly wishlist: readonly string[];
  /** Product ids looked at, the latest first; on this device only. */
  readonly recent: readonly string[];
  /** Delivery addresses this device remembers, the default first. */
  readonly addresses: readonly SavedAddress[];
  /** The designs on this device, the latest first; empty until they are read. */
  readonly designs: readonly DesignRecord[];
  /** Which design is meant where. */
  readonly designIndex: DesignIndex;
  /** When photos were last removed from this device, in milliseconds: a screen that was open before closes. */
  readonly photosRemovedAt: number;
  /** Which of the device's shoppers this is, see storage; none until the start. */
  readonly shopper: string;
  /** The session's token; null for a visitor. */
  readonly token: string | null;
  /** True after a session ended by itself, until the next login or logout. */
  readonly hasSessionEnded: boolean;
  /** False until storage has been read: before that nobody knows whether the shopper is logged in. */
  readonly isStarted: boolean;
};

export const INITIAL_STATE: ShopState = {
  products: LOADING,
  slides: LOADING,
  categories: LOADING,
  keywords: LOADING,
  categoryNames: LOADING,
  built: null,
  unlisted: [],
  cart: EMPTY_CART,
  guestCart: null,
  savedForLater: EMPTY_CART,
  savedCart: LOADING,
  wishlist: [],
  recent: [],
  addresses: [],
  designs: [],
  designIndex: { pending: new Map(), lines: new Map(), ordered: new Map() },
  photosRemovedAt: 0,
  shopper: '',
  token: null,
  hasSessionEnded: false,
  isStarted: false,
};
