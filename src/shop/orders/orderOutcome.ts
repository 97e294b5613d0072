import type { ApiError } from '#api/errors.ts';
import type { WidgetOrder } from '#api/payments.ts';
import type { Paise } from '#domain/money/money.ts';

/** Why what a page shows cannot be ordered from it. Nothing has left. */
export type OrderBlocker =
  /** The cart on this device is not the one on the screen: changed in another tab or, for this account, on another device. */
  | 'cartChanged'
  /** Another tab has logged out, or in. */
  | 'sessionChanged'
  /** The browser has cleared what the shop keeps on the device, the login among it. */
  | 'storageCleared';

/** What became of a wish to order; every case is a value, so that every case is met. */
export type OrderOutcome =
  | { readonly next: 'placed' }
  /** A card payment goes on at this URL, for the order of this reference. */
  | { readonly next: 'redirect'; readonly url: string; readonly ref: string }
  /** The widget is to be opened for the order of this reference. */
  | { readonly next: 'widget'; readonly order: WidgetOrder; readonly ref: string }
  /** No answer came: the order may exist, and must not be sent again before My Orders has been seen. */
  | { readonly next: 'unknown' }
  /** An earlier order is unanswered still: nothing has left. */
  | { readonly next: 'unanswered' }
  /** Another tab is placing an order at this moment, or has just done so. */
  | { readonly next: 'otherTab' }
  | { readonly next: OrderBlocker }
  /** A card URL that leads elsewhere than the shop allows, or a widget that asks for another amount. */
  | { readonly next: 'unsafe' }
  /** The browser has no connection: nothing has left it. */
  | { readonly next: 'offline' }
  /** The products cost something else than the shopper saw, or one is gone. Nothing has left. Totals in paise. */
  | { readonly next: 'changed'; readonly before: Paise; readonly after: Paise }
  /** The page belongs to an earlier release, whose delivery fee may be another: it has to be loaded again. Nothing has left. */
  | { readonly next: 'outdated' }
  /** Today's prices could not be read, so nothing has left. */
  | { readonly next: 'unpriced'; readonly error: ApiError }
  /** More than one order can carry. Nothing has left. */
  | { readonly next: 'tooLarge'; readonly fitting: number }
  /** The browser keeps no note of the order, so that nothing could tell a second try from the first. Nothing has left. */
  | { readonly next: 'notPersisted' }
  | { readonly next: 'refused'; readonly error: ApiError };
