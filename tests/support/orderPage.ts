export { resetRateLimit } from '#api/rateLimit.ts';
export { orderAttempts } from '#shop/orders/orderAttempts.ts';
export { whilePaying } from '#shop/orders/placeOrder.ts';
export { shopWithOrdering } from './shopWithOrdering.ts';
