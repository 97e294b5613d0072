import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { loggedIn, demoProduct, writeCart } from '#tests/support/shopper.ts';

// The checkout's fields: checkoutForm.test.tsx.
test.each([
  ['/contact', { Name: /^name$/, Email: /^email$/ }],
  ['/login', { Email: /^(?:email|username)$/, Password: /^current-password$/ }],
])('1.3.5 Identify Input Purpose: a browser can fill in %s', async (path, purposes) => {
  const { screen } = renderScreen(path);
  for (const [label, purpose] of Object.entries(purposes)) {
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    expect(field.getAttribute('autocomplete'), label).toMatch(purpose);
    if (label === 'Email') expect(field).toHaveAttribute('type', 'email');
  }
});

// That other pages have the footer: boundaries.test.tsx.
test('3.2.6 Consistent Help: every page lists the ways to reach the shop in the same order', async () => {
  const capabilities: (readonly string[])[] = [];
  // Many products would only slow this down.
  sandbox.controls.faults.add({ route: '/api/product/list', fault: { type: 'catalogue', name: 'empty' } });
  for (const path of ['/', '/place-order', '/about']) {
    const { screen, unmount } = renderScreen(path);
    const footer = await screen.findByRole('contentinfo');
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
  const account = await screen.findByRole('button', { name: 'Account' });
  await user.click(account);
  const orders = screen.getByRole('link', { name: 'Orders' });
  await user.hover(orders);
  await user.unhover(orders);
  expect(orders).toHaveAttribute('href', '/orders');
  expect(orders).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
  await user.keyboard('{Escape}');
  expect(account).toHaveAttribute('aria-expanded', 'false');
  expect(account).toHaveFocus();
});

const LINKS = ['HOME', 'COLLECTION', 'ABOUT', 'CONTACT', 'PRIVACY POLICY', 'TERMS & CONDITIONS'];

test('the header has the six links, search, login and a counting cart; the menu the links, all categories and all gifts', async () => {
  writeCart({ [demoProduct('Pet Portrait Mug')._id]: { '325 ml': 2 } });
  const { screen, user } = renderScreen('/about');
  const header = within(await screen.findByRole('banner'));
  const linksIn = async (part: ReturnType<typeof within>, name = 'Main') =>
    within(await part.findByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(await linksIn(header)).toEqual(LINKS);
  for (const name of ['Search', 'Log in or sign up']) expect(header.getByRole('button', { name })).toBeVisible();
  expect(await header.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await user.click(header.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(await linksIn(menu)).toEqual(LINKS);
  await menu.findByRole('link', { name: 'Phone Covers' });
  expect(await linksIn(menu, 'Categories')).toHaveLength(11);
  expect(menu.getByRole('link', { name: 'All gifts' })).toHaveAttribute('href', '/collection');
});
