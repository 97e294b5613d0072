// @vitest-environment node
import { expect, test } from 'vitest';

import { LAYOUTS, rectsOf, type LayoutName } from '#domain/design/layouts.ts';

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
