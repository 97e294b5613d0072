import { expect, test } from 'vitest';

import { sizeText } from '#domain/product/sizeText.ts';

test.each([
  ['8 x 10', '8 × 10 in'],
  ['8x10', '8 × 10 in'],
  ['12 x 15 ', '12 × 15 in'],
  ['1.5 x 2', '1.5 × 2 in'],
  ['8" x 10"', '8 × 10 in'],
])('a size of two sides names its unit: %s', (size, text) => expect(sizeText(size)).toBe(text));

test.each(['325 ml', 'A4', 'Standard', '6.7 inch', 'Set of 8', '20 x 30 cm', 'FREE SIZE', ''])(
  'a size that names itself stays as the shop wrote it: %s',
  (size) => expect(sizeText(size)).toBe(size),
);
