import 'fake-indexeddb/auto';
import { act, within, cleanup } from '@testing-library/react';
import { Blob } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lineId } from '#domain/cart/cart.ts';
import { withOrders } from '#tests/support/beforeScreens.ts';
import { breakDatabase } from '#tests/support/databaseFaults.ts';
import { aDesign } from '#tests/support/designs.ts';
import { rawOrder } from '#tests/support/factories.ts';
import { OPENED_PHOTO, replaceCanvases } from '#tests/support/openingWorker.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct, loggedIn, storedCart, writeCart } from '#tests/support/shopper.ts';
import { startShop } from '#tests/support/startShop.ts';

const MUG = demoProduct('Personalised Photo Mug');
const [SIZE = ''] = MUG.sizes ?? [];
const UNREADABLE = /Your photos on this device cannot be read right now\. They are not lost/;

const ON_PRODUCT = { kind: 'product', productId: MUG._id } as const;
const DESIGNS = [{ id: 'a', pieces: 1, photos: 1, words: '', note: '' }];

/** Saves a design of the mug on the device. */
async function saved(target: Parameters<typeof aDesign>[1] = ON_PRODUCT): Promise<void> {
  const { actions, leave } = startShop();
  const design = aDesign('a', target, { size: SIZE });
  const product = { ...design.product, productId: MUG._id, name: MUG.name };
  expect(await actions.saveDesign({ ...design, product })).toBe('saved');
  leave();
}

/** The same, and then every call to the device's database fails. */
async function savedAndUnreadable(target?: Parameters<typeof aDesign>[1]): Promise<void> {
  await saved(target);
  breakDatabase('InvalidStateError', () => true);
}

beforeEach(() => {
  replaceCanvases();
  // jsdom's cannot be read.
  vi.stubGlobal('Blob', Blob);
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await startShop().actions.removePhotos();
  vi.unstubAllGlobals();
});

test('R43: a product’s page says that its photo cannot be read now, and opens no empty design in its place', async () => {
  await savedAndUnreadable();
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

test('a design that the browser does not delete stays in the profile, and is not called deleted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await loggedIn();
  await saved();
  const { screen, user } = renderScreen('/profile');
  const remove = await screen.findByRole('button', { name: new RegExp(`^Delete your design for ${MUG.name}`) });
  breakDatabase('InvalidStateError', () => true);
  await user.click(remove);
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  expect(remove).toBeVisible();
  expect(screen.queryByText('Deleted from this device.')).toBeNull();
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

test('R43 R47: ordering again adds nothing while the photo cannot be read, and My Orders says that it is not lost, not that it is elsewhere', async () => {
  await loggedIn();
  await saved();
  await withOrders(rawOrder({ items: [{ ...MUG, size: SIZE, quantity: 1, designs: DESIGNS }] }));
  const { screen, user } = renderScreen('/orders');
  await screen.findByRole('img', { name: `${MUG.name} with your design` });
  await user.click(screen.getByRole('button', { name: `Order again: ${MUG.name}` }));
  breakDatabase('InvalidStateError', () => true);
  await user.click(await screen.findByRole('button', { name: 'The same photo' }));
  expect(await screen.findByText(/right now, so nothing was added. They are not lost/)).toBeVisible();
  expect(storedCart()).toEqual({});
  expect(screen.getByRole('button', { name: `Order again: ${MUG.name}` })).toBeVisible();
  cleanup();
  renderScreen('/orders');
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  expect(screen.queryByText(/is not on this device/)).toBeNull();
});

/** Saves a design of another product with this photo. */
async function saveDesignWith(photo: string): Promise<void> {
  const { actions, leave } = startShop();
  const design = aDesign(`design of ${photo}`, { kind: 'product', productId: `product of ${photo}` });
  const places = design.content.places.map((place) => place && { ...place, photo });
  const files = new Map([[photo, new globalThis.Blob([`file of ${photo}`])]]);
  expect(await actions.saveDesign({ ...design, content: { ...design.content, places }, files })).toBe('saved');
  leave();
}

/** Opens the photo dialog of a mug. */
async function openDialog() {
  const { screen, user } = renderScreen(`/product/${MUG._id}`);
  await user.click(await screen.findByRole('button', { name: `Add photo to ${MUG.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add your photo' }));
  await dialog.findByRole('button', { name: 'Choose a photo' });
  return { dialog, user, screen };
}

test('photos of earlier designs are in a tray, the latest first: one that is removed from it stays in its design, another is used again', async () => {
  await saveDesignWith('earlier');
  await new Promise((resolve) => void setTimeout(resolve, 2));
  await saveDesignWith(OPENED_PHOTO);
  const { dialog, user } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Remove photo 2 of 2 from this list' }));
  expect(dialog.getByText('Removed from this list. Designs that have the photo do not change.')).toBeVisible();
  const latest = dialog.getByRole('button', { name: 'Use this photo again: 1 of 1' });
  expect(latest).toHaveFocus();
  const { actions, shop } = startShop();
  await actions.loadDesigns();
  const photos = shop.store.get().designs.map(({ design }) => design.places[0]?.photo);
  expect(photos).toEqual([OPENED_PHOTO, 'earlier']);
  expect(await (await actions.readPhoto('earlier'))?.text()).toBe('file of earlier');
  await user.click(latest);
  expect(await dialog.findByRole('button', { name: 'Change photo' })).toBeVisible();
  expect(latest, 'the photo stays in the tray, and the focus on it').toHaveFocus();
});

test('a photo that the device has lost, and one that it cannot read now, say which', async () => {
  await saveDesignWith('lost');
  await saveDesignWith('unreadable');
  const get = IDBObjectStore.prototype.get;
  let isBroken = true;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function read(this: IDBObjectStore, key) {
    if (key === 'unreadable' && isBroken) throw new DOMException('closing', 'InvalidStateError');
    return get.call(this, key === 'lost' ? 'nothing' : key);
  });
  const { dialog, user } = await openDialog();
  expect(await dialog.findByText('No longer on this device')).toBeVisible();
  expect(await dialog.findByText('Cannot be read now')).toBeVisible();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Read photo 1 of 2 again' }));
  expect(await dialog.findByRole('button', { name: 'Use this photo again: 1 of 2' })).toBeEnabled();
  expect(dialog.queryByText('Cannot be read now')).toBeNull();
});
