export { resetRateLimit } from '#api/rateLimit.ts';
export { orderAttempts } from '#shop/orders/orderAttempts.ts';
export { whilePaying } from '#shop/orders/placeOrderOnce.ts';
export { shopWithOrdering } from './shopWithOrdering.ts';
