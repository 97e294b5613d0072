import { act, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { placedOrder, type PlacedOrder } from '#shop/orders/checkoutStorage.ts';
import { rawOrder, rawProduct } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers, DEMO, loggedIn } from '#tests/support/shopper.ts';

const ROUTE = '/api/order/userorders';
const REF = '3f2a9c1b-0000-4000-a000-000000000000';
const AT = Date.parse('2026-11-20T09:00:00+05:30');

const stored = (fields: Record<string, unknown> = {}) =>
  rawOrder({
    address: { phone: '9876543210' },
    items: [{ ...rawProduct(), size: 'M', quantity: 2, ref: REF }],
    ...fields,
  });

async function ordered(method: PlacedOrder['method'], order: unknown = stored()) {
  placedOrder.write({ idempotencyKey: REF, account: DEMO.id, method, amount: 59_800, at: AT });
  answers(ROUTE, { success: true, orders: [order] });
  await loggedIn();
  const view = renderScreen('/orders');
  const panel = within(await view.screen.findByRole('region', { name: 'Order placed' }));
  const main = within(view.screen.getByRole('main'));
  await main.findByRole('listitem');
  return { ...view, main, panel };
}

test('after a cash order a panel shows number, total, arrival, that the shop calls before payment, and how to send the photo', async () => {
  const { panel, main, user } = await ordered('cod');
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
});

test.each([
  [
    'upi',
    stored({ paymentMethod: 'UPI' }),
    'We are checking your payment. Send us the transaction ID and screenshot if you have not yet.',
  ],
  ['stripe', stored({ paymentMethod: 'Stripe', payment: true }), 'Payment received. Thank you!'],
] as const)('after an order by %s the panel shows the next step', async (method, order, text) => {
  const { panel } = await ordered(method, order);
  expect(await panel.findByText(text)).toBeVisible();
});

test('the panel stays until it is closed, also after a reload', async () => {
  const first = await ordered('cod');
  first.unmount();
  const { panel, screen, user, unmount } = await ordered('cod');
  await user.click(panel.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByRole('region', { name: 'Order placed' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  unmount();
  renderScreen('/orders');
  await within(screen.getByRole('main')).findByRole('listitem');
  expect(screen.queryByRole('region', { name: 'Order placed' })).not.toBeInTheDocument();
});

test('no other account sees the panel, and a logout removes it', async () => {
  const { screen, shop, unmount } = await ordered('cod');
  act(() => shop.actions.logOut());
  expect(placedOrder.read()).toBeNull();
  unmount();
  placedOrder.write({ idempotencyKey: REF, account: 'somebody-else', method: 'cod', amount: 59_800, at: AT });
  answers(ROUTE, { success: true, orders: [stored()] });
  await loggedIn();
  renderScreen('/orders');
  await within(screen.getByRole('main')).findByRole('listitem');
  expect(screen.queryByRole('region', { name: 'Order placed' })).not.toBeInTheDocument();
});

test('the panel is shown although the orders cannot be loaded', async () => {
  placedOrder.write({ idempotencyKey: REF, account: DEMO.id, method: 'cod', amount: 59_800, at: AT });
  sandbox.controls.faults.add({ route: ROUTE, fault: 'refuse' });
  await loggedIn();
  const { screen } = renderScreen('/orders');
  expect(await screen.findByRole('heading', { name: 'Failed to load orders' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Order placed' })).toHaveTextContent(/We will call you and tell you/);
});
