import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { CART, MUG, openCheckout } from '#tests/support/checkout.ts';
import { copies, withOrders } from '#tests/support/beforeScreens.ts';
import { anAddress } from '#tests/support/factories.ts';
import { OwnButtonOutOfSight } from '#tests/support/ownButtonOutOfSight.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers, calls, storedCart, loggedIn } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';

// A shop with card and widget payments and without a WhatsApp number.
vi.hoisted(() => {
  vi.stubEnv('VITE_STRIPE_ENABLED', 'true');
  vi.stubEnv('VITE_RAZORPAY_KEY_ID', 'rzp_test_kanuka');
  vi.stubEnv('VITE_WHATSAPP_NUMBER', 'none');
});

test('every payment method says what is paid in all; by card the older backend may add its own charge', async () => {
  vi.stubGlobal('IntersectionObserver', OwnButtonOutOfSight);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { main, user } = await openCheckout();
  const bar = within(await main.findByRole('region', { name: 'Total and order' }));
  for (const [name, pays] of [
    [/^Order Confirm/, 'You pay ₹598 after our call, nothing more'],
    [/^UPI QR/, 'You pay ₹598, nothing more'],
    [/^Razorpay/, 'You pay ₹598, nothing more'],
    [/^Card/, 'Total ₹598. The card page shows what you pay.'],
  ] as const) {
    await user.click(main.getByRole('radio', { name }));
    expect(bar.getByText(pays)).toBeVisible();
    expect(within(main.getByRole('region', { name: 'Cart Totals' })).getByText(pays)).toBeVisible();
    expect(bar.getByText('Estimated delivery')).toBeVisible();
  }
});

test('a payment method that cannot charge the paise of the total is disabled and says why', async () => {
  answers('/api/product/list', { success: true, products: [{ ...MUG, price: 19.99 }] });
  await loggedIn();
  const { main } = await openCheckout();
  for (const name of [/^Card/, /^Razorpay/]) {
    const option = main.getByRole('radio', { name });
    expect(option).toBeDisabled();
    expect(option).toHaveAccessibleDescription(
      'This total is not in whole rupees, which this payment method needs. Please choose another.',
    );
  }
  expect(main.getByRole('radio', { name: /^UPI QR/ })).toBeEnabled();
});

test('S5: a card payment URL that is not the provider’s is not opened, and the shopper reads why', async () => {
  await loggedIn();
  answers('/api/order/stripe', { success: true, session_url: 'https://checkout.stripe.com@evil.example/pay' });
  const { order, main, user, url } = await openCheckout(anAddress());
  await user.click(main.getByRole('radio', { name: /^Card/ }));
  await order();
  const why = 'The payment page could not be opened safely. Choose another payment method. Your cart is safe.';
  expect(await main.findByText(why)).toBeVisible();
  expect(url()).toBe('/place-order');
  expect(storedCart()).toEqual(CART);
});

test('a shopper who leaves before the card page opens is not redirected from another page', async () => {
  await loggedIn();
  sandbox.controls.faults.add({ route: '/api/order/stripe', fault: 'hang' });
  const { order, main, screen, user, url } = await openCheckout(anAddress());
  await user.click(main.getByRole('radio', { name: /^Card/ }));
  await order();
  await until(() => expect(calls('/api/order/stripe')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Cart, 2 items' }));
  sandbox.controls.faults.release();
  // jsdom cannot navigate: an attempt would log a console error.
  await screen.findByText(/^Payment not completed\. Try again/);
  expect(url()).toBe('/cart');
});

test('R13: a payment widget that loads after the shopper left does not open on another page, and the shopper can order again', async () => {
  await loggedIn();
  const { order, main, screen, user, url } = await openCheckout(anAddress());
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
  await screen.findByText(/^Payment not completed\. Try again/);
  expect(open).not.toHaveBeenCalled();
  expect(url()).toBe('/cart');
  expect(storedCart()).toEqual(CART);
  await user.click(await screen.findByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  expect(await screen.findByRole('button', { name: /^PLACE ORDER/ })).not.toHaveAttribute('aria-disabled');
});

test('a shop without a usable WhatsApp number offers e-mail for the payment proof and for problems', async () => {
  const { main, user, unmount } = await openCheckout();
  await user.click(main.getByRole('radio', { name: /^UPI QR/ }));
  expect(main.getByText(/^After paying, send .* to hello@kanuka\.example for verification\.$/)).toBeVisible();
  expect(main.queryByText(/WhatsApp/)).not.toBeInTheDocument();
  const letter = decodeURIComponent(main.getByRole('link', { name: 'Email proof' }).getAttribute('href') ?? '');
  expect(letter).toMatch(/^mailto:hello@kanuka\.example\?[^\n]*I have paid [\s\S]*\nUPI transaction ID: /);
  unmount();
  await withOrders(...copies);
  const { screen } = renderScreen('/orders');
  const twice = 'We received this order twice. Pay only once, and email us to cancel the extra.';
  expect(await screen.findByText(twice)).toBeVisible();
  for (const name of ['Email us', /^Send payment proof/])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^mailto:.*My%20order/));
  expect(screen.queryByText(/WhatsApp/)).toBeNull();
});
