// @vitest-environment node
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { aSandbox, aToken, anOrder, post } from './support.ts';

test('accounts, sessions, carts, orders and payments outlive a restart', async () => {
  // Its folder does not exist yet.
  const database = join(tempFolder(), 'data', 'kanuka.db');
  const before = aSandbox({ database });
  const token = await aToken(before);
  await post(before, '/api/order/place', anOrder(), token);
  await post(before, '/api/cart/add', { itemId: 'mug', size: 'M' }, token);
  const { json: card } = await post(before, '/api/order/stripe', anOrder(), token);
  before.close();
  const after = aSandbox({ database });
  expect((await post(after, '/api/cart/get', {}, token)).json).toEqual({ success: true, cartData: { mug: { M: 1 } } });
  expect((await post(after, '/api/order/userorders', {}, token)).json['orders']).toHaveLength(2);
  const payment = after.controls.store.payments.byId(String(card['session_url']).split('/').at(-1) ?? '');
  expect(payment?.status).toBe('created');
});
