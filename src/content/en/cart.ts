/** Words of the cart. */
export const cartMessages = {
  title: 'Your Cart',
  photosToSend: (photos: number): string =>
    photos === 1 ? 'You will send 1 photo after ordering.' : `You will send ${photos} photos after ordering.`,
  empty: 'Your cart is empty.',
  emptyHelp: 'Gifts you add stay here, also without an account.',
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
  most: 'Up to 9,999 pieces. For more, please contact us.',
  removed: (name: string, size: string): string => `Removed ${name}, size ${size}.`,
  undo: 'Undo',
  remove: (name: string, size: string): string => `Remove ${name}, size ${size}`,
  unavailable: { gone: 'No longer sold', unpriced: 'Price on request', size: 'This size is no longer made' },
  unavailableHelp: 'Not counted in the total, and not ordered.',
  unknownGift: 'A gift that is no longer in the shop',
  savedFailed: 'The cart of your account could not be loaded.',
  savedFailedHelp: 'Gifts that you saved in it may be missing here. Try again, or order what you see.',
  failed: 'The gifts in your cart could not be loaded. Your cart is kept on this device.',
  lines: 'Gifts in your cart',
  unpaidHelp: 'You can try again, or choose another way to pay, at the checkout.',
};

/** Where the total is another than the one that was seen. */
export const totalMessages = {
  merged: (gifts: number, before: string, after: string): string =>
    `Your saved cart had ${gifts} more ${gifts === 1 ? 'gift' : 'gifts'}: ${before} → ${after}`,
  mergedHelp: 'Keep all, or buy only today’s gifts now: the others then wait under Saved gifts, with their sizes.',
  keepAll: 'Keep all',
  onlyGuestCart: 'Only today’s',
  saved: (gifts: number): string =>
    `${gifts} ${gifts === 1 ? 'gift waits' : 'gifts wait'} under Saved gifts, below your cart.`,
  changed: (before: string, after: string): string => `The total has changed: ${before} → ${after}`,
  changedHelp: 'The cart or a price is not what you saw last. Nothing was ordered.',
  goOn: (total: string): string => `Go on with ${total}`,
  first: 'Please confirm the new total above first.',
};
