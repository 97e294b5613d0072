import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { CART, MUG, openCheckout, readyToOrder } from '#tests/support/checkout.ts';
import { copies, withOrders } from '#tests/support/beforeScreens.ts';
import { anAddress } from '#tests/support/factories.ts';
import { logInOnScreen } from '#tests/support/logIn.ts';
import { lostOrder } from '#tests/support/orders.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers, calls, loggedIn, storedCart, writeCart } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';
import { hideOwnButton } from '#tests/support/window.ts';

// A shop with card and widget payments and without a WhatsApp number.
vi.hoisted(() => {
  vi.stubEnv('VITE_STRIPE_ENABLED', 'true');
  vi.stubEnv('VITE_RAZORPAY_KEY_ID', 'rzp_test_kanuka');
  vi.stubEnv('VITE_WHATSAPP_NUMBER', 'none');
});

afterEach(() => void vi.unstubAllGlobals());

test('the summary shows the price of each line and the total, and every payment method says what is paid in all; by card the older backend may add its own charge', async () => {
  hideOwnButton();
  const { main, user } = await openCheckout();
  const bar = within(await main.findByRole('region', { name: 'Total and order' }));
  const summary = within(main.getByRole('region', { name: 'Cart Totals' }));
  expect(summary.getByRole('listitem')).toHaveTextContent(/Qty 2₹598$/);
  expect(summary.getByText('Total', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^₹598$/);
  for (const [name, pays] of [
    [/^Order Confirm/, 'You pay ₹598 after our call, nothing more'],
    [/^UPI QR/, 'You pay ₹598, nothing more'],
    [/^Razorpay/, 'You pay ₹598, nothing more'],
    [/^Card/, 'Total ₹598. The card page shows what you pay.'],
  ] as const) {
    await user.click(main.getByRole('radio', { name }));
    expect(bar.getByText(pays)).toBeVisible();
    expect(summary.getByText(pays)).toBeVisible();
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
  answers('/api/order/stripe', { success: true, session_url: 'https://checkout.stripe.com@evil.example/pay' });
  const { order, main, user, url } = await readyToOrder();
  await user.click(main.getByRole('radio', { name: /^Card/ }));
  await order();
  const why = 'The payment page could not be opened safely. Choose another payment method. Your cart is safe.';
  expect(await main.findByText(why)).toBeVisible();
  expect(url()).toBe('/place-order');
  expect(storedCart()).toEqual(CART);
});

test('a shopper who leaves before the card page opens is not redirected from another page', async () => {
  sandbox.controls.faults.add({ route: '/api/order/stripe', fault: 'hang' });
  const { order, main, screen, user, url } = await readyToOrder();
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
  const { order, main, screen, user, url } = await readyToOrder();
  await user.click(main.getByRole('radio', { name: /^Razorpay/ }));
  await order();
  const script = await waitFor(() => {
    const found = document.querySelector('script[src="https://checkout.razorpay.com/v1/checkout.js"]');
    if (!found) throw new Error('The widget is not being loaded');
    return found;
  });
  await user.click(screen.getByRole('link', { name: 'Cart, 2 items' }));
  const open = vi.fn();
  vi.stubGlobal('Razorpay', function Razorpay() {
    return { on: () => {}, open };
  });
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

/** The callbacks through which the provider's window notifies the shop. */
type Widget = { readonly fail: (reason: unknown) => void; readonly modal: { readonly ondismiss: () => void } };

/** The checkout on the older backend with an open widget of the provider. */
async function inWidget() {
  Object.assign(sandbox.controls.mode, { generationA: true });
  const opened = vi.fn<(widget: Widget) => void>();
  vi.stubGlobal('Razorpay', function Razorpay({ modal }: Pick<Widget, 'modal'>) {
    let fail: Widget['fail'] = () => {};
    const on = (_event: string, listener: Widget['fail']): void => void (fail = listener);
    return { on, open: () => opened({ modal, fail }) };
  });
  const view = await readyToOrder();
  await view.user.click(view.main.getByRole('radio', { name: /^Razorpay/ }));
  await view.order();
  await until(() => expect(opened).toHaveBeenCalled());
  return { ...view, widget: opened.mock.lastCall?.[0] as Widget };
}

const place = (main: ReturnType<typeof within>) => main.getByRole('button', { name: /^PLACE ORDER/ });
const BEGUN = 'A payment was started but not completed.';

// That the shopper can confirm it there: orders.test.tsx.
test('R13: after a widget closed without payment the shopper has to see My Orders before paying again', async () => {
  const { main, user, widget, screen } = await inWidget();
  act(() => widget.modal.ondismiss());
  expect(await main.findByText(BEGUN)).toBeVisible();
  expect(place(main)).toHaveAttribute('aria-disabled', 'true');
  expect(main.queryByRole('button', { name: 'I have not paid' })).toBeNull();
  await user.click(main.getByRole('link', { name: 'See My Orders' }));
  await screen.findByText('A payment of ₹598 was started, but we cannot see that it went through.');
  expect(screen.getByRole('button', { name: 'I have not paid' })).toBeVisible();
});

test('R13: when the provider’s window reports a failed payment the shopper can continue at once after a second confirmation', async () => {
  const { main, user, widget } = await inWidget();
  act(() => widget.fail({ error: { description: 'Your bank said no' } }));
  act(() => widget.modal.ondismiss());
  expect(await main.findByText(BEGUN)).toBeVisible();
  await user.click(main.getByRole('button', { name: 'I have not paid' }));
  expect(main.getByText(/^Continue only if no money was deducted/)).toBeVisible();
  expect(place(main)).toHaveAttribute('aria-disabled', 'true');
  await user.click(main.getByRole('button', { name: 'Continue without that payment' }));
  expect(main.queryByText(BEGUN)).toBeNull();
  expect(place(main)).not.toHaveAttribute('aria-disabled');
});

test('R14: an earlier card payment is reported first and blocks paying, and once My Orders lists it as unpaid it can be checked or skipped', async () => {
  const ref = lostOrder({ method: 'stripe', isOnCardPage: true });
  const { main, order, user, url } = await readyToOrder();
  expect(main.getByText('Your earlier card payment of ₹598 may have gone through.')).toBeVisible();
  expect(main.getByRole('link', { name: 'See My Orders' })).toBeVisible();
  await order();
  expect(calls('/api/order/')).toEqual([]);
  expect(main.queryByRole('button', { name: 'Check this payment' }), 'My Orders shows which payment it is').toBeNull();
  const listAsUnpaid = (): void =>
    act(() => {
      orderAttempts.update(ref, { state: 'unknown', isOnCardPage: true, unpaidAt: 1, orderId: 'the-order' });
      globalThis.dispatchEvent(new StorageEvent('storage', { key: 'kanuka.orders', newValue: '' }));
    });
  listAsUnpaid();
  await user.click(main.getByRole('button', { name: 'Check this payment' }));
  await user.click(main.getByRole('button', { name: 'No, I have not paid' }));
  expect(main.queryByText(/may have gone through/)).toBeNull();
  expect(place(main)).not.toHaveAttribute('aria-disabled');
  listAsUnpaid();
  await user.click(await main.findByRole('button', { name: 'Check this payment' }));
  await user.click(main.getByRole('button', { name: 'Yes, I have paid' }));
  await until(() => expect(url()).toBe('/verify?success=true&orderId=the-order'));
});

test('R18: after the browser cleared its storage an order says so, and cart and form are there after the login', async () => {
  const { order, main, user, screen, url } = await readyToOrder();
  localStorage.clear();
  sessionStorage.clear();
  await order();
  expect(
    await main.findByText('Your browser has cleared this website’s data, including your login. Nothing was ordered.'),
  ).toBeVisible();
  expect(screen.queryByText(/Another tab/)).toBeNull();
  await user.click(within(main.getByRole('alert')).getByRole('button', { name: 'Log in' }));
  await logInOnScreen({ screen, user });
  await until(() => expect(url()).toBe('/place-order'));
  expect(await screen.findByLabelText('Street')).toHaveValue(anAddress().street);
  expect(await screen.findByRole('button', { name: 'PLACE ORDER · ₹598' })).toBeVisible();
});

test('R19: an order after another device changed the cart says so and does not mention another tab', async () => {
  const { order, main, screen } = await readyToOrder();
  sandbox.controls.faults.add({ route: '/api/product/list', times: 1, fault: 'hang' });
  await order();
  await until(() => expect(calls('/api/product/list').at(-1)?.status).toBe('pending'));
  writeCart({ [MUG._id]: { '325 ml': 1 } });
  sandbox.controls.faults.release();
  expect(await main.findByText('Your cart has changed since this page showed it. Nothing was ordered.')).toBeVisible();
  expect(screen.queryByText(/Another tab/)).toBeNull();
  expect(main.getByRole('link', { name: 'See My Orders' })).toBeVisible();
  expect(calls('/api/order/')).toEqual([]);
});
