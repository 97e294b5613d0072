import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { QrCode } from '#ui/QrCode.tsx';
import { CART, MUG, openCheckout } from '#tests/support/checkout.ts';
import { holdClock } from '#tests/support/clock.ts';
import { anAddress } from '#tests/support/factories.ts';
import { sandbox } from '#tests/support/server.ts';
import { calls, DEMO, loggedIn, OTHER, putServerCart } from '#tests/support/shopper.ts';

const PLACE = '/api/order/place';
const TICK = 'I have completed the UPI payment';

beforeEach(() => sandbox.controls.store.users.add(OTHER, 0));
afterEach(() => void Object.assign(sandbox.controls.mode, { generationA: false, limiter: false }));

/** The checkout of a logged-in shopper with UPI selected. The clock is stopped. */
async function upi(address = anAddress()) {
  vi.useRealTimers();
  cleanup();
  const checkout = await openCheckout(address);
  fireEvent.click(checkout.main.getByRole('radio', { name: /^UPI QR/ }));
  const code = await checkout.main.findByRole('img', { name: 'UPI QR code: pay ₹598 to Kanuka Photo Gifts' });
  const clock = holdClock();
  const app = () => checkout.main.getByRole('link', { name: 'Pay with UPI app' }).getAttribute('href') ?? '';
  return {
    ...checkout,
    clock,
    code,
    app,
    tick: () => fireEvent.click(checkout.main.getByRole('checkbox', { name: TICK })),
    /** The reference that a payment made now carries. */
    shown: () => new URL(app()).searchParams.get('tr') ?? '',
    /** The prefilled message for the payment proof. */
    message: () =>
      new URL(
        checkout.main.getByRole('link', { name: 'Send proof on WhatsApp' }).getAttribute('href') ?? '',
      ).searchParams.get('text') ?? '',
  };
}

type Upi = Awaited<ReturnType<typeof upi>>;

/** The payment references of the orders on the server, oldest first. */
const stored = (): readonly string[] =>
  sandbox.controls.store.orders.all().map(({ items }) =>
    String((items[0] as { ref?: unknown }).ref)
      .replaceAll('-', '')
      .toUpperCase(),
  );

/** Ticks, waits the three seconds, and reads in My Orders that the order has arrived. */
async function ordersByTick({ tick, clock, screen }: Upi): Promise<void> {
  tick();
  await clock.pass(3000);
  await clock.until(() => screen.getByRole('heading', { level: 1, name: 'MY ORDERS' }));
}

const modulesOf = (code: Element | null | undefined): readonly (string | null)[] =>
  [...(code?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));

// First in this file: after My Orders was read on this page the question is not asked.
test('R18: where the browser cannot store an order attempt the link works, and the order carries its reference', async () => {
  await loggedIn();
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.startsWith('kanuka.orders')) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  const { tick, clock, main, shown, screen } = await upi();
  const paid = shown();
  expect(paid).toMatch(/^[\dA-F]{32}$/);
  tick();
  await clock.pass(3000);
  await clock.until(() => main.getByText('Your browser blocks storage, so we cannot prevent a duplicate order.'));
  expect(shown()).toBe(paid);
  fireEvent.click(main.getByRole('button', { name: 'Place order anyway' }));
  await clock.until(() => screen.getByRole('heading', { level: 1, name: 'MY ORDERS' }));
  expect(stored()).toEqual([paid]);
});

test.each([false, true])(
  'R12: link, QR code and message carry the reference of the order that is stored (older backend: %s)',
  async (generationA) => {
    Object.assign(sandbox.controls.mode, { generationA, limiter: false });
    await loggedIn();
    const checkout = await upi();
    const { app, shown, message, code } = checkout;
    expect(app()).toMatch(/&am=598\.00&cu=INR&tn=Order%20[\dA-F]{8}&tr=[\dA-F]{32}$/);
    const number = shown().slice(0, 8);
    expect(new URL(app()).searchParams.get('tn')).toBe(`Order ${number}`);
    expect(message()).toBe(
      `I have paid ₹598 by UPI for order ${number}. Please confirm my payment; the screenshot follows.\nUPI transaction ID: \n2 x ${MUG.name} (325 ml)`,
    );
    const same = render(<QrCode value={app()} title="" />);
    expect(modulesOf(code)).toEqual(modulesOf(same.container));
    same.unmount();
    const paid = shown();
    await ordersByTick(checkout);
    expect(stored()).toEqual([paid]);
    // My Orders shows the same order number.
    await checkout.clock.until(() => checkout.screen.getAllByText(`Order ${number}`)[0]);
  },
);

test('R10: a shopper who stops the countdown, corrects the address and ticks again has paid for the order that is stored', async () => {
  await loggedIn();
  const checkout = await upi();
  const paid = checkout.shown();
  checkout.tick();
  await checkout.clock.pass(2000);
  fireEvent.click(checkout.main.getByRole('button', { name: 'Stop' }));
  expect(checkout.shown()).toBe(paid);
  fireEvent.change(checkout.field('street'), { target: { value: '2 Main Road' } });
  expect(checkout.shown()).toBe(paid);
  await ordersByTick(checkout);
  expect(stored()).toEqual([paid]);
});

test('R11: a shopper whose order is refused and who retries after a reload has paid for the order that is stored', async () => {
  await loggedIn();
  const first = await upi();
  const paid = first.shown();
  sandbox.controls.faults.add({ route: PLACE, times: 1, fault: { type: 'successFalse', message: 'Try later' } });
  first.tick();
  await first.clock.pass(3000);
  await first.clock.until(() => first.main.getByText('Try later'));
  expect(first.shown()).toBe(paid);
  const reloaded = await upi();
  expect(reloaded.shown()).toBe(paid);
  await ordersByTick(reloaded);
  expect(calls(PLACE)).toHaveLength(2);
  expect(stored()).toEqual([paid]);
});

test('R9: an order that never arrived is placed again under the reference that was paid', async () => {
  await loggedIn();
  const first = await upi();
  const paid = first.shown();
  sandbox.controls.faults.add({ route: PLACE, times: 1, fault: 'refuse' });
  first.tick();
  await first.clock.pass(3000);
  await first.clock.until(() => first.main.getByText(/^Do not pay yet/));
  expect(first.main.queryByRole('link', { name: 'Pay with UPI app' })).not.toBeInTheDocument();
  await first.clock.until(() => first.screen.getByRole('link', { name: 'See My Orders' }));
  fireEvent.click(first.screen.getByRole('link', { name: 'See My Orders' }));
  await first.clock.until(() => first.screen.getByText(/did not reach us/));
  const again = await upi();
  expect(again.shown()).toBe(paid);
  await ordersByTick(again);
  expect(stored()).toEqual([paid]);
});

test('R7: a shopper who has to log in again while ordering has paid for the order that is stored', async () => {
  await loggedIn();
  const first = await upi();
  const paid = first.shown();
  sandbox.controls.faults.add({ route: '/api/order/*', fault: { type: 'expireToken' } });
  first.tick();
  await first.clock.pass(3000);
  await first.clock.until(() => expect(first.url()).toMatch(/^\/login/));
  sandbox.controls.faults.clear();
  await loggedIn();
  const again = await upi();
  expect(again.shown()).toBe(paid);
  await ordersByTick(again);
  expect(stored()).toEqual([paid]);
});

test('S14: two accounts on one device never share a reference, and each reuses its own', async () => {
  await loggedIn();
  const asha = await upi();
  const paid = asha.shown();
  act(() => asha.shop.actions.logOut());
  putServerCart(CART, OTHER.id);
  await loggedIn(OTHER);
  const bala = await upi();
  const others = bala.shown();
  expect(others).not.toBe(paid);
  await ordersByTick(bala);
  act(() => bala.shop.actions.logOut());
  putServerCart(CART, DEMO.id);
  await loggedIn();
  const back = await upi();
  expect(back.shown()).toBe(paid);
  await ordersByTick(back);
  expect(stored()).toEqual([others, paid]);
});

test('a visitor’s message names no order, because a visitor has no payment link', async () => {
  const { main, user } = await openCheckout(anAddress());
  await user.click(main.getByRole('radio', { name: /^UPI QR/ }));
  const proof = within(main.getByRole('radio', { name: /^UPI QR/ }).closest('div') as HTMLElement);
  const href = proof.getByRole('link', { name: 'Send proof on WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(href).searchParams.get('text')).toMatch(
    /^I have paid ₹598 by UPI for this order\.[^\n]*\nUPI transaction ID: \n2 x/,
  );
  expect(sessionStorage.getItem('kanuka.orders.reserved')).toBeNull();
});
