// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { filterProducts } from '#domain/catalogue/catalogue.ts';
import { isAnswered, searchProducts } from '#domain/search/search.ts';
import { nearestCategory, suggestCategories } from '#domain/search/searchCategories.ts';
import { isOneEditApart, NAME_END, NAME_MARKS, tokensOf, tokensOfNames } from '#domain/text/tokens.ts';
import { aProduct, rupees } from '#tests/support/factories.ts';
import { forAll } from '#tests/support/properties.ts';
import { lexicon } from './demoSearch.ts';

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

/** What a search finds among products, by name; and what else it says. */
const searched = (search: string, all = products) => {
  const { named, related, ...more } = searchProducts(all, { categories: [], search }, lexicon);
  return { named: named.map(({ name }) => name), related: related.map(({ name }) => name), ...more };
};

const FRAMES = ['Oak Wooden Photo Frame', 'Collage for 3 Photos'];
const MUGS = ['Family Magic Mug', 'Wedding Cup'];

test.each([
  ['words in another order', 'photo wooden', ['Oak Wooden Photo Frame']],
  ['a category, gifts that name it first', 'photo frames', FRAMES],
  ['the beginning of a sub-category', 'ceram', ['Wedding Cup']],
  ['one word written as two', 'key chains', ['Couple’s Photo Keychain']],
  ['an apostrophe of another keyboard', "couple's keychain", ['Couple’s Photo Keychain']],
  ['words of another script in another order', 'ఫోటో కుటుంబ', ['కుటుంబ ఫోటో', 'Family Magic Mug']],
  ['a letter wrong in a number', '4', []],
])('%s is found, although no name contains the text', (_, search, related) => {
  expect(searched(search)).toMatchObject({ named: [], related });
});

test('a complete word of the catalogue is not completed to a longer one', () => {
  expect(searched('mugs', [...products, product('Muggulu Canvas Print', 'Prints')]).related).toEqual(MUGS);
});

test('the matches are those of the filter, and no product is listed twice', () => {
  forAll(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('mug', 'photo', 'cus', '!', '')), (search) => {
    const query = { categories: [], search };
    const { named, related } = searchProducts(products, query, lexicon);
    expect(named).toEqual(filterProducts(products, query));
    expect(new Set([...named, ...related]).size).toBe(named.length + related.length);
  });
});

test('what is found is one of the things searched for, with everything else where a product has it all', () => {
  const all = [...products, product('Lorem Photo Frame', 'Photo Frames'), product('Lorem Mug', 'Custom Mugs')];
  const things = fc.subarray(['frame', 'mug', 'cushion', 'keychain'], { minLength: 1 });
  const others = fc.subarray(['zebra', 'lorem'], { maxLength: 2 });
  const ticked = fc.subarray(['custom mugs', 'Cushions', 'PHOTO FRAMES', 'Keychains']);
  forAll(things, others, ticked, (kinds, words, categories) => {
    const { named, related } = searchProducts(all, { categories, search: [...words, ...kinds].join(' ') }, lexicon);
    const found = [...named, ...related];
    const shown = filterProducts(all, { categories, search: '' }).map((each) => ({
      each,
      tokens: tokensOf(`${each.name} ${each.category} ${each.subCategory}`),
    }));
    const ofKind = shown.filter(({ tokens }) => kinds.some((kind) => tokens.includes(kind)));
    const whole = ofKind.filter(({ tokens }) => words.every((word) => tokens.includes(word)));
    expect(new Set(found).size).toBe(found.length);
    expect(ofKind.map(({ each }) => each)).toEqual(expect.arrayContaining(found));
    if (whole.length > 0) expect(new Set(found)).toEqual(new Set(whole.map(({ each }) => each)));
    expect(found.length === 0).toBe(ofKind.length === 0);
  });
});

test('without a product that has every word, those with most of them are found, and it is said', () => {
  expect(searched('magic mug for a zebra')).toMatchObject({ related: ['Family Magic Mug'], match: 'most' });
  expect(searched('magic cup').match).toBe('all');
  expect(searched('magic cushion').match, 'no word is unknown').toBe('most');
});

test('a word that several categories share finds the products of all of them', () => {
  const all = [product('Oak', 'Wall Frames'), product('Teak', 'Table Frames')];
  expect(searched('frames', all).related).toEqual(['Oak', 'Teak']);
});

test('a product is the thing at the end of its name or category, and what is also the other thing comes first', () => {
  expect(searched('mug cup').related).toEqual(['Wedding Cup', 'Family Magic Mug']);
  expect(searched('mug sofa'), 'Sofa Cushions are no sofa').toMatchObject({ related: MUGS, match: 'most' });
});

test('where no product of the kind has the size, it is said', () => {
  const all = [
    { ...product('Oak Frame', 'Photo Frames'), sizes: ['8 x 12'] },
    { ...product('Family Mug', 'Custom Mugs'), sizes: ['325 ml'] },
  ];
  expect(['frame 8x12', 'mug 8x12'].map((text) => searched(text, all).match)).toEqual(['all', 'most']);
});

test.each([
  ['2027', 2],
  ['2100', 1],
  ['20270', 1],
  ['12027', 1],
])('a number is what a gift may cost, unless it is a year: calendar %s', (number, count) => {
  const priced = (id: string, price: number) => ({ ...product(`${id} Calendar`, 'Calendars'), price: rupees(price) });
  expect(searched(`calendar ${number}`, [priced('Desk', 300), priced('Golden', 90_000)]).related).toHaveLength(count);
});

test('what the shop does not sell is named, with what comes closest, and is never found', () => {
  const { related, notSold } = searched('clock with photo');
  expect([related, notSold?.nearest[0]?.category]).toEqual([[], 'Photo Frames']);
  const inCushions = searchProducts(products, { categories: ['Cushions'], search: 'clock with photo' }, lexicon);
  expect(inCushions.notSold?.nearest, 'only of the ticked categories').toEqual([]);
  expect(searched('ring').notSold?.typed, 'String is no ring').toBe('ring');
  expect(searched('zebra'), 'an unknown word may be anything').toMatchObject({ related: [], notSold: null });
});

test('a thing is sold where products are called so, whatever the table says of other shops', () => {
  const clocks = [...products, product('Round Photo Clock', 'Clocks')];
  expect(searched('wall clock', clocks)).toMatchObject({ related: ['Round Photo Clock'], notSold: null });
});

test('a search is answered by what it asks for, not by the nearest that there is', () => {
  const dear = [aProduct({ name: 'Oak Frame', price: rupees(999) })];
  const isAnsweredBy = (list: typeof dear, search: string): boolean => isAnswered(list, search, lexicon);
  expect(isAnsweredBy(dear, 'gifts under ₹500'), 'too dear').toBe(false);
  expect(isAnsweredBy([aProduct({ price: rupees(499) })], 'gifts under ₹500')).toBe(true);
  expect(isAnsweredBy(dear, 'wall clock'), 'not sold').toBe(false);
  expect(isAnsweredBy(dear, 'oak frame')).toBe(true);
  expect(isAnsweredBy([], 'gifts for mom'), 'an empty shop').toBe(false);
});

test('a product with every word of two topics leaves out those with one of them', () => {
  const all = [...products, product('Wedding Oak Frame', 'Photo Frames'), product('Wedding Photo Lamp', 'Lamps')];
  const names = (search: string) => searched(search, all).related;
  expect(names('oak wedding')).toEqual(['Wedding Oak Frame']);
  expect(names('magic wedding gift for wife')).toContain('Family Magic Mug');
  expect(names('wedding gift for wife')).toEqual(expect.arrayContaining(['Wedding Cup', 'Couple’s Photo Keychain']));
});

test('a gift is any product, and best sellers come first', () => {
  const all = [...products, { ...product('Photo Lamp', 'Lamps'), isBestseller: true }];
  const { related } = searched('gifts', all);
  expect([related[0], related.length]).toEqual(['Photo Lamp', all.length]);
});

test('descriptions count last: only for words that are nowhere else', () => {
  const satin = { ...product('Piped Cushion', 'Cushions'), description: 'Satin with a zip, for mugs too.' };
  expect(searched('satin cushion', [...products, satin]).related).toEqual(['Piped Cushion']);
  expect(searched('mugs', [...products, satin]).related).toEqual(MUGS);
});

const priced = [
  { ...product('Small Frame', 'Photo Frames'), price: rupees(299), sizes: ['6 x 8', 'A5'] },
  { ...product('Large Frame', 'Photo Frames'), price: rupees(1299), sizes: ['12 x 18', 'A4'] },
  { ...product('Mug', 'Custom Mugs'), price: rupees(349), sizes: ['325 ml', '440 ml'] },
  { ...product('Wall Print', 'Prints'), price: null, sizes: ['24 x 16'] },
];

/** The priced products by the letters S, L, M and W. */
test.each([
  [
    'S',
    '8x6 frame | frame under 500 | frame under five hundred | फ्रेम पाँच सौ तक | frame 300 | 500 lopu frame | frame under 0.5k',
  ],
  [
    'L',
    '12 × 18 | 18*12 | 18 by 12 inch photo frame | a4 frame | frame 1000-1500 | 1000 to 1500 frame | frame 1000 – 1500 | frame above 1000 | frame 1k-1.5k',
  ],
  ['M', '325ml cup | 11 oz mug | gift between 300 and 400 | 300 se 400 rupaye tak ka gift'],
  ['SL', 'frames below ₹1,500 | sasta frame | frame under 100'],
  ['SM', '500 రూపాయల లోపు | 500 रुपये से कम | 350 rs gift'],
  ['SMLW', 'చౌకైన గిఫ్ట్'],
  ['LMSW', 'premium gift'],
])('sizes and prices are read in a search, which finds %s: %s', (names, texts) => {
  for (const search of texts.split(' | ')) {
    const { named, related } = searched(search, priced);
    expect([...named, ...related].map((name) => name[0]).join(''), search).toBe(names);
  }
});

test('categories are suggested by matching words: only those with the most', () => {
  const names = (text: string) => suggestCategories(categories, text, 4, lexicon).map(({ name }) => name);
  const suggested = ['mug', 'frames of photos', 'cushon', 'zebra'].map(names);
  expect(suggested).toEqual([['Custom Mugs'], ['Photo Frames'], ['Cushions'], []]);
  expect(names('c'), 'one letter is too short').toEqual([]);
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
  forAll(word, fc.nat(), (text, at) => {
    const place = at % (text.length - 1);
    const [before, [one = '', two = ''], after] = [text.slice(0, place), text.slice(place), text.slice(place + 2)];
    for (const middle of [`z${one}${two}`, two, `z${two}`, `${two}${one}`]) {
      const typo = `${before}${middle}${after}`;
      expect(isOneEditApart(text, typo), typo).toBe(true);
      expect(isOneEditApart(typo, text), typo).toBe(true);
    }
    expect(isOneEditApart(text, `${text}zz`)).toBe(false);
  });
  expect(isOneEditApart('lamp', 'limb')).toBe(false);
});

test.each([
  ['Mugs, LED-Lamps & Boxes: Café’s babies', 'mug led lamp box cafe baby'],
  ['glass canvas bus gas', 'glass canvas bus gas'],
  ['ఫోటో కప్పు', 'ఫోటో కప్పు'],
  [' !?… ', ''],
])('tokens lose accents, apostrophes and plural endings, but not the signs of other scripts: %s', (text, tokens) => {
  expect(tokensOf(text).join(' ')).toBe(tokens);
});

test('names that are read at once have the tokens that each has alone, in any script', () => {
  const name = fc
    .array(
      fc.oneof(
        fc.constantFrom('Mugs', 'Ravi’s', "Ravi's", 'Crème', 'ఫోటో', 'क़लम', ', 325 ml', '(set)', ': A4', 'for'),
        fc.string({ unit: 'binary' }).map((text) => text.replaceAll(NAME_END, '')),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join(' '));
  forAll(fc.array(name, { minLength: 1, maxLength: 6 }), (names) => {
    const together: string[][] = [[]];
    for (const token of tokensOfNames(names))
      if (token === NAME_END) together.push([]);
      else if (!NAME_MARKS.has(token)) together.at(-1)?.push(token);
    expect(together).toEqual([...names.map((each) => tokensOf(each)), []]);
  });
});
