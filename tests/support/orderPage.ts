export { forgetLimits } from '#api/limits.ts';
export { createShop } from '#shop/createShop.ts';
export { orderNotes } from '#shop/orderNotes.ts';
export { whilePaying } from '#shop/placement.ts';
