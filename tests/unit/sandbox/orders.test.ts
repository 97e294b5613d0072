// @vitest-environment node
import { expect, test } from 'vitest';
import { ADDRESS, aLine, aSandbox, aToken, anOrder, post } from './support.ts';

test('an order is stored, empties the server cart, and is in its own shopper’s list only', async () => {
  const date = 1_795_178_124_826;
  const sandbox = aSandbox({ now: () => date });
  const token = await aToken(sandbox);
  await post(sandbox, '/api/cart/add', { itemId: 'mug', size: 'M' }, token);
  const order = anOrder();
  const placed = await post(sandbox, '/api/order/place', order, token);
  expect(placed.json).toEqual({ success: true, message: 'Order Placed' });
  expect((await post(sandbox, '/api/cart/get', {}, token)).json['cartData']).toEqual({});
  const listOf = async (as: string) => (await post(sandbox, '/api/order/userorders', {}, as)).json['orders'];
  const id = expect.stringMatching(/^[0-9a-f]{24}$/);
  const { items, amount } = order;
  const stored = { items, amount, address: ADDRESS, status: 'Order Placed', paymentMethod: 'COD', payment: false };
  expect(await listOf(token)).toEqual([{ _id: id, userId: id, ...stored, date, __v: 0 }]);
  expect(await listOf(await aToken(sandbox))).toEqual([]);
});

const changed = 'The total has changed. Please check your cart and try again.';
const unavailable = 'A product in your cart is no longer available. Please check your cart and try again.';
const quantity = 'A quantity in your cart is not valid. Please check your cart and try again.';

test.each([
  ['a total one paisa off', anOrder({ amount: Number(anOrder()['amount']) + 0.01 }), changed],
  ['a cheaper price in the copy', anOrder({ items: [{ ...aLine(2), price: 1 }], amount: 2 }), changed],
  ['no items', anOrder({ items: [], amount: 0 }), 'Your cart is empty. Add something before placing the order.'],
  ['an unknown product', anOrder({ items: [{ ...aLine(), _id: 'gone' }] }), unavailable],
  ['a quantity of zero', anOrder({ items: [aLine(0)], amount: 0 }), quantity],
  ['an unknown method', anOrder({ payment_method: 'barter' }), 'Please choose a payment method.'],
  ['no address', anOrder({ address: undefined }), 'order validation failed: address: Path `address` is required.'],
])('an order is refused for %s, and nothing is stored', async (_, order, message) => {
  const sandbox = aSandbox();
  const answer = await post(sandbox, '/api/order/place', order, await aToken(sandbox));
  expect([answer.status, answer.json]).toEqual([200, { success: false, message }]);
  expect(sandbox.controls.store.orders.all()).toEqual([]);
});

test.each([
  [{ itemId: 'lamp', size: 'M', quantity: 1 }, "Cannot set properties of undefined (setting 'M')"],
  [{ itemId: 'mug', size: 'M', quantity: 0.5 }, quantity],
])('a change of the cart to %o is refused, and the cart stays', async (line, message) => {
  const sandbox = aSandbox();
  const token = await aToken(sandbox);
  await post(sandbox, '/api/cart/add', { itemId: 'mug', size: 'M' }, token);
  expect((await post(sandbox, '/api/cart/update', line, token)).json).toEqual({ success: false, message });
  expect((await post(sandbox, '/api/cart/get', {}, token)).json['cartData']).toEqual({ mug: { M: 1 } });
});

test('of concurrent calls about one cart all but one are lost', async () => {
  const sandbox = aSandbox();
  const token = await aToken(sandbox);
  const lines = Array.from({ length: 10 }, (_, n) => ({ itemId: n % 2 ? 'mug' : 'lamp', size: 'M' }));
  await Promise.all(lines.map((line) => post(sandbox, '/api/cart/add', line, token)));
  const { json } = await post(sandbox, '/api/cart/get', {}, token);
  expect(Object.values(json['cartData'] as object)).toEqual([{ M: 1 }]);
});
