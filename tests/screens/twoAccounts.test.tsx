import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { entriesOf } from '#domain/cart/cart.ts';
import { anAddress } from '#tests/support/factories.ts';
import { DEMO, OTHER, type Login } from '#tests/support/shopper.ts';
import { quiet } from '#tests/support/startShop.ts';
import {
  ASHA,
  aTextDesign,
  BALA,
  clearDevice,
  LAMP,
  LAMP_LINE,
  MUG,
  MUG_LINE,
  openPage,
  addSecondAccount,
  storedOrders,
} from '#tests/support/twoAccounts.tsx';

beforeEach(addSecondAccount);
// jsdom has no IndexedDB: designs are held in memory.
afterEach(() => clearDevice(ASHA, BALA));

const SECRETS = ['FIRST SECRET', 'SECOND SECRET', 'note to the shop'] as const;
const ADDRESS = 'SECRET Street';
const NOTHING = { designs: [], wishlist: [], recent: [], addresses: [], savedForLater: new Map() };
const anySecret = /SECRET|note to the shop|With your (photo|design)/;

/** Designs two products with a text and a note, adds both to the cart, and saves a product and an address. */
async function fillShop(page: Awaited<ReturnType<typeof openPage>>): Promise<void> {
  await page.saveDesign(aTextDesign(MUG, SECRETS[0], SECRETS[2]));
  await page.saveDesign(aTextDesign(LAMP, SECRETS[1]));
  page.shop.actions.addToCart(MUG_LINE);
  page.shop.actions.addToCart(LAMP_LINE);
  page.shop.actions.toggleWish(MUG._id);
  page.shop.actions.recordViewed(LAMP._id);
  page.shop.actions.saveAddress(anAddress({ street: ADDRESS }));
  await quiet();
}

const textOf = async (path: string, heading: RegExp): Promise<string> => {
  const page = await openPage(path);
  await page.screen.findByRole('heading', { level: 1, name: heading });
  return page.screen.getByRole('main').textContent;
};

/** The next account logs in, adds the same products, and finds nothing of the earlier one on any page before and after ordering. */
async function expectNothing(login: Login, account: string): Promise<void> {
  const page = await openPage('/about');
  await page.logIn(login);
  expect(page.shop.store.get()).toMatchObject(NOTHING);
  page.shop.actions.addToCart(MUG_LINE);
  page.shop.actions.addToCart(LAMP_LINE);
  const cart = await openPage('/cart');
  await cart.screen.findByRole('list', { name: 'Gifts in your cart' });
  expect(cart.screen.getByRole('main')).not.toHaveTextContent(anySecret);
  const product = await openPage(`/product/${MUG._id}`);
  const step = within(await product.screen.findByRole('region', { name: 'Add your photo' }));
  expect(step.getByRole('button', { name: `Add photo to ${MUG.name}` })).toBeVisible();
  expect(await textOf('/profile', /My Profile/)).not.toMatch(/Photos on this device|SECRET/);
  const checkout = await openPage('/place-order');
  expect(await checkout.order()).toEqual({ next: 'placed' });
  expect(storedOrders(account)).toContain(MUG.name);
  expect(storedOrders(account)).not.toMatch(anySecret);
  expect(storedOrders(account)).not.toMatch(/"designs"/);
  expect(await textOf('/orders', /MY ORDERS/)).not.toMatch(anySecret);
  (await openPage('/about')).logOut();
}

/** After the first account's next login its designs are in cart, product page, profile and order, and what it saved is back. */
async function expectAll(login: Login, account: string): Promise<void> {
  const page = await openPage('/about');
  await page.logIn(login);
  expect([...entriesOf(page.shop.store.get().cart)]).toHaveLength(2);
  expect(page.shop.store.get()).toMatchObject({ wishlist: [MUG._id], recent: [LAMP._id] });
  const cart = await openPage('/cart');
  const main = within(cart.screen.getByRole('main'));
  expect(await main.findAllByText('With your photo')).toHaveLength(2);
  expect(main.getByText(SECRETS[1])).toBeVisible();
  const product = await openPage(`/product/${MUG._id}`);
  expect(await product.screen.findByRole('button', { name: `Change your photo on ${MUG.name}` })).toBeVisible();
  const profile = await textOf('/profile', /My Profile/);
  for (const text of ['Photos on this device', ADDRESS]) expect(profile).toContain(text);
  const checkout = await openPage('/place-order');
  expect(await checkout.order()).toEqual({ next: 'placed' });
  for (const secret of SECRETS) expect(storedOrders(account)).toContain(secret);
  (await openPage('/about')).logOut();
}

test('S25: one account’s designs, addresses, saved and viewed products are not in another’s pages or order, and return with it', async () => {
  const page = await openPage('/about');
  await page.logIn(ASHA);
  await fillShop(page);
  page.logOut();
  expect(page.shop.store.get()).toMatchObject(NOTHING);
  expect(await textOf('/profile', /My Profile/)).toContain('No address is saved on this device.');
  await expectNothing(BALA, OTHER.id);
  await expectAll(ASHA, DEMO.id);
  expect((await openPage('/cart')).screen.getByRole('main')).not.toHaveTextContent(anySecret);
});
