// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { paths } from '#config/paths.ts';
import { HOSTILE_IDS, HOSTILE_MARKUP } from '#sandbox/faults/hostileValues.ts';
import { holds } from '#tests/support/properties.ts';

const SHOP = 'https://shop.example';

/** Any string that JSON allows, half a surrogate pair included. */
const fromOutside = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('\uD800', '\uDC00', 'a', '/') }),
    fc.constantFrom(...HOSTILE_IDS, ...HOSTILE_MARKUP, '.', '..'),
  )
  .filter((text) => text !== '');

const withSegment = fc.constantFrom(['/product/', paths.product] as const, ['/keyword/', paths.keyword] as const);

test('S7: every id is exactly one segment of its URL, and is read back from it unchanged', () => {
  holds(
    fc.property(withSegment, fromOutside, ([prefix, pathOf], text) => {
      const url = new URL(pathOf(text), SHOP);
      expect(url.origin).toBe(SHOP);
      expect(url.pathname.startsWith(prefix)).toBe(true);
      expect(url.pathname.slice(prefix.length)).toMatch(/^[^/?#\\]+$/);
      expect(url.search + url.hash).toBe('');
      // A URL cannot contain '.' and '..' as segments, nor half a surrogate pair.
      if (text !== '.' && text !== '..')
        expect(decodeURIComponent(url.pathname.slice(prefix.length))).toBe(text.toWellFormed());
    }),
  );
});

test('every category or subject is exactly one parameter', () => {
  holds(
    fc.property(fromOutside, (text) => {
      const category = new URL(paths.category(text), SHOP);
      expect([category.pathname, category.hash]).toEqual(['/collections', '']);
      expect([...category.searchParams.keys()]).toEqual(['category']);
      const subject = new URL(paths.contactAbout(text), SHOP);
      expect([subject.pathname, [...subject.searchParams.keys()]]).toEqual(['/contact', ['subject']]);
    }),
  );
});
