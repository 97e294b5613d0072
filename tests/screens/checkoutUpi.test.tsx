import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { settings } from '#config/settings.ts';
import { CART, openCheckout } from '#tests/support/checkout.ts';
import { holdClock } from '#tests/support/clock.ts';
import { heldBy } from '#tests/support/device.ts';
import { anAddress } from '#tests/support/factories.ts';
import { sandbox } from '#tests/support/server.ts';
import { calls, keptCart, loggedIn } from '#tests/support/shopper.ts';

const PLACE = '/api/order/place';
const TICK = 'I have completed the UPI payment';
const original = { ...settings };

afterEach(() => void Object.assign(settings, original));

/** A logged-in shopper with a filled-in form who chose UPI; the clock is held from here on. */
async function upi(address = anAddress()) {
  await loggedIn();
  const checkout = await openCheckout();
  await checkout.fillIn(address);
  await checkout.user.click(checkout.main.getByRole('radio', { name: /^UPI QR/ }));
  await checkout.main.findByRole('img', { name: 'UPI QR code: pay ₹598 to Kanuka Photo Gifts' });
  const clock = holdClock();
  const box = () => checkout.main.getByRole('checkbox', { name: TICK });
  return { ...checkout, clock, box, tick: () => fireEvent.click(box()) };
}

test('the amount, the id and the payee are there to pay by, and the number for the proof', async () => {
  const { main } = await upi();
  expect(main.getByText('kanuka@upi')).toBeVisible();
  expect(main.getByRole('link', { name: 'Pay with UPI app' })).toHaveAttribute(
    'href',
    'upi://pay?pa=kanuka@upi&pn=Kanuka%20Photo%20Gifts&am=598.00&cu=INR',
  );
  const proof = new URL(main.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href') ?? '');
  expect(proof.searchParams.get('text')).toMatch(/Personalised Photo Mug[\s\S]*UPI transaction ID/);
  expect(main.getByRole('checkbox', { name: TICK })).toHaveAccessibleDescription(/places the order after 3 seconds/);
});

test.each([
  ['a phone', { width: 390, pointer: 'coarse' }, true],
  ['a phone held sideways', { width: 844, pointer: 'coarse' }, true],
  ['a tablet', { width: 1280, pointer: 'coarse' }, true],
  ['a computer', { width: 1280, pointer: 'fine' }, false],
] as const)('on %s (%j) the button to the UPI app is shown: %s', async (_, device, isShown) => {
  const { main } = await upi();
  const app = main.getByRole('link', { name: 'Pay with UPI app' });
  await heldBy(app, device);
  if (isShown) expect(app).toBeVisible();
  else expect(app).not.toBeVisible();
});

test('a shop without a usable WhatsApp number asks for the proof by e-mail', async () => {
  Object.assign(settings, { whatsappNumber: null });
  const { main } = await upi();
  expect(main.getByText(/^After paying, send .* to hello@kanuka\.example for verification\.$/)).toBeVisible();
  expect(main.queryByText(/WhatsApp/)).not.toBeInTheDocument();
  const letter = new URL(main.getByRole('link', { name: 'Write the e-mail' }).getAttribute('href') ?? '');
  expect(letter.protocol + letter.pathname).toBe('mailto:hello@kanuka.example');
  expect(letter.searchParams.get('body')).toMatch(/Personalised Photo Mug[\s\S]*UPI transaction ID/);
});

test('R10: the tick places the order after 3 seconds, once, as UPI', async () => {
  const { main, tick, clock, screen } = await upi();
  tick();
  expect(main.getByText('Payment Confirmed. Placing Order...')).toBeVisible();
  await clock.pass(2999);
  expect(calls(PLACE)).toEqual([]);
  await clock.pass(1);
  await clock.until(() => screen.getByRole('heading', { level: 1, name: 'MY ORDERS' }));
  await clock.until(() => screen.getByText('UPI Order Placed Successfully'));
  await clock.pass(10_000);
  expect(calls(PLACE).map(({ body }) => (body as Record<string, unknown>)['payment_method'])).toEqual(['upi']);
  expect(keptCart()).toEqual({});
});

test.each([86_400_000, -86_400_000])(
  'R25: a clock that jumps by %i ms while the seconds run orders neither sooner nor later',
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

test('unticking within the 3 seconds places nothing', async () => {
  const { main, tick, clock } = await upi();
  tick();
  await clock.pass(2500);
  tick();
  await clock.pass(10_000);
  expect(main.getByText('Stopped. Nothing was ordered.')).toBeVisible();
  expect(calls(PLACE)).toEqual([]);
  expect(keptCart()).toEqual(CART);
});

test('leaving the page within the 3 seconds places nothing', async () => {
  const { tick, clock, screen, address } = await upi();
  tick();
  fireEvent.click(screen.getByRole('link', { name: 'Cart, 2 items' }));
  await clock.until(() => expect(address()).toBe('/cart'));
  await clock.pass(10_000);
  expect(calls(PLACE)).toEqual([]);
});

test('R10: a hidden tab places nothing and says so afterwards', async () => {
  const { main, tick, clock } = await upi();
  tick();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await clock.pass(10_000);
  expect(main.getByText(/You left this page, so the order was not placed/)).toBeVisible();
  expect(calls(PLACE)).toEqual([]);
});

test('a tab that is hidden in the last millisecond places nothing either', async () => {
  const { main, tick, clock } = await upi();
  tick();
  await clock.pass(2999);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  // Both before React can act on the first.
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    clock.advanceTimers(1);
  });
  await clock.pass(10_000);
  expect(main.getByText(/You left this page, so the order was not placed/)).toBeVisible();
  expect(calls(PLACE)).toEqual([]);
});

test('R10: a changed form stops the count', async () => {
  const { tick, clock, field, box } = await upi();
  tick();
  fireEvent.change(field('street'), { target: { value: '2 Main Road' } });
  await clock.pass(10_000);
  expect(box()).not.toBeChecked();
  expect(calls(PLACE)).toEqual([]);
});

test('with faults in the form the box unticks itself and no count begins', async () => {
  const { screen, tick, clock, box } = await upi(anAddress({ phone: '123' }));
  tick();
  expect(screen.getByText('One field needs a look')).toBeVisible();
  expect(box()).not.toBeChecked();
  await clock.pass(10_000);
  expect(calls(PLACE)).toEqual([]);
});

test('ordering without the tick asks for it', async () => {
  const { main, clock } = await upi();
  fireEvent.click(main.getByRole('button', { name: /^PLACE ORDER/ }));
  expect(main.getAllByText('Please confirm UPI payment before placing the order.')[0]).toBeVisible();
  await clock.pass(10_000);
  expect(calls(PLACE)).toEqual([]);
});

test('a refusal says why, and nothing is lost', async () => {
  sandbox.controls.faults.add({ route: PLACE, fault: { type: 'successFalse', message: 'The total has changed' } });
  const { tick, clock, screen, field } = await upi();
  tick();
  await clock.pass(3000);
  await clock.until(() => screen.getByText('The total has changed'));
  expect(field('street')).toHaveValue('1 Main Road');
  expect(keptCart()).toEqual(CART);
  expect(calls(PLACE)).toHaveLength(1);
});
