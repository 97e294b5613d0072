import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openCheckout } from '#tests/support/checkout.ts';
import { holdClock } from '#tests/support/clock.ts';
import { anAddress } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { calls, DEMO, loggedIn, OTHER } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';

const ACCOUNT = 'You need a free account to order';
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

test('a visitor with an empty form sees no QR code or tick box, and reads what is missing', async () => {
  const shown = await upi();
  expectOff(shown);
  expect(shown.box()).toHaveAccessibleDescription(/Log in and fill in the delivery information first\./);
  expect(shown.main.queryByText(/is required/), 'an untouched form shows no errors').toBeNull();
});

test('invalid fields are listed, and the QR code appears when the last is corrected', async () => {
  await loggedIn();
  const shown = await upi(anAddress({ street: '', phone: '123' }));
  expectOff(shown);
  const missing = 'Fill in the delivery information first: Mobile number and Street.';
  expect(shown.main.getAllByText(missing)[0]).toBeVisible();
  await shown.fillIn({ street: '1 Main Road', phone: '9876543210' });
  expect(await shown.main.findByRole('img', CODE)).toBeVisible();
  expect(shown.app()).toHaveAttribute('href', expect.stringContaining('upi://pay?'));
  expect(shown.box()).not.toHaveAttribute('aria-disabled');
  expect(shown.main.queryByText(missing)).toBeNull();
});

test('a visitor with a complete form is asked to log in, and a tick orders nothing', async () => {
  const shown = await upi(anAddress());
  expectOff(shown);
  const link = shown.main.getByRole('link', { name: 'Log in first' });
  expect(link.closest('p')).toHaveTextContent('Log in first, so that we can match your payment to your order.');
  const clock = holdClock();
  fireEvent.click(shown.box());
  expect(shown.box()).not.toBeChecked();
  await clock.pass(10_000);
  expect(calls('/api/order/')).toEqual([]);
});

test('ticking before the form is filled in shows which fields it needs', async () => {
  await loggedIn();
  const shown = await upi();
  await shown.user.click(shown.box());
  expect(shown.screen.getByText('Please check 7 fields')).toBeVisible();
  expect(shown.box()).not.toBeChecked();
});

test('a visitor who orders first reads that an account is needed, and the form stays filled in', async () => {
  const { main, user, screen, url, field } = await openCheckout(
    anAddress({ firstName: 'Asha', lastName: 'Rao', email: DEMO.email }),
  );
  const account = within(main.getByRole('region', { name: ACCOUNT }));
  await user.click(account.getByRole('link', { name: 'Sign up' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  expect(screen.getByText(ACCOUNT)).toBeVisible();
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('Email')).toHaveValue(DEMO.email);
  await user.click(screen.getByRole('button', { name: 'Have an account? Log in' }));
  await user.type(screen.getByLabelText('Password'), `${DEMO.password}{Enter}`);
  await waitFor(() => expect(url()).toBe('/place-order'));
  await waitFor(() => expect(field('street')).toHaveValue('1 Main Road'));
  expect(screen.queryByText(ACCOUNT)).toBeNull();
});

test('Log in opens the login with the e-mail filled in', async () => {
  const { main, user, screen } = await openCheckout(anAddress({ email: DEMO.email }));
  await user.click(within(main.getByRole('region', { name: ACCOUNT })).getByRole('link', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(DEMO.email);
});

test('a new account’s name and e-mail fill the empty form and never replace typed text', async () => {
  const { main, user, screen, field, fillIn } = await openCheckout();
  await fillIn({ street: '7 Temple Street' });
  await user.click(main.getByRole('link', { name: 'Sign up' }));
  await user.type(await screen.findByLabelText('Name'), 'Lakshmi Devi Narayana');
  await user.type(screen.getByLabelText('Email'), 'lakshmi@example.com');
  await user.type(screen.getByLabelText('Password'), 'long-enough{Enter}');
  await waitFor(() => expect(field('firstName')).toHaveValue('Lakshmi Devi'));
  expect(field('lastName')).toHaveValue('Narayana');
  expect(field('email')).toHaveValue('lakshmi@example.com');
  expect(field('street')).toHaveValue('7 Temple Street');
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(sessionStorage.getItem('kanuka.checkout.person')).toBeNull());
});

test('a newcomer who orders meets Sign Up, and then the total with one tap left', async () => {
  const { main, user, screen, order, field } = await openCheckout(anAddress({ email: 'new@example.com' }));
  await order();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  expect(screen.getByText(ACCOUNT)).toBeVisible();
  expect(document.querySelector('.Toastify__toast'), 'no toast repeats it').toBeNull();
  await user.type(screen.getByLabelText('Password'), 'long-enough{Enter}');
  const ready = await screen.findByText('Account ready, one tap left');
  expect(within(screen.getByRole('region', { name: 'Cart Totals' })).getByText('Account ready, one tap left')).toBe(
    ready,
  );
  const totals = screen.getByRole('heading', { name: 'Cart Totals' });
  await waitFor(() => expect(totals).toHaveFocus());
  expect(totals).toHaveAccessibleDescription('Account ready, one tap left');
  expect(field('street')).toHaveValue('1 Main Road');
  expect(calls('/api/order/')).toEqual([]);
  // UPI has a payment and a tick before its order.
  await user.click(main.getByRole('radio', { name: /^UPI QR/ }));
  expect(ready).not.toBeInTheDocument();
  await user.click(main.getByRole('radio', { name: /^Order Confirm/ }));
  await order();
  await until(() => expect(calls('/api/order/place')).toHaveLength(1));
});

test('an account that is ready promises nothing while fields are missing or the order was refused', async () => {
  const { user, screen, order, fillIn } = await openCheckout(anAddress({ email: 'new@example.com' }));
  await order();
  await user.type(await screen.findByLabelText('Password'), 'long-enough{Enter}');
  await screen.findByText('Account ready, one tap left');
  await fillIn({ street: '' });
  expect(screen.queryByText('Account ready, one tap left')).toBeNull();
  await fillIn({ street: '1 Main Road' });
  expect(screen.getByText('Account ready, one tap left')).toBeVisible();
  sandbox.controls.faults.add({ route: '/api/order/place', fault: { type: 'successFalse', message: 'Not today' } });
  await order();
  expect(await within(screen.getByRole('main')).findByText('Not today')).toBeVisible();
  expect(screen.queryByText('Account ready, one tap left')).toBeNull();
});

test('Log in first leads to the login and back to the payment', async () => {
  const { main, user, screen } = await upi(anAddress({ email: DEMO.email }));
  await user.click(main.getByRole('link', { name: 'Log in first' }));
  await user.type(await screen.findByLabelText('Password'), `${DEMO.password}{Enter}`);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Payment Method' })).toHaveFocus());
});

test('by UPI a newcomer continues at the payment', async () => {
  const { main, user, screen, order } = await openCheckout(anAddress({ email: 'new@example.com' }));
  await user.click(main.getByRole('radio', { name: /^UPI QR/ }));
  await order();
  await user.type(await screen.findByLabelText('Password'), 'long-enough{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Payment Method' })).toHaveFocus());
  expect(await screen.findByRole('img', CODE)).toBeVisible();
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
