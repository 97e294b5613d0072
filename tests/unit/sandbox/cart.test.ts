// @vitest-environment node
import type { Sandbox } from '#sandbox/app.ts';
import { describe, expect, test } from 'vitest';
import { aSandbox, aToken, post } from './support.ts';

async function cartData(sandbox: Sandbox, token: string): Promise<unknown> {
  return (await post(sandbox, '/api/cart/get', {}, token)).json['cartData'];
}

describe('the server cart', () => {
  test('adds one piece with each add and sets the quantity with update', async () => {
    const sandbox = aSandbox();
    const token = await aToken(sandbox);
    const added = await post(sandbox, '/api/cart/add', { itemId: 'mug', size: '12 x 15 ' }, token);
    expect(added.json).toEqual({ success: true, message: 'Added To Cart' });
    await post(sandbox, '/api/cart/add', { itemId: 'mug', size: '12 x 15 ' }, token);
    expect(await cartData(sandbox, token)).toEqual({ mug: { '12 x 15 ': 2 } });
    const updated = await post(sandbox, '/api/cart/update', { itemId: 'mug', size: '1.5 x 2', quantity: 7 }, token);
    expect(updated.json).toEqual({ success: true, message: 'Cart Updated' });
    expect(await cartData(sandbox, token)).toEqual({ mug: { '12 x 15 ': 2, '1.5 x 2': 7 } });
  });

  test('refuses to update a product that was never added, naming the size', async () => {
    const sandbox = aSandbox();
    const token = await aToken(sandbox);
    const answer = await post(sandbox, '/api/cart/update', { itemId: 'mug', size: 'M', quantity: 1 }, token);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ success: false, message: "Cannot set properties of undefined (setting 'M')" });
  });

  test.each([-1, 0.5, 10_000, 1e21, '2', null, undefined, true, [3], { n: 1 }])(
    'refuses the quantity %j with a message, and keeps the old one',
    async (quantity) => {
      const sandbox = aSandbox();
      const token = await aToken(sandbox);
      await post(sandbox, '/api/cart/add', { itemId: 'mug', size: 'M' }, token);
      const answer = await post(sandbox, '/api/cart/update', { itemId: 'mug', size: 'M', quantity }, token);
      expect(answer.json).toEqual({
        success: false,
        message: 'A quantity in your cart is not valid. Please check your cart and try again.',
      });
      expect(await cartData(sandbox, token)).toEqual({ mug: { M: 1 } });
    },
  );

  test('loses concurrent updates', async () => {
    const sandbox = aSandbox();
    const token = await aToken(sandbox);
    const adds = Array.from({ length: 10 }, (_, n) =>
      post(sandbox, '/api/cart/add', { itemId: n % 2 ? 'mug' : 'lamp', size: 'M' }, token),
    );
    for (const { json } of await Promise.all(adds)) expect(json['success']).toBe(true);
    const cart = (await cartData(sandbox, token)) as Record<string, Record<string, number>>;
    const total = Object.values(cart).reduce((sum, sizes) => sum + (sizes['M'] ?? 0), 0);
    expect(total).toBe(1);
  });

  test('belongs to one shopper', async () => {
    const sandbox = aSandbox();
    const [asha, ravi] = [await aToken(sandbox), await aToken(sandbox)];
    await post(sandbox, '/api/cart/add', { itemId: 'mug', size: 'M', userId: 'somebody else' }, asha);
    expect(await cartData(sandbox, ravi)).toEqual({});
  });
});
