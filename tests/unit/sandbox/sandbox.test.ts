// @vitest-environment node
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { aLine, aSandbox, aToken, anOrder, get, ORIGIN, post } from './support.ts';

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

const OUTSIDE = [
  '%2e%2e/secret.jpg',
  '..%2fsecret.jpg',
  '..%5csecret.jpg',
  '%00mug.jpg',
  '.hidden.jpg',
  '%E0%A4%A.jpg',
];

test.each(OUTSIDE)('the picture %s is a 404', async (name) => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'media'));
  for (const file of ['secret.jpg', 'media/.hidden.jpg']) writeFileSync(join(folder, file), 'not for you');
  const { status, text } = await get(aSandbox({ mediaDir: join(folder, 'media') }), `/media/${name}`);
  expect(status).toBe(404);
  expect(text).not.toContain('not for you');
});

test('accounts, sessions, carts, orders and payments outlive a restart, in files that only their owner can read', async () => {
  const folder = join(tempFolder(), 'data');
  const open = () => aSandbox({ database: join(folder, 'kanuka.db') });
  const expectPrivate = () => {
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
  };
  const before = open();
  const token = await aToken(before);
  await post(before, '/api/order/place', anOrder(), token);
  await post(before, '/api/cart/add', { itemId: 'mug', size: 'M' }, token);
  const { json: card } = await post(before, '/api/order/stripe', anOrder(), token);
  expect(readdirSync(folder).toSorted()).toEqual(['kanuka.db', 'kanuka.db-shm', 'kanuka.db-wal', 'kanuka.db.secret']);
  expectPrivate();
  before.close();
  expectPrivate();
  const after = open();
  expect((await post(after, '/api/cart/get', {}, token)).json).toEqual({ success: true, cartData: { mug: { M: 1 } } });
  expect((await post(after, '/api/order/userorders', {}, token)).json['orders']).toHaveLength(2);
  const payment = after.controls.store.payments.byId(String(card['session_url']).split('/').at(-1) ?? '');
  expect(payment?.status).toBe('created');
});

test.each(['https://evil.example', 'null', 'http://localhost:3000'])(
  'a page of %s cannot use the controls: it would erase what a developer has in the shop',
  async (origin) => {
    const sandbox = aSandbox({ controls: true });
    await post(sandbox, '/api/user/register', { name: 'Asha', email: 'asha@kanuka.example', password: 'long-enough' });
    const asked = (headers: Record<string, string>) =>
      sandbox.fetch(new Request(`${ORIGIN}/__sandbox/reset`, { method: 'POST', headers }));
    const isKnown = () => sandbox.controls.store.users.byEmail('asha@kanuka.example') !== undefined;
    expect([(await asked({ Origin: origin })).status, isKnown()]).toEqual([400, true]);
    expect([(await asked({})).status, (await asked({ Origin: ORIGIN })).status, isKnown()]).toEqual([200, 200, false]);
  },
);
