import { expect } from 'vitest';

import { EMPTY_CART, mergeCarts, withAdded } from '#domain/cart/cart.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { cartViewOf, totalsOf } from '#domain/cart/cartView.ts';
import { paise, rupeesOf } from '#domain/money/money.ts';
import type { OrderList } from '#shop/orders/orderHistory.ts';
import type { OrderOutcome } from '#shop/orders/placeOrder.ts';
import { deferred } from './deferred.ts';
import { anAddress } from './factories.ts';
import { PRODUCTS } from './orderNetwork.ts';
import { agreed, changedHere } from './cartOfTwo.ts';
import {
  cartOf,
  chargesOf,
  contentsOf,
  isShared,
  keyOf,
  linesOf,
  received,
  removalSteps,
  reported,
  serverCartOf,
  type Model,
  type Page,
  type Real,
} from './orderModel.ts';
import { pass } from './quickNetwork.ts';
import { sandbox } from './server.ts';
import { payAtProvider, post, type DEMO, type OTHER } from './shopper.ts';

type WidgetOf = { readonly id: string; readonly key: string };

/** The action's result; null when it threw an error of the shop. */
async function tried<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Error && 'kind' in error) return null;
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

/** Follows an order's outcome as the checkout does. */
function follow(page: Page, model: Model, outcome: OrderOutcome, account: string): void {
  const key = page.sentKey;
  const unknown = { account, tab: page.id, isBegun: true };
  if (outcome.next === 'placed') return reported(model, key);
  if (outcome.next === 'redirect') {
    model.unknown.set(key, unknown);
    model.cardPages.push({ key, orderId: outcome.url.split('/').at(-1) ?? '' });
  } else if (outcome.next === 'widget') {
    const { promise: closed, resolve: close } = deferred();
    model.unknown.set(key, unknown);
    page.widget = { key, id: outcome.order.id, close };
    const open = async (): Promise<void> => {
      page.parts.orderAttempts.update(key, { state: 'unknown' });
      await closed;
    };
    void page.act(() => page.parts.whilePaying(account, open));
  } else if (outcome.next === 'refused') {
    expect(received(key), 'a refused order is not stored').toEqual([]);
    model.unknown.delete(key);
  } else expect(POSSIBLE).toContain(outcome.next);
}

/** Outcomes of a click that sent no order. */
const PENDING: readonly string[] = ['otherTab', 'cartChanged', 'sessionChanged', 'changed', 'unpriced', 'offline'];
/** Outcomes that change nothing. */
const POSSIBLE = [...PENDING, 'unknown', 'unanswered', 'outdated'];

/** Clicks the checkout's button, for the lines that the page shows. */
export function click(page: Page, model: Model, paymentMethod: PaymentMethod): void {
  const { cart, products, token } = page.shop.store.get();
  const { account } = model;
  if (token === null || account === null || products.status !== 'ready' || page.widget) return;
  const { lines } = cartViewOf(cart, products.data);
  if (lines.length === 0) return;
  model.clicks += 1;
  const amount = totalsOf(lines, paise(0)).total;
  const key = page.act(() => page.parts.orderAttempts.idempotencyKeyOf({ account, amount, lines }));
  page.shown = { contents: contentsOf(lines, rupeesOf(amount)), key };
  const place = async (): Promise<void> => {
    const outcome = await tried(() =>
      page.shop.actions.placeOrder({ address: anAddress(), lines, amount, paymentMethod }),
    );
    if (outcome === null) return;
    // A click that sent no order does not answer the order that this page still waits for.
    if (!PENDING.includes(outcome.next)) page.waitsSince = null;
    follow(page, model, outcome, account);
  };
  place().catch((error: unknown) => model.failures.push(error));
}

const PAID_OR_OPEN: ReadonlySet<string> = new Set(['received', 'unconfirmed', 'cardBegun', 'widgetBegun']);

/**
 * My Orders lists every payment that a provider has taken as paid or as open. For a payment in the other device's widget
 * the row says that the payment is awaited, since only that device knows of it.
 */
function expectPaymentsListed({ shop }: Page, model: Model, pages: readonly Page[], list: OrderList): void {
  const { orders, settled } = list;
  const isListed = (id: string, key: string): boolean => {
    const row = orders.find((order) => order.idempotencyKey === key);
    const isPaid = row?.isPaid === true || sandbox.controls.store.orders.byId(id)?.payment === true;
    const isAsked = settled.some((order) => order.idempotencyKey === key && PAID_OR_OPEN.has(order.resolution));
    return isPaid || isAsked || (row !== undefined && shop.actions.isCardInQuestion(row));
  };
  for (const [id, { key, account }] of model.charges) {
    const orderId = sandbox.controls.store.payments.byId(id)?.orderId ?? '';
    const isThere = sandbox.controls.store.orders.byId(orderId) !== undefined;
    const isOver = model.drafts.get(key)?.isReported === true;
    // Nothing of an order is settled while its widget is open.
    const isInWidget = pages.some(({ widget }) => widget?.key === key);
    if (account === model.account && isThere && !isOver && !isInWidget)
      expect(isListed(orderId, key), `${key}: paid or open`).toBe(true);
  }
  if (!isShared(model)) return;
  for (const [id, { key, isCharged, isInWidget }] of model.otherOrders) {
    if (isCharged && !isInWidget) expect(isListed(id, key), `${key}: paid or open`).toBe(true);
    expect(settled.map((order) => order.idempotencyKey)).not.toContain(key);
  }
}

/** Opens My Orders in this page. */
export async function openMyOrders(page: Page, model: Model, { pages }: Real): Promise<void> {
  const { account } = model;
  if (account === null) return;
  const before = new Set([...model.drafts.values()].filter(({ isReported }) => !isReported).map(({ key }) => key));
  const looking = tried(() => page.shop.actions.fetchOrders());
  await pass(0);
  const list = await looking;
  // If the account has changed meanwhile, nothing was settled for either account.
  if (list === null || model.account !== account) return;
  const { orders, settled } = list;
  const own = sandbox.controls.store.orders.ofUser(account);
  const keys = [...new Set(own.map(keyOf))];
  expect(orders.map(({ idempotencyKey: key }) => key).toSorted()).toEqual(keys.toSorted());
  for (const { idempotencyKey: key, copies, isPaid } of orders) {
    expect(copies, 'the number of stored orders').toBe(Math.max(1, received(key).length));
    expect(isPaid).toBe(own.some((order) => keyOf(order) === key && order.payment));
  }
  for (const { idempotencyKey: key, resolution } of settled) {
    if (resolution === 'received') reported(model, key);
    else expect(received(key), resolution).toEqual([]);
  }
  const isReported = (key: string): boolean =>
    settled.some((one) => one.idempotencyKey === key && one.resolution === 'received');
  for (const key of keys) {
    const isSending = pages.some((one) => one.sentKey === key && one.waitsSince !== null);
    if (received(key).length > 0 && before.has(key) && !isSending)
      expect(isReported(key), 'a stored order is reported').toBe(true);
  }
  expectPaymentsListed(page, model, pages, list);
  for (const [key, { account: of, tab, isBegun }] of model.unknown) {
    if (isBegun) continue;
    const sender = pages.find(({ id, sentKey }) => id === tab && sentKey === key);
    const isUnanswered = sender !== undefined && sender.waitsSince !== null;
    if (of === account && !isUnanswered && model.drafts.get(key)?.hasOpenPayment !== true) model.unknown.delete(key);
  }
}

/** The card page redirects back to a freshly loaded page. */
export async function returnFromCard(
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
  if (result === null) return;
  const order = sandbox.controls.store.orders.byId(id);
  const isMine = order?.userId === model.account;
  switch (result.next) {
    case 'paid':
      expect([isMine, order?.payment], 'paid').toEqual([true, true]);
      if (order) reported(model, keyOf(order));
      if (other && order) removalSteps(model, order.userId, linesOf(order.items));
      return;
    case 'orders':
      expect(isMine && (order?.payment || order?.paymentMethod !== 'Stripe')).toBe(true);
      return;
    case 'gone':
      expect(model.account, 'another account is logged in').not.toBe(account);
      // The attempt stores the refusal, for its own account's return.
      if (order?.payment === false) leftCardPage(model, id);
      return;
    case 'notPaid':
      expect(isMine && order?.payment, 'not paid').toBe(false);
      leftCardPage(model, id);
      if (success === 'true') model.unfound.delete(model.cardPages.find(({ orderId }) => orderId === id)?.key ?? '');
      return;
    case 'noOrder':
      expect(order === undefined || !isMine).toBe(true);
      if (model.drafts.get(result.reference)?.isReported === false) model.unfound.add(result.reference);
      return;
    case 'ask':
    case 'unconfirmed':
  }
}

/** The card page of a draft's latest attempt was left without a payment. */
function leftCardPage(model: Model, orderId: string): void {
  const key = model.cardPages.find((one) => one.orderId === orderId)?.key;
  const latest = model.cardPages.findLast((one) => one.key === key);
  if (key !== undefined && latest?.orderId === orderId && model.unknown.get(key)?.isBegun) model.unknown.delete(key);
}

/** The shopper confirms that the open payment was not made. */
export function reportUnpaid({ parts }: Page, model: Model): void {
  const attempt = model.account === null ? null : parts.orderAttempts.unanswered(model.account);
  if (attempt?.unpaidAt === undefined || chargesOf(model, attempt.idempotencyKey).length > 0) return;
  parts.orderAttempts.release(attempt.idempotencyKey);
  if (parts.orderAttempts.find(attempt.idempotencyKey)?.state !== 'retryable') return;
  model.unknown.delete(attempt.idempotencyKey);
  const draft = model.drafts.get(attempt.idempotencyKey);
  if (draft) draft.hasOpenPayment = false;
}

/** Records money that the provider has taken. */
function charge(model: Model, id: string, key: string, isInWidget: boolean): void {
  const account = model.drafts.get(key)?.account ?? '';
  const isKnown = model.unknown.has(key) || model.account === account;
  if (!model.charges.has(id)) model.charges.set(id, { key, account, isInWidget, isHandedOver: false, isKnown });
}

/** The shopper has seen the message about a payment without an order, and orders anyway. */
export function orderAnyway({ parts }: Page, model: Model): void {
  for (const { idempotencyKey: key, account, isUnfound } of parts.orderAttempts.all()) {
    if (!isUnfound || account !== model.account) continue;
    parts.orderAttempts.dropPayment(key);
    model.unfound.delete(key);
    // A shopper who orders again knows of the first payment.
    for (const [id, one] of model.charges) if (one.key === key) model.charges.delete(id);
    if (parts.orderAttempts.find(key)?.state === 'retryable') model.unknown.delete(key);
  }
}

/** Pays or cancels on the card page. */
export async function onCardPage(model: Model, orderId: string, choice: 'pay' | 'cancel'): Promise<void> {
  const key = model.cardPages.find((one) => one.orderId === orderId)?.key;
  if (choice === 'pay' && key !== undefined) charge(model, orderId, key, false);
  await post(`/sandbox-pay/${orderId}`, new URLSearchParams({ choice }));
}

/** Pays in the widget; returns what the provider hands to the page. */
export async function payInWidget(model: Model, { id, key }: WidgetOf): Promise<Record<string, unknown>> {
  charge(model, id, key, true);
  return payAtProvider(id);
}

/** Has the server check the widget's payment, or the stored one without `response`. */
export async function verify(page: Page, model: Model, key: string, response?: Record<string, unknown>): Promise<void> {
  if (model.account === null) return;
  const draft = model.drafts.get(key);
  const [id, isOwn] = [String(response?.['razorpay_order_id']), draft?.account === model.account];
  const charged = model.charges.get(id);
  if (charged) charged.isHandedOver = true;
  if (draft && response) Object.assign(draft, { hasOpenPayment: true, hadPayment: true });
  const { account } = model;
  const checking = tried(() => page.shop.actions.verifyWidget(key, response));
  await pass(0);
  const result = await checking;
  if (result === null) return;
  if (result === 'paid') return reported(model, key);
  expect(isOwn && model.account === account, 'no message only after the account has changed').toBe(false);
}

export function closeWidget(page: Page): void {
  page.widget?.close();
  page.widget = null;
}

/** Logs in, which merges the visitor's cart into the account's. */
export async function logIn({ shop }: Page, model: Model, who: typeof DEMO | typeof OTHER): Promise<void> {
  await shop.actions.logIn(who.email, who.password);
  model.carts.set(who.id, mergeCarts(cartOf(model, ''), cartOf(model, who.id)));
  model.carts.set('', EMPTY_CART);
  model.account = who.id;
}

export function logOut({ shop }: Page, model: Model): void {
  const { account, cartOfTwo } = model;
  if (account === null) return;
  // An order under way, or one that emptied the server's cart unseen, may have removed lines that were not pushed.
  const ofAccount = [...model.drafts.values()].filter((draft) => draft.account === account && !draft.isReported);
  if (ofAccount.length > 0) model.blurred.add(account);
  shop.actions.logOut();
  if (isShared(model)) {
    // From now on the account's cart is the server's.
    model.carts.set(account, agreed(cartOfTwo, cartOf(model), [serverCartOf(account)]));
    cartOfTwo.written.clear();
    cartOfTwo.missing.clear();
  }
  model.account = null;
  model.carts.set('', EMPTY_CART);
}
