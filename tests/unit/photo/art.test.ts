// @vitest-environment node
import { expect, test } from 'vitest';

import { emptyContent, type DesignContent, type PlacedPhoto } from '#domain/design/design.ts';
import { NEW_TEXT } from '#domain/design/designText.ts';
import { rectsOf, shapeOf, type PlacesOffer, type Print } from '#domain/design/layouts.ts';
import { CENTRED, cropOf } from '#domain/design/photoPlacement.ts';
import { artOf, photosIn, planOf } from '#photo/art.ts';
import { previewSide } from '#photo/openFile.ts';
import { aPiece, aPrint } from '#tests/support/factories.ts';

const TOGETHER: PlacesOffer = { kind: 'together', layouts: ['one', 'twoAcross', 'three'], print: aPrint(1.5) };
const EIGHT: PlacesOffer = { kind: 'apart', sheets: 'string', prints: Array.from({ length: 8 }, () => aPrint(0.8)) };
const pixels = { width: 3000, height: 2000 };
const mount = { gap: 30, rim: 20 };
const placed = (photo: string, zoom = 1): PlacedPhoto => ({ photo, pixels, placement: { ...CENTRED, zoom } });
const words = { ...NEW_TEXT, text: 'Asha & Rahul' };

test('photos of one print are in their places, each cropped to its place’s shape', () => {
  const content: DesignContent = {
    ...emptyContent('three', 3),
    places: [placed('a'), null, placed('b', 2)],
    texts: [words],
  };
  const [art, ...others] = artOf({ ...content, look: 'mono' }, TOGETHER);
  expect(others).toEqual([]);
  const rects = rectsOf('three', 1.5);
  expect(art?.places.map(({ rect }) => rect)).toEqual(rects);
  expect(art?.places.map(({ photo }) => photo)).toEqual(['a', null, 'b']);
  expect(art?.places[1]).toMatchObject({ crop: null, pixels: null });
  const third = rects[2];
  expect(art?.places[2]?.crop).toEqual(third && cropOf(pixels, shapeOf(third, 1.5), { ...CENTRED, zoom: 2 }));
  expect(art).toMatchObject({ shape: 1.5, look: 'mono', texts: [words] });
});

test('separate prints have one place each, and only the first has the text', () => {
  const content: DesignContent = { ...emptyContent('one', 8), texts: [words] };
  const arts = artOf({ ...content, places: content.places.map((_, at) => (at === 3 ? placed('a') : null)) }, EIGHT);
  expect(arts.map(({ places }) => places.length)).toEqual(Array.from({ length: 8 }, () => 1));
  expect(arts.flatMap(({ texts }) => texts)).toEqual([words]);
  expect(arts[0]?.texts).toEqual([words]);
  expect(arts[3]?.places[0]?.photo).toBe('a');
  expect(photosIn(arts)).toEqual(['a']);
});

test('a text on the mount of a collage frame is there, with the photos in its openings', () => {
  const onMount = { ...words, surface: 'mount' } as const;
  const content = { ...emptyContent('one', 2), texts: [onMount, words], places: [placed('a'), null] };
  const prints = [1, 2].map(() => ({ ...aPrint(0.75), piece: { ...aPiece({ width: 90, height: 120 }), mount } }));
  const frame = (prints: readonly Print[]) => artOf(content, { kind: 'apart', sheets: 'opening', prints });
  const [first, second] = frame(prints);
  expect(first?.texts).toEqual([words]);
  expect(first?.mount).toMatchObject({ shape: 250 / 160, texts: [onMount] });
  expect(first?.mount?.places.map(({ photo, rect }) => [photo, rect])).toEqual(
    ['a', null].map((photo, at) => [photo, first?.mount?.openings?.[at]]),
  );
  expect(second?.mount).toBeUndefined();
  // A mount that the table does not measure cannot be printed.
  const [unmeasured] = frame([1, 2].map(() => aPrint(0.75)));
  expect(unmeasured?.texts).toEqual([onMount, words]);
  expect(unmeasured?.mount?.texts).toEqual([]);
});

test('a text of spaces counts as no text', () => {
  const [art] = artOf({ ...emptyContent('one', 1), texts: [{ ...words, text: ' \n ' }, words] }, TOGETHER);
  expect(art?.texts).toEqual([words]);
});

const inches = { width: 12, height: 8 };
/** A print of so many inches, without a bleed. */
const pieceOf = ({ width, height }: typeof inches) => aPiece({ width: width * 25.4, height: height * 25.4 });
const planFor = (content: Partial<DesignContent>, layout: 'one' | 'twoAcross' = 'one') => {
  const [art] = artOf({ ...emptyContent(layout, layout === 'one' ? 1 : 2), ...content }, TOGETHER);
  if (!art) throw new Error('no art');
  return planOf(art, pieceOf(inches));
};

test('a print has the resolution of its sharpest place, and is never scaled up beyond it', () => {
  expect(planFor({ places: [placed('a')] })).toEqual({ pixels: { width: 3000, height: 2000 }, ppi: 250 });
  expect(planFor({ places: [placed('a', 2)] })).toEqual({ pixels: { width: 1500, height: 1000 }, ppi: 125 });
  // Two places side by side are upright: the photo's height determines the resolution.
  expect(planFor({ places: [placed('a', 4), placed('b')] }, 'twoAcross').ppi).toBe(250);
  expect(planFor({ places: [placed('a', 4), placed('b', 2)] }, 'twoAcross').ppi).toBe(125);
});

test('a print has at most 300 pixels per inch, and 36 million pixels', () => {
  const large: PlacedPhoto = { ...placed('a'), pixels: { width: 9000, height: 6000 } };
  expect(planFor({ places: [large] })).toEqual({ pixels: { width: 3600, height: 2400 }, ppi: 300 });
  const [art] = artOf({ ...emptyContent('one', 1), places: [large] }, TOGETHER);
  if (!art) throw new Error('no art');
  const { pixels } = planOf(art, pieceOf({ width: 60, height: 40 }));
  expect(pixels.width * pixels.height).toBeLessThanOrEqual(4096 * 4096);
});

test('a print with a text has 300 pixels per inch, whatever its photo’s resolution', () => {
  expect(planFor({ places: [placed('a', 4)], texts: [words] }).ppi).toBe(300);
  expect(planFor({ texts: [words] }).ppi).toBe(300);
});

test('a print of unknown size has the pixels of its photo, and no density', () => {
  const planned = (content: Partial<DesignContent>) => {
    const [art] = artOf({ ...emptyContent('one', 1), ...content }, TOGETHER);
    return art && planOf(art, null);
  };
  expect(planned({ places: [placed('a')] })).toEqual({ pixels: { width: 3000, height: 2000 }, ppi: null });
  expect(planned({ texts: [words] })).toEqual({ pixels: { width: 3000, height: 2000 }, ppi: null });
});

test('the finished print shows the crop without its bleed', () => {
  const piece = { ...pieceOf(inches), bleed: 25.4 };
  const [art] = artOf(
    { ...emptyContent('one', 1), places: [{ ...placed('a'), pixels: { width: 1400, height: 1000 } }] },
    { ...TOGETHER, print: { ...aPrint(1.5), piece } },
  );
  expect(art?.places[0]?.crop).toMatchObject({ width: 1200, height: 800, centre: { x: 700, y: 500 } });
});

test('the more places a product has, the smaller its photos are stored', () => {
  expect(previewSide(1)).toBe(1600);
  expect(previewSide(12)).toBe(500);
  expect(previewSide(24)).toBe(500);
  const sides = [1, 2, 3, 4, 6, 9].map(previewSide);
  expect(sides).toEqual(sides.toSorted((a, b) => b - a));
});
