import { expect, onTestFinished, vi } from 'vitest';

import { CART_DEBOUNCE_MS } from '#config/constants.ts';
import type { CartRecord } from '#domain/cart/cart.ts';
import { onToast } from '#lib/notify.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';
import { TIMEOUT_MS } from './timeouts.ts';
import { cartTraffic, failOnce, sandbox } from './server.ts';
import { shopWithOrdering } from './shopWithOrdering.ts';
import { calls, loggedIn, plain, putServerCart, writeCart } from './shopper.ts';

export type Visit = ReturnType<typeof startShop>;

/** Starts the shop without screens, as a page does. */
export function startShop() {
  const toasts: string[] = [];
  cartTraffic.most = 0;
  const stopListening = onToast(({ text }) => void toasts.push(text));
  const shop = shopWithOrdering();
  const stop = shop.start();
  const leave = (): void => {
    stop();
    stopListening();
  };
  onTestFinished(leave);
  return {
    shop,
    actions: shop.actions,
    /** All messages that were shown, in order. */
    toasts,
    cart: () => plain(shop.store.get().cart),
    token: () => shop.store.get().token,
    leave,
  };
}

const START_UP_LISTS = ['/api/product/list', '/api/slides/list', '/api/catagere/list', '/api/category', '/api/keyword'];

// Read before a test stops the clock.
const { setTimeout: startTimer } = globalThis;

/** From now on timers end only when `quiet` or the test advances the clock. */
export const stopTimers = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** A logged-in shopper with the same cart on this device and at the server, after the start-up calls. Timers are stopped. */
export async function shopperWith(cart: CartRecord): Promise<Visit> {
  stopTimers();
  await loggedIn();
  // Reading the whole demo catalogue would take most of the time of a test.
  for (const route of START_UP_LISTS) failOnce(route, { type: 'catalogue', name: 'empty' });
  writeCart(cart);
  putServerCart(cart);
  const visit = startShop();
  await quiet();
  return visit;
}

/** Waits until the condition holds, in real time. */
export async function until(condition: () => void): Promise<void> {
  await vi.waitFor(condition, { timeout: TIMEOUT_MS, interval: 5 });
}

/** Lets this many milliseconds of real time pass. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => void startTimer(resolve, ms));

async function idle(): Promise<void> {
  let idleChecks = 0;
  let seen = -1;
  while (idleChecks < 5) {
    await wait(4);
    const made = calls();
    const isIdle = made.length === seen && made.every(({ status }) => status !== 'pending');
    idleChecks = isIdle ? idleChecks + 1 : 0;
    seen = made.length;
  }
}

/** Waits until the shop has been idle for a while: a call not sent by then is never sent. */
export async function quiet(): Promise<void> {
  await idle();
  if (cartStorage.readPending().length === 0) return;
  // A debounced change counts as under way.
  if (setTimeout === startTimer) await wait(CART_DEBOUNCE_MS + 20);
  else vi.advanceTimersByTime(CART_DEBOUNCE_MS);
  await idle();
}

/** Fires the event of a restored connection. */
export function reconnect(): void {
  globalThis.dispatchEvent(new Event('online'));
}

/** The session expires, which the shop learns at its next call. */
export async function expireSession({ actions }: Pick<Visit, 'actions'>): Promise<void> {
  sandbox.controls.faults.add({ route: '/api/order/userorders', fault: { type: 'expireToken' } });
  await expect(actions.fetchOrders()).rejects.toMatchObject({ kind: 'signedOut' });
  sandbox.controls.faults.clear();
}
