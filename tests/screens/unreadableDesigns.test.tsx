import 'fake-indexeddb/auto';
import { Blob } from 'node:buffer';

import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lineId } from '#domain/cart/cart.ts';
import { withOrders } from '#tests/support/beforeScreens.ts';
import { breakDatabase } from '#tests/support/databaseFaults.ts';
import { aDesign } from '#tests/support/designs.ts';
import { rawOrder, rawProduct } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct, loggedIn, storedCart, writeCart } from '#tests/support/shopper.ts';
import { startShop } from '#tests/support/startShop.ts';

const MUG = demoProduct('Personalised Photo Mug');
const [SIZE = ''] = MUG.sizes ?? [];
const UNREADABLE = /Your photos on this device cannot be read right now\. They are not lost/;
const { createObjectURL, revokeObjectURL } = URL;

/** Saves a design on the device and then makes every call to its database fail. */
async function savedAndUnreadable(target: Parameters<typeof aDesign>[1]): Promise<void> {
  const { actions, leave } = startShop();
  const design = aDesign('a', target, { size: SIZE });
  const product = { ...design.product, productId: MUG._id, name: MUG.name };
  expect(await actions.saveDesign({ ...design, product })).toBe('saved');
  leave();
  breakDatabase('InvalidStateError', () => true);
}

beforeEach(() => {
  // jsdom's cannot be read.
  vi.stubGlobal('Blob', Blob);
  Object.assign(URL, { createObjectURL: () => `blob:${Math.random()}`, revokeObjectURL: () => {} });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await startShop().actions.removePhotos();
  vi.unstubAllGlobals();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

test('R43: a product’s page says that its photo cannot be read now, and opens no empty design in its place', async () => {
  await savedAndUnreadable({ kind: 'product', productId: MUG._id });
  const { screen, user, shop } = renderScreen(`/product/${MUG._id}`);
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Add photo to ${MUG.name}` }));
  expect(await screen.findByRole('button', { name: 'Start a new design' })).toBeVisible();
  expect(screen.getByText(UNREADABLE)).toHaveAttribute('role', 'alert');
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.restoreAllMocks();
  await act(() => shop.actions.loadDesigns());
  expect(screen.getByText('Your design is saved on this device.')).toBeVisible();
});

test('R43: the cart does not say that a piece has no photo while its photo cannot be read', async () => {
  writeCart({ [MUG._id]: { [SIZE]: 1 } });
  await savedAndUnreadable({ kind: 'line', key: lineId({ productId: MUG._id, size: SIZE }), part: 0, isOne: false });
  const { screen, user } = renderScreen('/cart');
  const line = await screen.findByRole('list', { name: 'Gifts in your cart' });
  expect(await within(line).findByText(UNREADABLE)).toBeVisible();
  expect(within(line).queryByText('No photo yet')).toBeNull();
  vi.restoreAllMocks();
  await user.click(within(line).getByRole('button', { name: 'Try again' }));
  expect(await within(line).findByRole('button', { name: `Enlarge your design, ${MUG.name}` })).toBeVisible();
});

test('R43: My Orders does not say that a photo is on another device while it cannot be read', async () => {
  await savedAndUnreadable({ kind: 'product', productId: MUG._id });
  const designs = [{ id: 'a', pieces: 1, photos: 1, words: '', note: '' }];
  await withOrders(rawOrder({ items: [{ ...rawProduct(), size: 'M', quantity: 1, designs }] }));
  const { screen } = renderScreen('/orders');
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  expect(screen.queryByText(/is not on this device/)).toBeNull();
});

test('R47: ordering again adds nothing while the photo cannot be read, and says that it is not lost', async () => {
  await loggedIn();
  const { actions, leave } = startShop();
  const design = aDesign('a', { kind: 'product', productId: MUG._id }, { size: SIZE });
  await actions.saveDesign({ ...design, product: { ...design.product, productId: MUG._id, name: MUG.name } });
  leave();
  const designs = [{ id: 'a', pieces: 1, photos: 1, words: '', note: '' }];
  await withOrders(rawOrder({ items: [{ ...MUG, size: SIZE, quantity: 1, designs }] }));
  const { screen, user } = renderScreen('/orders');
  await screen.findByRole('img', { name: `${MUG.name} with your design` });
  await user.click(screen.getByRole('button', { name: `Order again: ${MUG.name}` }));
  breakDatabase('InvalidStateError', () => true);
  await user.click(await screen.findByRole('button', { name: 'The same photo' }));
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  expect(storedCart()).toEqual({});
  expect(screen.getByRole('button', { name: `Order again: ${MUG.name}` })).toBeVisible();
});
