// @vitest-environment node
import { expect, test } from 'vitest';

import { productPrints } from '#config/shopPrints.ts';
import { cardKey, cardsToDrop, MAX_CARD_PICTURES } from '#domain/design/cardPictureCache.ts';
import { contentWithPhoto } from '#domain/design/prefilledContent.ts';
import { ownPhotoFrom, type OwnPhoto } from '#domain/design/storedOwnPhoto.ts';
import { UPPER } from '#domain/design/photoPlacement.ts';

const PHOTO: OwnPhoto = { photo: 'a1', name: 'IMG_1.jpg', pixels: { width: 4000, height: 3000 }, at: 7 };

test('a stored photo is read as it was written, and is none where another version has written something else', () => {
  for (const photo of [PHOTO, { ...PHOTO, copied: 'messenger' }, { ...PHOTO, copied: 'screenshot' }])
    expect(ownPhotoFrom(JSON.parse(JSON.stringify(photo)))).toEqual(photo);
  const flat = { ...PHOTO, pixels: { width: 0, height: 9 } };
  for (const value of [null, 'a1', [], { ...PHOTO, photo: '' }, flat, { at: 7 }])
    expect(ownPhotoFrom(value)).toBeNull();
  expect(ownPhotoFrom({ ...PHOTO, name: 4, copied: 'fax' })).toEqual({ ...PHOTO, name: '' });
});

test('a card shows the photo in every place of its product', () => {
  const product = { name: 'Oak Frame for 2 Photos', category: 'Photo Frames', subCategory: '' };
  const { offer } = productPrints(product, '8 x 10');
  const { places } = contentWithPhoto(PHOTO, offer);
  expect(places).toEqual(Array.from({ length: 2 }, () => ({ photo: 'a1', pixels: PHOTO.pixels, placement: UPPER })));
  const [copied] = contentWithPhoto({ ...PHOTO, copied: 'screenshot' }, offer).places;
  expect(copied).toHaveProperty('copied', 'screenshot');
  expect(places[0]).not.toHaveProperty('copied');
});

// How many are kept: tests/unit/shop/designs/designsInDatabase.test.ts.
test('drawn pictures that no card shows go first, then the oldest', () => {
  const keys = Array.from({ length: MAX_CARD_PICTURES }, (_, at) => cardKey('a1', `${at}`));
  expect(cardsToDrop([...keys, 'more'], new Set(keys))).toEqual(['more', keys[0]]);
  expect(cardsToDrop(keys, new Set(keys.slice(0, 1)))).toEqual([keys[1]]);
  expect(cardsToDrop(keys.slice(2), new Set())).toEqual([]);
});
