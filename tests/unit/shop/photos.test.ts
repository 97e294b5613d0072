import { afterEach, beforeEach, expect, test } from 'vitest';

import { CENTRED } from '#domain/photoPlacement.ts';
import type { Draft } from '#shop/draftFacts.ts';
import { startShop, until } from '#tests/support/startShop.ts';

// This browser keeps no photos (it has no database): they live with the page, which every browser can.
const shown = new Set<string>();
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  URL.createObjectURL = () => {
    const url = `blob:${shown.size}-${Math.random()}`;
    shown.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void shown.delete(url);
});
afterEach(async () => {
  const { actions, shop } = startShop();
  await actions.deletePhotos(['mug', 'lamp'].map((productId) => ({ productId, size: 'M' })));
  expect(shop.store.get().photos).toEqual([]);
  shown.clear();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

function aDraft(productId: string, changedAt: number): Draft {
  const key = { productId, size: 'M' };
  const looks = { productName: 'Photo Mug', placement: CENTRED, photoSize: { width: 9, height: 9 } };
  const facts = { ...key, ...looks, preview: new Blob(['p']), bytes: 6, changedAt, sentAt: null };
  return { facts, file: new Blob(['photo']) };
}

test('a photo is noted with a small picture, until it is deleted', async () => {
  const { actions, shop } = startShop();
  expect(await actions.keepPhoto(aDraft('mug', 1), true)).toBe('refused');
  const [note] = shop.store.get().photos;
  expect(note).toEqual({
    productId: 'mug',
    size: 'M',
    productName: 'Photo Mug',
    bytes: 6,
    changedAt: 1,
    sentAt: null,
    isKept: false,
    previewUrl: expect.stringMatching(/^blob:/),
  });
  expect(localStorage.getItem('kanuka.photos')).toMatch(/^\d+$/);
  await actions.keepPhoto(aDraft('lamp', 2), true);
  expect(shop.store.get().photos.map(({ productId }) => productId)).toEqual(['lamp', 'mug']);
  expect(shown.size, 'old pictures are let go').toBe(2);
  await actions.deletePhotos(shop.store.get().photos);
  expect(shop.store.get().photos).toEqual([]);
  expect(shown.size).toBe(0);
  expect(localStorage.getItem('kanuka.photos')).toBeNull();
  expect(await actions.readPhoto({ productId: 'lamp', size: 'M' })).toBeNull();
});

test('a photo that was handed to the shop says when, and no other does', async () => {
  const { actions, shop } = startShop();
  await actions.keepPhoto(aDraft('mug', 1), true);
  await actions.keepPhoto(aDraft('lamp', 2), true);
  const before = Date.now();
  await actions.notePhotoSent({ productId: 'mug', size: 'M' });
  await actions.notePhotoSent({ productId: 'mug', size: 'XL' });
  const [lamp, mug] = shop.store.get().photos;
  expect(lamp?.sentAt).toBeNull();
  expect(mug?.sentAt).toBeGreaterThanOrEqual(before);
  expect(mug?.productName).toBe('Photo Mug');
  expect(await actions.readPhoto({ productId: 'mug', size: 'M' })).toMatchObject({ facts: { sentAt: mug?.sentAt } });
});

test('photos of an earlier page, and of other tabs, are noted; who has none loads nothing', async () => {
  const first = startShop();
  await first.actions.keepPhoto(aDraft('mug', 1), true);
  const later = startShop();
  await until(() => expect(later.shop.store.get().photos).toHaveLength(1));
  localStorage.removeItem('kanuka.photos');
  const third = startShop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(third.shop.store.get().photos).toEqual([]);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'kanuka.photos', newValue: '1' }));
  await until(() => expect(third.shop.store.get().photos).toHaveLength(1));
});
