import type { SavedAddress } from '#domain/address/address.ts';
import { EMPTY_CART, type Cart } from '#domain/cart/cart.ts';
import type { Category } from '#domain/catalogue/catalogue.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import type { DesignIndex } from '#domain/design/designIndex.ts';
import type { OwnPhoto } from '#domain/design/storedOwnPhoto.ts';
import type { Slide } from '#domain/product/media.ts';
import type { Product } from '#domain/product/product.ts';
import { LOADING, type Remote } from '#domain/remote.ts';
import type { DesignRecord } from '#shop/designs/designStore.ts';

/** The lists that every visit loads at its start. */
type ShopLists = {
  readonly products: Remote<readonly Product[]>;
  readonly slides: Remote<readonly Slide[]>;
  readonly categories: Remote<readonly Category[]>;
  readonly keywords: Remote<readonly Keyword[]>;
  /** Category names, for the footer and the typing banner. */
  readonly categoryNames: Remote<readonly Category[]>;
};

export type ListName = keyof ShopLists;

/** How many products a view of the collection has, in total and by folded category name. */
export type CollectionCounts = {
  readonly total: number;
  readonly byCategory: readonly (readonly [name: string, count: number])[];
};

/**
 * What a prerendered page brings along: the parts of the lists that its screen shows, never the whole catalogue. It applies
 * to that URL only, and only until the lists themselves have loaded. docs/behaviour.md, Head and prerendered pages.
 */
export type PrerenderedPage = Partial<ShopLists> & {
  /** Path, with the query when the page depends on it; '*' for the page of URLs that do not exist. */
  readonly url: string;
  readonly counts?: CollectionCounts;
  /** Searches of shortcuts that the shop's catalogue does not answer; absent if it answers all. */
  readonly unanswered?: readonly string[];
  /** The keyword of a keyword page, with its content sanitised. */
  readonly keyword?: Keyword;
};

/** The shop's whole state. Screens select slices of it; only actions change it. */
export type ShopState = ShopLists & {
  /** What the prerendered page brought along; null when the page was not prerendered. */
  readonly prerendered: PrerenderedPage | null;
  /** Products that a call of their own returned and the list does not contain, because they are newer, for example. */
  readonly unlisted: readonly Product[];
  readonly cart: Cart;
  /** The cart from before a login's merge, until the shopper has decided about the merge; null otherwise. */
  readonly guestCart: Cart | null;
  /** Pieces that the shopper saved for later, on this device only. */
  readonly savedForLater: Cart;
  /** Whether this page has pulled the account's cart from the server; meaningless for a visitor. */
  readonly cartPull: Remote<null>;
  /** Product ids of the wishlist, the latest first; on this device only. */
  readonly wishlist: readonly string[];
  /** Product ids viewed, the latest first; on this device only. */
  readonly recent: readonly string[];
  /** The address book of this device, the default address first. */
  readonly addresses: readonly SavedAddress[];
  /** The designs on this device, the latest first; empty until they are read. */
  readonly designs: readonly DesignRecord[];
  /** True where the device should have designs that cannot be read now: those missing from the list may not be lost. */
  readonly areDesignsUnreadable: boolean;
  /** Which design belongs to which product page, line and order. */
  readonly designIndex: DesignIndex;
  /** The photo that the shopper sees on every product; null without one. */
  readonly ownPhoto: OwnPhoto | null;
  /** True once the shopper has asked for it on this page: with less data it is not shown before. */
  readonly isOwnPhotoAsked: boolean;
  /** When photos were last removed from this device, in milliseconds since the epoch: a dialog opened before then closes. */
  readonly photosRemovedAt: number;
  /** The number of the device's current shopper (see readShopper); '' until the shop has started. */
  readonly shopper: string;
  /** The session's token; null for a visitor. */
  readonly token: string | null;
  /** True after a session expired, until the next login or logout. */
  readonly hasSessionEnded: boolean;
  /** False until storage has been read: until then the shopper may be logged in or not. */
  readonly isStarted: boolean;
};

export const INITIAL_STATE: ShopState = {
  products: LOADING,
  slides: LOADING,
  categories: LOADING,
  keywords: LOADING,
  categoryNames: LOADING,
  prerendered: null,
  unlisted: [],
  cart: EMPTY_CART,
  guestCart: null,
  savedForLater: EMPTY_CART,
  cartPull: LOADING,
  wishlist: [],
  recent: [],
  addresses: [],
  designs: [],
  areDesignsUnreadable: false,
  designIndex: { pending: new Map(), lines: new Map(), ordered: new Map() },
  ownPhoto: null,
  isOwnPhotoAsked: false,
  photosRemovedAt: 0,
  shopper: '',
  token: null,
  hasSessionEnded: false,
  isStarted: false,
};
