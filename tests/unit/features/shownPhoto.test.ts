// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';

import { ownPictures, pictureKey } from '#components/OwnPicture.tsx';
import { emptyContent, type DesignContent } from '#domain/design/design.ts';
import { NEW_TEXT } from '#domain/design/designText.ts';
import type { OwnPhoto } from '#domain/design/storedOwnPhoto.ts';
import { UPPER } from '#domain/design/photoPlacement.ts';
import { firstSize } from '#domain/product/product.ts';
import type { CardRenderer } from '#features/ownPhoto/cardRenderer.ts';
import { photoIn } from '#features/ownPhoto/shownPhoto.ts';
import { createStore } from '#lib/store.ts';
import type { DesignRecord } from '#shop/designs/designStore.ts';
import { INITIAL_STATE, type ShopState } from '#shop/state.ts';
import { aProduct } from '#tests/support/factories.ts';

const EIGHT = 'Set of 8';
const SIXTEEN = 'Set of 16';
const product = aProduct({
  name: 'Instant-style Photo Prints on a String',
  category: 'Polaroids',
  subCategory: '',
  sizes: [EIGHT, SIXTEEN],
});
const photo: OwnPhoto = { photo: 'a', name: '', pixels: { width: 400, height: 300 }, at: 1 };
const gift = { productId: product.id, size: EIGHT, name: product.name, category: product.category, subCategory: '' };

/** The design of eight prints that waits on the product's page, all with the photo. */
function aRecord(fields: Partial<DesignContent> = {}): DesignRecord {
  const places = Array.from({ length: 8 }, () => ({ photo: 'a', pixels: photo.pixels, placement: UPPER }));
  const design = { ...emptyContent('one', 8), places, ...fields, gift, id: 'd', madeAt: 1 };
  return { design, preview: new Blob(), previewUrl: 'blob:d', bytes: 1, isPersisted: true };
}

/** How many places the photo fills on the product's page; null where the page does not show it. */
function shownIn(size: string, record?: DesignRecord): number | null {
  const pending = new Map(record ? [[product.id, 'd']] : []);
  const store = createStore<ShopState>({ ...INITIAL_STATE, designIndex: { ...INITIAL_STATE.designIndex, pending } });
  const renderer = {} as CardRenderer;
  return photoIn({ store, photo, renderer }, { product, size }, record)?.content.places.length ?? null;
}

beforeEach(() => {
  ownPictures.set({ urls: new Map([[pictureKey(product, firstSize(product)), 'blob:a']]), shopPictures: new Set() });
  return () => ownPictures.set(ownPictures.initial);
});

test('only a design of nothing but the photo gives way to it, in a size with another number of places', () => {
  expect([shownIn(EIGHT, aRecord()), shownIn(SIXTEEN, aRecord())]).toEqual([null, 16]);
  expect(shownIn(SIXTEEN, aRecord({ texts: [{ ...NEW_TEXT, text: 'Asha' }] }))).toBeNull();
  const places = [{ photo: 'b', pixels: photo.pixels, placement: UPPER }, ...aRecord().design.places.slice(1)];
  expect(shownIn(SIXTEEN, aRecord({ places }))).toBeNull();
});
