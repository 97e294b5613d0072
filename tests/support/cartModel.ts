import type fc from 'fast-check';
import { expect } from 'vitest';

import { isRateLimited } from '#api/rateLimit.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { messagesOf } from '#content/language.ts';
import {
  EMPTY_CART,
  entriesOf,
  mergeCarts,
  quantityIn,
  withQuantity,
  type Cart,
  type CartRecord,
  type LineKey,
} from '#domain/cart/cart.ts';
import { aCart } from './factories.ts';
import { settled } from './quickNetwork.ts';
import { cartTraffic } from './server.ts';
import { storedCart, OTHER, plain, refillCartWrites, serverCart } from './shopper.ts';
import type { CartOnScreen } from './cartOnScreen.tsx';
import type { Tab } from './tabs.ts';

type NetworkFault = 'clear' | 'refuse' | 'error' | 'page' | 'lost' | 'limited';

/** A tab with the cart's screen open in it. One that is asleep hears of nothing. */
export type ShownTab = Tab & { readonly screen: CartOnScreen; isAsleep: boolean };

/** The two accounts that log in on the device. */
export type Account = 'demo' | 'other';

/** What docs/behaviour.md, Cart, says of a device, a server, and what stands between them. */
export type Model = {
  device: Cart;
  readonly servers: Record<Account, Cart>;
  account: Account | null;
  /** Whose session ended by itself, the last time that one did. */
  ended: Account | null;
  /** Carts of ended sessions, which wait while another account is logged in. */
  parked: Partial<Record<Account, Cart>>;
  isMergePending: boolean;
  pending: Map<string, LineKey>;
  fault: NetworkFault;
};
export type Real = { readonly tabs: ShownTab[]; readonly openTab: () => ShownTab };
export type Step = (model: Model, real: Real) => void | Promise<void>;

/** Without zeros, which count nowhere. */
export const known = (cart: Cart): Cart =>
  [...entriesOf(cart)].reduce((made, line) => withQuantity(made, line, line.quantity), EMPTY_CART);

const { cart: cartMessages } = messagesOf(checkoutMessages);

/** The cart as its screen words it: what each field is called, and its quantity. */
const fieldsOf = (cart: Cart): Record<string, number> =>
  Object.fromEntries(
    [...entriesOf(cart)].map((line) => [cartMessages.quantityOf(line.productId, line.size), line.quantity]),
  );

/** Both carts become one: the server's, or at login the larger of each line; what is unsent is the device's. */
export function syncCarts(model: Model): void {
  const { fault, account, servers } = model;
  if (fault !== 'clear' || account === null) return;
  let cart = model.isMergePending ? mergeCarts(model.device, servers[account]) : servers[account];
  for (const line of model.pending.values()) cart = withQuantity(cart, line, quantityIn(model.device, line));
  servers[account] = known(cart);
  Object.assign(model, { device: known(cart), isMergePending: false, pending: new Map() });
}

/** What the server holds for each account, without zeros. */
const served = (): Record<Account, CartRecord> => ({ demo: serverCart(), other: serverCart(OTHER.id) });

/** A step of the shopper, with what has to hold when everything has come to rest. */
export class Command implements fc.AsyncCommand<Model, Real> {
  readonly name: string;
  readonly step: Step;
  readonly isPossible: (model: Model) => boolean;
  constructor(name: string, step: Step, isPossible: (model: Model) => boolean = () => true) {
    this.name = name;
    this.step = step;
    this.isPossible = isPossible;
  }
  check = (model: Readonly<Model>): boolean => this.isPossible(model);
  toString = (): string => this.name;
  async run(model: Model, real: Real): Promise<void> {
    refillCartWrites();
    await this.step(model, real);
    await settled();
    // A lost answer may have changed the server or not: the shop cannot know, nor can the model.
    if (model.fault === 'lost' || model.fault === 'page') {
      const { demo, other } = served();
      Object.assign(model.servers, { demo: known(aCart(demo)), other: known(aCart(other)) });
    }
    const awakeTabs = real.tabs.filter(({ isAsleep }) => !isAsleep);
    for (const { shop } of awakeTabs) expect(plain(shop.store.get().cart)).toEqual(plain(model.device));
    expect(storedCart()).toEqual(plain(model.device));
    expect(served()).toEqual({ demo: plain(model.servers.demo), other: plain(model.servers.other) });
    for (const { shop } of awakeTabs) expect(shop.store.get().token !== null).toBe(model.account !== null);
    for (const { shop, screen } of awakeTabs) {
      // A tab that was opened while the shop is left in peace has no gifts to draw its lines with, and says so.
      const isListed = shop.store.get().products.status === 'ready';
      expect(isListed || isRateLimited()).toBe(true);
      expect(screen.lines()).toEqual(isListed ? fieldsOf(model.device) : {});
      // No page shows an empty cart before the server's cart was read.
      if (model.fault === 'clear') expect(screen.says(cartMessages.empty)).toBe(model.device.size === 0);
    }
    expect(cartTraffic.most).toBeLessThanOrEqual(1);
  }
}
