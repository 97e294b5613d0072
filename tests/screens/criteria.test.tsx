import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct, writeCart } from '#tests/support/shopper.ts';

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
