import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { lineId } from '#domain/cart/cart.ts';
import { partsOf } from '#domain/design/designIndex.ts';
import { rawOrder } from '#tests/support/factories.ts';
import { answers, storedCart, loggedIn, OTHER } from '#tests/support/shopper.ts';
import { quiet } from '#tests/support/startShop.ts';
import {
  ASHA,
  aTextDesign,
  LAMP,
  LAMP_SIZE,
  MUG,
  MUG_LINE,
  MUG_SIZE,
  openPage,
  prepareDevice,
} from '#tests/support/twoAccounts.tsx';

const { createObjectURL, revokeObjectURL } = URL;
beforeEach(prepareDevice);
afterEach(async () => {
  const page = await openPage('/about');
  await act(async () => void (await page.shop.actions.removePhotos()));
  await quiet();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

const QUESTION = 'Which photo for this one?';
const NOT_HERE = 'Its photo is not on this device. Add it in your cart, or send it after ordering.';

/** My Orders with an order of three mugs, its design records, and the designs on this device. */
async function openOrders(records: readonly object[], here: readonly ReturnType<typeof aTextDesign>[], product = MUG) {
  await loggedIn();
  const item = { ...product, size: product === MUG ? MUG_SIZE : LAMP_SIZE, quantity: 3, designs: records };
  answers('/api/order/userorders', { success: true, orders: [rawOrder({ items: [item] })] });
  const page = await openPage('/orders');
  for (const design of here) {
    await page.saveDesign(design);
    await act(() => page.shop.actions.recordSent([design.id]));
  }
  const again = await page.screen.findByRole('button', { name: `Order again: ${product.name}` });
  const parts = () => {
    const { designIndex } = page.shop.store.get();
    return partsOf(designIndex, lineId(MUG_LINE), storedCart()[MUG._id]?.[MUG_SIZE] ?? 0);
  };
  /** The question, once 'Order again' was pressed. */
  const ask = async () => {
    await page.user.click(again);
    return within(await page.screen.findByRole('dialog', { name: QUESTION }));
  };
  return { ...page, again, parts, ask };
}

/** A design's record in an order. */
const recordOf = ({ id }: { readonly id: string }, pieces = 3) => ({ id, pieces, photos: 1, words: 'Amma', note: '' });

/** Designs that were ordered and are no longer the mug's current ones. */
async function unassignDesign(page: Awaited<ReturnType<typeof openOrders>>): Promise<void> {
  await act(() => page.shop.actions.placeDesign({ kind: 'product', productId: MUG._id }, null));
}

test('ordering again asks which photo, and the same one is used for each piece', async () => {
  const [amma, nanna] = [aTextDesign(MUG, 'Amma'), aTextDesign(MUG, 'Nanna')];
  const page = await openOrders([recordOf(amma, 2), recordOf(nanna, 1)], [amma, nanna]);
  await unassignDesign(page);
  const sheet = await page.ask();
  expect(sheet.getByText('You ordered it with your photo, which is still on this device.')).toBeVisible();
  expect(storedCart(), 'nothing is in the cart before the answer').toEqual({});
  await page.user.click(sheet.getByRole('button', { name: 'The same photo' }));
  expect(storedCart()).toEqual({ [MUG._id]: { [MUG_SIZE]: 3 } });
  await expect
    .poll(() => page.parts())
    .toEqual([
      { design: amma.id, pieces: 2 },
      { design: nanna.id, pieces: 1 },
    ]);
  expect(page.screen.queryByText(NOT_HERE)).not.toBeInTheDocument();
  const cart = await openPage('/cart');
  expect(await cart.screen.findByText('Amma')).toBeVisible();
});

test('pieces already in the cart retain their own photo', async () => {
  const [amma, nanna] = [aTextDesign(MUG, 'Amma'), aTextDesign(MUG, 'Nanna')];
  const page = await openOrders([recordOf(amma)], [amma, nanna]);
  act(() => void page.shop.actions.addToCart(MUG_LINE, nanna.id));
  await expect.poll(() => page.parts()).toEqual([{ design: nanna.id, pieces: 1 }]);
  await page.user.click((await page.ask()).getByRole('button', { name: 'The same photo' }));
  await expect
    .poll(() => page.parts())
    .toEqual([
      { design: nanna.id, pieces: 1 },
      { design: amma.id, pieces: 3 },
    ]);
});

test('choosing to send the photo later adds the pieces without one', async () => {
  const amma = aTextDesign(MUG, 'Amma');
  const page = await openOrders([recordOf(amma)], [amma]);
  await page.user.click((await page.ask()).getByRole('button', { name: 'Send the photo later' }));
  await expect.poll(() => page.parts()).toEqual([{ design: null, pieces: 3 }]);
});

test('choosing another photo opens the product’s page', async () => {
  const amma = aTextDesign(MUG, 'Amma');
  const page = await openOrders([recordOf(amma)], [amma]);
  await page.user.click((await page.ask()).getByRole('button', { name: 'Another photo' }));
  expect(page.url()).toBe(`/product/${MUG._id}`);
  expect(storedCart()).toEqual({ [MUG._id]: { [MUG_SIZE]: 3 } });
});

test('closing the question adds nothing to the cart', async () => {
  const amma = aTextDesign(MUG, 'Amma');
  const page = await openOrders([recordOf(amma)], [amma]);
  await page.user.click((await page.ask()).getByRole('button', { name: 'Close' }));
  expect(storedCart()).toEqual({});
});

test('a photo on another device is not asked about, and a message says where to add it', async () => {
  const page = await openOrders([recordOf({ id: 'other-device' })], []);
  await page.user.click(page.again);
  expect(await page.screen.findByText(NOT_HERE)).toBeVisible();
  expect(page.screen.queryByRole('dialog', { name: QUESTION })).not.toBeInTheDocument();
  expect(storedCart()).toEqual({ [MUG._id]: { [MUG_SIZE]: 3 } });
});

test('when one of two photos is on this device it is used, and the other is reported missing', async () => {
  const amma = aTextDesign(MUG, 'Amma');
  const page = await openOrders([recordOf(amma, 1), recordOf({ id: 'other-device' }, 2)], [amma]);
  await page.user.click((await page.ask()).getByRole('button', { name: 'The same photo' }));
  expect(await page.screen.findByText(NOT_HERE)).toBeVisible();
  await expect
    .poll(() => page.parts())
    .toEqual([
      { design: amma.id, pieces: 1 },
      { design: null, pieces: 2 },
    ]);
});

test('a product without a design is ordered again without a question', async () => {
  const page = await openOrders([], [], LAMP);
  await page.user.click(page.again);
  expect(storedCart()).toEqual({ [LAMP._id]: { [LAMP_SIZE]: 3 } });
  expect(page.screen.queryByText(NOT_HERE)).not.toBeInTheDocument();
});

test('S25: designs of another account on this device are not offered', async () => {
  const amma = aTextDesign(MUG, 'Amma');
  const first = await openPage('/about');
  await first.logIn(OTHER);
  await first.saveDesign(amma);
  first.logOut();
  const page = await openOrders([recordOf(amma)], []);
  await page.user.click(page.again);
  expect(await page.screen.findByText(NOT_HERE)).toBeVisible();
  expect(page.parts()).toEqual([{ design: null, pieces: 3 }]);
  const last = await openPage('/about');
  await last.logIn(OTHER);
  await act(async () => void (await last.shop.actions.removePhotos()));
  last.logOut();
  await last.logIn(ASHA);
});
