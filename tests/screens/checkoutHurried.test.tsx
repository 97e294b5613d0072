import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CART, MUG, openCheckout } from '#tests/support/checkout.ts';
import { holdClock } from '#tests/support/clock.ts';
import { logInOnScreen } from '#tests/support/logIn.ts';
import { anAddress } from '#tests/support/factories.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers, calls, storedCart, loggedIn } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';

const PLACE = '/api/order/place';
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

test('S16: a price that changed during checkout stops the order and shows both totals; the next attempt uses the new one', async () => {
  await loggedIn();
  const { order, main, field } = await openCheckout(anAddress());
  answers('/api/product/list', { success: true, products: [{ ...MUG, price: 350 }] });
  await order();
  expect(await main.findByText('The total has changed: ₹598 → ₹700')).toBeVisible();
  expect(main.getByRole('button', { name: 'PLACE ORDER · ₹700' })).toBeVisible();
  expect(calls('/api/order/')).toEqual([]);
  expect(field('street')).toHaveValue('1 Main Road');
  expect(storedCart()).toEqual(CART);
  // The shopper agrees; the embedded backend still sells at the old price, and refuses.
  await order();
  await until(() => expect(calls(PLACE)).toHaveLength(1));
  expect(calls(PLACE)[0]?.body).toMatchObject({ amount: 700 });
});

test('an order whose response arrives while My Orders is open appears there', async () => {
  await loggedIn();
  const { order, screen } = await openCheckout(anAddress());
  sandbox.controls.faults.add({ route: PLACE, fault: 'hang' });
  await order();
  await until(() => expect(calls(PLACE)).toHaveLength(1));
  const clock = holdClock();
  fireEvent.click(screen.getByRole('button', { name: 'Account' }));
  fireEvent.click(screen.getByRole('link', { name: 'Orders' }));
  await clock.until(() => expect(screen.getByText('You have no orders yet.')).toBeVisible());
  sandbox.controls.faults.release();
  await clock.until(() => screen.getByText('Order placed. Thank you!'));
  await clock.pass(8000);
  await clock.until(() => expect(screen.getByRole('main')).toHaveTextContent(MUG.name));
});
