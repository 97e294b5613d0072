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

test('a product is never related to itself, nor to one without a picture', () => {
  holds(
    fc.property(shelf, fc.integer({ min: -1, max: 8 }), (all, limit) => {
      const related = relatedProducts(shown, all, limit);
      expect(related.length).toBeLessThanOrEqual(Math.max(0, limit));
      expect(new Set(related).size).toBe(related.length);
      for (const other of related) {
        expect(other.id).not.toBe('shown');
        expect(other.media.length).toBeGreaterThan(0);
      }
    }),
  );
});

test('no product comes before a closer one, and none is missing while there is room', () => {
  const closeness = ({ category, subCategory }: { category: string; subCategory: string }): number => {
    if (fold(category) !== 'custom mugs') return 2;
    return fold(subCategory) === 'magic mugs' ? 0 : 1;
  };
  holds(
    fc.property(shelf, (all) => {
      const related = relatedProducts(shown, all, 5).map(closeness);
      expect(related).toEqual(related.toSorted((a, b) => a - b));
      const candidates = all.filter(({ id, media }) => id !== 'shown' && media.length > 0).length;
      expect(related).toHaveLength(Math.min(5, candidates));
    }),
  );
});
