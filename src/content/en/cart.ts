import type { ShopCapabilities } from '#domain/shop/shopCapabilities.ts';

/** Messages of the cart. */
export const cartMessages = {
  title: 'Your Cart',
  photosToSend: (photos: number, { whatsapp }: ShopCapabilities): string =>
    `After ordering, send us ${photos === 1 ? '1 photo' : `${photos} photos`} by ${whatsapp ? 'WhatsApp' : 'email'}. The file will be ready to send.`,
  empty: 'Your cart is empty.',
  emptyHelp: 'Gifts you add will stay here, even without an account.',
  browse: 'Browse gifts',
  addAnother: 'Add another gift',
  totals: 'Cart Totals',
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  freeShipping: 'Enjoy Free Shipping',
  total: 'Total',
  checkout: 'PROCEED TO CHECKOUT',
  checkoutBar: 'Total and checkout',
  size: (size: string): string => `Size ${size}`,
  each: (price: string): string => `${price} each`,
  quantityOf: (name: string, size: string): string => `Quantity for ${name}, size ${size}`,
  less: (name: string, size: string): string => `One less of ${name}, size ${size}`,
  more: (name: string, size: string): string => `One more of ${name}, size ${size}`,
  most: 'Maximum 9,999. For more, contact us.',
  removed: (name: string, size: string): string => `Removed ${name}, size ${size}.`,
  undo: 'Undo',
  remove: (name: string, size: string): string => `Remove ${name}, size ${size}`,
  unavailable: { gone: 'No longer sold', unpriced: 'Price on request', size: 'This size is no longer made' },
  unavailableHelp: 'Not included in the total or in your order.',
  unknownGift: 'A gift that is no longer in our shop',
  savedFailed: 'Your account cart could not be loaded.',
  savedFailedHelp: 'Some of your gifts may be missing here. Try again, or order what you see.',
  failed: 'The gifts in your cart could not be loaded. Your cart is safe on this device.',
  lines: 'Gifts in your cart',
  unpaidHelp: 'At checkout, try again or choose another payment method.',
};

/** Where the total differs from the one that the shopper saw. */
export const totalMessages = {
  merged: (gifts: number, before: string, after: string): string =>
    `Your account cart had ${gifts} more ${gifts === 1 ? 'gift' : 'gifts'}. Total was ${before}, now ${after}.`,
  mergedHelp: 'Keep all, or buy only this visit’s gifts now. The others will move to Saved gifts, with their sizes.',
  keepAll: 'Keep all',
  onlyGuestCart: 'Only this visit’s gifts',
  saved: (gifts: number): string =>
    `${gifts} ${gifts === 1 ? 'gift is' : 'gifts are'} now in Saved gifts, below your cart.`,
  changed: (before: string, after: string): string => `The total has changed: ${before} → ${after}`,
  changedHelp: 'Your cart or a price has changed since you last saw it. Nothing was ordered.',
  goOn: (total: string): string => `Continue with ${total}`,
  first: 'Please confirm the new total above first.',
};
