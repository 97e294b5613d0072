import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { CART, MUG, openCheckout } from '#tests/support/checkout.ts';
import { holdClock } from '#tests/support/clock.ts';
import { heldBy } from '#tests/support/device.ts';
import { anAddress } from '#tests/support/factories.ts';
import { sandbox } from '#tests/support/server.ts';
import { calls, writeCart, storedCart, loggedIn } from '#tests/support/shopper.ts';

const PLACE = '/api/order/place';
const TICK = 'I have completed the UPI payment';
const COUNTING = 'Payment Confirmed. Placing Order...';
const STOPPED = 'Order not placed. If you have paid, do not pay again; just tick the box.';
const LEFT = 'Order not placed: you left this page. If you have paid, do not pay again; just tick the box.';

/** A logged-in shopper with a filled-in form and UPI selected; the clock is stopped from here on. */
async function upi(address = anAddress()) {
  await loggedIn();
  const checkout = await openCheckout(address);
  await checkout.user.click(checkout.main.getByRole('radio', { name: /^UPI QR/ }));
  await checkout.main.findByRole('img', { name: 'UPI QR code: pay ₹598 to Kanuka Photo Gifts' });
  const clock = holdClock();
  const box = () => checkout.main.getByRole('checkbox', { name: TICK });
  return { ...checkout, clock, box, tick: () => fireEvent.click(box()) };
}

type Upi = Awaited<ReturnType<typeof upi>>;

test('the UPI panel shows amount, UPI id, payee and the number for the proof', async () => {
  const { main } = await upi();
  expect(main.getByText('kanuka@upi')).toBeVisible();
  expect(main.getByRole('link', { name: 'Pay with UPI app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^upi:\/\/pay\?pa=kanuka@upi&pn=Kanuka%20Photo%20Gifts&am=598\.00&cu=INR&tn=[^&]+&tr=[^&]+$/),
  );
  const proof = new URL(main.getByRole('link', { name: 'Send proof on WhatsApp' }).getAttribute('href') ?? '');
  expect(proof.searchParams.get('text')).toMatch(
    /^I have paid ₹598 by UPI for order [\dA-F]{8}\.[^\n]*\nUPI transaction ID: \n2 x Personalised Photo Mug/,
  );
  expect(main.getByRole('checkbox', { name: TICK })).toHaveAccessibleDescription(
    /your order is placed after 3 seconds/,
  );
});

test('the button to the UPI app is shown on phones and tablets in both orientations, and on no computer', async () => {
  const { main } = await upi();
  const app = main.getByRole('link', { name: 'Pay with UPI app' });
  for (const [width, pointer, isShown] of [
    [390, 'coarse', true],
    [844, 'coarse', true],
    [1280, 'coarse', true],
    [1280, 'fine', false],
  ] as const) {
    await heldBy(app, { width, pointer });
    if (isShown) expect(app, `${width} px, ${pointer}`).toBeVisible();
    else expect(app, `${width} px, ${pointer}`).not.toBeVisible();
  }
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

test.each([86_400_000, -86_400_000])(
  'R25: a clock that jumps by %i ms during the countdown changes nothing about when the order is sent',
  async (jump) => {
    const { tick, clock } = await upi();
    tick();
    await clock.pass(1000);
    vi.setSystemTime(Date.now() + jump);
    await clock.pass(1999);
    expect(calls(PLACE)).toEqual([]);
    await clock.pass(1);
    await clock.until(() => expect(calls(PLACE)).toHaveLength(1));
  },
);

/** Shows or hides the tab. */
function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const choose = ({ main }: Upi, name: RegExp) => fireEvent.click(main.getByRole('radio', { name }));

/** The actions that stop the countdown, with the message that follows. */
const CANCELS: readonly (readonly [what: string, act: (shown: Upi) => void, notice: string])[] = [
  ['unticks', ({ tick }) => tick(), STOPPED],
  ['presses Stop', ({ main }) => fireEvent.click(main.getByRole('button', { name: 'Stop' })), STOPPED],
  ['edits a field', ({ field }) => fireEvent.change(field('street'), { target: { value: '2 Main Road' } }), STOPPED],
  ['hides the tab', () => setVisibility('hidden'), LEFT],
  [
    'moves the page into the back/forward cache and out again',
    () => {
      for (const type of ['pagehide', 'pageshow']) {
        globalThis.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
      }
    },
    LEFT,
  ],
];

test.each(CANCELS)(
  'R10: a shopper who %s within the 3 seconds orders nothing, and a message says so',
  async (_, cancel, notice) => {
    const shown = await upi();
    shown.tick();
    await shown.clock.pass(2500);
    act(() => cancel(shown));
    expect(shown.main.getByText(notice)).toBeVisible();
    expect(shown.box()).not.toBeChecked();
    await shown.clock.pass(10_000);
    expect(calls(PLACE)).toEqual([]);
    expect(storedCart()).toEqual(CART);
  },
);

test('R10: a shopper who changes the payment method within the 3 seconds orders nothing', async () => {
  const shown = await upi();
  shown.tick();
  await shown.clock.pass(2500);
  choose(shown, /^Order Confirm after Payment/);
  await shown.clock.pass(10_000);
  choose(shown, /^UPI QR/);
  expect(shown.main.getByText(STOPPED)).toBeVisible();
  expect(calls(PLACE)).toEqual([]);
});

test('R10 R19: a shopper whose cart changes in another tab within the three seconds orders nothing', async () => {
  const { tick, clock, main } = await upi();
  tick();
  await clock.pass(2500);
  writeCart({ [MUG._id]: { '325 ml': 3 } });
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'kanuka.cart' })));
  expect(main.getByText(STOPPED)).toBeVisible();
  await clock.pass(10_000);
  expect(calls(PLACE)).toEqual([]);
});

test('R10: a shopper who leaves the page within the 3 seconds orders nothing', async () => {
  const { tick, clock, screen, url } = await upi();
  tick();
  fireEvent.click(screen.getByRole('link', { name: 'Cart, 2 items' }));
  await clock.until(() => expect(url()).toBe('/cart'));
  await clock.pass(10_000);
  expect(calls(PLACE)).toEqual([]);
});

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

test('R10: with an invalid form the box unticks itself and no countdown starts', async () => {
  const { screen, main, tick, clock, box, field } = await upi();
  fireEvent.change(field('phone'), { target: { value: '123' } });
  tick();
  expect(screen.getByText('Please check 1 field')).toBeVisible();
  expect(box()).not.toBeChecked();
  expect(main.queryByText(COUNTING)).not.toBeInTheDocument();
  await clock.pass(10_000);
  expect(calls(PLACE)).toEqual([]);
});

test('ordering without the tick asks for it and moves the focus to it', async () => {
  const { main, clock, box } = await upi();
  fireEvent.click(main.getByRole('button', { name: /^PLACE ORDER/ }));
  expect(main.getAllByText('Please confirm UPI payment before placing the order.')[0]).toBeVisible();
  expect(box()).toHaveFocus();
  await clock.pass(10_000);
  expect(calls(PLACE)).toEqual([]);
});

test.each([
  [
    'with the server’s message',
    { type: 'successFalse', message: 'The total has changed' } as const,
    'The total has changed',
  ],
  [
    'with the shop’s own message if the server sends none',
    { type: 'successFalse' } as const,
    'Failed to place UPI order',
  ],
  ['with a calm message when the shop is busy', { type: 'status', code: 429 } as const, /The shop is busy right now/],
])('R11: a refusal is shown %s, and nothing is lost', async (_, fault, text) => {
  sandbox.controls.faults.add({ route: PLACE, fault });
  const { tick, clock, main, field, box } = await upi();
  tick();
  await clock.pass(3000);
  await clock.until(() => main.getByText(text));
  expect(box()).not.toBeChecked();
  expect(field('street')).toHaveValue('1 Main Road');
  expect(storedCart()).toEqual(CART);
  expect(calls(PLACE)).toHaveLength(1);
});
