import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import { paise } from '#domain/money.ts';
import { orderIntent } from '#shop/orderIntent.ts';
import * as placement from '#shop/placement.ts';
import { rupees } from '#tests/support/factories.ts';
import { sandbox, server } from '#tests/support/server.ts';
import { anOrderRequest, aToken, calls, gift, ORIGIN } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';
import { openBrowser } from '#tests/support/tabs.ts';

const MUG = gift('Magic Photo Mug with Colour Inside');

afterEach(() => orderIntent.clear());

/** Places an order as the shop does, and notes when the cart was emptied. */
async function place(order = anOrderRequest(), isCurrent = (): boolean => true, { placeOnce } = placement) {
  const onPlaced = vi.fn(() => expect(orderIntent.read(), 'no tab may order before').not.toBeNull());
  const outcome = await placeOnce(await aToken(), order, { isCurrent, onPlaced });
  return { placement: outcome, onPlaced };
}

const sent = () => calls('/api/order/').length;

test('an order that is accepted empties the cart and leaves no note', async () => {
  const { placement: outcome, onPlaced } = await place();
  expect(outcome).toEqual({ next: 'placed' });
  expect(onPlaced).toHaveBeenCalledOnce();
  expect(orderIntent.read()).toBeNull();
});

test('R9: the note is there before the call leaves', async () => {
  sandbox.controls.faults.add({ route: '/api/order/place', fault: 'hang' });
  const placing = place();
  await until(() => expect(sent()).toBe(1));
  expect(orderIntent.read()).toMatchObject({ state: 'sending', amount: rupees(MUG.price) });
  sandbox.controls.faults.release();
  await placing;
});

const DEFINITE = [
  { type: 'successFalse', message: 'No' },
  { type: 'successFalse' },
  { type: 'successFalse', message: 'jwt expired' },
  { type: 'status', code: 400 },
  { type: 'status', code: 401 },
  { type: 'status', code: 413 },
  { type: 'status', code: 429 },
  { type: 'status', code: 500, message: 'Mongo says no' },
] as const;

test.each(DEFINITE)('a server that says no ($type $code $message) may be asked again', async (fault) => {
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault });
  const { placement: outcome, onPlaced } = await place();
  expect(outcome).toMatchObject({ next: 'refused' });
  expect(onPlaced).not.toHaveBeenCalled();
  expect(orderIntent.read()).toBeNull();
  expect((await place()).placement).toEqual({ next: 'placed' });
});

const UNKNOWN = [
  'refuse',
  'commitThenDrop',
  { type: 'status', code: 408 },
  { type: 'status', code: 500 },
  { type: 'status', code: 502 },
  { type: 'body', kind: 'html' },
  { type: 'body', kind: 'truncated' },
  { type: 'body', kind: 'empty' },
  { type: 'body', kind: 'textSuccess' },
] as const;

test.each(UNKNOWN)('R9 S24: after %j nobody knows, and nothing more is sent', async (fault) => {
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault });
  const { placement: outcome, onPlaced } = await place();
  expect(outcome).toEqual({ next: 'unknown' });
  expect(onPlaced).not.toHaveBeenCalled();
  expect(orderIntent.read()).toMatchObject({ state: 'unknown' });
  for (const paymentMethod of ['cod', 'upi', 'stripe', 'razorpay'] as const) {
    expect((await place(anOrderRequest({ paymentMethod }))).placement).toEqual({ next: 'unknown' });
  }
  expect(calls('/api/order/').filter(({ path }) => path === '/api/order/place').length).toBeLessThanOrEqual(1);
});

test('R19: an order for a cart that has changed elsewhere is not sent', async () => {
  const { placement: outcome } = await place(anOrderRequest(), () => false);
  expect(outcome).toEqual({ next: 'elsewhere' });
  expect(sent()).toBe(0);
  expect(orderIntent.read()).toBeNull();
});

test('R19: while another tab holds the lock nothing is sent', async () => {
  const request = (_name: string, _options: LockOptions, work: (lock: null) => unknown) => Promise.resolve(work(null));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: { request } }));
  expect((await place()).placement).toEqual({ next: 'elsewhere' });
  expect(sent()).toBe(0);
  vi.unstubAllGlobals();
});

test('R19: a tab that has not yet read what another one’s order left behind orders nothing', async () => {
  openBrowser();
  expect((await place()).placement).toEqual({ next: 'placed' });
  vi.resetModules();
  const other = await import('#shop/placement.ts');
  // The note is gone, and the other tab still holds the cart for its own: only the lock can tell.
  expect((await place(anOrderRequest(), () => true, other)).placement).toEqual({ next: 'elsewhere' });
  expect(sent()).toBe(0);
  // The tab that ordered has nothing to wait for.
  expect((await place()).placement).toEqual({ next: 'placed' });
});

test('R9 R19: a tab that has read of an unanswered order says so, whichever tab sent it', async () => {
  openBrowser();
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: 'commitThenDrop' });
  expect((await place()).placement).toEqual({ next: 'unknown' });
  vi.resetModules();
  const other = await import('#shop/placement.ts');
  expect((await place(anOrderRequest(), () => true, other)).placement).toEqual({ next: 'unknown' });
  orderIntent.clear();
  expect((await place()).placement).toEqual({ next: 'placed' });
});

test('R19: what leaves nothing behind may be tried again at once', async () => {
  openBrowser();
  sandbox.controls.faults.add({ route: '/api/order/place', times: 1, fault: { type: 'successFalse', message: 'No' } });
  expect((await place()).placement).toMatchObject({ next: 'refused' });
  expect((await place(anOrderRequest({ paymentMethod: 'razorpay' }))).placement).toMatchObject({ next: 'widget' });
  expect((await place(anOrderRequest({ paymentMethod: 'stripe' }))).placement).toMatchObject({ next: 'redirect' });
  expect((await place()).placement).toEqual({ next: 'placed' });
});

test('without a connection nothing leaves, no note stays, and it may be tried again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await place()).placement).toEqual({ next: 'offline' });
  expect([sent(), orderIntent.read()]).toEqual([0, null]);
  onLine.mockRestore();
  expect((await place()).placement).toEqual({ next: 'placed' });
});

test.each([
  { amount: MUG.price * 100 + 1, currency: 'INR' },
  { amount: MUG.price, currency: 'INR' },
  { amount: MUG.price * 100, currency: 'USD' },
])('a widget that would ask for %j instead of what was promised is not opened', async (asked) => {
  const order = { id: 'order_1', ...asked };
  server.use(http.post(`${ORIGIN}/api/order/razorpay`, () => HttpResponse.json({ success: true, order })));
  expect((await place(anOrderRequest({ paymentMethod: 'razorpay' }))).placement).toEqual({ next: 'unsafe' });
  expect(orderIntent.read()).toBeNull();
});

test('a note whose page was closed counts as unanswered, one of this page does not', async () => {
  localStorage.setItem('kanuka.order', JSON.stringify({ id: 'x', state: 'sending', amount: 100, at: Date.now() }));
  expect(await orderIntent.readUnanswered()).toMatchObject({ id: 'x' });
  orderIntent.begin(paise(100));
  expect(await orderIntent.readUnanswered()).toBeNull();
});

test.each(['{', '7', 'null', '{"id":1}', '{"id":"x","amount":"1","at":1}'])(
  'R18: a spoiled note %s is none',
  async (text) => {
    localStorage.setItem('kanuka.order', text);
    expect(orderIntent.read()).toBeNull();
    expect((await place()).placement).toEqual({ next: 'placed' });
  },
);

test('a card order leads to the card page, and is not placed yet', async () => {
  const { placement: outcome, onPlaced } = await place(anOrderRequest({ paymentMethod: 'stripe' }));
  expect(outcome).toMatchObject({
    next: 'redirect',
    url: expect.stringContaining(`${ORIGIN}/sandbox-pay/`) as string,
  });
  expect(onPlaced).not.toHaveBeenCalled();
  expect(orderIntent.read()).toBeNull();
});

test.each([7, null, undefined, {}, 'javascript:alert(1)', '//evil.example'])(
  'S5: a card address %j is not followed',
  async (address) => {
    server.use(
      http.post(`${ORIGIN}/api/order/stripe`, () => HttpResponse.json({ success: true, session_url: address })),
    );
    expect((await place(anOrderRequest({ paymentMethod: 'stripe' }))).placement).toEqual({ next: 'unsafe' });
    expect(orderIntent.read()).toBeNull();
  },
);

test('a widget order hands over the provider’s own order, in paise', async () => {
  const { placement: outcome } = await place(anOrderRequest({ paymentMethod: 'razorpay' }));
  expect(outcome).toMatchObject({ next: 'widget', order: { amount: rupees(MUG.price), currency: 'INR' } });
});
