/** The shop's numbers. docs/behaviour.md, Timings. Times are in milliseconds, widths in CSS pixels. */
export const LATEST_LIMITS = { wide: 10, middle: 9, narrow: 6 } as const;
export const LATEST_MIDDLE_FROM_PX = 800;
export const LATEST_MIDDLE_TO_PX = 1270;
export const RESIZE_DEBOUNCE_MS = 150;
export const BEST_SELLER_LIMIT = 5;
export const CATEGORY_LIMIT = 10;
export const RELATED_LIMIT = 5;
export const CARD_NAVIGATION_DELAY_MS = 3000;
export const SLIDE_ADVANCE_MS = 3000;
export const SLIDE_FIRST_KICK_MS = 1000;
export const SLIDE_REVEAL_MS = 1500;
/** A wait longer than this says so and offers a way out. */
export const SLOW_WAIT_MS = 8000;
/** A call that only reads is given up after this long; the HTTP client never gives up one that changes something. */
export const READ_TIMEOUT_MS = 20_000;
/** So long a tab waits until another one that tells the server of the cart has done so. */
export const CART_LOCK_TIMEOUT_MS = 20_000;
/** So long a tab waits until another one has checked a card payment. */
export const CARD_CHECK_LOCK_TIMEOUT_MS = 20_000;
/** So long the mail package refuses a second message from the same form. */
export const EMAIL_INTERVAL_MS = 10_000;
export const TOAST_CLOSE_MS = 5000;
export const TOAST_LIMIT = 3;
/** How many products a collection draws at once before the shopper asks for more. */
export const COLLECTION_PAGE_SIZE = 24;
/** A search is no longer than this; a link's is cut. */
export const MAX_SEARCH_LETTERS = 100;
/** How many categories a search suggests, and best sellers it shows when it finds nothing. */
export const SUGGESTION_LIMIT = 4;
/** From the tick 'I have completed the UPI payment' to the order. */
export const UPI_CONFIRMATION_DELAY_MS = 3000;
/** How many of the newest products the two strips share. */
export const MARQUEE_PRODUCTS = 24;
export const TESTIMONIAL_INTERVAL_MS = 3000;
export const TESTIMONIAL_TRANSITION_MS = 800;
/** Sections below the first screen rise into place once, when this many pixels of them are in view. */
export const REVEAL_MS = 1000;
export const REVEAL_OFFSET_PX = 100;
/** How long a placed photo rests before it is written to the device. */
export const AUTOSAVE_DELAY_MS = 600;
/** So long no other tab may order after one has: what the order wrote to the device reaches them well within it. */
export const ORDER_SETTLES_MS = 1000;
/** Within this time a second click on Add to Cart, Order again, or the removal of an address or a photo is the same one. */
export const DOUBLE_CLICK_MS = 500;
/** So long the payment provider's script may take, until the shopper reads that it does not come. */
export const WIDGET_SCRIPT_MS = 20_000;
/** So long an order waits, at most, until the server's cart has heard what was changed last. */
export const CART_PUSH_BEFORE_ORDER_MS = 2000;
/** An order waits at most this long for the server's cart, which it reads last: another device may have added to it. */
export const CART_READ_BEFORE_ORDER_MS = 1500;
/** At most so many calls write the server's cart in CART_WRITE_WINDOW_MS: the backend may allow 100 of all kinds. */
export const CART_WRITE_LIMIT = 40;
export const CART_WRITE_WINDOW_MS = 15 * 60_000;
/** So long a line that was taken out of the cart can come back. */
export const CART_UNDO_MS = 8000;
/** So long a cart has rested after its last change when the server is told of it. */
export const CART_DEBOUNCE_MS = 400;
