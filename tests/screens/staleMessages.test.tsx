import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { openCheckout } from '#tests/support/checkout.ts';
import { anAddress } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers, DEMO, loggedIn } from '#tests/support/shopper.ts';
import { reconnect, until } from '#tests/support/startShop.ts';

/** Messages in the corner that are not just leaving: jsdom plays no animation, so those stay on the page. */
function inCorner(): readonly (string | null)[] {
  const messages = [...document.querySelectorAll('.Toastify__toast')];
  return messages.filter(({ className }) => !className.includes('exit')).map(({ textContent }) => textContent);
}

const expectSaid = (text: string | RegExp) =>
  waitFor(() => expect(inCorner()).toContainEqual(expect.stringMatching(text)));
const expectGone = (text: string | RegExp) =>
  waitFor(() => expect(inCorner()).not.toContainEqual(expect.stringMatching(text)));

test('“nothing was ordered” does not stand over an order that went through at the next try', async () => {
  await loggedIn();
  const { order } = await openCheckout(anAddress());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await order();
  await expectSaid(/^You are offline, so nothing was ordered/);
  online.mockReturnValue(true);
  await order();
  await until(() => expect(sandbox.controls.store.orders.all()).toHaveLength(1));
  await expectGone(/^You are offline/);
});

test('what has to be confirmed first is asked for beside the tick, and no more once it is ticked', async () => {
  await loggedIn();
  const { order, main, user } = await openCheckout(anAddress());
  await user.click(main.getByRole('radio', { name: /^UPI QR/ }));
  await order();
  await expectSaid(/^Please confirm UPI payment/);
  expect(main.getByRole('alert')).toHaveTextContent(/^Please confirm UPI payment/);
  fireEvent.click(main.getByRole('checkbox', { name: 'I have completed the UPI payment' }));
  await expectGone(/^Please confirm UPI payment/);
  expect(main.queryByText(/^Please confirm UPI payment/)).toBeNull();
});

test('what UPI has to be confirmed by does not stand beside another way to pay, nor over its order', async () => {
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

test('a refused login is not said any more to who has logged in', async () => {
  const { screen, user } = renderScreen('/login');
  await user.type(await screen.findByLabelText('Email'), DEMO.email);
  await user.type(screen.getByLabelText('Password'), 'wrong-password{Enter}');
  await expectSaid('Invalid credentials');
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), `${DEMO.password}{Enter}`);
  expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
  await expectGone('Invalid credentials');
});

test('orders that could be read are not said to sleep', async () => {
  await loggedIn();
  answers('/api/order/userorders', { success: false, message: 'The orders sleep' });
  const { screen, user } = renderScreen('/orders');
  await expectSaid('The orders sleep');
  answers('/api/order/userorders', { success: true, orders: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have no orders yet.')).toBeVisible();
  await expectGone('The orders sleep');
});

test('once the connection is back, nobody is told that there is none', async () => {
  await loggedIn();
  sandbox.controls.faults.add({ fault: 'refuse' });
  const { screen } = renderScreen('/cart');
  await expectSaid(/^No connection to the shop/);
  sandbox.controls.faults.clear();
  reconnect();
  await expectGone(/^No connection to the shop/);
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
});
