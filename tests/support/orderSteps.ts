import { expect } from 'vitest';

import { mergeCarts, quantityIn, withAdded, withQuantity, type LineQuantity } from '#domain/cart/cart.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { cartViewOf, totalsOf } from '#domain/cart/totals.ts';
import { paise, rupeesOf } from '#domain/money/money.ts';
import type { OrderList } from '#shop/orders/orderHistory.ts';
import type { OrderOutcome } from '#shop/orders/placeOrder.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import type { OrderRecord } from '#sandbox/store/orders.ts';
import { deferred } from './deferred.ts';
import { anAddress } from './factories.ts';
import { PRODUCTS } from './orderNetwork.ts';
import { changedHere } from './cartOfTwo.ts';
import {
  cartOf,
  contentsOf,
  isShared,
  received,
  refOf,
  reported,
  serverCartOf,
  removalSteps,
  type Charge,
  type Model,
  type Page,
  type Real,
} from './orderModel.ts';
import { pass } from './quickNetwork.ts';
import { sandbox } from './server.ts';
import { DEMO, ORIGIN } from './shopper.ts';

type WidgetOf = { readonly id: string; readonly ref: string };

type Refusal = { readonly kind: string; readonly isServerText: boolean };

/** What an action came to: its result, or the error that the shop threw. */
async function tried<T>(act: () => Promise<T>): Promise<{ readonly done: T } | { readonly failed: Refusal }> {
  try {
    return { done: await act() };
  } catch (error) {
    if (error instanceof Error && 'kind' in error) return { failed: error as unknown as Refusal };
    throw error;
  }
}

export function add({ shop }: Page, model: Model, place: number): void {
  const product = PRODUCTS[place];
  if (!product) return;
  const line = { productId: product._id, size: product.sizes[0] ?? '' };
  shop.actions.addToCart(line);
  model.carts.set(model.account ?? '', withAdded(cartOf(model), line));
  if (isShared(model)) changedHere(model.cartOfTwo, line, 1);
}

/** What the checkout does once the order was answered. */
function follow(page: Page, model: Model, outcome: OrderOutcome, account: string): void {
  const ref = page.sentRef;
  switch (outcome.next) {
    case 'placed':
      reported(model, ref);
      return;
    case 'unknown':
    case 'unanswered':
    case 'otherTab':
    case 'offline':
    case 'changed':
    case 'outdated':
    case 'unpriced':
      return;
    case 'cartChanged':
    case 'sessionChanged':
      return;
    case 'redirect':
      model.unknown.set(ref, { account, tab: page.id, isBegun: true });
      model.cardPages.push({ ref, orderId: outcome.url.split('/').at(-1) ?? '' });
      return;
    case 'widget': {
      const { promise: closed, resolve: close } = deferred();
      model.unknown.set(ref, { account, tab: page.id, isBegun: true });
      page.widget = { ref, id: outcome.order.id, close };
      const open = async (): Promise<void> => {
        page.parts.orderAttempts.update(ref, { state: 'unknown' });
        await closed;
      };
      void page.act(() => page.parts.whilePaying(open));
      return;
    }
    case 'refused':
      expect(
        received(ref).filter(() => !model.drafts.get(ref)),
        'a refused order is not stored',
      ).toEqual([]);
      model.unknown.delete(ref);
      return;
    case 'unsafe':
    case 'storageCleared':
    case 'tooLarge':
    case 'notPersisted':
      throw new Error(`no order here comes to ${outcome.next}`);
  }
}

const PENDING: ReadonlySet<OrderOutcome['next']> = new Set([
  'otherTab',
  'cartChanged',
  'sessionChanged',
  'changed',
  'unpriced',
  'offline',
]);

/** A click on the checkout's button, for what its page shows. */
export function click(page: Page, model: Model, paymentMethod: PaymentMethod): void {
  const { cart, products, token } = page.shop.store.get();
  const { account } = model;
  if (token === null || account === null || products.status !== 'ready' || page.widget) return;
  const { lines } = cartViewOf(cart, products.data);
  if (lines.length === 0) return;
  model.clicks += 1;
  const order = { address: anAddress(), lines, amount: totalsOf(lines, paise(0)).total, paymentMethod };
  const { amount } = order;
  const ref = page.act(() => page.parts.orderAttempts.idempotencyKeyOf({ account, amount, lines }));
  page.shown = { contents: contentsOf(lines, rupeesOf(amount)), ref };
  const place = async (): Promise<void> => {
    const result = await tried(() => page.shop.actions.placeOrder(order));
    if ('failed' in result) return;
    // A click that sent nothing says nothing of an order that this page still waits for.
    if (!PENDING.has(result.done.next)) page.waitsSince = null;
    follow(page, model, result.done, account);
  };
  place().catch((error: unknown) => model.failures.push(error));
}

const NAMED: ReadonlySet<string> = new Set(['received', 'unconfirmed', 'cardBegun', 'widgetBegun']);

/**
 * Money that a provider has taken is called paid, or in question; of a payment in the other device's widget only that
 * device knows, and here the row says that the shop waits for it.
 */
function moneyIsNamed({ shop }: Page, model: Model, { orders, settled }: OrderList): void {
  const isNamed = (id: string, ref: string): boolean => {
    const row = orders.find((order) => order.idempotencyKey === ref);
    const isPaid = row?.isPaid === true || sandbox.controls.store.orders.byId(id)?.payment === true;
    const isAsked = settled.some((order) => order.idempotencyKey === ref && NAMED.has(order.resolution));
    return isPaid || isAsked || (row !== undefined && shop.actions.isCardInQuestion(row));
  };
  for (const [id, { ref, account }] of model.charges) {
    const orderId = sandbox.controls.store.payments.byId(id)?.orderId ?? '';
    const isThere = sandbox.controls.store.orders.byId(orderId) !== undefined;
    const isOver = model.drafts.get(ref)?.isReported === true;
    if (account === model.account && isThere && !isOver)
      expect(isNamed(orderId, ref), `${ref}: paid or in question`).toBe(true);
  }
  if (!isShared(model)) return;
  for (const [id, { ref, isCharged, isInWidget }] of model.otherOrders) {
    if (isCharged && !isInWidget) expect(isNamed(id, ref), `${ref}: paid or in question`).toBe(true);
    expect(settled.map((order) => order.idempotencyKey)).not.toContain(ref);
  }
}

/** My Orders in this page. */
export async function look(page: Page, model: Model, { pages }: Real): Promise<void> {
  const { account } = model;
  if (account === null) return;
  const before = new Set([...model.drafts.values()].filter(({ isReported }) => !isReported).map(({ ref }) => ref));
  const looking = tried(() => page.shop.actions.fetchOrders());
  await pass(0);
  const result = await looking;
  if ('failed' in result) return;
  const { orders, settled } = result.done;
  // Somebody else is here by now: nothing was settled for them, nor for the one who asked.
  if (model.account !== account) return;
  const own = sandbox.controls.store.orders.ofUser(account);
  const refs = [...new Set(own.map(refOf))];
  expect(orders.map(({ idempotencyKey: ref }) => ref).toSorted()).toEqual(refs.toSorted());
  for (const { idempotencyKey: ref, copies, isPaid } of orders) {
    expect(copies, 'as often as the shop has it').toBe(Math.max(1, received(ref).length));
    expect(isPaid).toBe(own.some((order) => refOf(order) === ref && order.payment));
  }
  for (const { idempotencyKey: ref, resolution } of settled) {
    if (resolution === 'received') reported(model, ref);
    else expect(received(ref), resolution).toEqual([]);
  }
  const isTold = (ref: string): boolean =>
    settled.some((one) => one.idempotencyKey === ref && one.resolution === 'received');
  for (const ref of refs) {
    const isSending = pages.some((one) => one.sentRef === ref && one.waitsSince !== null);
    if (received(ref).length > 0 && before.has(ref) && !isSending)
      expect(isTold(ref), 'what is stored is reported').toBe(true);
  }
  moneyIsNamed(page, model, result.done);
  for (const [ref, { account: of, tab, isBegun }] of model.unknown) {
    if (isBegun) continue;
    const sender = pages.find(({ id, sentRef }) => id === tab && sentRef === ref);
    const isOut = sender !== undefined && sender.waitsSince !== null;
    if (of === account && !isOut && model.drafts.get(ref)?.isHeard !== true) model.unknown.delete(ref);
  }
}

/** The card page sends the shopper back, into a page that was just loaded. */
export async function comeBack(
  page: Page,
  model: Model,
  success: 'true' | 'false',
  id: string,
  isAsked = false,
): Promise<void> {
  const { account } = model;
  if (account === null) return;
  if (isAsked) model.askedFor.add(id);
  const other = model.otherOrders.get(id);
  if (other && success === 'true') other.isAskedHere = true;
  const checking = tried(() => page.shop.actions.checkCard(success, id, isAsked));
  await pass(0);
  const result = await checking;
  if ('failed' in result) return;
  const order = sandbox.controls.store.orders.byId(id);
  const isMine = order?.userId === model.account;
  switch (result.done.next) {
    case 'paid':
      expect([isMine, order?.payment], 'paid').toEqual([true, true]);
      if (order) reported(model, refOf(order));
      if (other && order) removalSteps(model, order.userId, linesOf(order));
      return;
    case 'orders':
      expect(isMine && (order?.payment || order?.paymentMethod !== 'Stripe')).toBe(true);
      return;
    case 'gone':
      expect(model.account, 'no other shopper reads it').not.toBe(account);
      // The note has heard the no all the same, for its own shopper's return.
      if (order?.payment === false) leftCardPage(model, id);
      return;
    case 'notPaid':
      expect(isMine && order?.payment, 'not paid').toBe(false);
      leftCardPage(model, id);
      if (success === 'true') model.unfound.delete(model.cardPages.find(({ orderId }) => orderId === id)?.ref ?? '');
      return;
    case 'noOrder':
      expect(order === undefined || !isMine).toBe(true);
      if (model.drafts.get(result.done.reference)?.isReported === false) model.unfound.add(result.done.reference);
      return;
    case 'ask':
    case 'unconfirmed':
  }
}

/** The card page of a wish's latest try has sent the shopper back without a payment. */
function leftCardPage(model: Model, orderId: string): void {
  const ref = model.cardPages.find((one) => one.orderId === orderId)?.ref;
  const latest = model.cardPages.findLast((one) => one.ref === ref);
  if (ref !== undefined && latest?.orderId === orderId && model.unknown.get(ref)?.isBegun) model.unknown.delete(ref);
}

/** The shopper, who has paid nothing for it, says so of the payment in question. */
export function reportUnpaid({ parts }: Page, model: Model): void {
  const note = model.account === null ? null : parts.orderAttempts.unanswered(model.account);
  if (note?.unpaidAt === undefined || chargesOf(model, note.idempotencyKey).length > 0) return;
  parts.orderAttempts.release(note.idempotencyKey);
  if (parts.orderAttempts.find(note.idempotencyKey)?.state !== 'open') return;
  model.unknown.delete(note.idempotencyKey);
  const draft = model.drafts.get(note.idempotencyKey);
  if (draft) draft.isHeard = false;
}

const chargesOf = ({ charges }: Model, ref: string): readonly Charge[] =>
  [...charges.values()].filter((charge) => charge.ref === ref);

/** The shopper pays, and the provider takes the money. */
function charge(model: Model, id: string, ref: string, isInWidget: boolean): void {
  const account = model.drafts.get(ref)?.account ?? '';
  const isKnown = model.unknown.has(ref) || model.account === account;
  if (!model.charges.has(id)) model.charges.set(id, { ref, account, isInWidget, isHandedOver: false, isKnown });
}

/** The shopper has read of a payment without an order, and wants to order all the same. */
export function insist({ parts }: Page, model: Model): void {
  for (const { idempotencyKey: ref, account, isUnfound } of parts.orderAttempts.all()) {
    if (!isUnfound || account !== model.account) continue;
    parts.orderAttempts.reopen(ref);
    model.unfound.delete(ref);
    // Who pays a second time knows of the first.
    for (const [id, one] of model.charges) if (one.ref === ref) model.charges.delete(id);
    if (parts.orderAttempts.find(ref)?.state === 'open') model.unknown.delete(ref);
  }
}

export async function post(path: string, body: string, type: string): Promise<Response> {
  const headers = { 'Content-Type': type };
  return sandbox.fetch(new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body }));
}

/** The shopper pays, or goes back, on the card page. */
export async function onCardPage(model: Model, orderId: string, choice: 'pay' | 'cancel'): Promise<void> {
  const ref = model.cardPages.find((one) => one.orderId === orderId)?.ref;
  if (choice === 'pay' && ref !== undefined) charge(model, orderId, ref, false);
  await post(`/sandbox-pay/${orderId}`, `choice=${choice}`, 'application/x-www-form-urlencoded');
}

/** The shopper pays in the widget: what its provider then hands to the page. */
export async function inWidget(model: Model, { id, ref }: WidgetOf): Promise<Record<string, unknown>> {
  charge(model, id, ref, true);
  const answer = await post('/sandbox-razorpay/pay', JSON.stringify({ razorpay_order_id: id }), 'application/json');
  return (await answer.json()) as Record<string, unknown>;
}

/** Has the server check what the widget handed over, or what was kept of it. */
export async function verify(page: Page, model: Model, ref: string, response?: Record<string, unknown>): Promise<void> {
  if (model.account === null) return;
  const draft = model.drafts.get(ref);
  const [id, isOwn] = [String(response?.['razorpay_order_id']), draft?.account === model.account];
  const charged = model.charges.get(id);
  if (charged) charged.isHandedOver = true;
  if (draft && response) Object.assign(draft, { isHeard: true, wasHeard: true });
  const { account } = model;
  const checking = tried(() => page.shop.actions.verifyWidget(ref, response));
  await pass(0);
  const result = await checking;
  if (!('done' in result)) return;
  if (result.done === 'paid') return reported(model, ref);
  expect(isOwn && model.account === account, 'only a shopper who has left reads nothing').toBe(false);
}

export function closeWidget(page: Page): void {
  page.widget?.close();
  page.widget = null;
}

export function forgetCart(model: Model): void {
  model.carts.set('', EMPTY_CART);
}

/** What an order holds. */
export const linesOf = ({ items }: Pick<OrderRecord, 'items'>): readonly LineQuantity[] =>
  (items as readonly { readonly _id: string; readonly size: string; readonly quantity: number }[]).map(
    ({ _id, size, quantity }) => ({ productId: _id, size, quantity }),
  );

/** The shopper has left this device: what the account's cart holds is what the server says. */
export function leaveCartOfTwo(model: Model): void {
  const { possible, written, owed } = model.cartOfTwo;
  const server = serverCartOf(DEMO.id);
  for (const id of possible.keys()) {
    const [productId = '', size = ''] = JSON.parse(id) as readonly string[];
    const line = { productId, size };
    model.carts.set(DEMO.id, withQuantity(cartOf(model, DEMO.id), line, quantityIn(server, line)));
  }
  for (const all of [possible, written, owed]) all.clear();
}

/** The visitor's cart meets the account's. */
export function syncCarts(model: Model, account: string): void {
  model.carts.set(account, mergeCarts(cartOf(model, ''), cartOf(model, account)));
  forgetCart(model);
  model.account = account;
}
