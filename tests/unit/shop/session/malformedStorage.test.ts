import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { anAddress } from '#tests/support/factories.ts';
import { openQuickNetwork, settled } from '#tests/support/quickNetwork.ts';
import { startShop } from '#tests/support/startShop.ts';

beforeEach(() => openQuickNetwork());
afterEach(() => void vi.unstubAllGlobals());

const VALID = {
  'kanuka.cart': { mug: { M: 2 } },
  'kanuka.cart.unsent': [['mug', 'M']],
  'kanuka.addresses': [{ id: 'home', address: anAddress() }],
  'kanuka.wishlist': ['lamp'],
  'kanuka.recent': ['mug', 'lamp'],
} as const;
const KEYS = Object.keys(VALID) as (keyof typeof VALID)[];
const MALFORMED = ['{', 'null', '[7]', '"text"', '{"__proto__":{"M":1}}', '[[]]', '[{"id":7}]', '\u0000'];

/** The values that the shop reads from this device, by storage key. */
async function readBack(): Promise<Record<string, unknown>> {
  const { shop, cart } = startShop();
  const { addresses, wishlist, recent } = shop.store.get();
  const read = {
    'kanuka.cart': cart(),
    'kanuka.addresses': addresses,
    'kanuka.wishlist': wishlist,
    'kanuka.recent': recent,
  };
  await settled();
  return read;
}

test.each(KEYS)('R18: a malformed %s is ignored alone', async (malformed) => {
  for (const text of MALFORMED) {
    for (const key of KEYS) localStorage.setItem(key, key === malformed ? text : JSON.stringify(VALID[key]));
    const { 'kanuka.cart.unsent': _, ...valid } = VALID;
    const read = await readBack();
    expect({ ...read, [malformed]: 'malformed' }, text).toEqual({ ...valid, [malformed]: 'malformed' });
  }
});

test('R18: a malformed item of a list is skipped alone', async () => {
  localStorage.setItem(
    'kanuka.cart',
    JSON.stringify({ ...VALID['kanuka.cart'], lamp: { M: -1, L: '2' }, worse: null }),
  );
  localStorage.setItem('kanuka.addresses', JSON.stringify([null, 7, { id: 1 }, ...VALID['kanuka.addresses']]));
  localStorage.setItem('kanuka.wishlist', JSON.stringify([null, {}, '', ...VALID['kanuka.wishlist']]));
  localStorage.setItem('kanuka.recent', JSON.stringify([['mug'], ...VALID['kanuka.recent'], 7]));
  const { 'kanuka.cart.unsent': _, ...read } = VALID;
  expect(await readBack()).toEqual(read);
});
