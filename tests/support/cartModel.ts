import type fc from 'fast-check';
import { expect } from 'vitest';

import { isRateLimited } from '#api/rateLimit.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { messagesOf } from '#content/messages.ts';
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
import { sizeText } from '#domain/product/sizeText.ts';
import { aCart } from './factories.ts';
import { settled } from './quickNetwork.ts';
import { cartTraffic } from './server.ts';
import { storedCart, OTHER, plain, refillCartWrites, serverCart } from './shopper.ts';
import type { CartOnScreen } from './cartOnScreen.tsx';
import type { Tab } from './tabs.ts';

type NetworkFault = 'clear' | 'refuse' | 'error' | 'page' | 'lost' | 'limited';

/** A tab that shows the cart's screen. A frozen tab gets no events. */
export type ShownTab = Tab & { readonly screen: CartOnScreen; isFrozen: boolean };

/** The two accounts that log in on the device. */
export type Account = 'demo' | 'other';

/** The expected state of device, servers and network by docs/behaviour.md, Cart. */
export type Model = {
  device: Cart;
  readonly servers: Record<Account, Cart>;
  account: Account | null;
  /** The account whose session expired last. */
  expired: Account | null;
  /** Carts of expired sessions, stored while another account is logged in. */
  parked: Partial<Record<Account, Cart>>;
  isMergePending: boolean;
  pending: Map<string, LineKey>;
  fault: NetworkFault;
};
export type Real = { readonly tabs: ShownTab[]; readonly openTab: () => ShownTab };
export type Step = (model: Model, real: Real) => void | Promise<void>;

/** The cart without lines of zero pieces. */
export const known = (cart: Cart): Cart =>
  [...entriesOf(cart)].reduce((made, line) => withQuantity(made, line, line.quantity), EMPTY_CART);

const { cart: cartMessages } = messagesOf(checkoutMessages);

/** The cart as its screen shows it: quantity by the field's label. */
const fieldsOf = (cart: Cart): Record<string, number> =>
  Object.fromEntries(
    [...entriesOf(cart)].map((line) => [cartMessages.quantityOf(line.productId, sizeText(line.size)), line.quantity]),
  );

/** Syncs both carts: the server's wins, at login the larger quantity of each line, and for pending lines the device's. */
export function syncCarts(model: Model): void {
  const { fault, account, servers } = model;
  if (fault !== 'clear' || account === null) return;
  let cart = model.isMergePending ? mergeCarts(model.device, servers[account]) : servers[account];
  for (const line of model.pending.values()) cart = withQuantity(cart, line, quantityIn(model.device, line));
  servers[account] = known(cart);
  Object.assign(model, { device: known(cart), isMergePending: false, pending: new Map() });
}

/** The server's cart of each account, without zeros. */
const served = (): Record<Account, CartRecord> => ({ demo: serverCart(), other: serverCart(OTHER.id) });

/** A step of the shopper, and the checks once no call is under way. */
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
    // After a lost response neither shop nor model can know whether the server's cart has changed.
    if (model.fault === 'lost' || model.fault === 'page') {
      const { demo, other } = served();
      Object.assign(model.servers, { demo: known(aCart(demo)), other: known(aCart(other)) });
    }
    const activeTabs = real.tabs.filter(({ isFrozen }) => !isFrozen);
    for (const { shop } of activeTabs) expect(plain(shop.store.get().cart)).toEqual(plain(model.device));
    expect(storedCart()).toEqual(plain(model.device));
    expect(served()).toEqual({ demo: plain(model.servers.demo), other: plain(model.servers.other) });
    for (const { shop } of activeTabs) expect(shop.store.get().token !== null).toBe(model.account !== null);
    for (const { shop, screen } of activeTabs) {
      // A tab opened during a rate limit has no product list, and shows a message instead of lines.
      const isListed = shop.store.get().products.status === 'ready';
      expect(isListed || isRateLimited()).toBe(true);
      expect(screen.lines()).toEqual(isListed ? fieldsOf(model.device) : {});
      // No page shows an empty cart before the server's cart has been read.
      if (model.fault === 'clear') expect(screen.says(cartMessages.empty)).toBe(model.device.size === 0);
    }
    expect(cartTraffic.most).toBeLessThanOrEqual(1);
  }
}
