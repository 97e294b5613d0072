// @vitest-environment node
import { expect, test } from 'vitest';
import { aLine, aSandbox, aToken, anOrder, post } from './support.ts';

test.each([
  ['a total one paisa off', anOrder({ amount: Number(anOrder()['amount']) + 0.01 })],
  ['a cheaper price in the copy', anOrder({ items: [{ ...aLine(2), price: 1 }], amount: 2 })],
])('an order is refused for %s, and nothing is stored', async (_, order) => {
  const sandbox = aSandbox();
  const answer = await post(sandbox, '/api/order/place', order, await aToken(sandbox));
  const message = 'The total has changed. Please check your cart and try again.';
  expect([answer.status, answer.json]).toEqual([200, { success: false, message }]);
  expect(sandbox.controls.store.orders.all()).toEqual([]);
});

test('of concurrent calls about one cart all but one are lost', async () => {
  const sandbox = aSandbox();
  const token = await aToken(sandbox);
  const lines = Array.from({ length: 10 }, (_, n) => ({ itemId: n % 2 ? 'mug' : 'lamp', size: 'M' }));
  await Promise.all(lines.map((line) => post(sandbox, '/api/cart/add', line, token)));
  const { json } = await post(sandbox, '/api/cart/get', {}, token);
  expect(Object.values(json['cartData'] as object)).toEqual([{ M: 1 }]);
});
