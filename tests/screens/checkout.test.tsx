import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { CART, MUG, openCheckout, readyToOrder } from '#tests/support/checkout.ts';
import { holdClock } from '#tests/support/clock.ts';
import { anAddress, rawProduct } from '#tests/support/factories.ts';
import { expectIrreversible } from '#tests/support/irreversibleButton.ts';
import { logInOnScreen } from '#tests/support/logIn.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import {
  answers,
  calls,
  DEMO,
  demoProduct,
  writeCart,
  storedCart,
  loggedIn,
  putServerCart,
  serverCart,
} from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';
import { toastsOnScreen } from '#tests/support/toastsOnScreen.ts';
import { hideOwnButton } from '#tests/support/window.ts';

const PLACE = '/api/order/place';

test('after a cash order My Orders opens, the cart is empty on device and server, and the draft is removed', async () => {
  await loggedIn();
  const { order, screen } = await openCheckout(anAddress({ phone: '+91 98765-43210', firstName: ' Asha ' }));
  await order();
  expect(await screen.findByRole('heading', { level: 1, name: 'MY ORDERS' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Order placed' })).toHaveTextContent('Total₹598');
  expect(screen.queryByText('Order placed. Thank you!'), 'no message over it').not.toBeInTheDocument();
  expect(await screen.findByText('Personalised Photo Mug')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect([storedCart(), serverCart()]).toEqual([{}, {}]);
  expect(sessionStorage.getItem('kanuka.checkout')).toBeNull();
  expect(calls(PLACE)[0]?.body).toMatchObject({
    address: anAddress(),
    amount: 598,
    payment_method: 'cod',
    items: [{ _id: MUG._id, size: '325 ml', quantity: 2, price: 299 }],
  });
});

test('R8 R24: several clicks on the button place one order, and who goes back to the checkout finds an empty cart', async () => {
  sandbox.controls.faults.add({ route: PLACE, times: 1, fault: 'hang' });
  const { main, screen, user, unmount } = await readyToOrder();
  const button = expectIrreversible(main.getByRole('button', { name: /^PLACE ORDER/ }));
  await user.dblClick(button);
  expect(main.getByRole('button', { name: 'Placing your order…' })).toHaveAttribute('aria-busy', 'true');
  sandbox.controls.faults.release();
  expect(await screen.findByRole('heading', { level: 1, name: 'MY ORDERS' })).toBeVisible();
  unmount();
  const back = renderScreen('/place-order');
  expect(await back.screen.findByText('Your cart is empty.')).toBeVisible();
  expect(calls(PLACE)).toHaveLength(1);
  expect(sandbox.controls.store.orders.ofUser(DEMO.id)).toHaveLength(1);
});

test('R4: a refusal shows the server’s reason, and nothing is lost', async () => {
  const text = 'We are closed for Ugadi until Monday.';
  sandbox.controls.faults.add({ route: PLACE, times: 1, fault: { type: 'successFalse', message: text } });
  const { order, screen, field, main } = await readyToOrder();
  await order();
  const notice = await main.findByText(text);
  expect(notice.closest('[role=alert]'), 'it stays beside the button').toBeVisible();
  await waitFor(() => expect(screen.getAllByText(text), 'and a toast shows it').toHaveLength(2));
  expect(sessionStorage.getItem('kanuka.lastOrder'), 'no order to write an e-mail about').toBeNull();
  expect(field('street')).toHaveValue('1 Main Road');
  expect(storedCart()).toEqual(CART);
  const again = order();
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  await again;
  expect(await screen.findByRole('heading', { level: 1, name: 'MY ORDERS' })).toBeVisible();
});

test('R9: after a lost response page and bar say so, and no second order is possible before My Orders was read', async () => {
  hideOwnButton();
  sandbox.controls.faults.add({ route: PLACE, times: 1, fault: 'commitThenDrop' });
  const { order, main, screen, user } = await readyToOrder();
  const bar = within(await main.findByRole('region', { name: 'Total and order' }));
  await user.click(bar.getByRole('button', { name: 'PLACE ORDER' }));
  expect(await bar.findByText('We may have received your order.')).toBeVisible();
  expect(main.getAllByText('We may have received your order.')).toHaveLength(2);
  expect(bar.queryByRole('button')).toBeNull();
  await order();
  expect(calls(PLACE)).toHaveLength(1);
  expect(storedCart()).toEqual(CART);
  for (const link of main.getAllByRole('link', { name: 'See My Orders' }))
    expect(link).toHaveAttribute('href', '/orders');
  await user.click(bar.getByRole('link', { name: 'See My Orders' }));
  expect(await screen.findByText('We have received your order of ₹598.')).toBeVisible();
  expect(await screen.findByText('Personalised Photo Mug')).toBeVisible();
  expect(sandbox.controls.store.orders.ofUser(DEMO.id)).toHaveLength(1);
});

test('after a session expired the login page says so, and cart and form stay', async () => {
  sandbox.controls.faults.add({ route: '/api/order/*', fault: { type: 'successFalse', message: 'jwt expired' } });
  const { order, screen } = await readyToOrder();
  await order();
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(main.getByText('Your checkout details will still be there.')).toBeVisible();
  expect(main.queryByText('You need a free account to order')).toBeNull();
  await waitFor(() => expect(toastsOnScreen(), 'the page says it').toEqual([]));
  expect(storedCart()).toEqual(CART);
  expect(localStorage.getItem('token')).toBeNull();
  expect(sessionStorage.getItem('kanuka.checkout')).toContain('1 Main Road');
});

test('a gift message and a hidden price are sent with the order’s first item, and a ticked box stores the address for the next order', async () => {
  await loggedIn();
  const cart = { [demoProduct('Pet Portrait Mug')._id]: { '325 ml': 1 }, ...CART };
  const { order, main, screen, user, unmount } = await openCheckout(anAddress(), cart);
  await user.click(main.getByLabelText('Card message'));
  await user.paste('Happy birthday, Amma!');
  for (const name of ['Leave the price out of the parcel', 'Save this address on this device'])
    await user.click(main.getByRole('checkbox', { name }));
  await order();
  expect(await screen.findAllByText('Card message: Happy birthday, Amma!. No price in parcel')).toHaveLength(1);
  const [stored] = sandbox.controls.store.orders.ofUser(DEMO.id);
  const notes = stored?.items.map((item) => (item as { readonly giftNote?: unknown }).giftNote);
  expect(notes).toEqual([{ message: 'Happy birthday, Amma!', hidePrice: true }, undefined]);
  await until(() => expect(serverCart()).toEqual({}));
  unmount();
  const next = await openCheckout();
  await waitFor(() => expect(next.field('street')).toHaveValue('1 Main Road'));
});

test('the payment method and the ticked box survive login and reload, as the form does', async () => {
  const { order, main, screen, user, unmount } = await openCheckout(anAddress());
  await user.click(main.getByRole('radio', { name: /^UPI QR/ }));
  await user.click(main.getByRole('checkbox', { name: 'Save this address on this device' }));
  await order();
  await user.click(await screen.findByRole('button', { name: 'Have an account? Log in' }));
  await logInOnScreen({ screen, user });
  // The choice is read from session storage once the page is hydrated.
  expect(await screen.findByRole('radio', { name: /^UPI QR/, checked: true })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Save this address on this device' })).toBeChecked();
  unmount();
  const again = await openCheckout();
  expect(await again.main.findByRole('radio', { name: /^UPI QR/, checked: true })).toBeVisible();
  expect(calls(PLACE)).toEqual([]);
});

test('a shop without card providers has no card method, Razorpay is disabled and says why, and of damaged choices none counts', async () => {
  sessionStorage.setItem('kanuka.checkout.choices', '{"method":"cheque","remember":1}');
  const { main } = await openCheckout();
  expect(main.getByRole('radio', { name: /^Order Confirm after Payment/ })).toBeChecked();
  expect(main.getByRole('checkbox', { name: 'Save this address on this device' })).not.toBeChecked();
  expect(main.queryByRole('radio', { name: /^Card/ })).not.toBeInTheDocument();
  const razorpay = main.getByRole('radio', { name: /^Razorpay/ });
  expect(razorpay).toBeDisabled();
  expect(razorpay).toHaveAccessibleDescription(
    'Razorpay is not available here yet. Please choose another payment method.',
  );
});

test('an order whose response arrives while My Orders is open appears there', async () => {
  const { main, screen } = await readyToOrder();
  sandbox.controls.faults.add({ route: PLACE, fault: 'hang' });
  const clock = holdClock();
  fireEvent.click(main.getByRole('button', { name: /^PLACE ORDER/ }));
  await clock.until(() => expect(calls(PLACE)).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Account' }));
  fireEvent.click(screen.getByRole('link', { name: 'Orders' }));
  await clock.until(() => expect(screen.getByText('You have no orders yet.')).toBeVisible());
  sandbox.controls.faults.release();
  await clock.until(() => screen.getByText('Order placed. Thank you!'));
  await clock.pass(8000);
  await clock.until(() => expect(screen.getByRole('main')).toHaveTextContent(MUG.name));
});

test('S16: while prices cannot be loaded, or without a connection, nothing is ordered, and a notice beside the button says so until the next attempt', async () => {
  const { order, main, screen } = await readyToOrder();
  const message = 'The gifts are being counted. Please come back at noon.';
  sandbox.controls.faults.add({ route: '/api/product/list', fault: { type: 'successFalse', message } });
  await order();
  await screen.findByText(message);
  const noPrices = await main.findByText('Today’s prices could not be loaded, so nothing was ordered.');
  expect(calls('/api/order/')).toEqual([]);
  sandbox.controls.faults.clear();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await order();
  const offline = 'You are offline, so nothing was ordered. Your cart and details are still here.';
  expect((await main.findByText(offline)).closest('[role=alert]')).toBeVisible();
  expect(noPrices).not.toBeInTheDocument();
  await until(() => expect(toastsOnScreen()).not.toContain(message));
  online.mockReturnValue(true);
  await order();
  await until(() => expect(sandbox.controls.store.orders.all()).toHaveLength(1));
  expect(main.queryByText(offline)).toBeNull();
});

test('a cart too large for one order is offered in parts, and the rest stays in the cart', async () => {
  const many = Array.from({ length: 600 }, (_, n) =>
    rawProduct({ _id: `gift-${n}`, name: `A gift with a long enough name, number ${n}`, price: 10, sizes: ['M'] }),
  );
  answers('/api/product/list', { success: true, products: many });
  answers('/api/order/place', { success: true });
  const cart = Object.fromEntries(many.map(({ _id }) => [_id, { M: 1 }]));
  await loggedIn();
  putServerCart(cart);
  writeCart(cart);
  const { screen, user } = renderScreen('/place-order');
  expect(await screen.findByText('600 different gifts are too many for one order.')).toBeVisible();
  const offer = screen.getByRole('button', { name: /^Order the first \d+$/ });
  const fitting = Number(/\d+/.exec(offer.textContent ?? '')?.[0]);
  expect(fitting).toBeGreaterThan(200);
  await user.click(offer);
  const total = new Intl.NumberFormat('en-IN').format(fitting * 10);
  expect(await screen.findByRole('button', { name: `PLACE ORDER · ₹${total}` })).toBeVisible();
  expect(Object.keys(storedCart())).toHaveLength(600);
});

test('S24: an unconfirmed payment is checked again from the checkout before anything else can be paid', async () => {
  const lines = [{ productId: MUG._id, size: '325 ml', quantity: 2 }];
  const { attempt } = orderAttempts.begin({ account: DEMO.id, method: 'razorpay', amount: 59_800, lines });
  const payment = { razorpay_payment_id: 'p' };
  orderAttempts.update(attempt.idempotencyKey, { state: 'unknown', orderId: 'x', payment });
  const { order, main, user, url } = await readyToOrder();
  await order();
  expect(await main.findByText('Your payment is not confirmed yet.')).toBeVisible();
  expect(calls('/api/order/')).toEqual([]);
  answers('/api/order/verifyRazorpay', { success: true });
  await user.click(await main.findByRole('button', { name: 'Check again' }));
  await until(() => expect(url()).toBe('/orders'));
  expect(storedCart()).toEqual({});
});
