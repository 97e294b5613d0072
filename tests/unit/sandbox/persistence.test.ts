// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '#sandbox/app.ts';
import { expect, onTestFinished, test } from 'vitest';
import { aToken, anOrder, post } from './support.ts';

test('accounts, sessions, carts, orders and payments outlive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kanuka-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = join(folder, 'deeper', 'kanuka.db');

  const before = createSandbox({ database });
  const token = await aToken(before);
  await post(before, '/api/order/place', anOrder(), token);
  await post(before, '/api/cart/add', { itemId: 'mug', size: 'M' }, token);
  const { json: card } = await post(before, '/api/order/stripe', anOrder(), token);
  before.close();
  before.close();

  const after = createSandbox({ database });
  onTestFinished(() => after.close());
  expect((await post(after, '/api/cart/get', {}, token)).json).toEqual({ success: true, cartData: { mug: { M: 1 } } });
  expect((await post(after, '/api/order/userorders', {}, token)).json['orders']).toHaveLength(2);
  expect(after.controls.store.payments.byId(String(card['session_url']).split('/').at(-1) ?? '')?.status).toBe(
    'created',
  );
  const demo = { email: 'demo@kanuka.example', password: 'kanuka-demo-1' };
  expect((await post(after, '/api/user/login', demo)).json['success']).toBe(true);
});
