// @vitest-environment node
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { aSandbox, aToken, anOrder, post } from './support.ts';

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
