import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { settings } from '#config/settings.ts';
import { CART, MUG, openCheckout } from '#tests/support/checkout.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers, calls, DEMO, keptCart, loggedIn } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';

const PLACE = '/api/order/place';
const original = { ...settings };

afterEach(() => void Object.assign(settings, original));

test('the way to pay and the ticked box survive login and reload, as the form does', async () => {
  const { fillIn, order, main, screen, user, unmount } = await openCheckout();
  await fillIn();
  await user.click(main.getByRole('radio', { name: /^UPI QR/ }));
  await user.click(main.getByRole('checkbox', { name: 'Remember this address on this device' }));
  await order();
  await user.type(await screen.findByLabelText('Email'), DEMO.email);
  await user.type(screen.getByLabelText('Password'), `${DEMO.password}{Enter}`);
  // What was chosen is read from the tab's storage once the page is alive.
  expect(await screen.findByRole('radio', { name: /^UPI QR/, checked: true })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Remember this address on this device' })).toBeChecked();
  unmount();
  const again = await openCheckout();
  expect(await again.main.findByRole('radio', { name: /^UPI QR/, checked: true })).toBeVisible();
  expect(calls(PLACE)).toEqual([]);
});

test.each(['"stripe"', '"cheque"', '7', 'null'])('a noted way to pay %s that there is not is cash', async (method) => {
  Object.assign(settings, { isStripeEnabled: false });
  sessionStorage.setItem('kanuka.checkout.choices', `{"method":${method},"remember":1}`);
  const { main } = await openCheckout();
  expect(main.getByRole('radio', { name: /^Order Confirm after Payment/ })).toBeChecked();
  expect(main.getByRole('checkbox', { name: 'Remember this address on this device' })).not.toBeChecked();
});

test('S16: a price that changed during checkout stops the order with both sums, and the next try goes by the new one', async () => {
  await loggedIn();
  const { fillIn, order, main, field } = await openCheckout();
  await fillIn();
  answers('/api/product/list', { success: true, products: [{ ...MUG, price: 350 }] });
  await order();
  expect(await main.findByText('The total has changed: ₹598 → ₹700')).toBeVisible();
  expect(main.getByRole('button', { name: 'PLACE ORDER · ₹700' })).toBeVisible();
  expect(calls('/api/order/')).toEqual([]);
  expect(field('street')).toHaveValue('1 Main Road');
  expect(keptCart()).toEqual(CART);
  // The shopper agrees; the embedded backend still sells at the old price, and refuses.
  await order();
  await until(() => expect(calls(PLACE)).toHaveLength(1));
  expect(calls(PLACE)[0]?.body).toMatchObject({ amount: 700 });
});

test('who leaves while the card page is on its way is not led there from elsewhere', async () => {
  Object.assign(settings, { isStripeEnabled: true });
  await loggedIn();
  sandbox.controls.faults.add({ route: '/api/order/stripe', fault: 'hang' });
  const { fillIn, order, main, screen, user, address } = await openCheckout();
  await fillIn();
  await user.click(main.getByRole('radio', { name: /^Card/ }));
  await order();
  await until(() => expect(calls('/api/order/stripe')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Cart, 2 items' }));
  sandbox.controls.faults.release();
  // The test's window cannot be led anywhere: an attempt would be an error on the console.
  expect(await screen.findByText('The payment was not completed. Your cart is kept.')).toBeInTheDocument();
  expect(address()).toBe('/cart');
});

test('who leaves while the payment widget is loading does not meet it on another page', async () => {
  Object.assign(settings, { razorpayKeyId: 'rzp_test_abc123' });
  await loggedIn();
  const { fillIn, order, main, screen, user, address } = await openCheckout();
  await fillIn();
  await user.click(main.getByRole('radio', { name: /^Razorpay/ }));
  await order();
  const script = await waitFor(() => {
    const found = document.querySelector('script[src*="razorpay"]');
    if (!found) throw new Error('The widget is not being loaded');
    return found;
  });
  await user.click(screen.getByRole('link', { name: 'Cart, 2 items' }));
  const open = vi.fn();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal(
    'Razorpay',
    class {
      on = (): void => {};
      open = open;
    },
  );
  fireEvent.load(script);
  expect(await screen.findByText('The payment was not completed. Your cart is kept.')).toBeInTheDocument();
  expect(open).not.toHaveBeenCalled();
  expect(address()).toBe('/cart');
  expect(keptCart()).toEqual(CART);
});

test('who went to My Orders while the order was on its way sees it there when it has come', async () => {
  await loggedIn();
  const { fillIn, order, screen, user } = await openCheckout();
  await fillIn();
  sandbox.controls.faults.add({ route: PLACE, fault: 'hang' });
  await order();
  await until(() => expect(calls(PLACE)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByText('You have no orders yet.')).toBeVisible();
  sandbox.controls.faults.release();
  expect(await screen.findByText('Order placed. Thank you!')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(MUG.name));
});
