/** The shop's numbers. docs/behaviour.md, Timings. Times are in milliseconds, widths in CSS pixels. */
export const LATEST_LIMITS = { wide: 10, middle: 9, narrow: 6 } as const;
export const LATEST_MIDDLE_FROM_PX = 800;
export const LATEST_MIDDLE_TO_PX = 1270;
export const RESIZE_DEBOUNCE_MS = 150;
export const BEST_SELLER_LIMIT = 5;
export const CATEGORY_LIMIT = 10;
export const RELATED_LIMIT = 5;
/** How many of the products that it speaks of a guide shows. */
export const GUIDE_PRODUCTS = 6;
export const CARD_NAVIGATION_DELAY_MS = 3000;
export const SLIDE_ADVANCE_MS = 3000;
export const SLIDE_FIRST_KICK_MS = 1000;
export const SLIDE_REVEAL_MS = 1500;
/** A longer wait says so and offers a way out. */
export const SLOW_WAIT_MS = 8000;
/** A read is abandoned after this time; the HTTP client never abandons a call that changes something. */
export const READ_TIMEOUT_MS = 20_000;
/** How long a tab waits for another tab's cart lock. */
export const CART_LOCK_TIMEOUT_MS = 20_000;
/** How long a tab waits until another one has checked a card payment. */
export const CARD_CHECK_LOCK_TIMEOUT_MS = 20_000;
/** How long the mail package refuses a second message from the same form. */
export const EMAIL_INTERVAL_MS = 10_000;
export const TOAST_CLOSE_MS = 5000;
export const TOAST_LIMIT = 3;
/** How many products a collection renders before the shopper asks for more. */
export const COLLECTION_PAGE_SIZE = 24;
/** Maximum length of a search; a longer one in a link is cut. */
export const MAX_SEARCH_LETTERS = 100;
/** How many categories a search suggests, and how many best sellers it shows if it finds nothing. */
export const SUGGESTION_LIMIT = 4;
/** From the tick 'I have completed the UPI payment' to the order. */
export const UPI_CONFIRMATION_DELAY_MS = 3000;
/** How many of the newest products the two strips share. */
export const MARQUEE_PRODUCTS = 24;
export const TESTIMONIAL_INTERVAL_MS = 3000;
export const TESTIMONIAL_TRANSITION_MS = 800;
/** How long a placed photo must be unchanged before it is written to the device. */
export const AUTOSAVE_DELAY_MS = 600;
/** How long the URL of a replaced preview stays valid: an element of the page may still be loading it. */
export const REPLACED_PREVIEW_MS = 10_000;
/**
 * How long no other tab may order after one has: the order's writes to the device reach the other tabs well within it.
 */
export const ORDER_SETTLES_MS = 1000;
/**
 * A second click on Add to Cart, Order again, or the removal of an address or a photo within this time counts as the
 * same one.
 */
export const DOUBLE_CLICK_MS = 500;
/** How long the payment provider's script may take before the shopper reads that it does not load. */
export const WIDGET_SCRIPT_MS = 20_000;
/** The longest that an order waits for the cart's pending lines to be pushed. */
export const CART_PUSH_BEFORE_ORDER_MS = 2000;
/** The longest that an order waits for the final read of the server's cart, to which another device may have added. */
export const CART_READ_BEFORE_ORDER_MS = 1500;
/** Maximum calls that write the server's cart in CART_WRITE_WINDOW_MS: the backend may allow 100 of all kinds. */
export const CART_WRITE_LIMIT = 40;
export const CART_WRITE_WINDOW_MS = 15 * 60_000;
/** How long a removed cart line can be restored. */
export const CART_UNDO_MS = 8000;
/** Debounce: how long the cart must be unchanged before it is pushed to the server. */
export const CART_DEBOUNCE_MS = 400;
/** The session storage key of the open photo dialog (features/personalise/dialogStorage.ts). */
export const OPEN_DIALOG_KEY = 'kanuka.designing';
/** Without HEIC: an iPhone then hands over a JPEG of it, which every browser can read. */
export const ACCEPTED_PHOTOS = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';
