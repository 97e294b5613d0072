import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { DOUBLE_CLICK_MS } from '#config/constants.ts';
import { openCheckout } from '#tests/support/checkout.ts';
import { anAddress } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers, cartCalls, DEMO, demoProduct, loggedIn, serverCart } from '#tests/support/shopper.ts';
import { quiet, reconnect, until } from '#tests/support/startShop.ts';

const MUG = demoProduct('Magic Photo Mug with Colour Inside');

/** Toasts that are not leaving: jsdom runs no animations, so leaving ones stay in the document. */
function inCorner(): readonly (string | null)[] {
  const messages = [...document.querySelectorAll('.Toastify__toast')];
  return messages.filter(({ className }) => !className.includes('exit')).map(({ textContent }) => textContent);
}

const expectSaid = (text: string | RegExp) =>
  waitFor(() => expect(inCorner()).toContainEqual(expect.stringMatching(text)));
const expectGone = (text: string | RegExp) =>
  waitFor(() => expect(inCorner()).not.toContainEqual(expect.stringMatching(text)));

test('UPI’s request for confirmation is not shown beside another payment method or over its order', async () => {
  await loggedIn();
  const { order, main, user } = await openCheckout(anAddress());
  await user.click(main.getByRole('radio', { name: /^UPI QR/ }));
  await order();
  expect(await main.findAllByText(/^Please confirm UPI payment/)).not.toEqual([]);
  await user.click(main.getByRole('radio', { name: /^Order Confirm after Payment/ }));
  expect(main.queryByText(/^Please confirm UPI payment/)).toBeNull();
  await order();
  await until(() => expect(sandbox.controls.store.orders.all()).toHaveLength(1));
  await expectGone(/^Please confirm UPI payment/);
});

test('the message of a refused login disappears after a login', async () => {
  const { screen, user } = renderScreen('/login');
  await user.type(await screen.findByLabelText('Email'), DEMO.email);
  await user.type(screen.getByLabelText('Password'), 'wrong-password{Enter}');
  await expectSaid('Invalid credentials');
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), `${DEMO.password}{Enter}`);
  expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
  await expectGone('Invalid credentials');
});

test('a notice that orders could not be loaded disappears once they are loaded', async () => {
  await loggedIn();
  answers('/api/order/userorders', { success: false, message: 'The orders sleep' });
  const { screen, user } = renderScreen('/orders');
  await expectSaid('The orders sleep');
  answers('/api/order/userorders', { success: true, orders: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have no orders yet.')).toBeVisible();
  await expectGone('The orders sleep');
});

test('without a connection one message says that an added gift is safe, and the next addition replaces it', async () => {
  await loggedIn();
  const { screen, user } = renderScreen(`/product/${MUG._id}`);
  const add = await screen.findByRole('button', { name: 'Add to Cart' });
  await until(() => expect(cartCalls()).toEqual(['get']));
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: 'refuse' });
  await user.click(add);
  await waitFor(() =>
    expect(inCorner()).toEqual([
      'No connection to the shop, but your cart is safe on this device. Check your internet before you order.',
    ]),
  );
  sandbox.controls.faults.clear();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + DOUBLE_CLICK_MS);
  await user.click(add);
  await quiet();
  expect(serverCart()).toEqual({ [MUG._id]: { '325 ml': 2 } });
  expect(inCorner()).toEqual([`${MUG.name}: 1 added, 2 in your cartView cart`]);
});

test('the message about a missing connection disappears once the connection is back', async () => {
  await loggedIn();
  sandbox.controls.faults.add({ fault: 'refuse' });
  const { screen } = renderScreen('/cart');
  await expectSaid(/^No connection to the shop/);
  sandbox.controls.faults.clear();
  reconnect();
  await expectGone(/^No connection to the shop/);
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
});
