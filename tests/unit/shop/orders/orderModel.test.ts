import fc from 'fast-check';
import { expect, test } from 'vitest';

import { SLOW_WAIT_MS } from '#config/constants.ts';
import { lineId, type LineKey } from '#domain/cart/cart.ts';
import type { OrderRecord } from '#sandbox/store/orders.ts';
import { expectRestored } from '#tests/support/cartOfTwo.ts';
import { anAddress, rawOrder } from '#tests/support/factories.ts';
import { freshPages, type PageParts } from '#tests/support/freshPages.ts';
import { leave, orderCommands, pageOf } from '#tests/support/orderCommands.ts';
import {
  check,
  isShared,
  newModel,
  orderSent,
  PAID,
  received,
  serverCartOf,
  STRANGER,
  UNPAID,
  verifySent,
  type Model,
  type Page,
  type Real,
} from '#tests/support/orderModel.ts';
import { FIRST_PRICE, openOrderNetwork, setPrice, type OrderCall } from '#tests/support/orderNetwork.ts';
import {
  add,
  closeWidget,
  logIn,
  openMyOrders,
  orderAnyway,
  returnFromCard,
  verify,
} from '#tests/support/orderSteps.ts';
import { cartEventsOf, otherDeviceCommands } from '#tests/support/otherDevice.ts';
import { holdsInTime } from '#tests/support/properties.ts';
import { pass, settled } from '#tests/support/quickNetwork.ts';
import { sandbox } from '#tests/support/server.ts';
import { DEMO, storedCart, OTHER, plain, refillCartWrites } from '#tests/support/shopper.ts';
import { openBrowser } from '#tests/support/tabs.ts';
import { HISTORIES_MS } from '#tests/support/timeouts.ts';

/** How the backend checks payments, and its provider captures them. */
type Backend = {
  readonly generationA: boolean;
  readonly checksSignatures: boolean;
  readonly capturesLate: boolean;
};

/** Prepares a backend with two accounts, and two orders of a third. */
function begin(backend: Backend): void {
  sandbox.controls.reset();
  Object.assign(sandbox.controls.mode, { ...backend, limiter: false });
  const { orders, users } = sandbox.controls.store;
  users.add(OTHER, 0);
  const strangers = { userId: STRANGER, items: [], address: anAddress(), paymentMethod: 'Stripe' };
  for (const _id of [PAID, UNPAID])
    orders.add(rawOrder({ ...strangers, _id, payment: _id === PAID }) as unknown as OrderRecord);
}

/** The network recovers, held calls arrive, and the shopper opens My Orders. */
async function end(model: Model, real: Real): Promise<void> {
  real.network.release();
  await pass(SLOW_WAIT_MS);
  const page = pageOf(real, 0);
  if (model.account === null) {
    await logIn(page, model, DEMO);
    await settled();
  }
  for (const one of real.pages) closeWidget(one);
  await settled();
  sandbox.controls.store.payments.capture();
  await openMyOrders(page, model, real);
  for (const { key, hasOpenPayment, account } of model.drafts.values())
    if (hasOpenPayment && account === model.account) await verify(page, model, key);
  // 'Check again', on a card payment that is not confirmed.
  for (const { account, payment } of page.parts.orderAttempts.all()) {
    const orderId = payment?.['orderId'];
    if (account === model.account && typeof orderId === 'string') await returnFromCard(page, model, 'true', orderId);
  }
  await openMyOrders(page, model, real);
  await settled();
  check(model, real);
  for (const draft of model.drafts.values()) {
    if (draft.account === model.account)
      expect(draft.isReported, 'every stored order is reported').toBe(received(draft.key).length > 0);
  }
  const { mode, store } = sandbox.controls;
  const isCheckedByOrderId = mode.generationA && !mode.checksSignatures;
  for (const [id, { account, isInWidget, isHandedOver }] of model.charges) {
    if (account !== model.account || !isInWidget || !(isCheckedByOrderId || isHandedOver)) continue;
    const order = store.orders.byId(store.payments.byId(id)?.orderId ?? '');
    expect(order?.payment, 'a payment in the widget is stored').toBe(true);
  }
  // A card payment was reported for an order that My Orders does not have: its lines follow once the shopper goes on without it.
  refillCartWrites();
  orderAnyway(page, model);
  await settled();
  // The older backend may never confirm a payment: the lines of its order stay on this device alone meanwhile.
  const heldBack = [...model.unknown.keys()].flatMap((key) => model.drafts.get(key)?.lines ?? []);
  const isHeldBack = (line: LineKey): boolean => heldBack.some((one) => lineId(one) === lineId(line));
  if (isShared(model)) expectRestored(model.cartOfTwo, serverCartOf(DEMO.id), isHeldBack);
  expect(storedCart()).toEqual(plain(page.shop.store.get().cart));
}

/** One history: these steps against this backend, and the end, in which every stored order is reported. */
async function history(
  load: () => PageParts,
  backend: Backend,
  steps: Iterable<fc.AsyncCommand<Model, Real>>,
): Promise<Model> {
  localStorage.clear();
  sessionStorage.clear();
  begin(backend);
  const browser = openBrowser();
  const model = newModel();
  const pages: Page[] = [];
  const onCall = (call: OrderCall): void => {
    try {
      if (call.path === '/api/order/verifyStripe') verifySent(model, call);
      if ('items' in call.body) orderSent(model, pages, call);
    } catch (error) {
      // Thrown here, an error would look like a lost connection to the shop.
      model.failures.push(error);
    }
  };
  const network = openOrderNetwork(onCall, cartEventsOf(model, pages));
  const openPage = (): Page => {
    const parts = load();
    const opened = browser.openTab(parts.shopWithOrdering);
    return { ...opened, parts, shown: null, sentKey: '', waitsSince: null, widget: null };
  };
  pages.push(openPage());
  const real: Real = { pages, openPage, network };
  try {
    await logIn(pageOf(real, 0), model, DEMO);
    add(pageOf(real, 0), model, 0);
    await settled();
    await fc.asyncModelRun(() => ({ model, real }), steps);
    await end(model, real);
    return model;
  } finally {
    sandbox.controls.faults.clear();
    for (const page of pages) leave(page);
    network.end();
    network.release();
    await pass(SLOW_WAIT_MS);
    setPrice(FIRST_PRICE);
    browser.close();
  }
}

test(
  'R8 R9 R14 R19 R38 S17 S18 S24: a draft becomes one order in every history',
  { timeout: HISTORIES_MS },
  async () => {
    const load = await freshPages();
    const flag = fc.boolean();
    const backends = fc.record({ generationA: flag, checksSignatures: flag, capturesLate: flag });
    const commands = fc.commands([...orderCommands, ...otherDeviceCommands], { maxCommands: 14, size: '+1' });
    await holdsInTime(
      fc.asyncProperty(backends, commands, async (backend, steps) => {
        const { failures } = await history(load, backend, steps);
        expect(failures, 'calls that were wrong').toEqual([]);
      }),
    );
  },
);
