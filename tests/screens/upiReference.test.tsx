import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { QrCode } from '#ui/QrCode.tsx';
import { MUG } from '#tests/support/checkout.ts';
import { expectFinal } from '#tests/support/finalButton.ts';
import { sandbox } from '#tests/support/server.ts';
import { openUpi, TICK } from '#tests/support/upiCheckout.ts';
import { calls, loggedIn, OTHER } from '#tests/support/shopper.ts';

const PLACE = '/api/order/place';

beforeEach(() => sandbox.controls.store.users.add(OTHER, 0));
afterEach(() => void Object.assign(sandbox.controls.mode, { generationA: false, limiter: false }));

async function upi() {
  const checkout = await openUpi();
  const link = (name: string): string => checkout.main.getByRole('link', { name }).getAttribute('href') ?? '';
  const app = (): string => link('Pay with UPI app');
  return {
    ...checkout,
    app,
    /** The reference that a payment made now carries. */
    shown: () => new URL(app()).searchParams.get('tr') ?? '',
    /** The prefilled message for the payment proof. */
    message: () => new URL(link('Send proof on WhatsApp')).searchParams.get('text') ?? '',
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
  expect(calls('/api/order/place')).toEqual([]);
  fireEvent.click(expectFinal(main.getByRole('button', { name: 'Place order anyway' })));
  await clock.until(() => screen.getByRole('heading', { level: 1, name: 'MY ORDERS' }));
  expect(stored()).toEqual([paid]);
});

test.each([false, true])(
  'R12: link, QR code and message carry the reference of the order that is stored (older backend: %s)',
  async (generationA) => {
    Object.assign(sandbox.controls.mode, { generationA, limiter: false });
    await loggedIn();
    const checkout = await upi();
    const { app, shown, message, code, main } = checkout;
    expect(main.getByText('kanuka@upi')).toBeVisible();
    expect(main.getByRole('checkbox', { name: TICK })).toHaveAccessibleDescription(
      /your order is placed after 3 seconds/,
    );
    expect(app()).toMatch(
      /^upi:\/\/pay\?pa=kanuka@upi&pn=Kanuka%20Photo%20Gifts&am=598\.00&cu=INR&tn=Order%20[\dA-F]{8}&tr=[\dA-F]{32}$/,
    );
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

test('R10 R11: a shopper who stops, corrects the address, is refused and retries after a reload has paid for the order that is stored', async () => {
  await loggedIn();
  const first = await upi();
  const paid = first.shown();
  first.tick();
  await first.clock.pass(2000);
  fireEvent.click(first.main.getByRole('button', { name: 'Stop' }));
  fireEvent.change(first.field('street'), { target: { value: '2 Main Road' } });
  expect(first.shown()).toBe(paid);
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
