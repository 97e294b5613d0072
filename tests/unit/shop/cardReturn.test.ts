import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import { orderNotes } from '#shop/orderNotes.ts';
import { rawOrder, rawProduct } from '#tests/support/factories.ts';
import { sandbox, server } from '#tests/support/server.ts';
import {
  answers,
  calls,
  DEMO,
  keepCart,
  keptCart,
  loggedIn,
  ORIGIN,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { quiet, startShop } from '#tests/support/startShop.ts';

const LIST = '/api/order/userorders';
const VERIFY = '/api/order/verifyStripe';
const CART = { mug: { M: 2 }, lamp: { L: 1 } };
const ID = '65f0c0ffee65f0c0ffee65f0';

async function shopper() {
  await loggedIn();
  keepCart(CART);
  putServerCart(CART);
  const visit = startShop();
  await quiet();
  return visit;
}

/** A card payment for two mugs that this device began; the reference of its order. */
function begun(account: string = DEMO.id): string {
  const lines = [{ productId: 'mug', size: 'M', quantity: 2 }];
  const { note } = orderNotes.begin({ account, method: 'stripe', amount: 59_800, lines });
  orderNotes.update(note.ref, { state: 'open' });
  return note.ref;
}

/** My Orders holds this order by card under the id of the return address. */
function listed(fields: Record<string, unknown> = {}, ref?: string): void {
  const items = [{ ...rawProduct(), size: 'M', quantity: 2, ...(ref !== undefined && { ref }) }];
  answers(LIST, { success: true, orders: [rawOrder({ _id: ID, items, paymentMethod: 'Stripe', ...fields })] });
}

const noneListed = (): void => answers(LIST, { success: true, orders: [] });

/** What the server was asked about payments, in this test. */
const bodies: unknown[] = [];
const asked = () => [...bodies, ...calls(VERIFY).map(({ body }) => body)];
afterEach(() => bodies.splice(0));

/** The server answers so to whatever it is asked about payments. */
function verifies(success: boolean): void {
  server.use(
    http.post(`${ORIGIN}${VERIFY}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success });
    }),
  );
}

test('R14: a payment that this device began is checked at once, and takes only what was ordered', async () => {
  const { actions } = await shopper();
  const ref = begun();
  verifies(true);
  listed({ payment: true }, ref);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
  expect(keptCart()).toEqual({ lamp: { L: 1 } });
  // A reload, or the same link once more, has nothing to take.
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'orders' });
  expect(keptCart()).toEqual({ lamp: { L: 1 } });
});

test.each([
  ['paid long ago', { payment: true }],
  ['paid in another way', { paymentMethod: 'COD' }],
])(
  'S17: a link to an order of mine that was %s leads to My Orders, without a call, and empties nothing',
  async (_, fields) => {
    const { actions } = await shopper();
    begun();
    listed(fields, 'of-another-wish');
    expect(await actions.checkCard('true', ID)).toEqual({ next: 'orders' });
    expect([asked(), keptCart()]).toEqual([[], CART]);
  },
);

test('S17: a link to an order that is not mine makes no call, also while a payment of mine is open', async () => {
  const { actions } = await shopper();
  begun();
  noneListed();
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'ask' });
  expect([asked(), keptCart()]).toEqual([[], CART]);
});

test('S17: a payment that another account began on this device is not mine', async () => {
  const { actions } = await shopper();
  begun('somebody-else');
  noneListed();
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'ask' });
  expect(asked()).toEqual([]);
});

test('S17: checked because the shopper says so, a stranger’s payment empties nothing and finds no order', async () => {
  const { actions } = await shopper();
  noneListed();
  verifies(true);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'noOrder', ref: ID });
  expect(keptCart()).toEqual(CART);
});

test('R14: an unpaid order of mine from elsewhere is checked, and nothing is taken out of this cart', async () => {
  const { actions } = await shopper();
  listed({}, 'begun-on-another-device');
  verifies(true);
  // The list is the same before and after: the yes of the server alone is not believed.
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect(asked()).toEqual([{ success: 'true', orderId: ID }]);
  expect(keptCart()).toEqual(CART);
});

test('R14: while My Orders cannot be read nothing is called by itself, and the shopper may check again', async () => {
  const { actions } = await shopper();
  const ref = begun();
  sandbox.controls.faults.add({ route: LIST, fault: { type: 'status', code: 503 } });
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect([asked(), keptCart()]).toEqual([[], CART]);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'unconfirmed' });
  expect([asked(), keptCart()]).toEqual([[{ success: 'true', orderId: ID }], CART]);
  listed({ payment: true }, ref);
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'paid' });
  expect(keptCart()).toEqual({ lamp: { L: 1 } });
});

test('R14: a return that nothing could be read for holds back every way to pay until My Orders tells', async () => {
  const { actions } = await shopper();
  const ref = begun();
  sandbox.controls.faults.add({ route: '/api/order/*', fault: { type: 'status', code: 503 } });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect(await actions.checkCard('true', ID, true)).toEqual({ next: 'unconfirmed' });
  expect(orderNotes.unanswered(DEMO.id)).toMatchObject({ ref, state: 'unknown' });
  sandbox.controls.faults.clear();
  listed({}, ref);
  expect((await actions.fetchOrders()).settled).toMatchObject([{ fate: 'unconfirmed', cardOrderId: ID }]);
  expect(orderNotes.unanswered(DEMO.id)?.ref).toBe(ref);
});

test('R9 R14: a refused card payment does not settle an order of the same wish that nobody answered', async () => {
  const { actions } = await shopper();
  const ref = begun();
  // The same gifts for the same sum, tried again for cash: its answer was lost.
  orderNotes.update(ref, { state: 'unknown', method: 'cod' });
  listed({}, ref);
  sandbox.controls.faults.add({ route: VERIFY, times: 1, fault: { type: 'status', code: 504 } });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  verifies(false);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'notPaid', message: null });
  expect(orderNotes.unanswered(DEMO.id)?.ref).toBe(ref);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'notPaid', message: null });
  expect(orderNotes.unanswered(DEMO.id)?.ref).toBe(ref);
  expect((await actions.fetchOrders()).settled).toMatchObject([{ ref, fate: 'unpaid' }]);
  expect(orderNotes.unanswered(DEMO.id)).toBeNull();
});

test('S18 R14: a refused card payment does not settle what the widget of the same wish left open', async () => {
  const { actions } = await shopper();
  const ref = begun();
  orderNotes.update(ref, { state: 'unknown', method: 'razorpay', widgetOrderId: 'order_1' });
  listed({}, ref);
  verifies(false);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'notPaid', message: null });
  expect(orderNotes.unanswered(DEMO.id)?.ref).toBe(ref);
});

test('S17: a made-up return while nothing can be read holds the shopper back no longer than that', async () => {
  const { actions } = await shopper();
  const ref = begun();
  sandbox.controls.faults.add({ route: '/api/order/*', fault: { type: 'status', code: 503 } });
  expect(await actions.checkCard('true', '7'.repeat(24))).toEqual({ next: 'unconfirmed' });
  sandbox.controls.faults.clear();
  listed({}, ref);
  expect((await actions.fetchOrders()).settled).toMatchObject([{ fate: 'unpaid' }]);
  expect(orderNotes.unanswered(DEMO.id)).toBeNull();
  expect(orderNotes.byRef(ref)).toMatchObject({ state: 'open', orderId: ID });
  expect(orderNotes.byRef(ref)?.payment).toBeUndefined();
});

test('R14: who cancels, goes back and pays after all is not thanked for an order that is gone', async () => {
  const { actions } = await shopper();
  const ref = begun();
  listed({}, ref);
  verifies(false);
  expect(await actions.checkCard('false', ID)).toEqual({ next: 'notPaid', message: null });
  noneListed();
  verifies(true);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'noOrder', ref });
  expect(keptCart()).toEqual(CART);
});

test.each([
  { type: 'successFalse', message: 'MongoNetworkError: connection 3 to 127.0.0.1:27017 closed' },
  { type: 'successFalse', message: 'operation was interrupted because the database is down' },
  { type: 'successFalse', message: 'Please try later' },
  { type: 'successFalse', message: 'Error while verifying payment' },
  { type: 'status', code: 500, message: 'Payment failed' },
  { type: 'status', code: 504 },
  'refuse',
] as const)('S24: after %j a card payment is neither confirmed nor refused, and its note stays', async (fault) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { actions } = await shopper();
  const ref = begun();
  listed({}, ref);
  sandbox.controls.faults.add({ route: VERIFY, fault });
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'unconfirmed' });
  expect(keptCart()).toEqual(CART);
  // Nothing more may be paid for, in any way, before somebody has said yes or no.
  expect(orderNotes.unanswered(DEMO.id)).toMatchObject({ ref, orderId: ID, payment: {} });
  await actions.fetchOrders().then(
    ({ settled }) => expect(settled).toMatchObject([{ fate: 'unconfirmed', cardOrderId: ID }]),
    () => {},
  );
  expect(orderNotes.unanswered(DEMO.id)?.ref).toBe(ref);
  sandbox.controls.faults.clear();
  verifies(true);
  listed({ payment: true }, ref);
  expect(await actions.checkCard('true', ID)).toEqual({ next: 'paid' });
  expect([keptCart(), orderNotes.unanswered(DEMO.id)]).toEqual([{ lamp: { L: 1 } }, null]);
});

test.each([undefined, 'Payment failed', 'Not paid'])(
  'R14: a no about the payment (%s) leads back to the cart',
  async (message) => {
    const { actions } = await shopper();
    listed({}, begun());
    sandbox.controls.faults.add({ route: VERIFY, fault: { type: 'successFalse', ...(message && { message }) } });
    expect(await actions.checkCard('true', ID)).toEqual({ next: 'notPaid', message: message ?? null });
    expect(keptCart()).toEqual(CART);
  },
);

test.each([
  ['that is paid', () => listed({ payment: true }), 'orders'],
  ['by cash', () => listed({ paymentMethod: 'COD' }), 'notPaid'],
  ['by the widget', () => listed({ paymentMethod: 'Razorpay' }), 'notPaid'],
  ['of somebody else', noneListed, 'notPaid'],
  ['that cannot be looked up', () => answers(LIST, '<h1>busy</h1>', { status: 503 }), 'unconfirmed'],
])('R14: "false" for an order %s is never passed on', async (_, list, next) => {
  const { actions } = await shopper();
  list();
  expect(await actions.checkCard('false', ID)).toMatchObject({ next });
  expect([asked(), keptCart()]).toEqual([[], CART]);
});

test('R14: "false" for an unpaid order of mine is passed on as it came', async () => {
  const { actions } = await shopper();
  listed();
  verifies(false);
  expect(await actions.checkCard('false', ID)).toEqual({ next: 'notPaid', message: null });
  expect(asked()).toEqual([{ success: 'false', orderId: ID }]);
});

test('R14: an ended session is no answer about a payment', async () => {
  const { actions } = await shopper();
  sandbox.controls.faults.add({ route: LIST, fault: { type: 'successFalse', message: 'jwt expired' } });
  await expect(actions.checkCard('true', ID)).rejects.toMatchObject({ kind: 'signedOut' });
  expect(asked()).toEqual([]);
});

test('S17: a check that the shopper asked for leaves the cart as it is, also after the next load', async () => {
  const { actions, leave } = await shopper();
  noneListed();
  // The older backend empties the server's cart with every "true", whoever's order it names.
  server.use(
    http.post(`${ORIGIN}${VERIFY}`, () => {
      putServerCart({});
      return HttpResponse.json({ success: true });
    }),
  );
  await actions.checkCard('true', ID, true);
  await quiet();
  leave();
  const next = startShop();
  await quiet();
  expect([next.cart(), keptCart(), serverCart()]).toEqual([CART, CART, CART]);
});
