// @vitest-environment node
import { expect, test } from 'vitest';
import { aLine, aSandbox, aToken, anOrder, get, post } from './support.ts';

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

test('a body over 100 kB is a page with status 413; just under it is read', async () => {
  const sandbox = aSandbox();
  const logIn = (bytes: number) => {
    const around = JSON.stringify({ email: '' }).length;
    return post(sandbox, '/api/user/login', { email: 'x'.repeat(bytes - around) });
  };
  expect(await logIn(102_401)).toMatchObject({ status: 413, text: expect.stringContaining('entity too large') });
  expect((await logIn(102_400)).json['message']).toBe("User doesn't exists");
});

test('control routes exist only when they are enabled', async () => {
  expect((await get(aSandbox(), '/__sandbox/log')).status).toBe(404);
  expect((await get(aSandbox({ controls: true }), '/__sandbox/log')).status).toBe(200);
});
