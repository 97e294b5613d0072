import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { CART, MUG } from '#tests/support/checkout.ts';
import { heldBy } from '#tests/support/device.ts';
import { sandbox } from '#tests/support/server.ts';
import { openUpi } from '#tests/support/upiCheckout.ts';
import { calls, writeCart, storedCart, loggedIn } from '#tests/support/shopper.ts';

const PLACE = '/api/order/place';
const COUNTING = 'Payment Confirmed. Placing Order...';
const STOPPED = 'Order not placed. If you have paid, do not pay again; just tick the box.';
const LEFT = 'Order not placed: you left this page. If you have paid, do not pay again; just tick the box.';

async function upi() {
  await loggedIn();
  return openUpi();
}

type Upi = Awaited<ReturnType<typeof upi>>;

test('the button to the UPI app is shown on phones and tablets in both orientations, and on no computer', async () => {
  const { main } = await upi();
  const app = main.getByRole('link', { name: 'Pay with UPI app' });
  for (const width of [390, 844, 1280]) {
    await heldBy(app, { width, pointer: 'coarse' });
    expect(app, `${width} px`).toBeVisible();
  }
  await heldBy(app, { width: 1280, pointer: 'fine' });
  expect(app).not.toBeVisible();
});

test('a tap that opens no UPI app is followed by instructions', async () => {
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

test('R10: the tick places the order after 3 seconds, once, as UPI', async () => {
  const { main, tick, clock, screen } = await upi();
  tick();
  expect(main.getByText(COUNTING)).toBeVisible();
  await clock.pass(2999);
  expect(calls(PLACE)).toEqual([]);
  await clock.pass(1);
  await clock.until(() => screen.getByRole('heading', { level: 1, name: 'MY ORDERS' }));
  await clock.until(() => screen.getByText('UPI Order Placed Successfully'));
  await clock.pass(10_000);
  expect(calls(PLACE).map(({ body }) => (body as Record<string, unknown>)['payment_method'])).toEqual(['upi']);
  expect(storedCart()).toEqual({});
});

test('R25: a clock that jumps during the countdown changes nothing about when the order is sent', async () => {
  const { tick, clock } = await upi();
  tick();
  await clock.pass(1000);
  vi.setSystemTime(Date.now() + 86_400_000);
  await clock.pass(1000);
  vi.setSystemTime(Date.now() - 2 * 86_400_000);
  await clock.pass(999);
  expect(calls(PLACE)).toEqual([]);
  await clock.pass(1);
  await clock.until(() => expect(calls(PLACE)).toHaveLength(1));
});

/** Shows or hides the tab. */
function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function changeCartInOtherTab(): void {
  writeCart({ [MUG._id]: { '325 ml': 3 } });
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'kanuka.cart' })));
}

/** The actions that stop the countdown, with the message that follows. */
const CANCELS: readonly (readonly [what: string, act: (shown: Upi) => void, notice: string | null])[] = [
  ['unticks', ({ tick }) => tick(), STOPPED],
  ['presses Stop', ({ main }) => fireEvent.click(main.getByRole('button', { name: 'Stop' })), STOPPED],
  ['edits a field', ({ field }) => fireEvent.change(field('street'), { target: { value: '2 Main Road' } }), STOPPED],
  ['hides the tab', () => act(() => setVisibility('hidden')), LEFT],
  [
    'moves the page into the back/forward cache and out again',
    () => {
      for (const type of ['pagehide', 'pageshow']) {
        act(() => void globalThis.dispatchEvent(Object.assign(new Event(type), { persisted: true })));
      }
    },
    LEFT,
  ],
  ['changes the cart in another tab', changeCartInOtherTab, STOPPED],
  [
    'changes the payment method and back',
    ({ main }) => {
      for (const name of [/^Order Confirm after Payment/, /^UPI QR/])
        fireEvent.click(main.getByRole('radio', { name }));
    },
    STOPPED,
  ],
  ['opens another page', ({ screen }) => fireEvent.click(screen.getByRole('link', { name: 'Cart, 2 items' })), null],
];

test.each(CANCELS)(
  'R10: a shopper who %s within the 3 seconds orders nothing, and a message on the page says so',
  async (_, cancel, notice) => {
    const shown = await upi();
    shown.tick();
    await shown.clock.pass(2500);
    cancel(shown);
    if (notice !== null) expect(shown.main.getByText(notice)).toBeVisible();
    await shown.clock.pass(10_000);
    expect(calls(PLACE)).toEqual([]);
  },
);

test('R10: a tab hidden in the last millisecond orders nothing; after returning to it the next tick orders once', async () => {
  const { main, tick, clock } = await upi();
  tick();
  await clock.pass(2999);
  // Both happen before React handles the first.
  act(() => {
    setVisibility('hidden');
    clock.advanceTimers(1);
  });
  await clock.pass(60_000);
  expect(calls(PLACE)).toEqual([]);
  act(() => setVisibility('visible'));
  expect(main.getByText(LEFT)).toBeVisible();
  tick();
  await clock.pass(3000);
  await clock.until(() => expect(calls(PLACE)).toHaveLength(1));
});

test('R10: without the tick or with an invalid form no countdown starts, and the page says why', async () => {
  const { screen, main, tick, clock, box, field } = await upi();
  fireEvent.click(main.getByRole('button', { name: /^PLACE ORDER/ }));
  expect(main.getAllByText('Please confirm UPI payment before placing the order.')[0]).toBeVisible();
  expect(box()).toHaveFocus();
  fireEvent.change(field('phone'), { target: { value: '123' } });
  tick();
  expect(screen.getByText('Please check 1 field')).toBeVisible();
  expect(box()).not.toBeChecked();
  expect(main.queryByText(COUNTING)).not.toBeInTheDocument();
  await clock.pass(10_000);
  expect(calls(PLACE)).toEqual([]);
});

test('R4 R11: a refusal is shown with the server’s message, and nothing is lost', async () => {
  sandbox.controls.faults.add({ route: PLACE, fault: { type: 'successFalse', message: 'The total has changed' } });
  const { tick, clock, main, field, box } = await upi();
  tick();
  await clock.pass(3000);
  await clock.until(() => main.getByText('The total has changed'));
  expect(box()).not.toBeChecked();
  expect(field('street')).toHaveValue('1 Main Road');
  expect(storedCart()).toEqual(CART);
  expect(calls(PLACE)).toHaveLength(1);
});
