export { forgetLimits } from '#api/limits.ts';
export { orderNotes } from '#shop/orderNotes.ts';
export { whilePaying } from '#shop/placeOrderOnce.ts';
export { shopWithOrdering } from './shopWithOrdering.ts';
