import { expect, test, vi } from 'vitest';

import { ApiError } from '#api/errors.ts';
import { CART_DEBOUNCE_MS, CART_LOCK_TIMEOUT_MS } from '#config/constants.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { onToast } from '#lib/notify.ts';
import type { CartRecord } from '#domain/cart/cart.ts';
import { deferred } from '#tests/support/deferred.ts';
import { answersOf, notUnderWay, fromSandbox, openQuickNetwork, pass, settled } from '#tests/support/quickNetwork.ts';
import { cartTraffic, failOnce, sandbox } from '#tests/support/server.ts';
import { calls, cartCalls, DEMO, storedCart, OTHER, plain, putServerCart, serverCart } from '#tests/support/shopper.ts';
import type { Login } from '#tests/support/shopper.ts';
import { openBrowser, type Tab } from '#tests/support/tabs.ts';

const { errors } = messagesOf(commonMessages);

const MUG = { productId: 'mug', size: 'M' };
const LAMP = { productId: 'lamp', size: 'L' };

const logIn = ({ shop }: Tab, { email, password }: Login) => shop.actions.logIn(email, password);

const saved = ({ shop }: Tab) => shop.store.get().cartPull;

const mugs = (M: number): CartRecord => ({ mug: { M } });
const OTHERS: CartRecord = { ...mugs(3), lamp: { M: 1 } };
const otherCart = (): CartRecord => serverCart(OTHER.id);

/** Two tabs of a shopper with one mug in the cart; another account of theirs has three mugs and a lamp. */
async function twoTabs(answerTo?: Parameters<typeof openQuickNetwork>[0]) {
  openQuickNetwork(answerTo);
  const { openTab } = openBrowser();
  sandbox.controls.store.users.add(OTHER, 0);
  putServerCart(OTHERS, OTHER.id);
  putServerCart(mugs(1));
  const first = openTab();
  await logIn(first, DEMO);
  await settled();
  const second = openTab();
  await settled();
  return { first, second, openTab };
}

/** Two tabs, of which the first's cart/update call hangs until `answer`. */
async function hangingTabs() {
  const hanging = deferred();
  let hangs = false;
  const hangOrAsk = async (request: Request): Promise<Response> => {
    if (hangs && request.url.endsWith('/update')) await notUnderWay(hanging.promise);
    return fromSandbox(request);
  };
  const tabs = await twoTabs(answersOf(hangOrAsk));
  cartTraffic.most = 0;
  const toasts: string[] = [];
  onToast(({ text }) => void toasts.push(text));
  hangs = true;
  tabs.first.shop.actions.setQuantity(MUG, 5);
  await settled();
  sandbox.controls.journal.clear();
  /** Answers the hanging call, or fails it. */
  const answer = async (isFailing = false): Promise<void> => {
    hangs = false;
    if (isFailing) hanging.reject(new TypeError('Failed to fetch'));
    else hanging.resolve();
    await settled();
  };
  return { ...tabs, toasts, answer };
}

test('R19: a tab that waits 20 seconds for another tab’s cart call shows a message and loses no line', async () => {
  const { first, second, openTab, toasts, answer } = await hangingTabs();
  const third = openTab();
  await pass(0);
  second.shop.actions.addToCart(LAMP);
  await pass(CART_DEBOUNCE_MS);
  await pass(CART_LOCK_TIMEOUT_MS - CART_DEBOUNCE_MS - 1);
  expect([saved(second).status, saved(third).status]).toEqual(['ready', 'loading']);
  await pass(1);
  expect(saved(third)).toEqual({ status: 'failed', message: errors.noAnswer });
  await pass(CART_DEBOUNCE_MS - 1);
  expect(saved(second).status).toBe('ready');
  await pass(1);
  expect(saved(second)).toEqual({ status: 'failed', message: errors.noAnswer });
  expect([new Set(toasts), cartCalls()]).toEqual([new Set([errors.cart]), []]);
  expect(saved(first).status, 'the tab whose call hangs has the lock').toBe('ready');
  second.shop.actions.reloadCart();
  await settled();
  expect(saved(second).status).toBe('loading');
  await answer();
  third.reconnect();
  await settled();
  expect([saved(second).status, saved(third).status]).toEqual(['ready', 'ready']);
  expect(serverCart()).toEqual({ mug: { M: 5 }, lamp: { L: 1 } });
  expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
  expect(cartTraffic.most).toBe(1);
});

test('R24: a page that is left stops waiting for the lock, and pulls and pushes the cart when it is restored', async () => {
  const { openTab, toasts, answer } = await hangingTabs();
  const third = openTab();
  third.shop.actions.addToCart(LAMP);
  await settled();
  third.leave();
  await answer(true);
  expect([cartCalls(), toasts]).toEqual([[], [errors.cartOffline]]);
  third.restore();
  await settled();
  expect([saved(third).status, toasts]).toEqual(['ready', [errors.cartOffline]]);
  expect(serverCart()).toEqual({ mug: { M: 5 }, lamp: { L: 1 } });
});

test('R19 R20: a shopper who logs in to another account while a cart call hangs sees that account’s cart once the call has ended', async () => {
  const { first, second, answer } = await hangingTabs();
  second.shop.actions.addToCart(LAMP);
  await settled();
  first.shop.actions.logOut();
  await logIn(first, OTHER);
  await settled();
  expect(saved(first).status).toBe('loading');
  await answer();
  expect(saved(first).status).toBe('ready');
  expect([serverCart(), otherCart(), cartTraffic.most]).toEqual([mugs(5), OTHERS, 1]);
  expect(cartCalls().filter((call) => call.includes('lamp'))).toEqual([]);
});

/** Another account logs in in this tab, while the other tab is frozen. Its first read of the cart has this fault. */
async function switchIn(tab: Tab, frozen: Tab, fault: 'hang' | 'refuse'): Promise<void> {
  frozen.freeze();
  tab.shop.actions.logOut();
  failOnce('/api/cart/get', fault);
  await logIn(tab, OTHER);
}

const untilPending = () => vi.waitFor(() => expect(calls('/api/cart/get').at(-1)?.status).toBe('pending'));

test('R19: pending lines of one account are not pushed for the next one whose cart comes late', async () => {
  const { first, second } = await twoTabs();
  failOnce('/api/cart/update', { type: 'status', code: 502 });
  first.shop.actions.setQuantity(MUG, 7);
  await settled();
  await switchIn(second, first, 'hang');
  first.restore();
  await untilPending();
  sandbox.controls.faults.release();
  await settled();
  expect([serverCart(), otherCart()]).toEqual([mugs(1), OTHERS]);
  expect([plain(first.shop.store.get().cart), storedCart()]).toEqual([OTHERS, OTHERS]);
});

test('R19: a change pending in a sleeping tab is pushed for neither account', async () => {
  const { first, second } = await twoTabs();
  first.shop.actions.setQuantity(MUG, 7);
  await switchIn(second, first, 'refuse');
  // The debounce ends before the tab receives any event.
  await settled();
  expect([serverCart(), otherCart()]).toEqual([mugs(1), OTHERS]);
  first.restore();
  await settled();
  expect([serverCart(), otherCart()]).toEqual([mugs(1), OTHERS]);
});

test('R19: a cart response that arrives after the account changed is dropped', async () => {
  const { first, second } = await twoTabs();
  failOnce('/api/cart/get', 'hang');
  first.shop.actions.reloadCart();
  await untilPending();
  await switchIn(second, first, 'refuse');
  sandbox.controls.faults.release();
  await settled();
  expect(storedCart()).toEqual({});
  first.restore();
  await settled();
  expect([serverCart(), otherCart(), storedCart()]).toEqual([mugs(1), OTHERS, OTHERS]);
});

test('R7 S14: a tab that has not heard of another account neither ends its session nor orders from its cart', async () => {
  const { first, second } = await twoTabs();
  const take = first.act(() => first.shop.orderedCart.takeOrderedOf(localStorage.getItem('token') ?? ''));
  await switchIn(second, first, 'refuse');
  await settled();
  second.shop.actions.reloadCart();
  await settled();
  const token = localStorage.getItem('token');
  const refusal = new ApiError('signedOut', 'jwt expired');
  await expect(first.act(() => first.shop.withSession(() => Promise.reject(refusal)))).rejects.toBe(refusal);
  expect(localStorage.getItem('token')).toBe(token);
  expect(first.act(() => take([{ ...MUG, quantity: 1 }]))).toBe(false);
  expect(storedCart()).toEqual(OTHERS);
});
