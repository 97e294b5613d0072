import { expect, test } from 'vitest';

import { startWidgetPayment } from '#api/payments.ts';
import { anOrderCall, answers } from '#tests/support/shopper.ts';

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
