import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import type { Address } from '#domain/address/address.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { openCheckout, CART, readyToOrder } from '#tests/support/checkout.ts';
import { deferred } from '#tests/support/deferred.ts';
import { anAddress, rawOrder } from '#tests/support/factories.ts';
import { logInOnScreen } from '#tests/support/logIn.ts';
import { lostOrder } from '#tests/support/orders.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { failOnce, sandbox, server } from '#tests/support/server.ts';
import { answers, calls, DEMO, loggedIn, OTHER, writeCart, putServerCart } from '#tests/support/shopper.ts';
import { quiet, until } from '#tests/support/startShop.ts';

const ACCOUNT = 'You need a free account to order';
const READY = 'Account ready, one tap left';
const CODE = { name: /^UPI QR code/ };

async function upi(...typed: Parameters<typeof openCheckout>) {
  const checkout = await openCheckout(...typed);
  await checkout.user.click(checkout.main.getByRole('radio', { name: /^UPI QR/ }));
  const { main } = checkout;
  await main.findByText('Pay with UPI app');
  return {
    ...checkout,
    code: () => main.queryByRole('img', CODE),
    app: () => main.getByRole('link', { name: 'Pay with UPI app' }),
    box: () => main.getByRole('checkbox', { name: 'I have completed the UPI payment' }),
  };
}

/** The page offers no way to pay. */
function expectOff({ app, box, code, main }: Awaited<ReturnType<typeof upi>>): void {
  expect(code()).toBeNull();
  expect(app()).not.toHaveAttribute('href');
  expect(app()).toHaveAttribute('aria-disabled', 'true');
  expect(box()).toHaveAttribute('aria-disabled', 'true');
  expect(main.getByText('kanuka@upi')).toBeVisible();
  expect(document.body.innerHTML).not.toContain('upi://');
}

test('by UPI a visitor sees no QR code or tick box, reads what is missing, has no reference yet, and is led back to the payment by the login', async () => {
  const shown = await upi();
  expectOff(shown);
  expect(shown.box()).toHaveAccessibleDescription(/Log in and fill in the delivery information first\./);
  expect(shown.main.queryByText(/is required/), 'an untouched form shows no errors').toBeNull();
  const proof = shown.main.getByRole('link', { name: 'Send proof on WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(proof).searchParams.get('text')).toMatch(/^I have paid ₹598 by UPI for this order\./);
  expect(sessionStorage.getItem('kanuka.orders.reserved')).toBeNull();
  await shown.fillIn(anAddress({ email: DEMO.email }));
  expectOff(shown);
  const link = shown.main.getByRole('link', { name: 'Log in first' });
  expect(link.closest('p')).toHaveTextContent('Log in first, so that we can match your payment to your order.');
  fireEvent.click(shown.box());
  expect(shown.box()).not.toBeChecked();
  await shown.user.click(link);
  expect(await shown.screen.findByLabelText('Email')).toHaveValue(DEMO.email);
  await logInOnScreen(shown);
  await waitFor(() => expect(shown.screen.getByRole('heading', { name: 'Payment Method' })).toHaveFocus());
  expect(await shown.screen.findByRole('img', CODE)).toBeVisible();
  expect(shown.screen.queryByText(READY), 'a payment and a tick come before its order').toBeNull();
  expect(calls('/api/order/place')).toEqual([]);
});

test('invalid fields are listed, also after a tick, and the QR code appears when the last is corrected', async () => {
  await loggedIn();
  const shown = await upi(anAddress({ street: '', phone: '123' }));
  expectOff(shown);
  const missing = 'Fill in the delivery information first: Mobile number and Street.';
  expect(shown.main.getAllByText(missing)[0]).toBeVisible();
  await shown.user.click(shown.box());
  expect(shown.screen.getByText('Please check 2 fields')).toBeVisible();
  expect(shown.main.queryByText(/^Payment Confirmed/)).not.toBeInTheDocument();
  expect(shown.box()).not.toBeChecked();
  await shown.fillIn({ street: '1 Main Road', phone: '9876543210' });
  expect(await shown.main.findByRole('img', CODE)).toBeVisible();
  expect(shown.app()).toHaveAttribute('href', expect.stringContaining('upi://pay?'));
  expect(shown.box()).not.toHaveAttribute('aria-disabled');
  expect(shown.main.queryByText(missing)).toBeNull();
});

test('a new account’s name and e-mail fill the empty form and never replace typed text', async () => {
  const { main, user, screen, field, fillIn } = await openCheckout();
  await fillIn({ street: '7 Temple Street' });
  await user.click(main.getByRole('link', { name: 'Sign up' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Lakshmi Devi Narayana' } });
  await logInOnScreen({ screen, user }, { email: 'lakshmi@example.com' });
  await waitFor(() => expect(field('firstName')).toHaveValue('Lakshmi Devi'));
  expect(field('lastName')).toHaveValue('Narayana');
  expect(field('email')).toHaveValue('lakshmi@example.com');
  expect(field('street')).toHaveValue('7 Temple Street');
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(sessionStorage.getItem('kanuka.checkout.person')).toBeNull());
});

test('a newcomer who orders signs up, and then reads that one tap is left, unless fields are missing or the order was refused', async () => {
  const { main, user, screen, order, field, fillIn } = await openCheckout(anAddress({ email: 'new@example.com' }));
  await order();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  expect(screen.getByText(ACCOUNT)).toBeVisible();
  expect(document.querySelector('.Toastify__toast'), 'no toast repeats it').toBeNull();
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('Email')).toHaveValue('new@example.com');
  await logInOnScreen({ screen, user }, { email: 'new@example.com' });
  const ready = () => within(screen.getByRole('region', { name: 'Cart Totals' })).queryByText(READY);
  await screen.findByText(READY);
  expect(screen.queryByText(ACCOUNT)).toBeNull();
  expect(ready()).toBeVisible();
  const totals = screen.getByRole('heading', { name: 'Cart Totals' });
  await waitFor(() => expect(totals).toHaveFocus());
  expect(totals).toHaveAccessibleDescription(READY);
  expect(field('street')).toHaveValue('1 Main Road');
  expect(calls('/api/order/')).toEqual([]);
  await fillIn({ street: '' });
  expect(ready()).toBeNull();
  await fillIn({ street: '1 Main Road' });
  expect(ready()).toBeVisible();
  failOnce('/api/order/place', { type: 'successFalse', message: 'Not today' });
  await order();
  expect(await main.findByText('Not today')).toBeVisible();
  expect(ready()).toBeNull();
});

test('S14: on a device where another account has logged in, an order leads to Login, which knows nothing of it', async () => {
  sandbox.controls.store.users.add(OTHER, 0);
  await loggedIn(OTHER);
  const before = renderScreen('/profile');
  await before.user.click(await before.screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  before.unmount();
  const { order, screen } = await openCheckout(anAddress());
  await order();
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(anAddress().email);
  const stored = JSON.stringify(Object.entries(localStorage));
  for (const text of [OTHER.id, OTHER.email, OTHER.name]) expect(stored).not.toContain(text);
});

/** In another tab the shopper logs out, and another account logs in. */
async function switchAccountInOtherTab(): Promise<void> {
  sandbox.controls.store.users.add(OTHER, 0);
  putServerCart(CART, OTHER.id);
  const token = await loggedIn(OTHER);
  localStorage.setItem('kanuka.shopper', '1');
  writeCart(CART);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
}

test('S14: an open checkout shows nothing of the earlier account once another logs in from another tab', async () => {
  await loggedIn();
  const { field, fillIn, user, screen } = await openCheckout();
  await fillIn(anAddress());
  await user.click(screen.getByRole('radio', { name: /^UPI QR/ }));
  await switchAccountInOtherTab();
  await waitFor(() => expect(field('street')).toHaveValue(''));
  expect(field('firstName')).toHaveValue('');
  expect(screen.getByRole('radio', { name: /^Order Confirm/ })).toBeChecked();
  await fillIn({ city: 'Guntur' });
  expect(sessionStorage.getItem('kanuka.checkout')).not.toContain(anAddress().street);
});

test('S14: the order to send by e-mail is removed when its shopper logs out', async () => {
  await loggedIn();
  const order = { name: 'Asha Rao', email: '', phone: '', address: 'Tenali', amount: '', items: '' };
  sessionStorage.setItem('kanuka.lastOrder', JSON.stringify(order));
  const { screen } = renderScreen('/sendOrderMail');
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  await switchAccountInOtherTab();
  await waitFor(() => expect(screen.queryByText('Asha Rao')).toBeNull());
});

const OFFER = /^Deliver to the address of your last order/;
const ORDERS = '/api/order/userorders';
const HOME = anAddress({ street: '7 Temple Street', city: 'Guntur', zipcode: '522001' });

/** The demo account has ordered to this address before, on any device. */
function orderedBefore(address: Address): void {
  const { orders } = sandbox.controls.store;
  const date = Date.now() - 86_400_000 + orders.all().length;
  const order = { userId: DEMO.id, items: [], amount: 299, status: 'Delivered', payment: true, address, date };
  orders.add({ ...order, paymentMethod: 'COD', __v: 0, _id: `${orders.all().length}`.padStart(24, '0') });
}

test('one tap fills the form with the address of the account’s last order, and the order goes there', async () => {
  orderedBefore(anAddress());
  orderedBefore(HOME);
  await loggedIn();
  const { main, user, field, order } = await openCheckout();
  const offer = await main.findByRole('button', { name: OFFER });
  expect(offer).toHaveTextContent('Asha Rao, 7 Temple Street, Guntur, Andhra Pradesh, 522001, India');
  await user.click(offer);
  expect(field('street')).toHaveValue('7 Temple Street');
  expect(field('state')).toHaveValue('Andhra Pradesh');
  expect(main.getByText('Filled in from your last order. You can still change it.')).toHaveFocus();
  await order();
  await until(() => expect(calls('/api/order/place')).toHaveLength(1));
  expect(calls('/api/order/place')[0]?.body).toMatchObject({ address: HOME });
  expect(localStorage.getItem(`kanuka.addresses@${DEMO.id}`), 'nothing is saved without consent').toBeNull();
});

test('S14: another account’s order offers nothing, also when its answer arrives after the login of the next', async () => {
  sandbox.controls.store.users.add(OTHER, 0);
  putServerCart(CART, OTHER.id);
  orderedBefore(HOME);
  await loggedIn();
  const late = deferred();
  server.use(
    http.post(`*${ORDERS}`, async ({ request }) => {
      const answer = await sandbox.fetch(request);
      await late.promise;
      return HttpResponse.json((await answer.json()) as object);
    }),
  );
  const { main, shop } = await openCheckout();
  await until(() => expect(calls(ORDERS)).not.toEqual([]));
  const before = calls(ORDERS).length;
  await act(() => shop.actions.logIn(OTHER.email, OTHER.password));
  await until(() => expect(calls(ORDERS).length).toBeGreaterThan(before));
  late.resolve();
  await quiet();
  expect(main.queryByRole('button', { name: OFFER })).toBeNull();
  expect(main.queryByText(/7 Temple Street/)).toBeNull();
});

test('a visitor and a shopper whose form is filled in are offered nothing, and no call is made', async () => {
  orderedBefore(HOME);
  const visitor = await openCheckout();
  await quiet();
  expect(visitor.main.queryByRole('button', { name: OFFER })).toBeNull();
  visitor.unmount();
  const { main } = await readyToOrder();
  await quiet();
  expect(main.queryByRole('button', { name: OFFER })).toBeNull();
  expect(calls(ORDERS)).toEqual([]);
});

test('R49: where the last order has no usable address there is a question in the place of the offer', async () => {
  await loggedIn();
  const address = { street: {}, city: ['Tenali'], zipcode: 7 };
  answers(ORDERS, { success: true, orders: [rawOrder({ address: anAddress() }), rawOrder({ _id: 'b', address })] });
  const { main } = await openCheckout();
  await quiet();
  expect(main.getByText('Where should we deliver?')).toBeVisible();
  expect(main.queryByRole('button', { name: OFFER })).toBeNull();
});

test('R49: My Orders that cannot be read cost the checkout an offer, nothing else', async () => {
  orderedBefore(HOME);
  sandbox.controls.faults.add({ route: ORDERS, fault: { type: 'status', code: 500 } });
  await loggedIn();
  const { main, fillIn, order } = await openCheckout();
  await until(() => expect(calls(ORDERS)).not.toEqual([]));
  await quiet();
  expect(main.queryByRole('button', { name: OFFER })).toBeNull();
  expect(document.querySelector('.Toastify__toast')).toBeNull();
  sandbox.controls.faults.clear();
  await fillIn();
  await order();
  await until(() => expect(sandbox.controls.store.orders.ofUser(DEMO.id)).toHaveLength(2));
});

test('R9: the offer settles no unanswered order: the checkout still waits for My Orders to be seen', async () => {
  orderedBefore(HOME);
  await loggedIn();
  lostOrder();
  const { main, user, order } = await openCheckout();
  await user.click(await main.findByRole('button', { name: OFFER }));
  expect(main.getByText('We may have received your order.')).toBeVisible();
  await order();
  expect(calls('/api/order/place')).toEqual([]);
  expect(orderAttempts.unanswered(DEMO.id)).not.toBeNull();
});
