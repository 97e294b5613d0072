import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { lineId } from '#domain/cart/cart.ts';
import { countPlaced } from '#domain/design/design.ts';
import { partsOf } from '#domain/design/designIndex.ts';
import { rawOrder } from '#tests/support/factories.ts';
import { answers, storedCart, loggedIn } from '#tests/support/shopper.ts';
import {
  ASHA,
  aTextDesign,
  clearDevice,
  LAMP,
  LAMP_SIZE,
  MUG,
  MUG_LINE,
  MUG_SIZE,
  openPage,
} from '#tests/support/twoAccounts.tsx';

afterEach(() => clearDevice());

const QUESTION = 'Which photo for this one?';
const NOT_HERE = 'In your cart. Its photo is not on this device: add it now, or send it after ordering.';

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
  /** The pieces in the cart: how many have which text, how many photos, and which note. */
  const parts = () => {
    const { designIndex, designs } = page.shop.store.get();
    return partsOf(designIndex, lineId(MUG_LINE), storedCart()[MUG._id]?.[MUG_SIZE] ?? 0).map(({ design, pieces }) => {
      const made = designs.find((record) => record.design.id === design)?.design;
      return { pieces, text: made?.texts[0]?.text, note: made?.note, photos: made && countPlaced(made) };
    });
  };
  const ask = async () => {
    await page.user.click(again);
    return within(await page.screen.findByRole('dialog', { name: QUESTION }));
  };
  return { ...page, again, parts, ask };
}

/** A design's record in an order. */
const recordOf = ({ id }: { readonly id: string }, pieces = 3) => ({
  id,
  pieces,
  photos: 1,
  words: 'Amma',
  note: 'In red',
});

test('ordering again asks which photo, and the same one is copied for each piece', async () => {
  const [amma, nanna] = [aTextDesign(MUG, 'Amma', 'In red'), aTextDesign(MUG, 'Nanna')];
  const page = await openOrders([recordOf(amma, 2), recordOf(nanna, 1)], [amma, nanna]);
  // Neither is the mug's current one any more.
  await act(() => page.shop.actions.placeDesign({ kind: 'product', productId: MUG._id }, null));
  const sheet = await page.ask();
  expect(sheet.getByText('You ordered it with your photo, which is still on this device.')).toBeVisible();
  expect(storedCart(), 'nothing is in the cart before the answer').toEqual({});
  await page.user.click(sheet.getByRole('button', { name: 'The same photo' }));
  await expect
    .poll(() => page.parts())
    .toEqual([
      { pieces: 2, text: 'Amma', note: 'In red', photos: 1 },
      { pieces: 1, text: 'Nanna', note: '', photos: 1 },
    ]);
  expect(page.screen.queryByText(NOT_HERE)).not.toBeInTheDocument();
  await page.order();
  const { ordered } = page.shop.store.get().designIndex;
  expect(ordered.get(amma.id), 'the design of the first order is still marked as sent').toEqual(expect.any(Number));
  expect([...ordered.values()].filter((at) => at === null)).toHaveLength(2);
});

test('a product without a design is ordered again without a question, and then the row leads to the cart until it is empty', async () => {
  const page = await openOrders([], [], LAMP);
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
  const place = { clientX: 300, clientY: 700 };
  fireEvent.click(page.again, place);
  expect(storedCart()).toEqual({ [LAMP._id]: { [LAMP_SIZE]: 3 } });
  expect(page.screen.queryByText(NOT_HERE)).not.toBeInTheDocument();
  const link = await page.screen.findByRole('link', { name: `View cart: ${LAMP.name}` });
  expect(link).toHaveFocus();
  fireEvent.click(link, place);
  expect(link, 'a double tap does not follow it').toBeInTheDocument();
  expect(page.again).not.toBeInTheDocument();
  act(() => page.shop.actions.setQuantity({ productId: LAMP._id, size: LAMP_SIZE }, 0));
  expect(page.screen.getByRole('button', { name: `Order again: ${LAMP.name}` })).toBeVisible();
});

test.each([
  ['Another photo', `/product/${MUG._id}`],
  ['Send the photo later', '/orders'],
])('%s copies text and note without the photo, and leads to %s', async (answer, place) => {
  const amma = aTextDesign(MUG, 'Amma', 'In red');
  const page = await openOrders([recordOf(amma)], [amma]);
  await page.user.click((await page.ask()).getByRole('button', { name: answer }));
  await expect.poll(() => page.parts()).toEqual([{ pieces: 3, text: 'Amma', note: 'In red', photos: 0 }]);
  await waitFor(() => expect(page.url()).toBe(place));
});

test('a photo on another device is not asked about: text and note are copied, and the row offers to add the photo', async () => {
  const page = await openOrders([recordOf({ id: 'other-device' })], []);
  await page.user.click(page.again);
  expect(await page.screen.findByText(NOT_HERE)).toBeVisible();
  expect(page.screen.queryByRole('dialog', { name: QUESTION })).not.toBeInTheDocument();
  expect(storedCart()).toEqual({ [MUG._id]: { [MUG_SIZE]: 3 } });
  expect(page.parts()).toEqual([{ pieces: 3, text: 'Amma', note: 'In red', photos: 0 }]);
  const [link] = page.screen.getAllByRole('link', { name: /^Add your photo/ });
  expect(link).toHaveAttribute('href', `/product/${MUG._id}`);
});

test('pieces already in the cart retain their own photo; of two photos the one on this device is used, and the other is reported missing', async () => {
  const [amma, nanna] = [aTextDesign(MUG, 'Amma'), aTextDesign(MUG, 'Nanna')];
  const page = await openOrders([recordOf(amma, 1), recordOf({ id: 'other-device' }, 2)], [amma, nanna]);
  act(() => void page.shop.actions.addToCart(MUG_LINE, nanna.id));
  await expect.poll(() => page.parts()).toMatchObject([{ text: 'Nanna', pieces: 1 }]);
  await page.user.click((await page.ask()).getByRole('button', { name: 'The same photo' }));
  expect(await page.screen.findByText(NOT_HERE)).toBeVisible();
  expect(page.parts()).toMatchObject([
    { text: 'Nanna', photos: 1, pieces: 1 },
    { text: 'Amma', photos: 1, pieces: 1 },
    { text: 'Amma', photos: 0, pieces: 2 },
  ]);
});

test('R47: a shopper who logs out while a design is copied leaves nothing in the next shopper’s cart', async () => {
  const amma = aTextDesign(MUG, 'Amma');
  const page = await openOrders([recordOf(amma)], [amma]);
  const added = vi.fn();
  const part = { from: { content: amma.content }, product: amma.product, preview: amma.preview, pieces: 1 };
  const copying = page.shop.actions.copyPieces(MUG_LINE, [part], added);
  page.logOut();
  expect(await copying).toBeNull();
  expect(added).not.toHaveBeenCalled();
  await page.logIn(ASHA);
  expect(page.shop.store.get().designs).toHaveLength(1);
});
