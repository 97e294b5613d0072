import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { CART, MUG, openCheckout } from '#tests/support/checkout.ts';
import { expectFinal } from '#tests/support/finalButton.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { anAddress } from '#tests/support/factories.ts';
import { sandbox } from '#tests/support/server.ts';
import {
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

const PLACE = '/api/order/place';

test('after a cash order My Orders opens, the cart is empty on device and server, and the draft is removed', async () => {
  const token = await loggedIn();
  const { order, screen } = await openCheckout(anAddress({ phone: '+91 98765-43210', firstName: ' Asha ' }));
  await order();
  expect(await screen.findByRole('heading', { level: 1, name: 'MY ORDERS' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Order placed' })).toHaveTextContent('Total₹598');
  expect(screen.queryByText('Order placed. Thank you!'), 'no message over it').not.toBeInTheDocument();
  expect(await screen.findByText('Personalised Photo Mug')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect([storedCart(), serverCart()]).toEqual([{}, {}]);
  expect(sessionStorage.getItem('kanuka.checkout')).toBeNull();
  const [sent] = calls(PLACE);
  expect(sent?.headers['token']).toBe(token);
  expect(sent?.body).toMatchObject({
    address: anAddress(),
    amount: 598,
    payment_method: 'cod',
    items: [{ _id: MUG._id, size: '325 ml', quantity: 2, price: 299 }],
  });
});

test('R8: several clicks on the button place one order', async () => {
  await loggedIn();
  sandbox.controls.faults.add({ route: PLACE, times: 1, fault: 'hang' });
  const { main, screen, user } = await openCheckout(anAddress());
  const button = expectFinal(main.getByRole('button', { name: /^PLACE ORDER/ }));
  await user.dblClick(button);
  await user.click(button);
  expect(main.getByRole('button', { name: 'Placing your order…' })).toHaveAttribute('aria-busy', 'true');
  await user.type(main.getByLabelText('First name'), '{Enter}');
  sandbox.controls.faults.release();
  expect(await screen.findByRole('heading', { level: 1, name: 'MY ORDERS' })).toBeVisible();
  expect(calls(PLACE)).toHaveLength(1);
  expect(sandbox.controls.store.orders.ofUser(DEMO.id)).toHaveLength(1);
});

test('R4: a refusal shows the server’s reason, and nothing is lost', async () => {
  const text = 'We are closed for Ugadi until Monday.';
  await loggedIn();
  sandbox.controls.faults.add({ route: PLACE, times: 1, fault: { type: 'successFalse', message: text } });
  const { order, screen, field, main } = await openCheckout(anAddress());
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

test('R9: after a lost response no second order is possible before My Orders was read', async () => {
  await loggedIn();
  sandbox.controls.faults.add({ route: PLACE, times: 1, fault: 'commitThenDrop' });
  const { order, main, screen, user } = await openCheckout(anAddress());
  await order();
  expect(await main.findByText('We may have received your order.')).toBeVisible();
  await order();
  expect(calls(PLACE)).toHaveLength(1);
  expect(storedCart()).toEqual(CART);
  await user.click(main.getByRole('link', { name: 'See My Orders' }));
  expect(await screen.findByText('Personalised Photo Mug')).toBeVisible();
  expect(sandbox.controls.store.orders.ofUser(DEMO.id)).toHaveLength(1);
});

test('after a session expired the login page says so, and cart and form stay', async () => {
  await loggedIn();
  sandbox.controls.faults.add({ route: '/api/order/*', fault: { type: 'successFalse', message: 'jwt expired' } });
  const { order, screen } = await openCheckout(anAddress());
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

test('a ticked box stores the address on the device for the next order', async () => {
  await loggedIn();
  const { order, main, screen, user, unmount } = await openCheckout(anAddress());
  await user.click(main.getByRole('checkbox', { name: 'Save this address on this device' }));
  await order();
  await screen.findByRole('heading', { level: 1, name: 'MY ORDERS' });
  await until(() => expect(serverCart()).toEqual({}));
  unmount();
  const next = await openCheckout();
  await waitFor(() => expect(next.field('street')).toHaveValue('1 Main Road'));
});

test('a gift message and a hidden price are sent with the order’s first item and appear in My Orders', async () => {
  await loggedIn();
  const cart = { [demoProduct('Pet Portrait Mug')._id]: { '325 ml': 1 }, ...CART };
  writeCart(cart);
  putServerCart(cart);
  checkoutStorage.writeDraft(anAddress());
  const { screen, user } = renderScreen('/place-order');
  await user.click(await screen.findByRole('textbox', { name: 'Card message' }));
  await user.paste('Happy birthday, Amma!');
  await user.click(screen.getByRole('checkbox', { name: 'Leave the price out of the parcel' }));
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: /^PLACE ORDER/ }));
  expect(await screen.findAllByText('Card message: Happy birthday, Amma!. No price in parcel')).toHaveLength(1);
  const [order] = sandbox.controls.store.orders.ofUser(DEMO.id);
  const notes = order?.items.map((item) => (item as { readonly giftNote?: unknown }).giftNote);
  expect(notes).toEqual([{ message: 'Happy birthday, Amma!', hidePrice: true }, undefined]);
});
