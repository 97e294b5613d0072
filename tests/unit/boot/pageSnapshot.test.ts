import fc from 'fast-check';
import { expect, test } from 'vitest';

import { paise } from '#domain/money/money.ts';
import type { Media } from '#domain/product/media.ts';
import type { Product } from '#domain/product/product.ts';
import { ready } from '#domain/remote.ts';
import {
  isPrerenderedFor,
  mergeSlashes,
  parseSnapshot,
  readPrerenderedPage,
  serializeSnapshot,
} from '#boot/pageSnapshot.ts';
import { aProduct, someMedia } from '#tests/support/factories.ts';
import { anyKey, holds } from '#tests/support/properties.ts';

/** A product whose fields may have the values of most products. */
const anyProduct: fc.Arbitrary<Product> = fc
  .record({
    id: anyKey,
    name: anyKey,
    price: fc.constantFrom(null, paise(0), paise(29_900)),
    description: fc.string(),
    isBestseller: fc.boolean(),
    category: fc.constantFrom('', 'Custom Mugs'),
    subCategory: fc.constantFrom('', 'Ceramic'),
    sizes: fc.constantFrom(['Standard'], ['S', 'M'], ['1.5 x 2']),
    rating: fc.constantFrom(0, 4.4),
    reviewCount: fc.nat(9),
    reviews: fc.constantFrom([], [{ reviewer: 'Padma S.', comment: '', rating: 0 }]),
    addedAt: fc.constantFrom(null, 0, 1_757_478_660_000),
    media: fc.constantFrom<Media[]>(
      [],
      [someMedia(), someMedia('/a.mp4', 'video')],
      [{ kind: 'audio', url: '', source: '' }],
    ),
  })
  .map((fields) => aProduct(fields));

test('a page snapshot is read back unchanged, although default values are left out', () => {
  holds(
    fc.property(fc.array(anyProduct, { maxLength: 3 }), fc.array(fc.string(), { maxLength: 3 }), (products, names) => {
      const page = {
        url: '/product/1',
        products: ready(products),
        categoryNames: ready(names.map((name, index) => ({ id: String(index), name, picture: null }))),
      };
      const sent: unknown = JSON.parse(JSON.stringify(serializeSnapshot(page)));
      expect(parseSnapshot(sent as ReturnType<typeof serializeSnapshot>)).toEqual(page);
    }),
  );
});

test('a product with default values is serialized in a few characters', () => {
  const product = aProduct({ price: null, description: '', category: 'Prints', subCategory: '', sizes: ['Standard'] });
  const [compact] = serializeSnapshot({ url: '/x', products: ready([product]) }).products ?? [];
  expect(Object.keys(compact ?? {}).toSorted()).toEqual(['category', 'id', 'media', 'name']);
});

const at = (url: string): { pathname: string; search: string } => {
  const { pathname, search } = new URL(url, 'https://shop.example');
  return { pathname, search };
};

test.each([
  ['/about', '/about', true],
  ['/about', '/about?utm_source=x#top', true],
  ['/about', '/about/', false],
  ['/product/1', '/product/2', false],
  ['/product/1', '/product/1?fbclid=x', true],
  ['/collection', '/collection?sort=low-high', false],
  ['/collection', '/collection?search=mug', false],
  ['/collections?category=Custom%20Mugs', '/collections?category=Custom+Mugs', true],
  ['/collections?category=Custom%20Mugs', '/collections?category=Prints', false],
  ['/collections?category=Custom%20Mugs', '/collections?category=Custom%20Mugs&category=Prints', false],
  ['/contact', '/contact?subject=Hi', true],
  // The page of unknown URLs.
  ['*', '/nowhere', true],
  ['*', '/cart', false],
])('a page prerendered for %s and opened at %s is used: %s', (url, opened, isUsed) => {
  expect(isPrerenderedFor({ url }, at(opened))).toBe(isUsed);
});

test.each([
  ['//about?sort=a//b#c//d', '/about?sort=a//b#c//d'],
  ['//evil.example/', '/evil.example/'],
  ['/te//evil.example/about', '/te/evil.example/about'],
  ['/product/a%2F%2Fb', '/product/a%2F%2Fb'],
])('S4: a link to %s opens %s, which the router does not take for another site', (link, opened) => {
  history.replaceState({ idx: 3 }, '', location.origin + link);
  mergeSlashes();
  expect([location.href, history.state]).toEqual([location.origin + opened, { idx: 3 }]);
});

test('a page’s data block is read; a missing or truncated one counts as none', () => {
  expect(readPrerenderedPage()).toBeNull();
  document.body.innerHTML = '<script type="application/json" id="snapshot">{"url":"/about"}</script>';
  expect(readPrerenderedPage()).toEqual({ url: '/about' });
  document.body.innerHTML = '<script type="application/json" id="snapshot">{"url":"/ab</script>';
  expect(readPrerenderedPage()).toBeNull();
});
