// @vitest-environment node
import { expect, test } from 'vitest';

import { checkInSize, designInSize, productPrints } from '#config/shopPrints.ts';
import { contentOfOrdered } from '#domain/design/prefilledContent.ts';
import {
  countEmpty,
  emptied,
  emptyContent,
  isEmpty,
  noteFor,
  orderedDesign,
  photosOf,
  withLayout,
  withPhoto,
  withPlace,
  withSwapped,
  type DesignContent,
  type PlacedPhoto,
} from '#domain/design/design.ts';
import { designCheck, sheetCheck } from '#domain/design/slots.ts';
import { NEW_TEXT, TEXT_PRESETS } from '#domain/design/designText.ts';
import { questionOf } from '#domain/design/productQuestion.ts';
import { sheetsOf } from '#domain/design/layouts.ts';
import { CENTRED } from '#domain/design/photoPlacement.ts';
import { anOrderedDesign } from '#tests/support/designs.ts';
import { labPictureName } from '#domain/design/labPictureName.ts';

const photo = (name: string, side = 3000): PlacedPhoto => ({
  photo: name,
  pixels: { width: side, height: side },
  placement: CENTRED,
});
const product = { name: 'Oak Wooden Photo Frame', category: 'Photo Frames', subCategory: '' };

const named = ({ places }: DesignContent) => places.map((place) => place?.photo);

test('photos fill empty places in order, and surplus photos change nothing', () => {
  const begun = withPlace(emptyContent('three', 3), 1, photo('b'));
  const content = [photo('a'), photo('c'), photo('d')].reduce(withPhoto, begun);
  expect(named(content)).toEqual(['a', 'b', 'c']);
  expect(photosOf(withPlace(content, 2, photo('a')))).toEqual(['a', 'b']);
});

test('two places swap photos, also with an empty one, and another layout keeps the photos’ order', () => {
  const two = withPlace(emptyContent('twoAcross', 2), 1, photo('b'));
  expect(named(withSwapped(two, 0, 1))).toEqual(['b', undefined]);
  expect(named(withLayout(two, 'four', 4))).toEqual(['b', undefined, undefined, undefined]);
  const four = [photo('a'), photo('b'), photo('c')].reduce(withPhoto, emptyContent('four', 4));
  expect(named(withLayout(four, 'one', 1))).toEqual(['a']);
});

test('a design is empty until it has a photo or a text', () => {
  const empty = emptyContent('one', 1);
  expect(isEmpty(empty)).toBe(true);
  expect(isEmpty({ ...empty, texts: [NEW_TEXT] })).toBe(true);
  for (const change of [
    { places: [photo('a')] },
    { texts: [NEW_TEXT, { ...NEW_TEXT, text: 'Ravi' }] },
    { note: 'Blue' },
    { answer: 'Redmi' },
  ]) {
    expect(isEmpty({ ...empty, ...change })).toBe(false);
    expect(isEmpty(emptied({ ...empty, ...change }))).toBe(true);
  }
});

test('an order contains a design’s texts and counts, never pictures', () => {
  const texts = [NEW_TEXT, { ...NEW_TEXT, text: 'Ravi\nSita' }];
  const answers = { note: 'Matt, please', answer: 'Redmi 13' };
  const content = { ...emptyContent('one', 1), places: [photo('a')], texts, ...answers };
  const design = { ...content, id: 'd', madeAt: 1, gift: { ...product, productId: 'p', size: 'M' } };
  const note = 'Redmi 13. Matt, please';
  expect(orderedDesign(design, 2)).toEqual(
    anOrderedDesign({ id: 'd', pieces: 2, words: 'Ravi\nSita', note, texts: texts.slice(1) }),
  );
  const bare = orderedDesign({ ...design, texts: [] }, 1);
  expect(bare).toMatchObject({ words: '', typeface: null, colour: null });
  expect(bare).not.toHaveProperty('texts');
  const gold = { text: '12 May', typeface: 'serif', colour: 'gold' } as const;
  expect(orderedDesign({ ...design, texts: [...texts, { ...NEW_TEXT, ...gold }] }, 1)).toMatchObject({
    words: 'Ravi\nSita\n12 May',
    typeface: 'modern',
    colour: 'white',
    texts: [{ text: 'Ravi\nSita', typeface: 'modern', colour: 'white' }, gold],
  });
  const onMount = { ...NEW_TEXT, text: 'Amma', at: { x: 0.2, y: 0.7 }, size: 0.2, surface: 'mount' } as const;
  const again = contentOfOrdered(orderedDesign({ ...design, texts: [onMount] }, 1));
  expect(again.texts, 'an order says where its texts are').toEqual([onMount]);
  expect(orderedDesign({ ...design, firstMonth: '2027-04' }, 1)).toMatchObject({ firstMonth: '2027-04' });
  expect(noteFor({ answer: '', note: '' })).toBe('');
});

test('a design’s sharpness is that of its least sharp photo, bleed included; a smaller place needs fewer pixels', () => {
  const { offer } = productPrints(product, '8 x 12');
  const check = (photos: readonly PlacedPhoto[], layout: 'one' | 'twoStacked') => {
    const places = layout === 'one' ? 1 : 2;
    return designCheck(photos.reduce(withPhoto, emptyContent(layout, places)), offer);
  };
  // 12 inches and 4 mm on either side take up the 3,000 pixels of the photo.
  expect(check([photo('a')], 'one')).toMatchObject({ ppi: 243, sharpness: 'sharp' });
  expect(check([photo('a'), photo('b', 600)], 'twoStacked')?.sharpness).toBe('blur');
  expect(check([photo('a', 1500)], 'one')?.sharpness).toBe('good');
  expect(check([photo('a', 1500)], 'twoStacked')?.ppi).toBeGreaterThan(125);
  expect(check([], 'one')).toBeNull();
});

test('a size that is not in inches has its sharpness too, and a size that the table lacks is confirmed by the shop', () => {
  const mug = { name: 'Photo Mug', category: 'Custom Mugs', subCategory: '' };
  const tiny = withPhoto(emptyContent('one', 1), { ...photo('a'), pixels: { width: 300, height: 200 } });
  expect(checkInSize(tiny, mug, '325 ml')).toMatchObject({ sharpness: 'blur', ppi: 59 });
  expect(checkInSize(tiny, mug, '440 ml')).toBe('unconfirmed');
  const [frame, ...prints] = sheetsOf(productPrints({ ...mug, name: 'Family Gift Set' }, 'One set').offer, 'one');
  const set = withPhoto(emptyContent('one', 6), photo('a'));
  expect(frame && sheetCheck(set, frame)).toMatchObject({ trim: { width: 152, height: 203 }, sharpness: 'sharp' });
  expect(prints.map((sheet) => sheetCheck(set, sheet))).toEqual([null, null, null, null, null]);
});

test('a design has the places of the size that it is printed in', () => {
  const gift = { name: 'Photo Prints on a String', category: 'Photo Prints', subCategory: '' };
  const ofEight = { gift, ...emptyContent('one', 8), places: Array.from({ length: 8 }, () => photo('a')) };
  expect([countEmpty(ofEight), countEmpty(designInSize(ofEight, 'Set of 16'))]).toEqual([0, 8]);
  expect(designInSize(ofEight, 'Set of 4').places).toHaveLength(4);
  expect(designInSize(ofEight, ''), 'before a choice').toBe(ofEight);
  const collage = { gift: product, ...emptyContent('twoAcross', 2), places: [null, photo('a')] };
  expect(designInSize(collage, 'for 3 photos')).toMatchObject({
    layout: 'threeAcross',
    places: [photo('a'), null, null],
  });
  const late = { ...emptyContent('one', 16), places: [...Array.from({ length: 15 }, () => null), photo('b', 200)] };
  expect(checkInSize(late, { ...gift, name: 'Instant Prints' }, 'Set of 8'), 'as printed').toMatchObject({
    sharpness: 'blur',
  });
});

test.each([
  ['Photo Phone Cover', 'Phone Covers', 'phoneModel'],
  ['School Bottle Name Sticker', 'Stickers', 'spelling'],
  ['Wedding Photo Mug with Names and Date', 'Custom Mugs', 'spelling'],
  ['Photo Mug', 'Custom Mugs', null],
])('%s asks: %s', (name, category, question) => {
  expect(questionOf({ name, category, subCategory: '' })).toBe(question);
});

const LONG = 'A very long name of a product that fills more than eighty letters by itself alone, as some do';
const print = { shop: 'Kanuka', order: '1A2B3C4D', item: 1, product: 'Photo Mug', size: '325 ml' };
const numbers = { design: 1, designs: 1, sheet: 1, sheets: 1 };

test.each([
  [{}, 'kanuka-1a2b3c4d-01-photo-mug-325-ml.jpg'],
  [{ design: 2, designs: 3 }, 'kanuka-1a2b3c4d-01-photo-mug-325-ml-design-2-of-3.jpg'],
  [{ sheet: 3, sheets: 12 }, 'kanuka-1a2b3c4d-01-photo-mug-325-ml-print-03.jpg'],
  [{ item: 2, product: 'ఫోటో మగ్', size: '' }, 'kanuka-1a2b3c4d-02.jpg'],
  [{ product: LONG, size: '12 x 8' }, 'kanuka-1a2b3c4d-01-a-very-long-name-of-a-product-that-fills-12-x-8.jpg'],
  [{ shop: 'Sri Lakshmi Digital Studio & Gifts' }, 'sri-lakshmi-digital-stud-1a2b3c4d-01-photo-mug-325-ml.jpg'],
])('the name of a print’s picture says shop, order, item, size, design and print: %j', (facts, name) => {
  expect(labPictureName({ ...print, ...numbers, ...facts })).toBe(name);
});

test('an order’s record of a design gives its text, note and choices, without photos and without what a design cannot hold', () => {
  const contentOf = (fields: object) => contentOfOrdered(anOrderedDesign({ id: 'a', words: '', ...fields }));
  const words = 'Amma\u202e\nNanna\nAkka\nTammudu';
  const content = contentOf({ words, note: 'n'.repeat(300), layout: null, colour: 'gold' });
  expect(content).toMatchObject({ layout: 'one', places: [null], note: 'n'.repeat(200) });
  expect(content.texts).toMatchObject([{ text: 'Amma\nNanna\nAkka', colour: 'gold', typeface: 'modern' }]);
  expect(contentOf({ photos: 3 }).places).toHaveLength(3);
  expect(contentOf({}).texts).toEqual([]);
  const texts = ['Amma', 'Nanna'].map((text) => ({ text, typeface: 'round', colour: 'blue' }));
  const { top, bottom } = TEXT_PRESETS;
  expect(contentOf({ words: 'Amma\nNanna', texts }).texts).toMatchObject([
    { ...texts[0], at: top },
    { ...texts[1], at: bottom },
  ]);
});
