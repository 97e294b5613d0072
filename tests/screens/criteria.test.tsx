import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct, writeCart, loggedIn } from '#tests/support/shopper.ts';

const MUG = demoProduct('Personalised Photo Mug');

/** The autofill purpose of each personal field, by its label; the section token 'shipping' may precede it. */
const PURPOSES: readonly (readonly [path: string, purposes: Readonly<Record<string, RegExp>>])[] = [
  [
    '/place-order',
    {
      'First name': /^shipping given-name$/,
      'Last name': /^shipping family-name$/,
      Email: /^email$/,
      'Mobile number': /^shipping tel-national$/,
      Street: /^shipping street-address$/,
      'PIN code': /^shipping postal-code$/,
      'City or town': /^shipping address-level2$/,
      State: /^shipping address-level1$/,
      Country: /^shipping country-name$/,
    },
  ],
  ['/contact', { Name: /^name$/, Email: /^email$/ }],
  ['/login', { Email: /^(?:email|username)$/, Password: /^current-password$/ }],
];

test.each(PURPOSES)('1.3.5 Identify Input Purpose: a browser can fill in %s', async (path, purposes) => {
  writeCart({ [MUG._id]: { '325 ml': 1 } });
  const { screen } = renderScreen(path);
  for (const [label, purpose] of Object.entries(purposes)) {
    const field = await screen.findByLabelText(label, {}, { timeout: 5000 });
    expect(field.getAttribute('autocomplete'), label).toMatch(purpose);
  }
});

test('3.2.6 Consistent Help: every page lists the ways to reach the shop in the same order', async () => {
  const capabilities: (readonly string[])[] = [];
  for (const path of ['/', '/collection', '/cart', '/place-order', '/about']) {
    const { screen, unmount } = renderScreen(path);
    const footer = await screen.findByRole('contentinfo', {}, { timeout: 5000 });
    const links = await within(footer).findAllByRole('link', { name: /\+91|@|WhatsApp/ });
    capabilities.push(links.map((link) => link.getAttribute('href') ?? ''));
    unmount();
  }
  const [first, ...others] = capabilities;
  expect(first?.some((href) => href.startsWith('tel:'))).toBe(true);
  expect(first?.some((href) => href.startsWith('mailto:'))).toBe(true);
  for (const other of others) expect(other).toEqual(first);
});

test('1.4.13 Content on Hover or Focus: the account’s menu stays until Escape, which returns the focus', async () => {
  await loggedIn();
  const { screen, user } = renderScreen('/about');
  const account = await screen.findByRole('button', { name: 'Account' }, { timeout: 5000 });
  await user.click(account);
  const orders = screen.getByRole('link', { name: 'Orders' });
  await user.hover(orders);
  await user.unhover(orders);
  expect(orders).toBeVisible();
  await user.keyboard('{Escape}');
  expect(account).toHaveAttribute('aria-expanded', 'false');
  expect(account).toHaveFocus();
});

test('3.3.8 Accessible Authentication: a password can be pasted', async () => {
  const { screen, user } = renderScreen('/login');
  const password = await screen.findByLabelText('Password', {}, { timeout: 5000 });
  await user.click(password);
  await user.paste('a-long-password');
  expect(password).toHaveValue('a-long-password');
});
