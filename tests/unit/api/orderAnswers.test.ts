import { expect, test } from 'vitest';

import { addToCart } from '#api/cart.ts';
import { sendOrder } from '#api/orders.ts';
import { en } from '#content/en/common.ts';
import { anOrderCall, answers } from '#tests/support/shopper.ts';
import { startWidgetPayment } from '#api/payments.ts';

/** How an order call without a success is classified: docs/backend.md, Orders. */
function placed(body: unknown, status = 200): Promise<void> {
  answers('/api/order/place', body, { status });
  return sendOrder(anOrderCall('token'));
}

const PROGRAM_ERROR = "Cannot read properties of undefined (reading 'price')";

test.each([408, 499, 500, 504])('R9: after status %i the outcome is unknown, whatever the message', async (status) => {
  const unknown = { kind: 'http', status, message: 'Payment cancelled', isServerText: true };
  await expect(placed({ success: false, message: 'Payment cancelled' }, status)).rejects.toMatchObject(unknown);
  await expect(placed({ success: true }, status)).rejects.toMatchObject({ kind: 'http', status });
});

test('R9: a program’s error message is a refusal of a cart call, but not of an order', async () => {
  const unknown = { kind: 'http', status: 200, message: en.errors.order, isServerText: false };
  await expect(placed({ success: false, message: PROGRAM_ERROR })).rejects.toMatchObject(unknown);
  answers('/api/cart/add', { success: false, message: PROGRAM_ERROR });
  const refusal = { kind: 'rejected', message: en.errors.cart };
  await expect(addToCart('token', { productId: 'mug', size: 'M' })).rejects.toMatchObject(refusal);
});

test('R9: a message without `success` is no refusal of an order, which may be stored', async () => {
  await expect(placed({ message: 'Order Placed' })).rejects.toMatchObject({ kind: 'shape', status: 200 });
});

test('a message with any other status refuses the order, and so does a failure without one', async () => {
  for (const status of [200, 400, 422]) {
    const refusal = { kind: 'rejected', status, message: 'Out of stock', isServerText: true };
    await expect(placed({ success: false, message: 'Out of stock' }, status)).rejects.toMatchObject(refusal);
  }
  await expect(placed({ success: false })).rejects.toMatchObject({ kind: 'rejected', message: en.errors.order });
  await expect(placed('<h1>Not found</h1>', 404)).rejects.toMatchObject({ kind: 'http', status: 404 });
});

test('a successful order is placed, whatever else the response contains', async () => {
  for (const message of ['Order Placed', PROGRAM_ERROR, null])
    await expect(placed({ success: true, message })).resolves.toBeUndefined();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(PROGRAM_ERROR));
});

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
