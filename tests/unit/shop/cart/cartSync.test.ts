import { expect, test, vi } from 'vitest';

import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { CartRecord } from '#domain/cart/cart.ts';
import { HOSTILE_KEYS } from '#tests/support/properties.ts';
import { cartTraffic, sandbox } from '#tests/support/server.ts';
import { cartCalls, DEMO, storedCart, loggedIn, putServerCart, serverCart } from '#tests/support/shopper.ts';
import { quiet, reconnect, startShop, until, type Visit } from '#tests/support/startShop.ts';

const messages = messagesOf(shopMessages);

/** A logged-in shopper after the start-up calls. */
async function aShopper(cart: CartRecord = {}): Promise<Visit> {
  putServerCart(cart);
  await loggedIn();
  const visit = startShop();
  await quiet();
  sandbox.controls.journal.clear();
  return visit;
}

test('a change is shown at once and sent to the server afterwards', async () => {
  const { actions, cart } = await aShopper();
  actions.addToCart({ productId: 'mug', size: 'M' });
  expect(cart()).toEqual({ mug: { M: 1 } });
  expect(storedCart()).toEqual({ mug: { M: 1 } });
  expect(serverCart()).toEqual({});
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 1 } });
});

test('cart calls are sent one at a time, in the order of the changes', async () => {
  const { actions, cart } = await aShopper();
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'delay', ms: 1, jitter: 15 } });
  for (const id of ['mug', 'frame', 'lamp', 'pillow', 'print']) actions.addToCart({ productId: id, size: 'M' });
  await until(() => expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull());
  expect(serverCart()).toEqual(cart());
  expect(cartTraffic.most).toBe(1);
  const expectedCalls = ['mug', 'frame', 'lamp', 'pillow', 'print'].flatMap((id) => [
    `add ${id} M`,
    `update ${id} M 1`,
  ]);
  expect(cartCalls()).toEqual(expectedCalls);
});

test('a line that is new to the server is sent by add, then by update', async () => {
  const { actions } = await aShopper();
  actions.setQuantity({ productId: 'mug', size: '12 x 15 ' }, 7);
  await until(() => expect(serverCart()).toEqual({ mug: { '12 x 15 ': 7 } }));
  expect(cartCalls()).toEqual(['add mug 12 x 15 ', 'update mug 12 x 15  7'].map((line) => line.trim()));
});

test('another size of a product in the server’s cart needs no add call', async () => {
  const { actions } = await aShopper({ mug: { M: 1 } });
  actions.setQuantity({ productId: 'mug', size: 'L' }, 4);
  await until(() => expect(serverCart()).toEqual({ mug: { M: 1, L: 4 } }));
  expect(cartCalls()).toEqual(['update mug L 4']);
});

test('R15: the last of rapid changes wins', async () => {
  const { actions } = await aShopper({ mug: { M: 1 } });
  for (const quantity of [2, 9, 3, 12, 5]) actions.setQuantity({ productId: 'mug', size: 'M' }, quantity);
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 5 } });
  expect(cartCalls()).toEqual(['update mug M 5']);
});

test('a deleted line is pushed as zero and stays deleted', async () => {
  const { actions, cart } = await aShopper({ mug: { M: 3 }, lamp: { L: 1 } });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 0);
  await until(() => expect(serverCart()).toEqual({ lamp: { L: 1 } }));
  expect(cartCalls()).toEqual(['update mug M 0']);
  expect(cart()).toEqual({ lamp: { L: 1 } });
});

test('a quantity that is set to what it was makes no call', async () => {
  const { actions } = await aShopper({ mug: { M: 3 } });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 3);
  await quiet();
  expect(cartCalls()).toEqual([]);
});

test('without a size nothing is added, and a message says why', async () => {
  const { actions, toasts, cart } = await aShopper();
  expect(actions.addToCart({ productId: 'mug', size: '' })).toBe(0);
  expect(toasts).toEqual(['Select Product Size']);
  expect(cart()).toEqual({});
});

test('a visitor’s changes are stored on the device only', async () => {
  const { actions } = startShop();
  actions.addToCart({ productId: 'mug', size: 'M' });
  await quiet();
  expect(cartCalls()).toEqual([]);
  expect(storedCart()).toEqual({ mug: { M: 1 } });
});

test('R15: a failed change shows a message, stays pending and is sent with the next change', async () => {
  const { actions, toasts, cart } = await aShopper();
  sandbox.controls.faults.add({ route: '/api/cart/add', times: 1, fault: 'refuse' });
  actions.addToCart({ productId: 'mug', size: 'M' });
  await until(() => expect(toasts).toEqual([messages.errors.network]));
  expect(cart()).toEqual({ mug: { M: 1 } });
  expect(serverCart()).toEqual({});
  actions.addToCart({ productId: 'lamp', size: 'L' });
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 1 }, lamp: { L: 1 } });
});

test('R16: a failed change is sent when the connection is back', async () => {
  const { actions, toasts } = await aShopper({ mug: { M: 1 } });
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'status', code: 500 } });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 6);
  await until(() => expect(toasts).toEqual([messages.errors.cart]));
  sandbox.controls.faults.clear();
  reconnect();
  await until(() => expect(serverCart()).toEqual({ mug: { M: 6 } }));
});

test('a failed change is sent at the next load, although the server’s cart wins otherwise', async () => {
  const { actions, toasts, leave } = await aShopper({ mug: { M: 1 }, lamp: { L: 2 } });
  sandbox.controls.faults.add({ route: '/api/cart/update', fault: 'refuse' });
  actions.setQuantity({ productId: 'mug', size: 'M' }, 6);
  await until(() => expect(toasts).toHaveLength(1));
  leave();
  sandbox.controls.faults.clear();
  putServerCart({ mug: { M: 1 }, lamp: { L: 9 } });
  const { cart } = startShop();
  await until(() => expect(serverCart()).toEqual({ mug: { M: 6 }, lamp: { L: 9 } }));
  expect(cart()).toEqual({ mug: { M: 6 }, lamp: { L: 9 } });
});

test('a change whose response was lost is not applied twice', async () => {
  const { actions, toasts } = await aShopper();
  sandbox.controls.faults.add({ route: '/api/cart/add', times: 1, fault: 'commitThenDrop' });
  actions.addToCart({ productId: 'mug', size: 'M' });
  await until(() => expect(toasts).toHaveLength(1));
  reconnect();
  await quiet();
  expect(serverCart()).toEqual({ mug: { M: 1 } });
  expect(cartCalls()).toEqual(['add mug M', 'get']);
});

test('S8: products and sizes named like object internals are saved like any other', async () => {
  const { actions, cart } = await aShopper();
  for (const key of HOSTILE_KEYS) {
    actions.addToCart({ productId: key, size: key });
    actions.setQuantity({ productId: key, size: 'M' }, 3);
  }
  await until(() => expect(serverCart()).toEqual(cart()));
  expect(Object.keys(serverCart()).toSorted()).toEqual([...HOSTILE_KEYS].toSorted());
  expect(({} as Record<string, unknown>)['M']).toBeUndefined();
});

test('R7: a deleted account ends the session, and the cart stays on the device', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { actions, toasts, cart, token } = await aShopper();
  sandbox.controls.store.users.remove(DEMO.id);
  actions.addToCart({ productId: 'mug', size: 'M' });
  await until(() => expect(toasts).toEqual([messages.errors.signedOut]));
  expect(cart()).toEqual({ mug: { M: 1 } });
  expect(token()).toBeNull();
});
