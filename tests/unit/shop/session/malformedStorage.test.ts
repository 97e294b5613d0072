import { beforeEach, expect, test } from 'vitest';

import { cartStorage } from '#shop/cart/cartStorage.ts';
import { nextShopper } from '#shop/session/session.ts';
import { storedSession } from '#shop/session/storedSession.ts';
import { anAddress } from '#tests/support/factories.ts';
import { openQuickNetwork, settled } from '#tests/support/quickNetwork.ts';
import { startShop } from '#tests/support/startShop.ts';

beforeEach(() => openQuickNetwork());

const VALID = {
  'kanuka.cart': { mug: { M: 2 } },
  'kanuka.cart.unsent': [['mug', 'M']],
  'kanuka.addresses': [{ id: 'home', address: anAddress() }],
  'kanuka.wishlist': ['lamp'],
  'kanuka.recent': ['mug', 'lamp'],
} as const;
const MALFORMED = ['{', 'null', '[7]', '"text"', '{"__proto__":{"M":1}}', '[[]]', '[{"id":7}]', '\u0000'];

const { 'kanuka.cart.unsent': _, ...SHOWN } = VALID;

const store = (values: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(values))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
};

/** The values that the shop reads from this device, by storage key. */
async function readBack(): Promise<Record<string, unknown>> {
  const { shop, cart } = startShop();
  const [shown, { addresses, wishlist, recent }] = [cart(), shop.store.get()];
  await settled();
  return { 'kanuka.cart': shown, 'kanuka.addresses': addresses, 'kanuka.wishlist': wishlist, 'kanuka.recent': recent };
}

test.each(Object.keys(VALID))('R18: a malformed %s is ignored alone', async (malformed) => {
  for (const text of MALFORMED) {
    store({ ...VALID, [malformed]: text });
    expect({ ...(await readBack()), [malformed]: text }, text).toEqual({ ...SHOWN, [malformed]: text });
  }
});

test('R18: a malformed item of a list is skipped alone', async () => {
  store({
    'kanuka.cart': { ...VALID['kanuka.cart'], lamp: { M: -1, L: '2' }, worse: null },
    'kanuka.cart.unsent': [['lamp', 7], [7, 'L'], null, 'ab', [], ...VALID['kanuka.cart.unsent']],
    'kanuka.addresses': [null, 7, { id: 1 }, ...VALID['kanuka.addresses']],
    'kanuka.wishlist': [null, {}, '', ...VALID['kanuka.wishlist']],
    'kanuka.recent': [['mug'], ...VALID['kanuka.recent'], 7],
  });
  expect(await readBack()).toEqual(SHOWN);
  expect(cartStorage.readPending()).toEqual([{ productId: 'mug', size: 'M' }]);
});

test('R18: after a malformed number of the shopper each next one has another number', () => {
  store({ 'kanuka.shopper': 'abc' });
  for (const number of ['1', '2']) {
    nextShopper();
    expect(storedSession.readShopper()).toBe(number);
  }
});
