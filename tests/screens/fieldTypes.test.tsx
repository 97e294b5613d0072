import { expect, test } from 'vitest';

import { CART, openCheckout } from '#tests/support/checkout.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { writeCart } from '#tests/support/shopper.ts';

test.each(['/login', '/contact'])('at %s the e-mail field has the email type', async (path) => {
  const { screen } = renderScreen(path);
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
});

test('the password is masked', async () => {
  const { screen } = renderScreen('/login');
  expect(await screen.findByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('the delivery form asks for the nine fields of an address, all required but the state', async () => {
  const { field } = await openCheckout();
  for (const name of ['firstName', 'lastName', 'email', 'street', 'city', 'zipcode', 'country', 'phone'] as const)
    expect(field(name), name).toBeRequired();
  expect(field('state')).not.toBeRequired();
});

test('the quantity of a cart line is a number field with a minimum of 1', async () => {
  writeCart(CART);
  const { screen } = renderScreen('/cart');
  const quantity = await screen.findByRole('spinbutton', { name: /^Quantity for Personalised Photo Mug/ });
  expect(quantity).toHaveAttribute('inputmode', 'numeric');
  expect(quantity).toHaveAttribute('aria-valuemin', '1');
  expect(quantity).toHaveValue('2');
});
