import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Address } from '#domain/address/address.ts';
import { openCheckout, readyToOrder } from '#tests/support/checkout.ts';
import { anAddress } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { ORDERS } from '#tests/support/beforeScreens.ts';
import { calls, loggedIn, writeCart } from '#tests/support/shopper.ts';

test('an empty form is refused with a summary that takes the focus, links to each field and shrinks with each correction', async () => {
  await loggedIn();
  const { order, screen, user, field, fillIn, main } = await openCheckout();
  await order();
  const summary = screen.getByText('Please check 7 fields').closest('[role=alert]') as HTMLElement;
  expect(summary).toHaveFocus();
  const names = ['First name', 'Last name', 'Email', 'Mobile number', 'Street', 'PIN code', 'City or town'];
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(names.map((name) => `${name} is required`));
  await user.click(within(summary).getByRole('link', { name: /^Street/ }));
  expect(field('street')).toHaveFocus();
  expect(field('street')).toBeInvalid();
  expect(field('street')).toHaveAccessibleDescription('Street is required');
  await fillIn(anAddress({ phone: '12345' }));
  expect(screen.getByText('Please check 1 field')).toBeVisible();
  await fillIn({ phone: '+91 98765 43210' });
  expect(main.queryByText(/^Please check/)).not.toBeInTheDocument();
  expect(calls('/api/order/').filter(({ path }) => path !== ORDERS)).toEqual([]);
});

test('the PIN code fills in the state, also after a reload, and asks before it overrides the shopper’s; each country’s state comes back with it', async () => {
  const { fillIn, field, main, user } = await openCheckout(anAddress({ zipcode: '522201', state: 'Andhra Pradesh' }));
  expect(within(field('state')).getAllByRole('option')).toHaveLength(37);
  await fillIn({ zipcode: '560001' });
  expect(field('state')).toHaveValue('Karnataka');
  await fillIn({ state: 'Kerala' });
  await fillIn({ zipcode: '522201' });
  expect(field('state')).toHaveValue('Kerala');
  expect(main.getByText('PIN code 522201 is in Andhra Pradesh.')).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Change the state to Andhra Pradesh' }));
  expect(field('state')).toHaveValue('Andhra Pradesh');
  expect(main.queryByText(/^PIN code 522201/)).not.toBeInTheDocument();
  await fillIn({ zipcode: '600001' });
  expect(field('state')).toHaveValue('Tamil Nadu');
  await fillIn({ country: 'Germany' });
  expect(field('state').tagName).toBe('INPUT');
  expect(field('state')).toHaveValue('');
  await fillIn({ state: 'Bavaria', country: 'भारत' });
  expect(field('state')).toHaveValue('Tamil Nadu');
  await fillIn({ country: 'Germany' });
  expect(field('state')).toHaveValue('Bavaria');
});

test('Enter in a field moves to the next one; only the button orders', async () => {
  const { main, field, user } = await readyToOrder();
  for (const [from, to] of [
    ['firstName', 'lastName'],
    ['city', 'state'],
  ] as const) {
    await user.click(field(from));
    await user.keyboard('{Enter}');
    expect(field(to)).toHaveFocus();
  }
  // A textarea of two lines: Enter starts the second.
  await user.type(field('street'), '{Enter}Floor 2');
  expect(field('street')).toHaveValue(`${anAddress().street}\nFloor 2`);
  await user.click(field('country'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(main.getAllByRole('checkbox')[0]);
  await user.keyboard('{Enter}');
  await user.click(main.getByRole('radio', { name: /Order Confirm after Payment/ }));
  await user.keyboard('{Enter}');
  expect(field('city')).toHaveAttribute('enterkeyhint', 'next');
  expect(calls('/api/order/').filter(({ path }) => path !== ORDERS)).toEqual([]);
  main.getByRole('button', { name: /^PLACE ORDER/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls('/api/order/place')).toHaveLength(1));
});

test('the gift message counts the remaining characters and says when text was cut', async () => {
  const { main, user } = await openCheckout();
  const message = main.getByLabelText('Card message');
  expect(main.getByText('200 characters left')).toBeVisible();
  await user.click(message);
  await user.paste('a'.repeat(272));
  expect(message).toHaveValue('a'.repeat(200));
  expect(main.getByText('0 characters left')).toBeVisible();
  expect(main.getByText('Only 200 characters fit. The rest was left out.')).toBeVisible();
  await user.keyboard('{Backspace}');
  expect(main.getByText('1 character left')).toBeVisible();
  expect(main.queryByText(/The rest was left out/)).not.toBeInTheDocument();
});

test('a shopper chooses among the addresses stored on this device, also of two people at one', async () => {
  const addresses = [
    { street: '1 Home Road' },
    { street: '2 Work Road' },
    { street: '2 Work Road', firstName: 'Bala' },
  ];
  const book = addresses.map((fields, id) => ({ id: `${id}`, address: anAddress(fields) }));
  localStorage.setItem('kanuka.addresses', JSON.stringify(book));
  const { main, user, field } = await openCheckout();
  await waitFor(() => expect(field('street')).toHaveValue('1 Home Road'));
  const saved = main.getByRole('combobox', { name: 'Use a saved address' });
  await user.selectOptions(saved, within(saved).getByRole('option', { name: /^Bala .*2 Work Road/ }));
  expect(saved).toHaveDisplayValue(/^Bala /);
  expect(field('firstName')).toHaveValue('Bala');
  expect(field('street')).toHaveValue('2 Work Road');
});

test('a checkout whose product list failed can be retried, and has nothing to check out without a product on sale', async () => {
  writeCart({ gone: { M: 1 } });
  sandbox.controls.faults.add({ route: '/api/product/list', times: 1, fault: { type: 'status', code: 500 } });
  const { screen, user } = renderScreen('/place-order');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^PLACE ORDER/ })).toBeNull();
});

test('every field has its autofill token and input mode, and all of the nine but the state are required; leaving an invalid one shows how to correct it; a number from abroad has its own country code instead of +91', async () => {
  const { fillIn, field, main, user } = await openCheckout();
  const known: Readonly<Record<keyof Address, readonly [string, string | null]>> = {
    firstName: ['shipping given-name', null],
    lastName: ['shipping family-name', null],
    email: ['email', 'email'],
    phone: ['shipping tel-national', 'tel'],
    street: ['shipping street-address', null],
    zipcode: ['shipping postal-code', 'numeric'],
    city: ['shipping address-level2', null],
    state: ['shipping address-level1', null],
    country: ['shipping country-name', null],
  };
  for (const [name, expected] of Object.entries(known)) {
    const control = field(name as keyof Address);
    expect([control.getAttribute('autocomplete'), control.getAttribute('inputmode')], name).toEqual(expected);
    expect(control, 'it would truncate pasted text').not.toHaveAttribute('maxlength');
    expect(control.hasAttribute('required'), name).toBe(name !== 'state');
  }
  expect(field('lastName')).toHaveAccessibleDescription('Only one name? Enter an initial, or repeat the name.');
  expect(main.getByText('+91')).toBeVisible();
  await fillIn({ firstName: '', zipcode: '0123', phone: '12345' });
  await user.click(field('street'));
  expect(main.getByText('PIN code should have 6 digits')).toBeVisible();
  expect(field('phone')).toHaveAccessibleDescription(
    'Mobile number: 10 digits. Add the STD code to a landline (044 2345 6789), the country code to a number abroad (+65 6123 4567).',
  );
  expect(main.queryByText('First name is required'), 'an empty field shows no error yet').not.toBeInTheDocument();
  await fillIn({ phone: '+65 6123 4567' });
  expect(main.queryByText('+91')).toBeNull();
  expect(field('phone')).toHaveFocus();
  expect(field('phone')).not.toHaveAttribute('aria-invalid');
});
