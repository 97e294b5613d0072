// @vitest-environment node
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

test('of concurrent calls about one cart all but one are lost', async () => {
  const sandbox = aSandbox();
  const token = await aToken(sandbox);
  const lines = Array.from({ length: 10 }, (_, n) => ({ itemId: n % 2 ? 'mug' : 'lamp', size: 'M' }));
  await Promise.all(lines.map((line) => post(sandbox, '/api/cart/add', line, token)));
  const { json } = await post(sandbox, '/api/cart/get', {}, token);
  expect(Object.values(json['cartData'] as object)).toEqual([{ M: 1 }]);
});

const OUTSIDE = ['%2e%2e/secret.jpg', '..%2fsecret.jpg', '..%5csecret.jpg', '%00mug.jpg'];

test.each([...OUTSIDE, '.hidden.jpg', '%E0%A4%A.jpg'])('the picture %s is a 404', async (name) => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'media'));
  for (const file of ['secret.jpg', 'media/.hidden.jpg']) writeFileSync(join(folder, file), 'not for you');
  const { status, text } = await get(aSandbox({ mediaDir: join(folder, 'media') }), `/media/${name}`);
  expect(status).toBe(404);
  expect(text).not.toContain('not for you');
});

/** A database file in a folder that does not exist yet, and sandboxes over it, one after the other. */
function aDatabase() {
  const database = join(tempFolder(), 'data', 'kanuka.db');
  return { database, open: () => aSandbox({ database }) };
}

test('accounts, sessions, carts, orders and payments outlive a restart', async () => {
  const { open } = aDatabase();
  const before = open();
  const token = await aToken(before);
  await post(before, '/api/order/place', anOrder(), token);
  await post(before, '/api/cart/add', { itemId: 'mug', size: 'M' }, token);
  const { json: card } = await post(before, '/api/order/stripe', anOrder(), token);
  before.close();
  const after = open();
  expect((await post(after, '/api/cart/get', {}, token)).json).toEqual({ success: true, cartData: { mug: { M: 1 } } });
  expect((await post(after, '/api/order/userorders', {}, token)).json['orders']).toHaveLength(2);
  const payment = after.controls.store.payments.byId(String(card['session_url']).split('/').at(-1) ?? '');
  expect(payment?.status).toBe('created');
});

test('only its owner can read the data and the files beside it, while the sandbox runs and after', async () => {
  const { database, open } = aDatabase();
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const sandbox = open();
  await aToken(sandbox);
  const names = readdirSync(join(database, '..'));
  expect(names).toEqual(expect.arrayContaining(['kanuka.db', 'kanuka.db-wal', 'kanuka.db.secret']));
  for (const name of names) expect(modeOf(join(database, '..', name)), name).toBe('600');
  sandbox.close();
  expect(modeOf(database)).toBe('600');
});

test('the signing key is stored beside the data, not in it', async () => {
  const { database, open } = aDatabase();
  const before = open();
  const token = await aToken(before);
  before.close();
  const secret = readFileSync(`${database}.secret`, 'utf8').trim();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(database).includes(secret)).toBe(false);
  rmSync(`${database}.secret`);
  const later = await post(open(), '/api/order/userorders', {}, token);
  expect(later.json['message'], 'without the key').toBe('invalid signature');
});

test('requests that nobody can read are not kept: two thousand large ones would fill the memory', async () => {
  for (const journal of [true, false]) {
    const sandbox = aSandbox({ journal });
    await post(sandbox, '/api/cart/get');
    expect(sandbox.controls.journal.entries()).toHaveLength(journal ? 1 : 0);
  }
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
