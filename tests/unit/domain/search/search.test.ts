// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { filterProducts } from '#domain/catalogue/catalogue.ts';
import { searchProducts } from '#domain/search/search.ts';
import { nearestCategory, suggestCategories } from '#domain/search/searchCategories.ts';
import { isOneEditApart, tokensOf } from '#domain/text/tokens.ts';
import { aProduct } from '#tests/support/factories.ts';
import { holds } from '#tests/support/properties.ts';

const product = (name: string, category: string, subCategory = '') =>
  aProduct({ id: name, name, category, subCategory });

const products = [
  product('Family Magic Mug', 'Custom Mugs', 'Magic Mugs'),
  product('Wedding Cup', 'Custom Mugs', 'Ceramic Mugs'),
  product('Sofa Cushions, Set of Two', 'Cushions'),
  product('Pet Face Cushion', 'Cushions'),
  product('Oak Wooden Photo Frame', 'Photo Frames', 'Wooden Frames'),
  product('Collage for 3 Photos', 'Photo Frames'),
  product('Couple’s Photo Keychain', 'Keychains'),
  product('కుటుంబ ఫోటో', 'Prints'),
];
const categories = ['Custom Mugs', 'Cushions', 'Photo Frames', 'Keychains', 'Prints'].map((name) => ({
  id: name,
  name,
  picture: null,
}));

const found = (search: string, ticked: readonly string[] = []) => {
  const { named, related } = searchProducts(products, { categories: ticked, search });
  return { named: named.map(({ name }) => name), related: related.map(({ name }) => name) };
};

test.each([
  ['a plural', 'mugs', ['Family Magic Mug', 'Wedding Cup']],
  ['words in another order', 'photo wooden', ['Oak Wooden Photo Frame']],
  ['a sub-category', 'ceramic', ['Wedding Cup']],
  ['a category, gifts that name it first', 'photo frames', ['Oak Wooden Photo Frame', 'Collage for 3 Photos']],
  ['a letter wrong', 'frome', ['Oak Wooden Photo Frame', 'Collage for 3 Photos']],
  ['a letter missing', 'cushon', ['Sofa Cushions, Set of Two', 'Pet Face Cushion']],
  ['a letter too many', 'keychaiin', ['Couple’s Photo Keychain']],
  ['two letters changed round', 'keychian', ['Couple’s Photo Keychain']],
  ['the beginning of a word', 'ceram', ['Wedding Cup']],
  ['one word written as two', 'key chains', ['Couple’s Photo Keychain']],
  ['two words written as one', 'photoframe', ['Oak Wooden Photo Frame', 'Collage for 3 Photos']],
  ['an apostrophe of another keyboard', "couple's keychain", ['Couple’s Photo Keychain']],
  ['words of another script in another order', 'ఫోటో కుటుంబ', ['కుటుంబ ఫోటో']],
  ['a letter wrong in a number', '4', []],
  ['a short word with a letter wrong', 'mag cop', []],
])('%s is found, although no name contains the text', (_, search, related) => {
  expect(found(search)).toEqual({ named: [], related });
});

test('names that contain the text come first, other products of the category after them', () => {
  expect(found('cushions')).toEqual({ named: ['Sofa Cushions, Set of Two'], related: ['Pet Face Cushion'] });
  expect(found('mug')).toEqual({ named: ['Family Magic Mug'], related: ['Wedding Cup'] });
});

test('a complete word of the catalogue is not completed to a longer one', () => {
  const all = [...products, product('Muggulu Canvas Print', 'Prints')];
  const { related } = searchProducts(all, { categories: [], search: 'mugs' });
  expect(related.map(({ name }) => name)).toEqual(['Family Magic Mug', 'Wedding Cup']);
});

test('a ticked category narrows matches and related products', () => {
  expect(found('photo', ['keychains'])).toEqual({ named: ['Couple’s Photo Keychain'], related: [] });
  expect(found('mugs', ['Prints'])).toEqual({ named: [], related: [] });
});

test('the matches are those of the filter, and no product is listed twice', () => {
  holds(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('mug', 'photo', 'cus', '!', '')), (search) => {
      const query = { categories: [], search };
      const { named, related } = searchProducts(products, query);
      expect(named).toEqual(filterProducts(products, query));
      expect(new Set([...named, ...related]).size).toBe(named.length + related.length);
    }),
  );
});

test('related products are all others that have every word of the text, whichever categories are ticked', () => {
  const words = fc.array(fc.constantFrom('photo', 'frame', 'mug', 'magic', 'cushion', 'keychain'), {
    minLength: 1,
    maxLength: 3,
  });
  const ticked = fc.subarray(['custom mugs', 'Cushions', 'PHOTO FRAMES', 'Keychains']);
  holds(
    fc.property(words, ticked, (wanted, names) => {
      const { named, related } = searchProducts(products, { categories: names, search: wanted.join(' ') });
      const isTicked = ({ category }: { category: string }): boolean =>
        names.length === 0 || names.some((name) => name.toLowerCase() === category.toLowerCase());
      const hasAll = ({ name, category, subCategory }: (typeof products)[number]): boolean => {
        const own = tokensOf(`${name} ${category} ${subCategory}`);
        return wanted.every((word) => own.includes(word));
      };
      const all = products.filter((product) => isTicked(product) && hasAll(product) && !named.includes(product));
      expect(new Set(related)).toEqual(new Set(all));
      expect(related).toHaveLength(all.length);
    }),
  );
});

test('categories are suggested by matching words: only those with the most', () => {
  const names = (text: string) => suggestCategories(categories, text, 4).map(({ name }) => name);
  expect(names('mug')).toEqual(['Custom Mugs']);
  expect(names('frames of photos')).toEqual(['Photo Frames']);
  expect(names('cushon')).toEqual(['Cushions']);
  expect(names('c'), 'one letter is too short').toEqual([]);
  expect(names('zebra')).toEqual([]);
  expect(suggestCategories(categories, 'cu', 1)).toHaveLength(1);
});

test('a shop with categories always suggests one', () => {
  expect(nearestCategory(categories, 'zebra mug')?.name).toBe('Custom Mugs');
  expect(nearestCategory(categories, 'cusheonnz')?.name, 'the most letters side by side').toBe('Cushions');
  expect(nearestCategory(categories, '12345')?.name).toBe('Custom Mugs');
  expect(nearestCategory([], 'mug')).toBeUndefined();
});

test('one edit is a letter added, removed or replaced, or two letters swapped', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 2, maxLength: 8 });
  holds(
    fc.property(word, fc.nat(), (text, at) => {
      const place = at % (text.length - 1);
      const [before, after] = [text.slice(0, place), text.slice(place)];
      for (const slip of [
        `${before}z${after}`,
        `${before}${after.slice(1)}`,
        `${before}z${after.slice(1)}`,
        `${before}${after[1] ?? ''}${after[0] ?? ''}${after.slice(2)}`,
      ]) {
        expect(isOneEditApart(text, slip), slip).toBe(true);
        expect(isOneEditApart(slip, text), slip).toBe(true);
      }
      expect(isOneEditApart(text, `${text}zz`)).toBe(false);
      expect(isOneEditApart(`y${text}`, `${text}z`)).toBe(isOneEditApart(`${text}z`, `y${text}`));
    }),
  );
  expect(isOneEditApart('lamp', 'limb')).toBe(false);
});

test('tokens lose accents, apostrophes and plural endings; other scripts keep their signs', () => {
  expect(tokensOf('Mugs, LED-Lamps & Boxes: Café’s babies')).toEqual(['mug', 'led', 'lamp', 'box', 'cafe', 'baby']);
  expect(tokensOf('glass canvas bus gas')).toEqual(['glass', 'canvas', 'bus', 'gas']);
  expect(tokensOf('ఫోటో కప్పు')).toEqual(['ఫోటో', 'కప్పు']);
  expect(tokensOf('फ़ोटो')).toEqual(tokensOf('फ़ोटो'));
  expect(tokensOf(' !?… ')).toEqual([]);
});
