import 'fake-indexeddb/auto';
import { Blob } from 'node:buffer';

import { cleanup, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { aDesign } from '#tests/support/designs.ts';
import { OPENED_PHOTO, replaceCanvases } from '#tests/support/openingWorker.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct, loggedIn } from '#tests/support/shopper.ts';
import { startShop } from '#tests/support/startShop.ts';

const MUG = demoProduct('Personalised Photo Mug');
const { createObjectURL, revokeObjectURL } = URL;

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

beforeEach(() => {
  replaceCanvases();
  // jsdom's cannot be read.
  vi.stubGlobal('Blob', Blob);
  Object.assign(URL, { createObjectURL: () => `blob:${Math.random()}`, revokeObjectURL: () => {} });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await startShop().actions.removePhotos();
  vi.unstubAllGlobals();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

test('a photo of an earlier design is used again, the latest first', async () => {
  await saveDesignWith('earlier');
  await new Promise((resolve) => void setTimeout(resolve, 2));
  await saveDesignWith(OPENED_PHOTO);
  const { dialog, user } = await openDialog();
  const tray = within(dialog.getByRole('region', { name: 'Use a photo again' }));
  const latest = tray.getByRole('button', { name: 'Use this photo again: 1 of 2' });
  await user.click(latest);
  expect(await dialog.findByRole('button', { name: 'Another photo' })).toBeVisible();
  expect(latest, 'the photo stays in the tray, and the focus on it').toHaveFocus();
});

test('a photo removed from the tray stays in its design, and away from the tray', async () => {
  await saveDesignWith('one');
  await saveDesignWith('two');
  const { dialog, user } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Remove photo 1 of 2 from this list' }));
  expect(dialog.getByText('Removed from this list. Designs that have the photo do not change.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Use this photo again: 1 of 1' })).toHaveFocus();
  const { actions, shop } = startShop();
  await actions.loadDesigns();
  expect(shop.store.get().designs.map(({ design }) => design.places[0]?.photo)).toEqual(['two', 'one']);
  expect(await (await actions.readPhoto('two'))?.text()).toBe('file of two');
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

test('the photos of another account are not in the tray', async () => {
  await loggedIn();
  await saveDesignWith('of another');
  startShop().actions.logOut();
  const { dialog } = await openDialog();
  expect(dialog.queryByRole('region', { name: 'Use a photo again' })).toBeNull();
});
