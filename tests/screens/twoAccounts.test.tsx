import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { messagesOf } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { entriesOf } from '#domain/cart/cart.ts';
import { anAddress } from '#tests/support/factories.ts';
import { pressesAt } from '#tests/support/presses.ts';
import { DEMO, OTHER } from '#tests/support/shopper.ts';
import { quiet } from '#tests/support/startShop.ts';
import {
  addSecondAccount,
  ASHA,
  aTextDesign,
  BALA,
  clearDevice,
  LAMP,
  LAMP_LINE,
  MUG,
  MUG_LINE,
  openPage,
  storedOrders,
} from '#tests/support/twoAccounts.tsx';

beforeEach(addSecondAccount);
// jsdom has no IndexedDB: designs are held in memory.
afterEach(() => clearDevice(ASHA, BALA));

const SECRETS = ['FIRST SECRET', 'SECOND SECRET', 'note to the shop'] as const;
const ADDRESS = 'SECRET Street';
const NOTHING = { designs: [], wishlist: [], recent: [], addresses: [], savedForLater: new Map() };
const anySecret = /SECRET|note to the shop|With your (photo|design)/;

const textOf = async (path: string, heading: RegExp): Promise<string> => {
  const page = await openPage(path);
  await page.screen.findByRole('heading', { level: 1, name: heading });
  return page.screen.getByRole('main').textContent;
};

test('S25: one account’s designs, addresses, saved and viewed products are not in another’s pages or order, and return with it', async () => {
  const first = await openPage('/about');
  await first.logIn(ASHA);
  await first.saveDesign(aTextDesign(MUG, SECRETS[0], SECRETS[2]));
  await first.saveDesign(aTextDesign(LAMP, SECRETS[1]));
  first.shop.actions.addToCart(MUG_LINE);
  first.shop.actions.addToCart(LAMP_LINE);
  first.shop.actions.toggleWish(MUG._id);
  first.shop.actions.recordViewed(LAMP._id);
  first.shop.actions.saveAddress(anAddress({ street: ADDRESS }));
  await quiet();
  first.logOut();
  expect(first.shop.store.get()).toMatchObject(NOTHING);
  expect(await textOf('/profile', /My Profile/)).toContain('No address is saved on this device.');

  // The next account adds the same products, and finds nothing of the earlier one before and after its order.
  const next = await openPage('/about');
  await next.logIn(BALA);
  expect(next.shop.store.get()).toMatchObject(NOTHING);
  next.shop.actions.addToCart(MUG_LINE);
  next.shop.actions.addToCart(LAMP_LINE);
  const theirCart = await openPage('/cart');
  await theirCart.screen.findByRole('list', { name: 'Gifts in your cart' });
  expect(theirCart.screen.getByRole('main')).not.toHaveTextContent(anySecret);
  const theirMug = await openPage(`/product/${MUG._id}`);
  expect(await theirMug.screen.findByRole('button', { name: `Add photo to ${MUG.name}` })).toBeVisible();
  expect(await textOf('/profile', /My Profile/)).not.toMatch(/Photos on this device|SECRET/);
  expect(await (await openPage('/place-order')).order()).toEqual({ next: 'placed' });
  expect(storedOrders(OTHER.id)).toContain(MUG.name);
  expect(storedOrders(OTHER.id)).not.toMatch(anySecret);
  expect(storedOrders(OTHER.id)).not.toMatch(/"designs"/);
  expect(await textOf('/orders', /MY ORDERS/)).not.toMatch(anySecret);
  (await openPage('/about')).logOut();

  const again = await openPage('/about');
  await again.logIn(ASHA);
  expect([...entriesOf(again.shop.store.get().cart)]).toHaveLength(2);
  expect(again.shop.store.get()).toMatchObject({ wishlist: [MUG._id], recent: [LAMP._id] });
  const cart = within((await openPage('/cart')).screen.getByRole('main'));
  expect(await cart.findAllByText('With your photo')).toHaveLength(2);
  expect(cart.getByText(SECRETS[1])).toBeVisible();
  const mug = await openPage(`/product/${MUG._id}`);
  expect(await mug.screen.findByRole('button', { name: `Change your photo on ${MUG.name}` })).toBeVisible();
  const profile = await textOf('/profile', /My Profile/);
  for (const text of ['Photos on this device', ADDRESS]) expect(profile).toContain(text);
  expect(await (await openPage('/place-order')).order()).toEqual({ next: 'placed' });
  for (const secret of SECRETS) expect(storedOrders(DEMO.id)).toContain(secret);
  (await openPage('/about')).logOut();
  expect((await openPage('/cart')).screen.getByRole('main')).not.toHaveTextContent(anySecret);
});

/** Logged in, on a page, with one design on the device. */
async function withDesign(path: string) {
  const page = await openPage(path);
  await page.logIn(ASHA);
  await page.saveDesign(aTextDesign(MUG, 'Amma'));
  return page;
}

/** The account's designs on the device after the next login. */
async function designsLater(): Promise<number> {
  const page = await openPage('/about');
  await page.logIn(ASHA);
  return page.shop.store.get().designs.length;
}

/** Asks for a logout in the header's menu; returns the question. */
async function leaveByMenu({ screen, user }: Awaited<ReturnType<typeof openPage>>) {
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' }));
  return within(await screen.findByRole('dialog', { name: 'Logout' }));
}

test('S25: a logout with photos on the device asks whether they stay', async () => {
  const page = await withDesign('/about');
  const { screen, user, url } = page;
  const sheet = await leaveByMenu(page);
  expect(url(), 'nothing has happened yet').toBe('/about');
  expect(sheet.getByRole('checkbox', { name: 'Delete my photos from this device' })).not.toBeChecked();
  await user.click(sheet.getByRole('button', { name: 'Logout' }));
  expect(url()).toBe('/login');
  await page.logIn(ASHA);
  expect(
    screen.queryByRole('dialog', { name: 'Logout' }),
    'the next login does not show the question',
  ).not.toBeInTheDocument();
  expect(await designsLater()).toBe(1);
});

test('S25: a logout in another tab takes the question along', async () => {
  const page = await withDesign('/about');
  await leaveByMenu(page);
  page.logOut();
  await page.logIn(ASHA);
  expect(page.screen.queryByRole('dialog', { name: 'Logout' })).not.toBeInTheDocument();
});

test('S25: in the profile closing the question changes nothing; with the box ticked the photos are deleted permanently', async () => {
  const { main, screen, user, url, shop } = await withDesign('/profile');
  const ask = async () => {
    await user.click(await main.findByRole('button', { name: 'Logout' }));
    return within(await screen.findByRole('dialog', { name: 'Logout' }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Stay logged in' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Logout' })).not.toBeInTheDocument());
  expect(url()).toBe('/profile');
  expect(shop.store.get().token).not.toBeNull();
  const sheet = await ask();
  await user.click(sheet.getByRole('checkbox', { name: 'Delete my photos from this device' }));
  await user.click(sheet.getByRole('button', { name: 'Logout' }));
  expect(url()).toBe('/login');
  expect(await designsLater()).toBe(0);
});

test('S25: in the profile a double click deletes one photo, not the next in its place; a button removes all others, and says so', async () => {
  const page = await withDesign('/profile');
  await page.saveDesign(aTextDesign(LAMP, 'Nanna'));
  const { main: own, screen, user, shop } = page;
  const bins = () => own.queryAllByRole('button', { name: /^Delete your design/ });
  await waitFor(() => expect(bins()).toHaveLength(2));
  pressesAt();
  await user.click(bins()[0] as HTMLElement);
  await waitFor(() => expect(bins()).toHaveLength(1));
  await user.click(bins()[0] as HTMLElement);
  await act(() => quiet());
  expect(bins()).toHaveLength(1);
  pressesAt();
  await user.click(own.getByRole('button', { name: 'Delete my photos from this device' }));
  expect(await screen.findByText(messagesOf(personaliseMessages).personalise.removed)).toBeVisible();
  expect(own.queryByRole('heading', { name: 'Photos on this device' })).not.toBeInTheDocument();
  expect(shop.store.get().token, 'and the shopper stays logged in').not.toBeNull();
  expect(await designsLater()).toBe(0);
});

test('S25: only the shopper who removed a line can restore it', async () => {
  const page = await openPage('/cart');
  await page.logIn(ASHA);
  act(() => void page.shop.actions.addToCart({ productId: MUG._id, size: '325 ml' }));
  const { screen, user } = page;
  await user.click(await screen.findByRole('button', { name: /^Remove .*Photo Mug/ }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  page.logOut();
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('S25: a product whose page was open at the logout is viewed by the next shopper once they open it', async () => {
  const { screen, user, shop, logIn, logOut } = await openPage(`/product/${MUG._id}`);
  await logIn(ASHA);
  const viewed = () => shop.store.get().recent;
  await waitFor(() => expect(viewed()).toEqual([MUG._id]));
  logOut();
  expect(viewed()).toEqual([]);
  await user.click(
    within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link', { name: 'Collection' }),
  );
  await user.click(await screen.findByRole('link', { name: MUG.name }));
  await waitFor(() => expect(viewed()).toEqual([MUG._id]));
});
