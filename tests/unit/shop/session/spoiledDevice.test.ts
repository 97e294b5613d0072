import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { anAddress } from '#tests/support/factories.ts';
import { openQuickNetwork, settled } from '#tests/support/quickNetwork.ts';
import { startShop } from '#tests/support/startShop.ts';

beforeEach(() => openQuickNetwork());
afterEach(() => void vi.unstubAllGlobals());

const WHOLE = {
  'kanuka.cart': { mug: { M: 2 } },
  'kanuka.cart.unsent': [['mug', 'M']],
  'kanuka.addresses': [{ id: 'home', address: anAddress() }],
  'kanuka.wishlist': ['lamp'],
  'kanuka.recent': ['mug', 'lamp'],
} as const;
const KEYS = Object.keys(WHOLE) as (keyof typeof WHOLE)[];
const SPOILED = ['{', 'null', '[7]', '"text"', '{"__proto__":{"M":1}}', '[[]]', '[{"id":7}]', '\u0000'];

/** What the shop reads from this device, by the key it lies under. */
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

test.each(KEYS)('R18: a spoiled %s costs itself, and nothing beside it', async (spoiled) => {
  for (const text of SPOILED) {
    for (const key of KEYS) localStorage.setItem(key, key === spoiled ? text : JSON.stringify(WHOLE[key]));
    const { 'kanuka.cart.unsent': _, ...whole } = WHOLE;
    const read = await readBack();
    expect({ ...read, [spoiled]: 'spoiled' }, text).toEqual({ ...whole, [spoiled]: 'spoiled' });
  }
});

test('R18: a spoiled entry of a list costs itself, and not the list', async () => {
  localStorage.setItem(
    'kanuka.cart',
    JSON.stringify({ ...WHOLE['kanuka.cart'], lamp: { M: -1, L: '2' }, worse: null }),
  );
  localStorage.setItem('kanuka.addresses', JSON.stringify([null, 7, { id: 1 }, ...WHOLE['kanuka.addresses']]));
  localStorage.setItem('kanuka.wishlist', JSON.stringify([null, {}, '', ...WHOLE['kanuka.wishlist']]));
  localStorage.setItem('kanuka.recent', JSON.stringify([['mug'], ...WHOLE['kanuka.recent'], 7]));
  const { 'kanuka.cart.unsent': _, ...read } = WHOLE;
  expect(await readBack()).toEqual(read);
});
