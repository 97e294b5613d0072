// @vitest-environment node
import { expect, test } from 'vitest';

import {
  countPlaces,
  firstLayout,
  LAYOUTS,
  placesFor,
  rectsOf,
  sheetsOf,
  type LayoutName,
} from '#domain/design/layouts.ts';

const product = (name: string, category = '', subCategory = '') => ({ name, category, subCategory });

test.each([
  ['Gold Edge Collage Frame for 3 Photos', '', 'threeAcross', 3],
  ['Frame for four photos', '', 'four', 4],
  ['Festival Collage Frame, Gold Edge', '', 'threeAcross', 3],
  ['Personalised Photo Mug', '325 ml', 'one', 1],
  ['Wedding Photo Mug with Names and Date', '325 ml', 'one', 1],
] as const)('%s has its photos on one print', (name, size, layout, count) => {
  const offer = placesFor(product(name), size);
  expect(offer.kind).toBe('together');
  expect(firstLayout(offer)).toBe(layout);
  expect(countPlaces(offer, firstLayout(offer))).toBe(count);
});

test.each([
  ['Loose Instant-style Prints, Set of 8', '', 8, 'print'],
  ['Loose Instant-style Prints, Set of 8', 'Set of 16', 16, 'print'],
  ['Instant-style Photo Prints on a String', 'String of 8', 8, 'string'],
  ['Photo Desk Calendar', 'A5', 12, 'month'],
  ['Waterproof Photo Stickers, Sheet of 6', 'One sheet', 6, 'print'],
  ['Rangoli Sofa Cushions, Set of Two', '16 x 16', 2, 'print'],
] as const)('%s in %s has separate prints', (name, size, count, sheets) => {
  expect(placesFor(product(name), size)).toEqual({ kind: 'apart', count, sheets });
  expect(sheetsOf({ kind: 'apart', count, sheets }, 'one', 1)).toHaveLength(count);
});

test('an implausible number of prints is ignored', () => {
  for (const name of ['Set of 1', 'Set of 99', 'Set of 0']) expect(placesFor(product(name), '').kind).toBe('together');
});

test.each(Object.keys(LAYOUTS) as LayoutName[])('%s covers its print without an overlap', (layout) => {
  for (const shape of [0.5, 1, 1.5, 3]) {
    const rects = rectsOf(layout, shape);
    expect(Math.max(...rects.map(({ x, width }) => x + width))).toBeCloseTo(1, 9);
    expect(Math.max(...rects.map(({ y, height }) => y + height))).toBeCloseTo(1, 9);
    for (const [at, a] of rects.entries())
      for (const b of rects.slice(at + 1)) {
        const isApart = a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
        expect(isApart, `${at}`).toBe(true);
      }
  }
});
