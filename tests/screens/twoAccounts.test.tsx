import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { entriesOf } from '#domain/cart/cart.ts';
import { anAddress } from '#tests/support/factories.ts';
import { DEMO, OTHER } from '#tests/support/shopper.ts';
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
  type Login,
} from '#tests/support/twoAccounts.tsx';

beforeEach(addSecondAccount);
// jsdom has no IndexedDB: designs are held in memory.
afterEach(() => clearDevice(ASHA, BALA));

const SECRETS = ['FIRST SECRET', 'SECOND SECRET', 'note to the shop'] as const;
const anySecret = /SECRET|note to the shop|With your (photo|design)/;

/** Designs two products with a text and a note and adds both to the cart. */
async function designs(page: Awaited<ReturnType<typeof openPage>>): Promise<void> {
  await page.saveDesign(aTextDesign(MUG, SECRETS[0], SECRETS[2]));
  await page.saveDesign(aTextDesign(LAMP, SECRETS[1]));
  page.shop.actions.addToCart(MUG_LINE);
  page.shop.actions.addToCart(LAMP_LINE);
  await quiet();
}

const textOf = async (path: string, heading: RegExp): Promise<string> => {
  const page = await openPage(path);
  await page.screen.findByRole('heading', { level: 1, name: heading });
  return page.screen.getByRole('main').textContent;
};

/** The next account logs in, adds the same products, and finds no earlier design on any page before and after ordering. */
async function expectNothing(login: Login, account: string): Promise<void> {
  const page = await openPage('/about');
  await page.logIn(login);
  page.shop.actions.addToCart(MUG_LINE);
  page.shop.actions.addToCart(LAMP_LINE);
  const cart = await openPage('/cart');
  await cart.screen.findByRole('list', { name: 'Gifts in your cart' });
  expect(cart.screen.getByRole('main')).not.toHaveTextContent(anySecret);
  const product = await openPage(`/product/${MUG._id}`);
  const step = within(await product.screen.findByRole('region', { name: 'Add your photo' }));
  expect(step.getByRole('button', { name: `Add photo to ${MUG.name}` })).toBeVisible();
  expect(product.shop.store.get().designs).toEqual([]);
  expect(await textOf('/profile', /My Profile/)).not.toMatch(/Photos on this device/);
  const checkout = await openPage('/place-order');
  expect(await checkout.order()).toEqual({ next: 'placed' });
  expect(storedOrders(account)).toContain(MUG.name);
  expect(storedOrders(account)).not.toMatch(anySecret);
  expect(storedOrders(account)).not.toMatch(/"designs"/);
  expect(await textOf('/orders', /MY ORDERS/)).not.toMatch(anySecret);
  (await openPage('/about')).logOut();
}

/** After the first account's next login its designs are in cart, product page, profile and order. */
async function expectAll(login: Login, account: string): Promise<void> {
  const page = await openPage('/about');
  await page.logIn(login);
  expect([...entriesOf(page.shop.store.get().cart)]).toHaveLength(2);
  const cart = await openPage('/cart');
  const main = within(cart.screen.getByRole('main'));
  expect(await main.findAllByText('With your photo')).toHaveLength(2);
  expect(main.getByText(SECRETS[1])).toBeVisible();
  const product = await openPage(`/product/${MUG._id}`);
  expect(await product.screen.findByRole('button', { name: `Change your photo on ${MUG.name}` })).toBeVisible();
  expect(await textOf('/profile', /My Profile/)).toMatch(/Photos on this device/);
  const checkout = await openPage('/place-order');
  expect(await checkout.order()).toEqual({ next: 'placed' });
  for (const secret of SECRETS) expect(storedOrders(account)).toContain(secret);
  (await openPage('/about')).logOut();
}

test('S25: one account’s designs are not in another’s cart, page, profile or order', async () => {
  const page = await openPage('/about');
  await page.logIn(ASHA);
  await designs(page);
  page.logOut();
  await expectNothing(BALA, OTHER.id);
  await expectAll(ASHA, DEMO.id);
  expect((await openPage('/cart')).screen.getByRole('main')).not.toHaveTextContent(anySecret);
});

test('S25: saved and viewed products, saved-for-later lines and stored addresses belong to the account and return with it', async () => {
  const page = await openPage('/about');
  await page.logIn(ASHA);
  page.shop.actions.toggleWish(MUG._id);
  page.shop.actions.recordViewed(LAMP._id);
  page.shop.actions.saveAddress(anAddress({ street: '7 Secret Street' }));
  page.logOut();
  const nothing = { wishlist: [], recent: [], addresses: [], savedForLater: new Map() };
  expect(page.shop.store.get()).toMatchObject(nothing);
  expect((await openPage('/profile')).shop.store.get()).toMatchObject(nothing);
  const bala = await openPage('/profile');
  await bala.logIn(BALA);
  expect(bala.shop.store.get()).toMatchObject(nothing);
  expect(bala.screen.getByRole('main')).not.toHaveTextContent('7 Secret Street');
  bala.logOut();
  const back = await openPage('/profile');
  await back.logIn(ASHA);
  expect(back.shop.store.get()).toMatchObject({ wishlist: [MUG._id], recent: [LAMP._id] });
  expect(await back.screen.findByText(/7 Secret Street/)).toBeVisible();
});
