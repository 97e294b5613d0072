import { afterEach, expect, test, vi } from 'vitest';

import type { CartRecord } from '#domain/cart/cart.ts';
import { openQuickNetwork, settled } from '#tests/support/quickNetwork.ts';
import { sandbox } from '#tests/support/server.ts';
import { calls, DEMO, storedCart, OTHER, plain, putServerCart, serverCart } from '#tests/support/shopper.ts';
import { openBrowser, type Tab } from '#tests/support/tabs.ts';

const CUSHION = { productId: 'mug', size: 'M' };
const cushions = (M: number): CartRecord => ({ mug: { M } });
const OTHERS: CartRecord = { ...cushions(3), lamp: { M: 1 } };

afterEach(() => void vi.unstubAllGlobals());

const otherCart = (): CartRecord => serverCart(OTHER.id);

const logIn = ({ shop }: Tab, { email, password }: { readonly email: string; readonly password: string }) =>
  shop.actions.logIn(email, password);

/** Two tabs of a shopper with one cushion in the cart; another account of theirs has three cushions and a lamp. */
async function twoTabs() {
  openQuickNetwork();
  const { openTab } = openBrowser();
  const first = openTab();
  sandbox.controls.store.users.add(OTHER, 0);
  putServerCart(OTHERS, OTHER.id);
  putServerCart(cushions(1));
  await logIn(first, DEMO);
  await settled();
  const second = openTab();
  await settled();
  return { first, second };
}

/** The first tab has set seven cushions, and its push has failed. */
async function failPush({ shop }: Tab): Promise<void> {
  sandbox.controls.faults.add({ route: '/api/cart/update', times: 1, fault: { type: 'status', code: 502 } });
  shop.actions.setQuantity(CUSHION, 7);
  await settled();
}

test('R19: pending lines of one account are not pushed for the next one whose cart comes late', async () => {
  const { first, second } = await twoTabs();
  await failPush(first);
  first.freeze();
  second.shop.actions.logOut();
  sandbox.controls.faults.add({ route: '/api/cart/get', times: 1, fault: 'hang' });
  await logIn(second, OTHER);
  first.restore();
  await vi.waitFor(() => expect(calls('/api/cart/get').at(-1)?.status).toBe('pending'));
  sandbox.controls.faults.release();
  await settled();
  expect([serverCart(), otherCart()]).toEqual([cushions(1), OTHERS]);
  expect([plain(first.shop.store.get().cart), storedCart()]).toEqual([OTHERS, OTHERS]);
});

test('R19: a change pending in a sleeping tab is pushed for neither account', async () => {
  const { first, second } = await twoTabs();
  first.freeze();
  first.shop.actions.setQuantity(CUSHION, 7);
  second.shop.actions.logOut();
  sandbox.controls.faults.add({ route: '/api/cart/get', times: 1, fault: 'refuse' });
  await logIn(second, OTHER);
  // The debounce ends before the tab receives any event.
  await settled();
  expect([serverCart(), otherCart()]).toEqual([cushions(1), OTHERS]);
  first.restore();
  await settled();
  expect([serverCart(), otherCart()]).toEqual([cushions(1), OTHERS]);
});

test('R19: a cart response that arrives after the account changed is dropped', async () => {
  const { first, second } = await twoTabs();
  sandbox.controls.faults.add({ route: '/api/cart/get', times: 1, fault: 'hang' });
  first.shop.actions.reloadCart();
  await vi.waitFor(() => expect(calls('/api/cart/get').at(-1)?.status).toBe('pending'));
  first.freeze();
  second.shop.actions.logOut();
  sandbox.controls.faults.add({ route: '/api/cart/get', times: 1, fault: 'refuse' });
  await logIn(second, OTHER);
  sandbox.controls.faults.release();
  await settled();
  expect(storedCart()).toEqual({});
  first.restore();
  await settled();
  expect([serverCart(), otherCart(), storedCart()]).toEqual([cushions(1), OTHERS, OTHERS]);
});
