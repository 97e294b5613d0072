import fc from 'fast-check';
import { expect, test } from 'vitest';

import { contourOf } from '#domain/design/contour.ts';
import type { PressShape } from '#domain/design/pressTable.ts';

const side = fc.double({ min: 5, max: 1000, noNaN: true });

test.each<PressShape>(['rectangle', 'circle', 'heart', 'arch'])(
  'a %s fills its finished size and leaves it nowhere',
  (shape) => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const points = contourOf(shape, { width, height }) ?? [];
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        expect(Math.min(...xs)).toBeCloseTo(0, 6);
        expect(Math.max(...xs)).toBeCloseTo(width, 6);
        expect(Math.min(...ys)).toBeCloseTo(0, 6);
        expect(Math.max(...ys)).toBeCloseTo(height, 6);
      }),
    );
  },
);

test('a circle has the radius of its piece everywhere', () => {
  const radii = contourOf('circle', { width: 75, height: 75 })?.map(([x, y]) => Math.hypot(x - 37.5, y - 37.5));
  expect(radii?.every((radius) => Math.abs(radius - 37.5) < 0.02)).toBe(true);
});

test('a shape of its own is the shop’s die', () => {
  expect(contourOf('contour', { width: 71, height: 153 })).toBeNull();
});
