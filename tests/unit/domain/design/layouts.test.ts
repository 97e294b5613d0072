import { expect, test } from 'vitest';
import fc from 'fast-check';

import { LAYOUTS, rectsOf, type LayoutName } from '#domain/design/layouts.ts';
import { centroidOf, contourOf } from '#domain/design/contour.ts';
import type { PressShape } from '#domain/design/pressTable.ts';
import { forAll } from '#tests/support/properties.ts';

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

const side = fc.double({ min: 5, max: 1000, noNaN: true });

test.each<PressShape>(['rectangle', 'circle', 'heart', 'arch'])('a %s fills its finished size exactly', (shape) => {
  forAll(side, side, (width, height) => {
    const points = contourOf(shape, { width, height }) ?? [];
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect(Math.min(...xs)).toBeCloseTo(0, 6);
    expect(Math.max(...xs)).toBeCloseTo(width, 6);
    expect(Math.min(...ys)).toBeCloseTo(0, 6);
    expect(Math.max(...ys)).toBeCloseTo(height, 6);
  });
});

test('a circle has the radius of its piece everywhere', () => {
  const radii = contourOf('circle', { width: 75, height: 75 })?.map(([x, y]) => Math.hypot(x - 37.5, y - 37.5));
  expect(radii?.every((radius) => Math.abs(radius - 37.5) < 0.02)).toBe(true);
});

test('a shape of its own is the shop’s die', () => {
  expect(contourOf('contour', { width: 71, height: 153 })).toBeNull();
});

test('a shape’s centre of gravity is inside its area, whichever way its line runs', () => {
  const corner = [
    [30, 60],
    [90, 60],
    [30, 150],
  ] as const;
  for (const line of [corner, corner.toReversed()]) expect(centroidOf(line)).toEqual({ x: 50, y: 90 });
});
