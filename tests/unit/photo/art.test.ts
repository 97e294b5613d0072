// @vitest-environment node
import { expect, test } from 'vitest';

import { emptyContent, type DesignContent, type PlacedPhoto } from '#domain/design/design.ts';
import { NEW_TEXT } from '#domain/design/designText.ts';
import type { PlacesOffer, Print } from '#domain/design/layouts.ts';
import { CENTRED } from '#domain/design/photoPlacement.ts';
import { artOf, photosIn, planOf } from '#photo/art.ts';
import { previewSide } from '#photo/openFile.ts';
import { aPiece, aPrint } from '#tests/support/factories.ts';

const TOGETHER: PlacesOffer = { kind: 'together', layouts: ['one', 'twoAcross'], print: aPrint(1.5) };
const EIGHT: PlacesOffer = { kind: 'apart', sheets: 'string', prints: Array.from({ length: 8 }, () => aPrint(0.8)) };
const pixels = { width: 3000, height: 2000 };
const mount = { gap: 30, rim: 20 };
const placed = (photo: string, zoom = 1): PlacedPhoto => ({ photo, pixels, placement: { ...CENTRED, zoom } });
const large: PlacedPhoto = { ...placed('a'), pixels: { width: 9000, height: 6000 } };
const words = { ...NEW_TEXT, text: 'Asha & Rahul' };

test('separate prints have one place each, and only the first has the text', () => {
  const { places, ...content } = { ...emptyContent('one', 8), texts: [words] };
  const arts = artOf({ ...content, places: places.map((_, at) => (at === 3 ? placed('a') : null)) }, EIGHT);
  expect(arts.map((art) => [art.texts, art.places.map(({ photo }) => photo)])).toEqual(
    places.map((_, at) => [at === 0 ? [words] : [], [at === 3 ? 'a' : null]]),
  );
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
const planFor = ({ layout = 'one', piece = pieceOf(inches), ...content }: PlanFacts) => {
  const [art] = artOf({ ...emptyContent(layout, layout === 'one' ? 1 : 2), ...content }, TOGETHER);
  if (!art) throw new Error('no art');
  return planOf(art, piece);
};
type PlanFacts = Partial<DesignContent> & { piece?: ReturnType<typeof pieceOf> | null };

test.each([
  ['is never scaled up beyond its photo', { places: [placed('a')] }, 250],
  ['shows a part of its photo', { places: [placed('a', 2)] }, 125],
  // Two places side by side are upright: the photo's height determines the resolution.
  ['has the resolution of its sharpest place', { layout: 'twoAcross', places: [placed('a', 4), placed('b')] }, 250],
  ['of two parts of photos', { layout: 'twoAcross', places: [placed('a', 4), placed('b', 2)] }, 125],
  ['has at most 300 pixels per inch', { places: [large] }, 300],
  ['has 300 with a text, whatever its photo’s', { places: [placed('a', 4)], texts: [words] }, 300],
  ['has 300 with a text alone', { texts: [words] }, 300],
] as const)('a print %s', (_, content, ppi) => {
  expect(planFor(content)).toEqual({ pixels: { width: 12 * ppi, height: 8 * ppi }, ppi });
});

test('a print of unknown size has the pixels of its photo, and no density', () => {
  for (const content of [{ places: [placed('a')] }, { texts: [words] }])
    expect(planFor({ ...content, piece: null })).toEqual({ pixels, ppi: null });
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
