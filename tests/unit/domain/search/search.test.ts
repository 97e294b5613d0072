// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { searchMeanings } from '#content/searchMeanings.ts';
import { lexiconOf } from '#domain/search/meanings.ts';
import { filterProducts } from '#domain/catalogue/catalogue.ts';
import { searchProducts } from '#domain/search/search.ts';
import { nearestCategory, suggestCategories } from '#domain/search/searchCategories.ts';
import { isOneEditApart, tokensOf } from '#domain/text/tokens.ts';
import { aProduct, rupees } from '#tests/support/factories.ts';
import { holds } from '#tests/support/properties.ts';

const lexicon = lexiconOf(searchMeanings);

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
  const { named, related } = searchProducts(products, { categories: ticked, search }, lexicon);
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
  ['words of another script in another order', 'ఫోటో కుటుంబ', ['కుటుంబ ఫోటో', 'Family Magic Mug']],
  ['a letter wrong in a number', '4', []],
  ['a short word with a letter wrong', 'zop', []],
])('%s is found, although no name contains the text', (_, search, related) => {
  expect(found(search)).toEqual({ named: [], related });
});

test('names that contain the text come first, other products of the category after them', () => {
  expect(found('cushions')).toEqual({ named: ['Sofa Cushions, Set of Two'], related: ['Pet Face Cushion'] });
  expect(found('mug')).toEqual({ named: ['Family Magic Mug'], related: ['Wedding Cup'] });
});

test('a complete word of the catalogue is not completed to a longer one', () => {
  const all = [...products, product('Muggulu Canvas Print', 'Prints')];
  const { related } = searchProducts(all, { categories: [], search: 'mugs' }, lexicon);
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
      const { named, related } = searchProducts(products, query, lexicon);
      expect(named).toEqual(filterProducts(products, query));
      expect(new Set([...named, ...related]).size).toBe(named.length + related.length);
    }),
  );
});

test('what is found is one of the things searched for, with everything else where a product has it all', () => {
  const all = [...products, product('Lorem Photo Frame', 'Photo Frames'), product('Lorem Mug', 'Custom Mugs')];
  const things = ['frame', 'mug', 'cushion', 'keychain'];
  const typed = fc.tuple(fc.subarray(things, { minLength: 1 }), fc.subarray(['zebra', 'lorem'], { maxLength: 2 }));
  const ticked = fc.subarray(['custom mugs', 'Cushions', 'PHOTO FRAMES', 'Keychains']);
  holds(
    fc.property(typed, ticked, ([kinds, words], names) => {
      const query = { categories: names, search: [...words, ...kinds].join(' ') };
      const { named, related } = searchProducts(all, query, lexicon);
      const found = [...named, ...related];
      const tokensIn = ({ name, category, subCategory }: (typeof products)[number]) =>
        tokensOf(`${name} ${category} ${subCategory}`);
      const wanted = (all: readonly (typeof products)[number][], those: readonly string[]) =>
        all.filter((product) => those.every((word) => tokensIn(product).includes(word)));
      const shown = filterProducts(all, { categories: names, search: '' });
      const ofKind = shown.filter((product) => tokensIn(product).some((token) => kinds.includes(token)));
      const whole = wanted(ofKind, words);
      expect(ofKind).toEqual(expect.arrayContaining(found));
      if (whole.length > 0) expect(new Set(found)).toEqual(new Set(whole));
      else expect(found.length, 'most words').toBe(new Set(found).size);
      expect(found.length === 0).toBe(ofKind.length === 0);
    }),
  );
});

test('without a product that has every word, those with most of them are found, and it is said', () => {
  const { related, match } = searchProducts(products, { categories: [], search: 'magic mug for a zebra' }, lexicon);
  expect(related.map(({ name }) => name)).toEqual(['Family Magic Mug']);
  expect(match).toBe('most');
  expect(searchProducts(products, { categories: [], search: 'magic cup' }, lexicon).match).toBe('all');
});

test('what the shop does not sell is named, with what comes closest, and is never found', () => {
  const search = (text: string) => searchProducts(products, { categories: [], search: text }, lexicon);
  for (const text of ['wall clock', 'clock with photo', 'గడియారం', 'goda gadiyaram']) {
    const { named, related, notSold } = search(text);
    expect([...named, ...related], text).toEqual([]);
    expect(notSold?.nearest[0]?.category, text).toBe('Photo Frames');
  }
  expect(search('ring').notSold?.typed, 'String is no ring').toBe('ring');
  expect(search('zebra'), 'an unknown word may be anything').toMatchObject({ related: [], notSold: null });
});

test('a thing is sold where products are called so, whatever the table says of other shops', () => {
  const clocks = [...products, product('Round Photo Clock', 'Clocks')];
  const { related, notSold } = searchProducts(clocks, { categories: [], search: 'wall clock' }, lexicon);
  expect(related.map(({ name }) => name)).toEqual(['Round Photo Clock']);
  expect(notSold).toBeNull();
});

test('a product with every word of two topics leaves out those with one of them', () => {
  const all = [...products, product('Wedding Oak Frame', 'Photo Frames'), product('Wedding Photo Lamp', 'Lamps')];
  const names = (search: string) =>
    searchProducts(all, { categories: [], search }, lexicon).related.map(({ name }) => name);
  expect(names('oak wedding')).toEqual(['Wedding Oak Frame']);
  expect(new Set(names('magic wedding gift for wife'))).toContain('Family Magic Mug');
  expect(names('wedding gift for wife')).toEqual(expect.arrayContaining(['Wedding Cup', 'Couple’s Photo Keychain']));
});

test('a gift is any product, and best sellers come first', () => {
  const all = [...products, { ...product('Photo Lamp', 'Lamps'), isBestseller: true }];
  const { related } = searchProducts(all, { categories: [], search: 'gifts' }, lexicon);
  expect(related[0]?.name).toBe('Photo Lamp');
  expect(related).toHaveLength(all.length);
});

test('descriptions count last: only for words that are nowhere else', () => {
  const satin = { ...product('Piped Cushion', 'Cushions'), description: 'Satin with a zip, for mugs too.' };
  const search = (text: string) =>
    searchProducts([...products, satin], { categories: [], search: text }, lexicon).related.map(({ name }) => name);
  expect(search('satin cushion')).toEqual(['Piped Cushion']);
  expect(search('mugs')).toEqual(['Family Magic Mug', 'Wedding Cup']);
});

const priced = [
  { ...product('Small Frame', 'Photo Frames'), price: rupees(299), sizes: ['6 x 8', 'A5'] },
  { ...product('Large Frame', 'Photo Frames'), price: rupees(1299), sizes: ['12 x 18', 'A4'] },
  { ...product('Photo Mug', 'Custom Mugs'), price: rupees(349), sizes: ['325 ml', '440 ml'] },
  { ...product('Wall Print', 'Prints'), price: null, sizes: ['24 x 16'] },
];

test.each([
  ['8x6 frame', ['Small Frame']],
  ['12 × 18', ['Large Frame']],
  ['18 by 12 inch photo frame', ['Large Frame']],
  ['a4 frame', ['Large Frame']],
  ['325ml cup', ['Photo Mug']],
  ['11 oz mug', ['Photo Mug']],
  ['frame under 500', ['Small Frame']],
  ['frame under five hundred', ['Small Frame']],
  ['फ्रेम पाँच सौ तक', ['Small Frame']],
  ['frame 1000-1500', ['Large Frame']],
  ['frame 300', ['Small Frame']],
  ['చౌకైన గిఫ్ట్', ['Small Frame', 'Photo Mug', 'Large Frame', 'Wall Print']],
  ['frames below ₹1,500', ['Small Frame', 'Large Frame']],
  ['frame above 1000', ['Large Frame']],
  ['gift between 300 and 400', ['Photo Mug']],
  ['300 se 400 rupaye tak ka gift', ['Photo Mug']],
  ['500 lopu frame', ['Small Frame']],
  ['500 రూపాయల లోపు', ['Small Frame', 'Photo Mug']],
  ['500 रुपये से कम', ['Small Frame', 'Photo Mug']],
  ['350 rs gift', ['Small Frame', 'Photo Mug']],
  ['sasta frame', ['Small Frame', 'Large Frame']],
  ['premium gift', ['Large Frame', 'Photo Mug', 'Small Frame', 'Wall Print']],
  ['frame under 100', ['Small Frame', 'Large Frame']],
])('“%s” is read as a size or a price', (search, names) => {
  const { named, related } = searchProducts(priced, { categories: [], search }, lexicon);
  expect([...named, ...related].map(({ name }) => name)).toEqual(names);
});

test('categories are suggested by matching words: only those with the most', () => {
  const names = (text: string) => suggestCategories(categories, text, 4, lexicon).map(({ name }) => name);
  expect(names('mug')).toEqual(['Custom Mugs']);
  expect(names('frames of photos')).toEqual(['Photo Frames']);
  expect(names('cushon')).toEqual(['Cushions']);
  expect(names('c'), 'one letter is too short').toEqual([]);
  expect(names('zebra')).toEqual([]);
  expect(suggestCategories(categories, 'cu', 1, lexicon)).toHaveLength(1);
});

test('the nearest category is that of the words, of the table, or of the nearest product', () => {
  expect(nearestCategory(categories, 'zebra mug', lexicon)?.name).toBe('Custom Mugs');
  expect(nearestCategory(categories, 'wall clock', lexicon)?.name).toBe('Photo Frames');
  expect(nearestCategory(categories, 'bouquet', lexicon, [product('Heart', 'Prints')])?.name).toBe('Prints');
  expect(nearestCategory(categories, '12345', lexicon)).toBeUndefined();
  expect(nearestCategory([], 'mug', lexicon)).toBeUndefined();
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
