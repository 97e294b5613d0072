import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct, writeCart } from '#tests/support/shopper.ts';

const LINKS = ['HOME', 'COLLECTION', 'ABOUT', 'CONTACT', 'PRIVACY POLICY', 'TERMS & CONDITIONS'];

test('a shopper finds the six links, search, login and a counting cart in the header, and the links in the menu', async () => {
  writeCart({ [demoProduct('Pet Portrait Mug')._id]: { '325 ml': 2 } });
  const { screen, user } = renderScreen('/about');
  const header = within(await screen.findByRole('banner'));
  const linksIn = async (part: ReturnType<typeof within>) =>
    within(await part.findByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(await linksIn(header)).toEqual(LINKS);
  for (const name of ['Search', 'Log in or sign up']) expect(header.getByRole('button', { name })).toBeVisible();
  expect(await header.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await user.click(header.getByRole('button', { name: 'Menu' }));
  expect(await linksIn(within(screen.getByRole('dialog', { name: 'Menu' })))).toEqual(LINKS);
});

test('the menu shows all ten categories of the shop and a link to all gifts', async () => {
  const { screen, user } = renderScreen('/about');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const links = within(await screen.findByRole('navigation', { name: 'Categories' }));
  expect(await links.findByRole('link', { name: 'Phone Covers' })).toBeInTheDocument();
  expect(links.getAllByRole('link')).toHaveLength(11);
  expect(links.getByRole('link', { name: 'All gifts' })).toHaveAttribute('href', '/collection');
});
