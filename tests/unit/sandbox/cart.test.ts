// @vitest-environment node
import type { Sandbox } from '#sandbox/app.ts';
import { expect, test } from 'vitest';
import { aSandbox, aToken, post } from './support.ts';

async function cartData(sandbox: Sandbox, token: string): Promise<unknown> {
  return (await post(sandbox, '/api/cart/get', {}, token)).json['cartData'];
}

test('an update of a product that was never added is refused, naming the size', async () => {
  const sandbox = aSandbox();
  const token = await aToken(sandbox);
  const answer = await post(sandbox, '/api/cart/update', { itemId: 'mug', size: 'M', quantity: 1 }, token);
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({ success: false, message: "Cannot set properties of undefined (setting 'M')" });
});

test('an invalid quantity is refused with a message, and the old one stays', async () => {
  const sandbox = aSandbox();
  const token = await aToken(sandbox);
  await post(sandbox, '/api/cart/add', { itemId: 'mug', size: 'M' }, token);
  for (const quantity of [-1, 0.5, 10_000, '2', undefined]) {
    const answer = await post(sandbox, '/api/cart/update', { itemId: 'mug', size: 'M', quantity }, token);
    expect(answer.json, String(quantity)).toEqual({
      success: false,
      message: 'A quantity in your cart is not valid. Please check your cart and try again.',
    });
  }
  expect(await cartData(sandbox, token)).toEqual({ mug: { M: 1 } });
});

test('of concurrent calls about one cart all but one are lost', async () => {
  const sandbox = aSandbox();
  const token = await aToken(sandbox);
  const adds = Array.from({ length: 10 }, (_, n) =>
    post(sandbox, '/api/cart/add', { itemId: n % 2 ? 'mug' : 'lamp', size: 'M' }, token),
  );
  for (const { json } of await Promise.all(adds)) expect(json['success']).toBe(true);
  const cart = (await cartData(sandbox, token)) as Record<string, Record<string, number>>;
  expect(Object.values(cart).reduce((sum, sizes) => sum + (sizes['M'] ?? 0), 0)).toBe(1);
});
