import fc from 'fast-check';

import { entriesOf, quantityIn, type Cart } from '#domain/cart/cart.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import type { OrderRecord } from '#sandbox/store/orders.ts';
import { changedThere, emptied, mayBe, readHere } from './cartOfTwo.ts';
import { anAddress } from './factories.ts';
import { command, filled, orderInWidget, pageOf, payByCard, placing, reload, widgetPage } from './orderCommands.ts';
import { cartOf, isShared, keyOf, linesOf, serverCartOf, type Model, type Page } from './orderModel.ts';
import { PRODUCTS, network, type CartEvents } from './orderNetwork.ts';
import { returnFromCard, payInWidget, openMyOrders } from './orderSteps.ts';
import { settled } from './quickNetwork.ts';
import { sandbox } from './server.ts';
import { aToken, DEMO, payAtProvider, post } from './shopper.ts';

type Answer = Readonly<Record<string, unknown>> & {
  readonly success?: boolean;
  readonly order?: { readonly id: string };
};

/** A call of the other device, over its own network without this device's faults. */
async function call(path: string, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  return (await post(path, body, await aToken())).json() as Promise<Answer>;
}

/** Adds a piece of a product to the server's cart, or removes the line: this device does not know it before it reads that cart. */
async function change(model: Model, place: number, isAdding: boolean, isMeanwhile: boolean): Promise<void> {
  const product = PRODUCTS[place];
  if (!product) return;
  const line = { productId: product._id, size: product.sizes[0] ?? '' };
  const before = quantityIn(serverCartOf(DEMO.id), line);
  if (!isAdding && before === 0) return;
  const named = { itemId: line.productId, size: line.size };
  await call(isAdding ? '/api/cart/add' : '/api/cart/update', isAdding ? named : { ...named, quantity: 0 });
  const changed = { ...line, quantity: isAdding ? before + 1 : 0 };
  if (isShared(model)) changedThere(model.cartOfTwo, changed, quantityIn(cartOf(model), line), isMeanwhile);
  else model.carts.set(DEMO.id, serverCartOf(DEMO.id));
}

/** The server has emptied its cart for the other device: this device shows the old cart until it reads the server's. */
function emptiedThere(model: Model, before: Cart): void {
  if (!isShared(model)) return void model.carts.set(DEMO.id, serverCartOf(DEMO.id));
  const lines = [...entriesOf(before), ...entriesOf(cartOf(model))];
  for (const line of lines) mayBe(model.cartOfTwo, line, quantityIn(cartOf(model), line), 0);
  model.cartOfTwo.written.clear();
  model.cartOfTwo.missing.clear();
}

type Way = 'place' | 'stripe' | 'razorpay';

/** Orders the whole of the server's cart, with its own key. */
async function order(model: Model, way: Way): Promise<void> {
  const before = serverCartOf(DEMO.id);
  const items = [...entriesOf(before)].flatMap(({ productId, size, quantity }) => {
    const product = PRODUCTS.find(({ _id }) => _id === productId);
    return product ? [{ _id: productId, name: product.name, price: product.price, size, quantity }] : [];
  });
  if (items.length === 0) return;
  const key = `other-${model.otherOrders.size + 1}`;
  const amount = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const answer = await call(`/api/order/${way}`, {
    address: anAddress(),
    items: items.map((item) => ({ ...item, ref: key })),
    amount,
    payment_method: way === 'place' ? 'cod' : way,
  });
  const id = sandbox.controls.store.orders.ofUser(DEMO.id).at(-1)?._id ?? '';
  if (answer.success !== true) throw new Error(`The other device cannot order: ${JSON.stringify(answer)}`);
  const paymentId = way === 'place' ? null : way === 'stripe' ? id : (answer.order?.id ?? '');
  const isInWidget = way === 'razorpay';
  model.otherOrders.set(id, { key, paymentId, isInWidget, isCharged: false, isPaid: false, isAskedHere: false });
  if (way === 'place') emptiedThere(model, before);
}

/** The other device's orders whose payment is still open. */
const begun = ({ otherOrders }: Model) => [...otherOrders].filter(([, one]) => one.paymentId !== null && !one.isPaid);

/** Pays at the provider; with `isReported` the page has the payment checked, which empties the server's cart. */
async function pay(model: Model, which: number, isReported: boolean): Promise<void> {
  const open = begun(model);
  const [id, one] = open[which % Math.max(1, open.length)] ?? [];
  if (id === undefined || one === undefined) return;
  let sentBody: Record<string, unknown> = { success: 'true', orderId: id };
  if (one.isInWidget) sentBody = await payAtProvider(one.paymentId);
  else await post(`/sandbox-pay/${id}`, new URLSearchParams({ choice: 'pay' }));
  one.isCharged = true;
  if (!isReported) return;
  const before = serverCartOf(DEMO.id);
  const { success } = await call(one.isInWidget ? '/api/order/verifyRazorpay' : '/api/order/verifyStripe', sentBody);
  if (success !== true) return;
  one.isPaid = true;
  emptiedThere(model, before);
}

const isUnpaid = (id: string): boolean => sandbox.controls.store.orders.byId(id)?.payment === false;

/** Card payments made on this device that the backend has not stored. */
const paidHere = ({ cardPages, drafts, charges }: Model): readonly string[] =>
  cardPages
    .filter(({ orderId, key }) => drafts.get(key)?.account === DEMO.id && charges.has(orderId) && isUnpaid(orderId))
    .map(({ orderId }) => orderId);

/** Card payments made on the other device that the backend has not stored. */
const paidThere = ({ otherOrders }: Model): readonly string[] =>
  [...otherOrders].filter(([id, one]) => one.isCharged && !one.isInWidget && isUnpaid(id)).map(([id]) => id);

/** The other device has this device's paid card order checked from its My Orders. */
async function checkThisDevices(model: Model): Promise<void> {
  const [orderId] = paidHere(model);
  if (orderId === undefined) return;
  const before = serverCartOf(DEMO.id);
  const { success } = await call('/api/order/verifyStripe', { success: 'true', orderId });
  if (success === true) emptiedThere(model, before);
}

const ACTIONS: Readonly<Record<string, (model: Model, which: number, isMeanwhile: boolean) => Promise<void>>> = {
  'adds a product': (model, which, isMeanwhile) => change(model, which, true, isMeanwhile),
  'removes a product': (model, which, isMeanwhile) => change(model, which, false, isMeanwhile),
  'orders for cash': (model) => order(model, 'place'),
  'begins to pay by card': (model) => order(model, 'stripe'),
  'begins to pay in the widget': (model) => order(model, 'razorpay'),
  pays: (model, which) => pay(model, which, true),
  'pays, and its page closes': (model, which) => pay(model, which, false),
  'checks our card payment': (model) => checkThisDevices(model),
};

const tab = fc.nat({ max: 1 });
const which = fc.nat({ max: 3 });
const action = fc.constantFrom(...Object.keys(ACTIONS), 'adds a product', 'adds a product');
const method = fc.constantFrom<PaymentMethod>('cod', 'stripe', 'razorpay');

/** Steps of a second device of the account, when idle and while an order or a check of this device is on its way. */
export const otherDeviceCommands = [
  command('the other device %s (%s)', [action, which], async (m, r, name, n) =>
    ACTIONS[name]?.(m, n, r.network.held() > 0),
  ),
  command(
    'the other device %s (%s) while tab %s orders by %s',
    [action, which, tab, method],
    async (m, r, name, n, t, by) => {
      const page = await filled(m, r, t);
      network.meanwhile = async () => ACTIONS[name]?.(m, n, true);
      placing(page, m, by);
    },
  ),
  command(
    'the other device %s (%s) while the return to tab %s is checked',
    [action, which, tab],
    async (m, r, name, n, t) => {
      const at = m.cardPages.findLast(
        ({ orderId, key }) => m.charges.has(orderId) && m.drafts.get(key)?.account === m.account,
      );
      if (!at) return;
      const page = reload(r, t);
      network.meanwhile = async () => ACTIONS[name]?.(m, n, true);
      await returnFromCard(page, m, 'true', at.orderId);
    },
  ),
  command(
    'the other device %s (%s) after tab %s’s widget is paid and its page closes; My Orders asks',
    [action, which, tab],
    async (m, r, name, n, t) => {
      await orderInWidget(m, r, t);
      const page = widgetPage(r, t);
      if (!page.widget) return;
      await payInWidget(m, page.widget);
      const at = r.pages.indexOf(page);
      reload(r, at);
      await settled();
      await ACTIONS[name]?.(m, n, false);
      sandbox.controls.store.payments.capture();
      await openMyOrders(pageOf(r, at), m, r);
    },
  ),
  command(
    'the other device %s (%s) after tab %s’s card page is paid and closed; My Orders asks',
    [action, which, tab],
    async (m, r, name, n, t) => {
      const orderId = await payByCard(m, r, t);
      if (orderId === undefined) return;
      reload(r, t);
      await settled();
      await ACTIONS[name]?.(m, n, false);
      await openMyOrders(pageOf(r, t), m, r);
      await returnFromCard(pageOf(r, t), m, 'true', orderId);
    },
  ),
  command(
    'card payment %s, of either device, is checked from My Orders of tab %s',
    [which, tab],
    async (m, r, n, t) => {
      if (!isShared(m)) return;
      const paid = [...paidHere(m), ...paidThere(m)];
      const id = paid[n % Math.max(1, paid.length)];
      if (id !== undefined) await returnFromCard(pageOf(r, t), m, 'true', id);
    },
  ),
];

/** Updates the model from this device's calls. */
export const cartEventsOf = (model: Model, pages: readonly Page[]): CartEvents => ({
  onRead: (account) => {
    if (account !== DEMO.id) return;
    const waiting = pages.filter(({ waitsSince }) => waitsSince !== null);
    const sent = waiting.flatMap(({ sentKey }) => model.drafts.get(sentKey)?.lines ?? []);
    readHere(model.cartOfTwo, sent);
  },
  onEmptied: ({ account, path, body }, before) => {
    if (account !== DEMO.id || !isShared(model)) return;
    const { orders, payments } = sandbox.controls.store;
    const inWidget = payments.byId(String(body['razorpay_order_id']))?.orderId;
    const order = path.endsWith('/place') ? body : orders.byId(String(inWidget ?? body['orderId']));
    const items = (order?.items ?? []) as OrderRecord['items'];
    const key = keyOf({ items });
    // An order that arrives after its page aborted it empties the cart unseen: docs/reliability.md, Not covered.
    if (path.endsWith('/place') && !pages.some((page) => page.sentKey === key && page.waitsSince !== null)) return;
    emptied(model.cartOfTwo, before, { key, lines: linesOf(items) });
  },
});
