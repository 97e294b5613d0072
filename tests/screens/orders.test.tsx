import { act, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import { setLanguage } from '#content/messages.ts';
import { placedOrder, type PlacedOrder } from '#shop/orders/checkoutStorage.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { holdClock } from '#tests/support/clock.ts';
import { anAddress, rawOrder, rawProduct } from '#tests/support/factories.ts';
import { expectIrreversible } from '#tests/support/irreversibleButton.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { lostOrder } from '#tests/support/orders.ts';
import { sandbox, server } from '#tests/support/server.ts';
import { toastsOnScreen } from '#tests/support/toastsOnScreen.ts';
import { aToken, answers, calls, DEMO, demoProduct, loggedIn } from '#tests/support/shopper.ts';

afterEach(() => setLanguage('en'));

const ROUTE = '/api/order/userorders';
const REF = '3f2a9c1b-0000-4000-a000-000000000000';
const AT = Date.parse('2026-11-20T09:00:00+05:30');

function ordersAre(...orders: readonly unknown[]): void {
  answers(ROUTE, { success: true, orders });
}

async function rows() {
  await loggedIn();
  const view = renderScreen('/orders');
  await view.screen.findByRole('heading', { level: 1, name: 'MY ORDERS' });
  const items = async () => (await view.main.findAllByRole('listitem')).map((row) => row.textContent);
  return { ...view, items };
}

test('every ordered item has a row, of the newest order first, a portion at a time', async () => {
  const item = (name: string) => ({ ...rawProduct({ name }), size: 'M', quantity: 1 });
  const many = Array.from({ length: 43 }, (_, n) => rawOrder({ _id: `order-${n}`, date: n, items: [item('Old Mug')] }));
  ordersAre(...many, rawOrder({ _id: 'new', items: [item('New Mug'), item('New Lamp')] }));
  const { main, user, items } = await rows();
  const shown = await items();
  expect(shown).toHaveLength(40);
  const names = shown.map((row) => /(?:Old|New) \w+?(?=Size)/.exec(row)?.[0]);
  expect(names.slice(0, 3)).toEqual(['New Mug', 'New Lamp', 'Old Mug']);
  await user.click(main.getByRole('button', { name: 'Show more orders' }));
  expect(await items()).toHaveLength(45);
  expect(main.queryByRole('button', { name: 'Show more orders' })).not.toBeInTheDocument();
});

test('a row shows all facts of the item and its order, and in every language how far the order is', async () => {
  const address = anAddress();
  ordersAre(rawOrder({ status: 'out for delivery', payment: true, paymentMethod: 'Stripe', address }));
  const { main, user } = await rows();
  const row = within(await main.findByRole('listitem'));
  for (const text of [
    'Photo Mug',
    'Size M',
    'Quantity 2',
    'To Asha Rao, 1 Main Road, Tenali, Andhra Pradesh, 522201, India',
    'Payment method: Stripe',
    'Paid',
    'Ordered on Thu 24 Jul 2025',
    '₹299',
  ])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByText(/Order total/).parentElement).toHaveTextContent('Order total ₹598');
  const details = row.getByRole('button', { name: 'Details of order order' });
  await user.click(details);
  expect(details).toHaveAttribute('aria-expanded', 'true');
  const step = row.getByText('Out for delivery', { selector: 'p *' }).closest('p');
  expect(step).toHaveTextContent('Out for deliveryStep 4 of 5');
  // That no fact of a row is left in English: untranslated.test.tsx.
  for (const [language, inWords] of [
    ['te', '5 దశల్లో 4వది'],
    ['hi', '5 में से चरण 4'],
  ] as const) {
    await act(() => setLanguage(language));
    expect(step, 'in its own word order').toHaveTextContent(inWords);
  }
});

test('a row says how its order is paid, and an order its five stages once, six with a photo, unless its status is the shop’s own', async () => {
  const item = { ...rawProduct(), size: 'M', quantity: 1 };
  const designs = [{ id: 'd', pieces: 1, photos: 1, words: '', note: '' }];
  ordersAre(
    rawOrder({ _id: 'a', date: 4, status: 'shipped', items: [item, { ...item, name: 'Second Mug' }], payment: true }),
    rawOrder({ _id: 'b', date: 3, status: 'shipped', items: [{ ...item, designs }] }),
    rawOrder({ _id: 'c', date: 2, status: 'Waiting for your photo', paymentMethod: 'UPI' }),
    rawOrder({ _id: 'd', date: 1 }),
  );
  const { main, items } = await rows();
  const facts = [
    'Confirmed after payment',
    'Second Mug',
    'Step 4 of 6',
    'Payment method: UPI',
    'Confirmed once you pay',
  ];
  expect(await items()).toEqual(facts.map((text) => expect.stringContaining(text)));
  expect(main.getByText('Waiting for your photo')).toBeVisible();
  const stages = [...document.querySelectorAll('main ol li')].map((stage) => stage.textContent);
  expect(stages.slice(0, 5)).toEqual(['Order placed', 'Packing', 'Shipped', 'Out for delivery', 'Delivered']);
  expect(stages).toHaveLength(5 + 6 + 5);
  expect(main.getByRole('link', { name: 'Send payment proof: Photo Mug' })).toBeVisible();
  expect(main.queryByText(/COD/)).not.toBeInTheDocument();
});

test('a row says when an order on its way arrives, until the last of these days in India is over', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T23:59:00+05:30'));
  ordersAre(
    rawOrder({ _id: 'new', date: AT, status: 'Order Placed' }),
    rawOrder({ _id: 'old', date: AT - 86_400_000, status: 'Shipped' }),
    rawOrder({ _id: 'there', date: AT, status: 'Delivered' }),
  );
  const { main } = await rows();
  await main.findAllByRole('listitem');
  expect(main.getAllByText(/^Estimated delivery: /).map(({ textContent }) => textContent)).toEqual([
    'Estimated delivery: Thu 26 - Sat 28 Nov',
  ]);
  expect(main.getByText('Counted from the day we have your payment and your photo.')).toBeVisible();
});

test('when the orders cannot be loaded the page says why beside the panel of an order just placed, and retrying loads them', async () => {
  placedOrder.write({ idempotencyKey: REF, account: DEMO.id, method: 'cod', amount: 59_800, at: AT });
  sandbox.controls.faults.add({ route: ROUTE, fault: { type: 'successFalse', message: 'The orders sleep' } });
  const { main, screen, user } = await rows();
  expect(await main.findByRole('heading', { name: 'The orders sleep' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('The orders sleep'), 'in place and in the corner').toHaveLength(2));
  expect(screen.getByRole('region', { name: 'Order placed' })).toHaveTextContent(/We will call you and tell you/);
  sandbox.controls.faults.clear();
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByText('You have no orders yet.')).toBeVisible();
  await waitFor(() => expect(toastsOnScreen()).toEqual([]));
  expect(main.getByRole('link', { name: 'Browse gifts' })).toHaveAttribute('href', '/collection');
});

test('ordering again while the products load says so, and adds only what is still sold', async () => {
  const mug = demoProduct('Personalised Photo Mug');
  const otherSize = { ...rawProduct({ _id: mug._id, name: mug.name }), size: 'Giant', quantity: 1 };
  const gone = { ...rawProduct({ _id: 'gone', name: 'Bamboo Clock' }), size: 'M', quantity: 1 };
  ordersAre(rawOrder({ items: [gone, otherSize] }));
  sandbox.controls.faults.add({ route: '/api/product/list', fault: 'hang' });
  const { main, screen, user } = await rows();
  await user.click(await main.findByRole('button', { name: `Order again: ${mug.name}` }));
  await screen.findByText(/The gifts are still loading/);
  expect(screen.queryByText(/no longer sold/)).not.toBeInTheDocument();
  sandbox.controls.faults.release();
  await screen.findAllByRole('link', { name: 'Photo Frames' });
  for (const name of ['Bamboo Clock', mug.name]) {
    await user.click(main.getByRole('button', { name: `Order again: ${name}` }));
    await screen.findByText('This gift is no longer sold in that size.');
  }
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});

test('I7 R3: a refresh that fails or takes long leaves the rows, says so above them, and can be retried', async () => {
  localStorage.setItem('token', await aToken());
  ordersAre(rawOrder());
  const clock = holdClock();
  const { main, user } = renderScreen('/orders', clock);
  const refresh = () => main.getByRole('button', { name: 'Refresh' });
  await clock.until(() => expect(main.getAllByRole('listitem')).toHaveLength(1));
  await clock.until(() => expect(refresh()).not.toHaveAttribute('aria-busy'));
  answers(ROUTE, { success: false, message: 'The orders sleep' });
  await user.click(refresh());
  await clock.until(() => expect(main.getByText('Showing your orders as last loaded.')).toBeVisible());
  expect(main.getByText('The orders sleep')).toBeVisible();
  expect(main.getAllByRole('listitem')).toHaveLength(1);
  server.use(http.post(`*${ROUTE}`, () => delay('infinite')));
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await clock.pass(8000);
  expect(main.getByText('Still working…')).toBeVisible();
  expect(main.getAllByRole('listitem')).toHaveLength(1);
  ordersAre(rawOrder(), rawOrder({ _id: 'second', date: Date.now() }));
  await user.click(refresh());
  await clock.until(() => expect(main.getAllByRole('listitem')).toHaveLength(2));
  expect(main.queryByText('Still working…')).not.toBeInTheDocument();
  expect(main.queryByText('The orders sleep')).not.toBeInTheDocument();
});

test('R6 R25: malformed orders show their valid fields and no invalid value', async () => {
  ordersAre(
    rawOrder({ _id: 'odd', date: 'about noon', status: 'Waiting for your photo' }),
    rawOrder({ _id: 'odder', date: null, status: null, address: null, amount: 'x', paymentMethod: null }),
    rawOrder({ _id: undefined, items: [{}, { name: { first: 'x' }, price: {}, size: 7, quantity: 'many' }] }),
    null,
  );
  const { main, items } = await rows();
  const texts = (await items()).join('\n');
  expect(texts).toContain('Ordered on about noon');
  expect(main.getAllByText('Price on request').length).toBe(2);
  expect(texts).not.toMatch(/NaN|undefined|null|\[object|Invalid Date/);
});

test('S14: a new session shows no orders of the earlier one while its own load, and one that ends asks for a login', async () => {
  ordersAre(rawOrder());
  const { main } = await rows();
  await main.findByRole('listitem');
  server.resetHandlers();
  sandbox.controls.faults.add({ route: ROUTE, fault: 'hang' });
  localStorage.setItem('token', 'of-another-shopper');
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(main.getByText('Loading your orders...')).toBeVisible();
  expect(main.queryByRole('listitem')).not.toBeInTheDocument();
  sandbox.controls.faults.release();
  // The sandbox has no such account.
  expect(await main.findByText('You must be logged in to view orders.')).toBeVisible();
  expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(main.queryByText('Photo Mug')).not.toBeInTheDocument();
});

/** An order of ₹598 from this device whose response was lost. */
const withRef = (ref: string, fields: Record<string, unknown> = {}) =>
  rawOrder({ items: [{ ...rawProduct(), size: 'M', quantity: 2, ref }], ...fields });

test('R9: an order that the browser sent twice is one row with an explanation and a message to the shop', async () => {
  ordersAre(withRef('a-reference', { _id: 'one' }), withRef('a-reference', { _id: 'two' }));
  const { main, items } = await rows();
  expect(await items()).toHaveLength(1);
  expect(main.getByText(/^We received this order twice\. Pay only once, and tell us on WhatsApp/)).toBeVisible();
  const link = main.getByRole('link', { name: 'Tell us on WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    'You have received my order A-REFERE of ₹598 twice. I need it only once: please cancel the extra.',
  );
});

test('S24: an unconfirmed widget payment can be checked again from My Orders', async () => {
  const ref = lostOrder({ method: 'razorpay', orderId: 'order', payment: { razorpay_payment_id: 'p' } });
  ordersAre(withRef(ref, { paymentMethod: 'Razorpay' }));
  const { main, user, screen } = await rows();
  expect(await main.findByText('Your payment of ₹598 is not confirmed yet.')).toBeVisible();
  answers('/api/order/verifyRazorpay', { success: true });
  ordersAre(withRef(ref, { paymentMethod: 'Razorpay', payment: true }));
  await user.click(await main.findByRole('button', { name: 'Check again' }));
  await screen.findByText('Payment received. Thank you!');
  await waitFor(() => expect(main.queryByText(/not confirmed yet/)).not.toBeInTheDocument());
});

const WHOLE = { razorpay_payment_id: 'p', razorpay_order_id: 'order_1', razorpay_signature: 's' };

test('R13 S24: after a failed check no second payment is offered until the shopper confirms that they have not paid', async () => {
  const ref = lostOrder({ method: 'razorpay', orderId: 'order', widgetOrderId: 'order_1', payment: WHOLE });
  ordersAre(withRef(ref, { paymentMethod: 'Razorpay' }));
  answers('/api/order/verifyRazorpay', { success: false, message: 'invalid signature' });
  const { main, user } = await rows();
  await user.click(await main.findByRole('button', { name: 'Check again' }));
  expect(await main.findByText('Your payment of ₹598 is not confirmed yet.')).toBeVisible();
  expect(main.queryByText(/has not been paid for/)).toBeNull();
  expect(main.queryByRole('link', { name: 'Back to checkout' })).toBeNull();
  expect(orderAttempts.find(ref)).toMatchObject({ state: 'unknown', payment: WHOLE });
  await user.click(main.getByRole('button', { name: 'I have not paid' }));
  await user.click(main.getByRole('button', { name: 'Wait' }));
  await user.click(main.getByRole('button', { name: 'I have not paid' }));
  expect(orderAttempts.find(ref)?.state, 'the first click asks').toBe('unknown');
  await user.click(expectIrreversible(main.getByRole('button', { name: 'Continue without that payment' })));
  expect(await main.findByText('Your order of ₹598 has not been paid for.')).toBeVisible();
  expect(main.getByRole('link', { name: 'Back to checkout' })).toBeVisible();
});

test('R14: a card page without a return is asked about on its row, and a shopper who has not paid can order again', async () => {
  const ref = lostOrder({ method: 'stripe', isOnCardPage: true });
  ordersAre(withRef(ref, { _id: 'the-order', paymentMethod: 'Stripe', date: Date.now() }));
  const { main, user } = await rows();
  expect(await main.findByText('Your card payment of ₹598 may have gone through.')).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Check this payment: Photo Mug' }));
  expect(main.getByText(/^Did the card page show that the payment went through/)).toBeVisible();
  expectIrreversible(main.getByRole('button', { name: 'Yes, I have paid' }));
  await user.click(expectIrreversible(main.getByRole('button', { name: 'No, I have not paid' })));
  expect(await main.findByText('Your order of ₹598 has not been paid for.')).toBeVisible();
  expect(orderAttempts.find(ref)?.state).toBe('retryable');
  expect(calls('/api/order/verifyStripe'), 'nothing is cancelled: it may have been paid').toEqual([]);
});

test('R14: of all orders only those by card of the last day, unpaid and not cancelled, offer these checks', async () => {
  const orders = [
    { payment: true },
    { status: 'Payment cancelled' },
    { date: Date.now() - 2 * 24 * 60 * 60 * 1000 },
    { paymentMethod: 'COD' },
    { paymentMethod: 'Razorpay' },
    {},
  ].map((fields, at) => withRef(`ref-${at}`, { _id: `${at}`, paymentMethod: 'Stripe', date: Date.now(), ...fields }));
  ordersAre(...orders);
  const { main, items } = await rows();
  expect(await items()).toHaveLength(orders.length);
  expect(main.getAllByRole('button', { name: /^Check this payment/ })).toHaveLength(1);
});

/** The order just placed, as the backend lists it. */
const placed = (fields: Record<string, unknown> = {}) => withRef(REF, { address: { phone: '9876543210' }, ...fields });

async function ordered(method: PlacedOrder['method'], order: unknown = placed()) {
  placedOrder.write({ idempotencyKey: REF, account: DEMO.id, method, amount: 59_800, at: AT });
  ordersAre(order);
  await loggedIn();
  const view = renderScreen('/orders');
  const panel = within(await view.screen.findByRole('region', { name: 'Order placed' }));
  await view.main.findByRole('listitem');
  return { ...view, panel };
}

test('after a cash order a panel shows number, total, arrival, the call before payment and how to send the photo, until it is closed', async () => {
  const { panel, main, screen, user } = await ordered('cod');
  expect(panel.getByText('3F2A9C1B')).toBeVisible();
  expect(panel.getByText('₹598')).toBeVisible();
  expect(panel.getByText('Thu 26 - Sat 28 Nov')).toBeVisible();
  const next = 'We will call +91 98765 43210 and tell you how to pay. Your order is confirmed once you have paid.';
  expect(await panel.findByText(next)).toBeVisible();
  expect(main.getByRole('listitem')).toHaveTextContent('Order 3F2A9C1B');
  await user.click(panel.getByRole('button', { name: 'Copy the order number' }));
  expect(await navigator.clipboard.readText()).toBe('3F2A9C1B');
  const link = panel.getByRole('link', { name: 'Send your photo' });
  const message = decodeURIComponent(link.getAttribute('href') ?? '');
  expect(message).toContain('Here is my photo for order 3F2A9C1B.');
  expect(message).toContain('2 x Photo Mug (M)');
  await user.click(panel.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByRole('region', { name: 'Order placed' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(placedOrder.read(), 'nor after a reload').toBeNull();
});

test.each([
  [
    'upi',
    placed({ paymentMethod: 'UPI' }),
    'We are checking your payment. Send us the transaction ID and screenshot if you have not yet.',
  ],
  ['stripe', placed({ paymentMethod: 'Stripe', payment: true }), 'Payment received. Thank you!'],
] as const)('after an order by %s the panel shows the next step', async (method, order, text) => {
  const { panel } = await ordered(method, order);
  expect(await panel.findByText(text)).toBeVisible();
});

test('no other account sees the panel', async () => {
  placedOrder.write({ idempotencyKey: REF, account: 'somebody-else', method: 'cod', amount: 59_800, at: AT });
  ordersAre(placed());
  const { main, screen } = await rows();
  await main.findByRole('listitem');
  expect(screen.queryByRole('region', { name: 'Order placed' })).not.toBeInTheDocument();
});

test('a shop without an account at the e-mail service opens the text in the shopper’s mail program', async () => {
  const order = { name: 'Asha \uD83D', email: 'a@example.com', phone: '1', address: 'Tenali', amount: '₹598' };
  sessionStorage.setItem('kanuka.lastOrder', JSON.stringify({ ...order, items: '2 x Photo Mug (M)\n1 x Lamp (L)' }));
  const { screen } = renderScreen('/sendOrderMail');
  expect(await screen.findByText(/Your mail app opens with the summary filled in/)).toBeVisible();
  const letter = screen.getByRole('link', { name: 'Open my mail app' }).getAttribute('href') ?? '';
  expect(letter).toMatch(/^mailto:hello@kanuka\.example\?subject=My%20order&body=/);
  // A mail's lines end with CR LF, and half a surrogate pair cannot be encoded.
  for (const text of ['Asha \uFFFD', 'a@example.com', 'Tenali', '₹598', '2 x Photo Mug (M)\r\n1 x Lamp (L)'])
    expect(decodeURIComponent(letter)).toContain(text);
});
