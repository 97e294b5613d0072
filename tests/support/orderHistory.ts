import { expect } from 'vitest';

import { SLOW_WAIT_MS } from '#config/constants.ts';
import { lineId, type LineKey } from '#domain/cart/cart.ts';
import type { OrderRecord } from '#sandbox/store/orders.ts';
import { expectRestored } from './cartOfTwo.ts';
import { anAddress, rawOrder } from './factories.ts';
import { pageOf } from './orderCommand.ts';
import { check, isShared, received, serverCartOf, STRANGER, type Model, type Real } from './orderModel.ts';
import { closeWidget, openMyOrders, mergeVisitorCart, orderAnyway, returnFromCard, verify } from './orderSteps.ts';
import { pass, settled } from './quickNetwork.ts';
import { sandbox } from './server.ts';
import { DEMO, storedCart, OTHER, plain, refillCartWrites } from './shopper.ts';

export const PAID = '5'.repeat(24);
export const UNPAID = '6'.repeat(24);
export const NOWHERE = '7'.repeat(24);

/** How the backend checks payments, and its provider captures them. */
export type Backend = {
  readonly generationA: boolean;
  readonly checksSignatures: boolean;
  readonly capturesLate: boolean;
};

/** Prepares a backend with two accounts, and two orders of a third. */
export function begin(backend: Backend): void {
  sandbox.controls.reset();
  Object.assign(sandbox.controls.mode, { ...backend, limiter: false });
  const { orders, users } = sandbox.controls.store;
  users.add(OTHER, 0);
  const strangers = { userId: STRANGER, items: [], address: anAddress(), paymentMethod: 'Stripe' };
  for (const _id of [PAID, UNPAID])
    orders.add(rawOrder({ ...strangers, _id, payment: _id === PAID }) as unknown as OrderRecord);
}

/** The network recovers, held calls arrive, and the shopper opens My Orders. */
export async function end(model: Model, real: Real): Promise<void> {
  real.network.release();
  await pass(SLOW_WAIT_MS);
  const page = pageOf(real, 0);
  if (model.account === null) {
    await page.shop.actions.logIn(DEMO.email, DEMO.password);
    mergeVisitorCart(model, DEMO.id);
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
