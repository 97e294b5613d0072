// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { relatedProducts } from '#domain/catalogue/catalogue.ts';
import { fold } from '#domain/product/product.ts';
import { aProduct, someMedia } from '#tests/support/factories.ts';
import { holds } from '#tests/support/properties.ts';

const shown = aProduct({ id: 'shown', category: 'Custom Mugs', subCategory: 'Magic Mugs' });

const shelf = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      category: fc.constantFrom('Custom Mugs', 'custom mugs ', 'Prints'),
      subCategory: fc.constantFrom('Magic Mugs', 'MAGIC MUGS', 'Ceramic Mugs', ''),
      media: fc.constantFrom([someMedia()], []),
    }),
    { selector: ({ id }) => id },
  )
  .map((list) => [...list.map(aProduct), shown]);

/** How far a product is from the shown one. */
const distance = ({ category, subCategory }: { category: string; subCategory: string }): number => {
  if (fold(category) !== 'custom mugs') return 2;
  return fold(subCategory) === 'magic mugs' ? 0 : 1;
};

test('related are the closest products, never itself, nor one without a picture', () => {
  holds(
    fc.property(shelf, fc.integer({ min: -1, max: 8 }), (all, limit) => {
      const related = relatedProducts(shown, all, limit);
      const candidates = all.filter(({ id, media }) => id !== 'shown' && media.length > 0);
      const wanted = candidates.map(distance).toSorted((a, b) => a - b);
      expect(related.map(distance)).toEqual(wanted.slice(0, Math.max(0, limit)));
      expect(new Set(related).size).toBe(related.length);
      expect(related.every((other) => candidates.includes(other))).toBe(true);
    }),
  );
});
