import { onTestFinished, vi } from 'vitest';

import { CART_DEBOUNCE_MS } from '#config/constants.ts';
import type { CartRecord } from '#domain/cart/cart.ts';
import { onToast } from '#lib/notify.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';
import { PATIENCE_MS } from './timeouts.ts';
import { cartTraffic } from './server.ts';
import { shopWithOrdering, type ShopWithOrdering } from './shopWithOrdering.ts';
import { calls, loggedIn, plain, putServerCart, writeCart } from './shopper.ts';

export type Visit = {
  readonly shop: ShopWithOrdering;
  readonly actions: ShopWithOrdering['actions'];
  /** All messages that the shopper has read, in order. */
  readonly heard: readonly string[];
  readonly cart: () => ReturnType<typeof plain>;
  readonly token: () => string | null;
  readonly leave: () => void;
};

/** The shop without its screens, started as a page would start it. */
export function startShop(): Visit {
  const heard: string[] = [];
  cartTraffic.most = 0;
  const stopHearing = onToast(({ text }) => void heard.push(text));
  const shop = shopWithOrdering();
  const stop = shop.start();
  const leave = (): void => {
    stop();
    stopHearing();
  };
  onTestFinished(leave);
  return {
    shop,
    actions: shop.actions,
    heard,
    cart: () => plain(shop.store.get().cart),
    token: () => shop.store.get().token,
    leave,
  };
}

/** A logged-in shopper with the same cart on this device and at the server, once every call of the start is answered. */
export async function shopperWith(cart: CartRecord): Promise<Visit> {
  await loggedIn();
  writeCart(cart);
  putServerCart(cart);
  const visit = startShop();
  await quiet();
  return visit;
}

/** Waits until the condition holds, in real time. */
export async function until(condition: () => void): Promise<void> {
  await vi.waitFor(condition, { timeout: PATIENCE_MS, interval: 5 });
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Waits until the shop has had nothing under way for a while: what has not been sent by then will not be. */
export async function quiet(): Promise<void> {
  // A change may rest: it is under way as well.
  if (cartStorage.readPending().length > 0) await wait(CART_DEBOUNCE_MS + 20);
  let calm = 0;
  let seen = -1;
  while (calm < 5) {
    await wait(4);
    const made = calls();
    const isCalm = made.length === seen && made.every(({ status }) => status !== 'pending');
    calm = isCalm ? calm + 1 : 0;
    seen = made.length;
  }
}

/** The connection is back. */
export function reconnect(): void {
  globalThis.dispatchEvent(new Event('online'));
}
