import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { QrCode } from '#ui/QrCode.tsx';
import { CART, MUG, openCheckout } from '#tests/support/checkout.ts';
import { holdClock } from '#tests/support/clock.ts';
import { anAddress } from '#tests/support/factories.ts';
import { expectIrreversible } from '#tests/support/irreversibleButton.ts';
import { sandbox } from '#tests/support/server.ts';
import { calls, writeCart, storedCart, loggedIn } from '#tests/support/shopper.ts';
import { setVisibility } from '#tests/support/window.ts';

const PLACE = '/api/order/place';
const TICK = 'I have completed the UPI payment';
const COUNTING = 'Payment Confirmed. Placing Order...';
const STOPPED = 'Order not placed. If you have paid, do not pay again; just tick the box.';
const LEFT = 'Order not placed: you left this page. If you have paid, do not pay again; just tick the box.';

/** The checkout with a filled-in form and UPI selected, for a logged-in shopper. The clock is stopped from here on. */
async function upi() {
  vi.useRealTimers();
  cleanup();
  if (localStorage.getItem('token') === null) await loggedIn();
  const checkout = await openCheckout(anAddress());
  const { main } = checkout;
  fireEvent.click(main.getByRole('radio', { name: /^UPI QR/ }));
  const code = await main.findByRole('img', { name: 'UPI QR code: pay ₹598 to Kanuka Photo Gifts' });
  const clock = holdClock();
  const box = (): HTMLElement => main.getByRole('checkbox', { name: TICK });
  const link = (name: string): string => main.getByRole('link', { name }).getAttribute('href') ?? '';
  const app = (): string => link('Pay with UPI app');
  return {
    ...checkout,
    clock,
    code,
    box,
    tick: () => fireEvent.click(box()),
    link,
    app,
    /** The reference that a payment made now carries. */
    shown: () => new URL(app()).searchParams.get('tr') ?? '',
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
  expect(calls(PLACE)).toEqual([]);
  fireEvent.click(expectIrreversible(main.getByRole('button', { name: 'Place order anyway' })));
  await clock.until(() => screen.getByRole('heading', { level: 1, name: 'MY ORDERS' }));
  expect(stored()).toEqual([paid]);
});

test('instructions follow a tap on the button to the UPI app only where no app opens', async () => {
  const { main, clock } = await upi();
  const hint = /^Did no app open\? Copy the UPI ID and the amount below/;
  const link = main.getByRole('link', { name: 'Pay with UPI app' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await clock.pass(2499);
  expect(main.queryByText(hint)).not.toBeInTheDocument();
  await clock.pass(1);
  expect(main.getByText(hint)).toBeVisible();
  // An app that opens hides the page.
  fireEvent.click(link);
  expect(main.queryByText(hint)).not.toBeInTheDocument();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await clock.pass(5000);
  expect(main.queryByText(hint)).not.toBeInTheDocument();
});

test('R10 R25: the tick places the order after 3 seconds, once, as UPI, however the clock jumps during the countdown', async () => {
  const { main, tick, clock, screen } = await upi();
  tick();
  expect(main.getByText(COUNTING)).toBeVisible();
  await clock.pass(1000);
  vi.setSystemTime(Date.now() + 86_400_000);
  await clock.pass(1000);
  vi.setSystemTime(Date.now() - 2 * 86_400_000);
  await clock.pass(999);
  expect(calls(PLACE)).toEqual([]);
  await clock.pass(1);
  await clock.until(() => screen.getByRole('heading', { level: 1, name: 'MY ORDERS' }));
  await clock.until(() => screen.getByText('UPI Order Placed Successfully'));
  await clock.pass(10_000);
  expect(calls(PLACE).map(({ body }) => (body as Record<string, unknown>)['payment_method'])).toEqual(['upi']);
  expect(storedCart()).toEqual({});
});

function changeCartInOtherTab(): void {
  writeCart({ [MUG._id]: { '325 ml': 3 } });
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'kanuka.cart' })));
}

/** What stops the countdown and leaves the page open, with the message that follows. */
const CANCELS: readonly (readonly [what: string, act: (shown: Upi) => void, notice: string])[] = [
  ['unticks', ({ tick }) => tick(), STOPPED],
  ['presses Stop', ({ main }) => fireEvent.click(main.getByRole('button', { name: 'Stop' })), STOPPED],
  ['edits a field', ({ field }) => fireEvent.change(field('street'), { target: { value: '2 Main Road' } }), STOPPED],
  ['hides the tab', () => setVisibility('hidden'), LEFT],
  [
    'moves the page into the back/forward cache and out again',
    () => {
      for (const type of ['pagehide', 'pageshow']) {
        act(() => void globalThis.dispatchEvent(Object.assign(new Event(type), { persisted: true })));
      }
    },
    LEFT,
  ],
  [
    'changes the payment method and back',
    ({ main }) => {
      for (const name of [/^Order Confirm after Payment/, /^UPI QR/])
        fireEvent.click(main.getByRole('radio', { name }));
    },
    STOPPED,
  ],
  ['changes the cart in another tab', changeCartInOtherTab, STOPPED],
];

test('R10: whatever stops the countdown within the 3 seconds, also in its last millisecond, nothing is ordered, and a message on the page says so', async () => {
  const shown = await upi();
  shown.tick();
  await shown.clock.pass(2999);
  // Both happen before React handles the first.
  act(() => {
    setVisibility('hidden');
    shown.clock.advanceTimers(1);
  });
  await shown.clock.pass(60_000);
  expect(calls(PLACE)).toEqual([]);
  setVisibility('visible');
  expect(shown.main.getByText(LEFT)).toBeVisible();
  for (const [what, cancel, notice] of CANCELS) {
    shown.tick();
    expect(shown.main.getByText(COUNTING), what).toBeVisible();
    expect(shown.main.queryByText(notice), what).toBeNull();
    await shown.clock.pass(2500);
    cancel(shown);
    expect(shown.main.getByText(notice), what).toBeVisible();
    await shown.clock.pass(10_000);
    expect(calls(PLACE), what).toEqual([]);
    setVisibility('visible');
  }
});

// That none starts with an invalid form: checkoutAccount.test.tsx.
test('R10: without the tick no countdown starts, and the page says why; one that runs ends with the page', async () => {
  const { screen, main, tick, clock, box } = await upi();
  fireEvent.click(main.getByRole('button', { name: /^PLACE ORDER/ }));
  expect(main.getAllByText('Please confirm UPI payment before placing the order.')[0]).toBeVisible();
  expect(box()).toHaveFocus();
  tick();
  expect(main.getByText(COUNTING)).toBeVisible();
  await clock.pass(2500);
  fireEvent.click(screen.getByRole('link', { name: 'Cart, 2 items' }));
  await clock.pass(10_000);
  expect(calls(PLACE)).toEqual([]);
});

test('R12: link, QR code and message carry the reference of the order that is stored, and UPI ID and amount can be copied', async () => {
  const checkout = await upi();
  const { app, shown, link, box, code, main, clock, screen } = checkout;
  expect(main.getByText('kanuka@upi')).toBeVisible();
  fireEvent.click(main.getByRole('button', { name: 'Copy the UPI ID' }));
  expect(await navigator.clipboard.readText()).toBe('kanuka@upi');
  fireEvent.click(main.getByRole('button', { name: 'Copy the amount' }));
  expect(await navigator.clipboard.readText()).toBe('598');
  await clock.until(() => screen.getByText('Copied.'));
  expect(box()).toHaveAccessibleDescription(/your order is placed after 3 seconds/);
  expect(app()).toMatch(
    /^upi:\/\/pay\?pa=kanuka@upi&pn=Kanuka%20Photo%20Gifts&am=598\.00&cu=INR&tn=Order%20[\dA-F]{8}&tr=[\dA-F]{32}$/,
  );
  const number = shown().slice(0, 8);
  expect(new URL(app()).searchParams.get('tn')).toBe(`Order ${number}`);
  expect(new URL(link('Send proof on WhatsApp')).searchParams.get('text')).toBe(
    `I have paid ₹598 by UPI for order ${number}. Please confirm my payment; the screenshot follows.\nUPI transaction ID: \n2 x ${MUG.name} (325 ml)`,
  );
  const same = render(<QrCode value={app()} title="" />);
  expect(modulesOf(code)).toEqual(modulesOf(same.container));
  same.unmount();
  const paid = shown();
  await ordersByTick(checkout);
  expect(stored()).toEqual([paid]);
  // My Orders shows the same order number.
  await clock.until(() => screen.getAllByText(`Order ${number}`)[0]);
});

test('R4 R10 R11: a shopper who stops, corrects the address, is refused twice, reads why, and retries after a reload has paid for the order that is stored', async () => {
  const first = await upi();
  const paid = first.shown();
  first.tick();
  await first.clock.pass(2000);
  fireEvent.click(first.main.getByRole('button', { name: 'Stop' }));
  fireEvent.change(first.field('street'), { target: { value: '2 Main Road' } });
  expect(first.shown()).toBe(paid);
  sandbox.controls.faults.add({ route: PLACE, times: 1, fault: { type: 'successFalse' } });
  first.tick();
  await first.clock.pass(3000);
  await first.clock.until(() => first.main.getByText('Failed to place UPI order'));
  // A refusal with a reason is shown in the server's words.
  const reason = 'We are closed for Ugadi until Monday.';
  sandbox.controls.faults.add({ route: PLACE, times: 1, fault: { type: 'successFalse', message: reason } });
  first.tick();
  await first.clock.pass(3000);
  await first.clock.until(() => first.main.getByText(reason));
  expect(first.box()).not.toBeChecked();
  expect(storedCart()).toEqual(CART);
  expect(first.shown()).toBe(paid);
  const reloaded = await upi();
  expect(reloaded.shown()).toBe(paid);
  await ordersByTick(reloaded);
  expect(calls(PLACE)).toHaveLength(3);
  expect(stored()).toEqual([paid]);
});

test('R9: an order that never arrived is placed again under the reference that was paid', async () => {
  const first = await upi();
  const paid = first.shown();
  sandbox.controls.faults.add({ route: PLACE, times: 1, fault: 'refuse' });
  first.tick();
  await first.clock.pass(3000);
  await first.clock.until(() => first.main.getByText(/^Do not pay yet/));
  expect(first.main.queryByRole('link', { name: 'Pay with UPI app' })).not.toBeInTheDocument();
  await first.clock.until(() => first.screen.getByRole('link', { name: 'See My Orders' }));
  fireEvent.click(first.screen.getByRole('link', { name: 'See My Orders' }));
  await first.clock.until(() => first.screen.getByText('Your order of ₹598 did not reach us. Nothing was ordered.'));
  expect(first.screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/place-order');
  const again = await upi();
  expect(again.shown()).toBe(paid);
  await ordersByTick(again);
  expect(stored()).toEqual([paid]);
});
