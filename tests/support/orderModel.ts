import { expect } from 'vitest';

import {
  cartFrom,
  EMPTY_CART,
  lineId,
  quantityIn,
  withoutLines,
  type Cart,
  type LineQuantity,
} from '#domain/cart/cart.ts';
import type { OrderRecord } from '#sandbox/store/orders.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';
import type { PageParts } from './freshPages.ts';
import type { OrderCall, OrderNetwork } from './orderNetwork.ts';
import { known } from './cartModel.ts';
import { agreed, changedHere, mayShow, newCartOfTwo, paidBack, type CartOfTwo } from './cartOfTwo.ts';
import { sandbox } from './server.ts';
import { DEMO } from './shopper.ts';
import type { Tab } from './tabs.ts';

/** What the shopper wanted with one click or several on the same cart, until it was reported. */
type OrderDraft = {
  readonly ref: string;
  readonly key: string;
  readonly account: string;
  readonly lines: readonly LineQuantity[];
  isReported: boolean;
  /** A payment was handed to the shop, and the server has not refused it. */
  isHeard: boolean;
  /** A payment was handed to the shop at some time. */
  wasHeard: boolean;
};

/** Money that a provider has taken, by its own id of it: an order of the widget, or of a card page. */
export type Charge = {
  readonly ref: string;
  readonly account: string;
  readonly isInWidget: boolean;
  /** The shop was handed the payment's id and signature. */
  isHandedOver: boolean;
  /** The shopper was held to this order, or came back with it: nothing more may be sent for its wish. */
  readonly isKnown: boolean;
};

/** A page to pay an order by card in, which the shopper was led to. */
type CardPage = { readonly ref: string; readonly orderId: string };

export type Page = Tab & {
  readonly parts: PageParts;
  /** The reference that the page showed at the last click, for what was ordered with it; null before there was one. */
  shown: { readonly contents: string; readonly ref: string } | null;
  /** The reference of the order that this page has sent last. */
  sentRef: string;
  /** When the order was sent that this page waits for; null when it waits for none. */
  waitsSince: number | null;
  widget: { readonly ref: string; readonly id: string; readonly close: () => void } | null;
};

/** An order of the other device. */
export type OtherOrder = {
  readonly ref: string;
  /** What its provider knows it by; null for cash. */
  readonly paymentId: string | null;
  readonly isInWidget: boolean;
  /** The provider has the money. */
  isCharged: boolean;
  /** Whether the shop knows so. */
  isPaid: boolean;
  /** This device's shopper has asked for its check: from then on the shop may know of its payment. */
  isAskedHere: boolean;
};

type Unknown = {
  readonly account: string;
  readonly tab: symbol | undefined;
  /** A page or widget to pay in was opened: looking at My Orders does not settle how that ended. */
  readonly isBegun?: boolean;
};

export type Model = {
  /** Who is logged in on this device; null for nobody. */
  account: string | null;
  /** What lies in each account's cart: all that was added without what was ordered; '' is the visitor's. */
  carts: Map<string, Cart>;
  /** Accounts whose cart nobody can tell any more: they logged out while an order was under way. */
  blurred: Set<string>;
  drafts: Map<string, OrderDraft>;
  /** The reference of each wish that was not reported yet, by what it is. */
  open: Map<string, string>;
  /** Orders that may exist without anybody having said so: nothing more may be sent before My Orders was seen. */
  unknown: Map<string, Unknown>;
  charges: Map<string, Charge>;
  /** References of wishes whose card payment may have been made, though their order is gone: the shopper has to say so. */
  unfound: Set<string>;
  cardPages: CardPage[];
  /** Ids that the shopper wanted checked. */
  askedFor: Set<string>;
  /** Whose order each id ever was. */
  owners: Map<string, string>;
  isListUnreadable: boolean;
  /** The other device's orders, by their id. */
  otherOrders: Map<string, OtherOrder>;
  /** The cart of the account that the other device is logged in to. */
  cartOfTwo: CartOfTwo;
  /** How often a shopper of this device has clicked to order, and how many orders it has sent. */
  clicks: number;
  sent: number;
  /** What did not hold in an answer that came of itself. */
  failures: unknown[];
};
export type Real = { readonly pages: Page[]; readonly openPage: () => Page; readonly network: OrderNetwork };

export const STRANGER = 'a-stranger';

export const newModel = (): Model => ({
  account: null,
  carts: new Map(),
  blurred: new Set(),
  drafts: new Map(),
  open: new Map(),
  unknown: new Map(),
  charges: new Map(),
  unfound: new Set(),
  cardPages: [],
  askedFor: new Set(),
  owners: new Map(),
  isListUnreadable: false,
  otherOrders: new Map(),
  cartOfTwo: newCartOfTwo(),
  clicks: 0,
  sent: 0,
  failures: [],
});

export const cartOf = ({ carts, account }: Model, of = account): Cart => carts.get(of ?? '') ?? EMPTY_CART;

/** What the server holds for an account, without zeros. */
export const serverCartOf = (account: string): Cart => cartFrom(sandbox.controls.store.carts.read(account));

/** True for the account that the other device is logged in to as well, while this device is. */
export const isShared = ({ account }: Model): boolean => account === DEMO.id;

const stored = (): readonly OrderRecord[] => sandbox.controls.store.orders.all();

export const refOf = ({ items }: OrderRecord): string => String((items[0] as { ref?: unknown } | undefined)?.ref);

/** Orders that the shop has to make, by the reference of their wish. */
export const received = (ref: string): readonly OrderRecord[] =>
  stored().filter((order) => refOf(order) === ref && !awaits(order));

const awaits = ({ payment, paymentMethod }: OrderRecord): boolean => !payment && /Stripe|Razorpay/.test(paymentMethod);

/** What an order holds, for comparing: lines, and the amount in rupees. */
export const contentsOf = (lines: readonly LineQuantity[], amount: unknown): string =>
  JSON.stringify([
    amount,
    lines.map(({ productId, size, quantity }) => JSON.stringify([productId, size, quantity])).toSorted(),
  ]);

type SentItem = { readonly _id: string; readonly size: string; readonly quantity: number; readonly ref?: unknown };

/** A click has become a call: it carries the reference of its wish, for what lies in the cart, and no other is open. */
export function orderSent(model: Model, pages: readonly Page[], { account, body, tab }: OrderCall): void {
  const items = body['items'] as readonly SentItem[];
  const [ref, ...others] = [...new Set(items.map((item) => item.ref))];
  expect([typeof ref, others]).toEqual(['string', []]);
  if (typeof ref !== 'string') return;
  model.sent += 1;
  expect(model.sent, 'nothing is sent that nobody clicked for').toBeLessThanOrEqual(model.clicks);
  const theirs = [...model.otherOrders.values()].map((order) => order.ref);
  expect(theirs, 'the other device’s orders are its own').not.toContain(ref);
  const lines = items.map(({ _id, size, quantity }) => ({ productId: _id, size, quantity }));
  const contents = contentsOf(lines, body['amount']);
  const key = JSON.stringify([account, contents]);
  const draft = { ref, key, account, lines, isReported: false, isHeard: false, wasHeard: false };
  expect(model.open.get(key) ?? ref, 'the same wish carries the same reference').toBe(ref);
  if (!model.open.has(key))
    expect(model.drafts.get(ref), 'another wish carries a reference of its own').toBeUndefined();
  expect(model.drafts.get(ref)?.isHeard ?? false, 'nothing is sent for a wish that is being paid').toBe(false);
  const charged = [...model.charges.values()].filter((one) => one.ref === ref && one.isKnown);
  expect(charged, 'nothing is sent for a wish that was paid').toEqual([]);
  const unknown = [...model.unknown.values()].filter((one) => one.account === account);
  expect(unknown, 'nothing is sent before My Orders was seen').toEqual([]);
  const unfound = [...model.unfound].filter((one) => model.drafts.get(one)?.account === account);
  expect(unfound, 'nothing is sent before the shopper has read of a payment without an order').toEqual([]);
  if (!model.blurred.has(account)) {
    const possible = account === DEMO.id ? model.cartOfTwo.possible : new Map<string, ReadonlySet<number>>();
    for (const line of lines) {
      const inCart = [...(possible.get(lineId(line)) ?? [quantityIn(cartOf(model, account), line)])];
      expect(inCart, 'only what is in the cart').toContain(line.quantity);
    }
  }
  model.open.set(key, ref);
  if (!model.drafts.has(ref)) model.drafts.set(ref, draft);
  model.unknown.set(ref, { account, tab });
  const page = pages.find(({ id }) => id === tab);
  // Another tab that tries the same wish meanwhile decides under which reference it goes.
  if (page?.shown?.contents === contents && pages.length === 1)
    expect(ref, 'a payment made before carries the order’s reference').toBe(page.shown.ref);
  if (page) Object.assign(page, { sentRef: ref, waitsSince: Date.now() });
}

/** The shopper reads that the shop has what was wished: it must be so, and the cart loses it. */
export function reported(model: Model, ref: string): void {
  expect(received(ref).length, 'nothing is reported that is not stored').toBeGreaterThan(0);
  const draft = model.drafts.get(ref);
  if (!draft) return;
  model.unknown.delete(ref);
  model.unfound.delete(ref);
  if (draft.isReported) return;
  draft.isReported = true;
  model.open.delete(draft.key);
  removalSteps(model, draft.account, draft.lines);
}

/** Pieces have left the cart with an order. */
export function removalSteps(model: Model, account: string, lines: readonly LineQuantity[]): void {
  model.carts.set(account, known(withoutLines(cartOf(model, account), lines)));
  if (account === DEMO.id) for (const line of lines) changedHere(model.cartOfTwo, line, -line.quantity);
}

/** Whose order an id was stays known when the order is deleted. */
function learnOwners({ owners }: Model): void {
  for (const { _id, userId } of stored()) owners.set(_id, userId);
}

/** Nobody pays or cancels an order for another but who asked for it. */
export function verifySent(model: Model, { account, body }: OrderCall): void {
  learnOwners(model);
  const { success, orderId } = body as { success: string; orderId: string };
  const order = sandbox.controls.store.orders.byId(orderId);
  if (success !== 'true') {
    expect(order, 'only an unpaid card order is cancelled').toMatchObject({ paymentMethod: 'Stripe', payment: false });
    expect(order?.userId, 'only the shopper’s own').toBe(account);
    return;
  }
  const isMine = model.owners.get(orderId) === account;
  expect(isMine || model.askedFor.has(orderId) || model.isListUnreadable, 'only what is the shopper’s').toBe(true);
}

/** After each step. */
export function check(model: Model, { pages }: Real): void {
  for (const failure of model.failures) throw failure;
  learnOwners(model);
  for (const { shop } of pages) expect(shop.store.get().token !== null).toBe(model.account !== null);
  const strange = stored().filter(({ userId }) => userId === STRANGER);
  expect(strange.map(({ _id }) => _id)).toEqual(['5'.repeat(24), '6'.repeat(24)]);
  expect(strange.map(({ payment }) => payment)).toEqual([
    true,
    model.askedFor.has('6'.repeat(24)) && strange[1]?.payment,
  ]);
  checkOtherOrders(model);
  if (model.blurred.has(model.account ?? '')) return;
  const of = isShared(model) ? model.cartOfTwo : newCartOfTwo();
  const shown = pages.map(({ shop }) => shop.store.get()).filter(({ savedCart }) => savedCart.status === 'ready');
  for (const { cart } of shown) mayShow(of, cart, cartOf(model));
  if (!isShared(model)) return;
  const server = serverCartOf(DEMO.id);
  paidBack(of, server, true);
  const all = [cartStorage.readCart(), server, ...pages.map(({ shop }) => shop.store.get().cart)];
  model.carts.set(DEMO.id, known(agreed(of, cartOf(model), all)));
}

/** The other device's orders are as it has left them: this device neither pays, cancels nor repeats them by itself. */
function checkOtherOrders({ otherOrders }: Model): void {
  for (const [id, { ref, isPaid, isCharged, isAskedHere }] of otherOrders) {
    const copies = stored().filter((order) => refOf(order) === ref);
    expect(copies.map(({ _id }) => _id)).toEqual([id]);
    const mayBePaid = isAskedHere && isCharged;
    expect([isPaid, mayBePaid || isPaid], 'paid by its own device').toContain(copies[0]?.payment);
  }
}
