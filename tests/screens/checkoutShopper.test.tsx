import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CART, openCheckout } from '#tests/support/checkout.ts';
import { anAddress } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { writeCart, loggedIn, OTHER, putServerCart } from '#tests/support/shopper.ts';

/** In another tab the shopper logs out, and another account logs in. */
async function switchAccountInOtherTab(): Promise<() => void> {
  sandbox.controls.store.users.add(OTHER, 0);
  putServerCart(CART, OTHER.id);
  const token = await loggedIn(OTHER);
  localStorage.setItem('kanuka.shopper', '1');
  writeCart(CART);
  return () => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
}

test('S14: an open checkout shows nothing of the earlier account once another logs in from another tab', async () => {
  await loggedIn();
  const { field, fillIn, user, screen } = await openCheckout();
  await fillIn(anAddress());
  await user.click(screen.getByRole('radio', { name: /^UPI QR/ }));
  const hear = await switchAccountInOtherTab();
  hear();
  await waitFor(() => expect(field('street')).toHaveValue(''));
  expect(field('firstName')).toHaveValue('');
  expect(screen.getByRole('radio', { name: /^Order Confirm/ })).toBeChecked();
  await fillIn({ city: 'Guntur' });
  expect(sessionStorage.getItem('kanuka.checkout')).not.toContain(anAddress().street);
});

test('S14: a checkout reopened after another account logged in from another tab is empty', async () => {
  await loggedIn();
  const { fillIn, unmount } = await openCheckout();
  await fillIn(anAddress());
  unmount();
  await switchAccountInOtherTab();
  const { field } = await openCheckout();
  expect(field('street')).toHaveValue('');
  expect(field('firstName')).toHaveValue('');
});

test('S14: the order to send by e-mail is removed when its shopper logs out', async () => {
  await loggedIn();
  const order = { name: 'Asha Rao', email: '', phone: '', address: 'Tenali', amount: '', items: '' };
  sessionStorage.setItem('kanuka.lastOrder', JSON.stringify(order));
  const { screen } = renderScreen('/sendOrderMail');
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  const hear = await switchAccountInOtherTab();
  hear();
  await waitFor(() => expect(screen.queryByText('Asha Rao')).toBeNull());
});
