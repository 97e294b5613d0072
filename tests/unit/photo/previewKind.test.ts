// @vitest-environment node
import { expect, test } from 'vitest';

import { productPrints } from '#config/shopPrints.ts';
import { gridOf } from '#photo/flatPreview.ts';
import { flatPreviewKind, isTrueDrawing } from '#photo/previewKind.ts';
import { demoProduct } from '../demoCatalogue.ts';

function drawn(name: string, size?: string) {
  const product = demoProduct(name);
  const prints = productPrints(product, size ?? product.sizes[0] ?? '');
  return [prints.mockup === null ? flatPreviewKind(prints.offer) : 'mockup', isTrueDrawing(prints, name)];
}

test.each([
  ['Personalised Photo Mug', undefined, 'mockup', true],
  ['Instant-style Photo Prints on a String', 'Set of 12', 'string', true],
  ['Loose Instant-style Prints, Set of 8', 'Set of 4', 'print', true],
  ['Waterproof Photo Stickers, Sheet of 6', undefined, 'print', true],
  ['Rangoli Sofa Cushions, Set of Two', undefined, 'print', false],
  ['Laptop Photo Stickers, Set of 5', undefined, 'print', false],
  ['Photo Pillow with Gold Piping', undefined, 'mounted', false],
  ['Family Gift Set: Frame, Mug and Prints', undefined, 'print', false],
  ['Wedding Canvas Print', '16 x 20', 'mounted', false],
])('%s %s is drawn as %s, a true picture of the product: %s', (name, size, kind, isTrue) => {
  expect(drawn(name, size)).toEqual([kind, isTrue]);
});

test.each([
  [8, 0.8, 3, 3],
  [12, 1, 4, 3],
  [1, 1.5, 1, 1],
  [5, 1, 3, 2],
  [2, 1.5, 1, 2],
])('%i papers of aspect ratio %f are arranged in %i x %i', (count, shape, columns, rows) => {
  const { paper, corners } = gridOf(count, shape, { width: 1000, height: 1000 }, 20);
  expect(corners).toHaveLength(count);
  expect(new Set(corners.map(([, y]) => y)).size).toBe(rows);
  expect(corners.filter(([, y]) => y === corners[0]?.[1])).toHaveLength(columns);
  for (const [x, y] of corners) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.001);
    expect(x + paper.width).toBeLessThanOrEqual(1000.001);
    expect(y + paper.height).toBeLessThanOrEqual(1000.001);
  }
});
