export { resetRateLimit } from '#api/rateLimit.ts';
export { orderAttempts } from '#shop/orderAttempts.ts';
export { whilePaying } from '#shop/placeOrderOnce.ts';
export { shopWithOrdering } from './shopWithOrdering.ts';
