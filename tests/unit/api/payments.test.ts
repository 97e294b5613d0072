import { expect, test } from 'vitest';

import { addToCart, getCart, updateCart } from '#api/cart.ts';
import { sendOrder } from '#api/orders.ts';
import { startCardPayment, startWidgetPayment, verifyCardPayment, verifyWidgetPayment } from '#api/payments.ts';
import { anOrderCall, answers, calls } from '#tests/support/shopper.ts';

const order = anOrderCall('token', { paymentMethod: 'razorpay' });
const widget = (fields: object, success: unknown = true) => {
  answers('/api/order/razorpay', { success, order: { id: 'order_1', amount: 29_900, currency: 'INR', ...fields } });
  return startWidgetPayment(order);
};

test('a widget order is the provider’s, in paise, with INR as the default currency', async () => {
  const known = { id: 'order_1', amount: 29_900 };
  expect(await widget({ currency: 'USD', more: 1 })).toEqual({ ...known, currency: 'USD', receipt: '' });
  expect(await widget({ currency: undefined, receipt: 'x' })).toEqual({ ...known, currency: 'INR', receipt: 'x' });
});

test.each([{ id: '' }, { id: 7 }, { amount: 0 }, { amount: 1.5 }, { amount: '29900' }])(
  'a widget is not opened for an order with %j',
  async (fields) => {
    await expect(widget(fields)).rejects.toMatchObject({ kind: 'shape' });
  },
);

const CHECKS = [
  ['/api/order/place', () => sendOrder(order)],
  ['/api/order/razorpay', () => startWidgetPayment(order)],
  ['/api/order/stripe', () => startCardPayment(order)],
  ['/api/order/verifyRazorpay', () => verifyWidgetPayment('token', {})],
  ['/api/order/verifyStripe', () => verifyCardPayment('token', 'true', 'order_1')],
  ['/api/cart/get', () => getCart('token')],
  ['/api/cart/add', () => addToCart('token', { productId: 'mug', size: 'M' })],
  ['/api/cart/update', () => updateCart('token', { productId: 'mug', size: 'M' }, 2)],
] as const;

test.each(CHECKS)('S24: %s succeeds only with true', async (path, call) => {
  for (const success of ['true', 1, undefined]) {
    answers(path, { success, order: { id: 'order_1', amount: 29_900 }, session_url: 'x', cartData: {} });
    await expect(call()).rejects.toMatchObject({ kind: 'shape' });
  }
  answers(path, { success: true, order: { id: 'order_1', amount: 29_900 }, session_url: 'x', cartData: {} });
  await expect(call()).resolves.not.toThrow();
});

test('S17: the card page’s result is sent on as the text that it was', async () => {
  await verifyCardPayment('token', 'false', 'order_1').catch(() => {});
  expect(calls('/api/order/verifyStripe').map(({ body }) => body)).toEqual([{ success: 'false', orderId: 'order_1' }]);
});
