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
import { agreed, changedHere, expectPossible, expectRestored, newCartOfTwo, orderedHere } from './cartOfTwo.ts';
import { sandbox } from './server.ts';
import { DEMO, known } from './shopper.ts';
import type { Tab } from './tabs.ts';

/** What the shopper orders with one or more clicks on the same cart, until it is reported as placed. */
type OrderDraft = {
  readonly key: string;
  readonly fingerprint: string;
  readonly account: string;
  readonly lines: readonly LineQuantity[];
  isReported: boolean;
  /** A payment was handed to the shop and not refused by the server. */
  hasOpenPayment: boolean;
  /** A payment was handed to the shop at some time. */
  hadPayment: boolean;
};

/** Money that a provider has taken for an order of the widget or of a card page. */
type Charge = {
  readonly key: string;
  readonly account: string;
  readonly isInWidget: boolean;
  /** The shop was handed the payment's id and signature. */
  isHandedOver: boolean;
  /** The shop knows of this payment's order: no further order may be sent for its draft. */
  readonly isKnown: boolean;
};

/** A card page that the shopper was redirected to. */
type CardPage = { readonly key: string; readonly orderId: string };

export type Page = Tab & {
  readonly parts: PageParts;
  /** Contents and key that the page showed at the last click; null before the first click. */
  shown: { readonly contents: string; readonly key: string } | null;
  /** The key of the last order that this page has sent. */
  sentKey: string;
  /** When the unanswered order of this page was sent, in ms since 1970; null when it waits for none. */
  waitsSince: number | null;
  widget: { readonly key: string; readonly id: string; readonly close: () => void } | null;
};

/** An order of the other device. */
type OtherOrder = {
  readonly key: string;
  /** The provider's id of it; null for cash. */
  readonly paymentId: string | null;
  readonly isInWidget: boolean;
  /** The provider has taken the money. */
  isCharged: boolean;
  /** The backend has stored it as paid. */
  isPaid: boolean;
  /** This device has had its payment checked: from then on the backend may store it as paid. */
  isAskedHere: boolean;
};

type Unknown = {
  readonly account: string;
  readonly tab: Tab['id'] | undefined;
  /** A card page or widget was opened: My Orders alone does not settle the payment. */
  readonly isBegun?: boolean;
};

export type Real = { readonly pages: Page[]; readonly openPage: () => Page; readonly network: OrderNetwork };

/** An account of which this device knows nothing, and its orders. */
export const STRANGER = 'a-stranger';
export const PAID = '5'.repeat(24);
export const UNPAID = '6'.repeat(24);
/** The id of no order. */
export const NOWHERE = '7'.repeat(24);

export const newModel = () => ({
  /** The account that is logged in on this device; null for a visitor. */
  account: null as string | null,
  /** Each account's cart: the added lines without the ordered ones; '' is the visitor's. */
  carts: new Map<string, Cart>(),
  /** Accounts whose cart is uncertain, because they logged out while an order was under way. */
  blurred: new Set<string>(),
  drafts: new Map<string, OrderDraft>(),
  /** The key of each draft that is not reported yet, by its fingerprint. */
  open: new Map<string, string>(),
  /** Attempts with an unknown outcome, by key: no further order may be sent before My Orders was read. */
  unknown: new Map<string, Unknown>(),
  charges: new Map<string, Charge>(),
  /** Keys of drafts whose order is missing although its card payment may have been made: the shopper has to confirm. */
  unfound: new Set<string>(),
  cardPages: [] as CardPage[],
  /** Ids of orders that the shopper had checked. */
  askedFor: new Set<string>(),
  /** The account of every order id, also of deleted orders. */
  owners: new Map<string, string>(),
  /** The other device's orders, by their id. */
  otherOrders: new Map<string, OtherOrder>(),
  /** The cart of the account that the other device is logged in to. */
  cartOfTwo: newCartOfTwo(),
  /** The number of clicks to order on this device, and of orders sent. */
  clicks: 0,
  sent: 0,
  /** Assertions that failed outside of a step. */
  failures: [] as unknown[],
});
export type Model = ReturnType<typeof newModel>;

export const cartOf = ({ carts, account }: Model, of = account): Cart => carts.get(of ?? '') ?? EMPTY_CART;

/** The server's cart of an account, without zeros. */
export const serverCartOf = (account: string): Cart => cartFrom(sandbox.controls.store.carts.read(account));

/** True while this device is logged in to the account that the other device uses too. */
export const isShared = ({ account }: Model): boolean => account === DEMO.id;

const stored = (): readonly OrderRecord[] => sandbox.controls.store.orders.all();

/** Money that was taken for a draft. */
export const chargesOf = ({ charges }: Model, key: string): readonly Charge[] =>
  [...charges.values()].filter((charge) => charge.key === key);

export const keyOf = ({ items }: Pick<OrderRecord, 'items'>): string =>
  String((items[0] as { ref?: unknown } | undefined)?.ref);

/** Orders of a draft that are paid or need no payment in advance. */
export const received = (key: string): readonly OrderRecord[] =>
  stored().filter((order) => keyOf(order) === key && !awaits(order));

const awaits = ({ payment, paymentMethod }: OrderRecord): boolean => !payment && /Stripe|Razorpay/.test(paymentMethod);

/** What an order holds, for comparing: lines, and the amount in rupees. */
export const contentsOf = (lines: readonly LineQuantity[], amount: unknown): string =>
  JSON.stringify([
    amount,
    lines.map(({ productId, size, quantity }) => JSON.stringify([productId, size, quantity])).toSorted(),
  ]);

type SentItem = { readonly _id: string; readonly size: string; readonly quantity: number; readonly ref?: unknown };

/** The lines of an order as the backend gets or stores it. */
export const linesOf = (items: OrderRecord['items']): readonly LineQuantity[] =>
  (items as readonly SentItem[]).map(({ _id, size, quantity }) => ({ productId: _id, size, quantity }));

/** Checks an order call: it has its draft's key and the cart's lines, and no other attempt is open. */
export function orderSent(model: Model, pages: readonly Page[], { account, body, tab }: OrderCall): void {
  const items = body['items'] as readonly SentItem[];
  const [key, ...others] = [...new Set(items.map((item) => item.ref))];
  expect([typeof key, others]).toEqual(['string', []]);
  if (typeof key !== 'string') return;
  model.sent += 1;
  expect(model.sent, 'every order has a click').toBeLessThanOrEqual(model.clicks);
  const otherKeys = [...model.otherOrders.values()].map((order) => order.key);
  expect(otherKeys, 'no key of the other device’s orders is used').not.toContain(key);
  const lines = linesOf(items);
  const contents = contentsOf(lines, body['amount']);
  const fingerprint = JSON.stringify([account, contents]);
  const draft = { key, fingerprint, account, lines, isReported: false, hasOpenPayment: false, hadPayment: false };
  expect(model.open.get(fingerprint) ?? key, 'the same draft has the same key').toBe(key);
  if (!model.open.has(fingerprint)) expect(model.drafts.get(key), 'another draft has its own key').toBeUndefined();
  expect(model.drafts.get(key)?.hasOpenPayment ?? false, 'no order is sent for an open payment').toBe(false);
  const charged = chargesOf(model, key).filter(({ isKnown }) => isKnown);
  expect(charged, 'no order is sent for a paid draft').toEqual([]);
  const unknown = [...model.unknown.values()].filter((one) => one.account === account);
  expect(unknown, 'no order is sent before My Orders was read').toEqual([]);
  const unfound = [...model.unfound].filter((one) => model.drafts.get(one)?.account === account);
  expect(unfound, 'no order is sent before the shopper has confirmed a payment without an order').toEqual([]);
  if (!model.blurred.has(account)) {
    const possible = account === DEMO.id ? model.cartOfTwo.possible : new Map<string, ReadonlySet<number>>();
    for (const line of lines) {
      const inCart = [...(possible.get(lineId(line)) ?? [quantityIn(cartOf(model, account), line)])];
      expect(inCart, 'only lines of the cart are ordered').toContain(line.quantity);
    }
  }
  model.open.set(fingerprint, key);
  if (!model.drafts.has(key)) model.drafts.set(key, draft);
  model.unknown.set(key, { account, tab });
  const page = pages.find(({ id }) => id === tab);
  // With a second tab, the key may come from that tab's attempt of the same draft.
  if (page?.shown?.contents === contents && pages.length === 1)
    expect(key, 'the key shown before a UPI payment is the order’s').toBe(page.shown.key);
  if (page) Object.assign(page, { sentKey: key, waitsSince: Date.now() });
}

/** The shop reports the draft as ordered: the order must be stored, and its lines leave the cart. */
export function reported(model: Model, key: string): void {
  expect(received(key).length, 'a reported order is stored').toBeGreaterThan(0);
  const draft = model.drafts.get(key);
  if (!draft) return;
  model.unknown.delete(key);
  model.unfound.delete(key);
  if (draft.isReported) return;
  draft.isReported = true;
  model.open.delete(draft.fingerprint);
  removalSteps(model, draft.account, draft.lines);
  if (draft.account === DEMO.id) orderedHere(model.cartOfTwo, draft);
}

/** Removes the ordered lines from the model's cart. */
export function removalSteps(model: Model, account: string, lines: readonly LineQuantity[]): void {
  model.carts.set(account, known(withoutLines(cartOf(model, account), lines)));
  if (account === DEMO.id) for (const line of lines) changedHere(model.cartOfTwo, line, -line.quantity);
}

/** Remembers the account of every stored order, for orders that are deleted later. */
function learnOwners({ owners }: Model): void {
  for (const { _id, userId } of stored()) owners.set(_id, userId);
}

/** Checks a call that settles a card payment: only the shopper's own orders, or those that the shopper had checked. */
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
  expect(isMine || model.askedFor.has(orderId), 'only the shopper’s own orders').toBe(true);
}

/** Checks the model after each step. */
export function check(model: Model, { pages }: Real): void {
  for (const failure of model.failures) throw failure;
  learnOwners(model);
  for (const { shop } of pages) expect(shop.store.get().token !== null).toBe(model.account !== null);
  const strangers = stored().filter(({ userId }) => userId === STRANGER);
  expect(strangers.map(({ _id }) => _id)).toEqual([PAID, UNPAID]);
  expect(strangers.map(({ payment }) => payment)).toEqual([true, model.askedFor.has(UNPAID) && strangers[1]?.payment]);
  checkOtherOrders(model);
  if (model.blurred.has(model.account ?? '')) return;
  const of = isShared(model) ? model.cartOfTwo : newCartOfTwo();
  const shown = pages.map(({ shop }) => shop.store.get()).filter(({ cartPull }) => cartPull.status === 'ready');
  for (const { cart } of shown) expectPossible(of, cart, cartOf(model));
  if (!isShared(model)) return;
  const server = serverCartOf(DEMO.id);
  expectRestored(of, server, () => true);
  const all = [cartStorage.readCart(), server, ...pages.map(({ shop }) => shop.store.get().cart)];
  model.carts.set(DEMO.id, known(agreed(of, cartOf(model), all)));
}

/** This device neither pays, cancels nor repeats the other device's orders by itself. */
function checkOtherOrders({ otherOrders }: Model): void {
  for (const [id, { key, isPaid, isCharged, isAskedHere }] of otherOrders) {
    const copies = stored().filter((order) => keyOf(order) === key);
    expect(copies.map(({ _id }) => _id)).toEqual([id]);
    const mayBePaid = isAskedHere && isCharged;
    expect([isPaid, mayBePaid || isPaid], 'paid by the other device only').toContain(copies[0]?.payment);
  }
}
