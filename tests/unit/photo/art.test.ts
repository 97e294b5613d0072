// @vitest-environment node
import { expect, test } from 'vitest';

import { emptyContent, type DesignContent, type PlacedPhoto } from '#domain/design/design.ts';
import { NEW_TEXT } from '#domain/design/designText.ts';
import { rectsOf, shapeOf, type PlacesOffer } from '#domain/design/layouts.ts';
import { CENTRED, cropOf } from '#domain/design/photoPlacement.ts';
import { artOf, photosIn, planOf } from '#photo/art.ts';
import { previewSide } from '#photo/openFile.ts';

const TOGETHER: PlacesOffer = { kind: 'together', layouts: ['one', 'twoAcross', 'three'] };
const EIGHT: PlacesOffer = { kind: 'apart', count: 8, sheets: 'string' };
const pixels = { width: 3000, height: 2000 };
const placed = (photo: string, zoom = 1): PlacedPhoto => ({ photo, pixels, placement: { ...CENTRED, zoom } });
const words = { ...NEW_TEXT, text: 'Asha & Rahul' };

test('photos of one print lie in their places, each with a crop of its place’s shape', () => {
  const content: DesignContent = { ...emptyContent('three', 3), places: [placed('a'), null, placed('b', 2)], words };
  const [art, ...others] = artOf({ ...content, look: 'mono' }, TOGETHER, 1.5);
  expect(others).toEqual([]);
  const rects = rectsOf('three', 1.5);
  expect(art?.places.map(({ rect }) => rect)).toEqual(rects);
  expect(art?.places.map(({ photo }) => photo)).toEqual(['a', null, 'b']);
  expect(art?.places[1]).toMatchObject({ crop: null, pixels: null });
  const third = rects[2];
  expect(art?.places[2]?.crop).toEqual(third && cropOf(pixels, shapeOf(third, 1.5), { ...CENTRED, zoom: 2 }));
  expect(art).toMatchObject({ shape: 1.5, look: 'mono', text: words });
});

test('prints of their own have one place each, and only the first has the words', () => {
  const content: DesignContent = { ...emptyContent('one', 8), words };
  const arts = artOf(
    { ...content, places: content.places.map((_, at) => (at === 3 ? placed('a') : null)) },
    EIGHT,
    0.8,
  );
  expect(arts.map(({ places }) => places.length)).toEqual(Array.from({ length: 8 }, () => 1));
  expect(arts.flatMap(({ text }) => text ?? [])).toEqual([words]);
  expect(arts[0]?.text).toEqual(words);
  expect(arts[3]?.places[0]?.photo).toBe('a');
  expect(photosIn(arts)).toEqual(['a']);
});

test('words that hold nothing but space are none', () => {
  const [art] = artOf({ ...emptyContent('one', 1), words: { ...words, text: ' \n ' } }, TOGETHER, 1);
  expect(art?.text).toBeNull();
});

const inches = { width: 12, height: 8 };
const planFor = (content: Partial<DesignContent>, layout: 'one' | 'twoAcross' = 'one') => {
  const [art] = artOf({ ...emptyContent(layout, layout === 'one' ? 1 : 2), ...content }, TOGETHER, 1.5);
  if (!art) throw new Error('no art');
  return planOf(art, inches);
};

test('a print gets the pixels of its sharpest place, and none that no photo has', () => {
  expect(planFor({ places: [placed('a')] })).toEqual({ pixels: { width: 3000, height: 2000 }, ppi: 250 });
  expect(planFor({ places: [placed('a', 2)] })).toEqual({ pixels: { width: 1500, height: 1000 }, ppi: 125 });
  // Two places beside each other are upright: the height of the photo decides.
  expect(planFor({ places: [placed('a', 4), placed('b')] }, 'twoAcross').ppi).toBe(250);
  expect(planFor({ places: [placed('a', 4), placed('b', 2)] }, 'twoAcross').ppi).toBe(125);
});

test('a print has no more than 300 pixels for each inch, and no more than 36 million', () => {
  const large: PlacedPhoto = { ...placed('a'), pixels: { width: 9000, height: 6000 } };
  expect(planFor({ places: [large] })).toEqual({ pixels: { width: 3600, height: 2400 }, ppi: 300 });
  const [art] = artOf({ ...emptyContent('one', 1), places: [large] }, TOGETHER, 1.5);
  if (!art) throw new Error('no art');
  const { pixels } = planOf(art, { width: 60, height: 40 });
  expect(pixels.width * pixels.height).toBeLessThanOrEqual(4096 * 4096);
});

test('with words a print has 300 pixels for each inch, however few its photo has', () => {
  expect(planFor({ places: [placed('a', 4)], words }).ppi).toBe(300);
  expect(planFor({ words }).ppi).toBe(300);
});

test('the more places a gift has, the smaller its photos are kept', () => {
  expect(previewSide(1)).toBe(1600);
  expect(previewSide(12)).toBe(500);
  expect(previewSide(24)).toBe(500);
  const sides = [1, 2, 3, 4, 6, 9].map(previewSide);
  expect(sides).toEqual(sides.toSorted((a, b) => b - a));
});
