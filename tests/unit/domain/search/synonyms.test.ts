// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { searchProducts } from '#domain/search/search.ts';
import { suggestCategories } from '#domain/search/searchCategories.ts';
import { queryVariants } from '#domain/search/synonyms.ts';
import { categories, products } from '#sandbox/catalogue/demo.ts';
import { aProduct } from '#tests/support/factories.ts';
import { holds } from '#tests/support/properties.ts';

const listed = products.map(({ _id, name, category, subCategory = '' }) =>
  aProduct({ id: _id, name, subCategory, category: typeof category === 'string' ? category : category.name }),
);
const known = categories.map(({ _id, name }) => ({ id: _id, name, picture: null }));

const found = (search: string) => {
  const { named, related } = searchProducts(listed, { categories: [], search });
  return { named: named.map(({ name }) => name), related: related.map(({ name }) => name) };
};

/** Search texts of shoppers, and the English word with the same matches. */
const SAME: readonly (readonly [english: string, written: readonly string[]])[] = [
  [
    'mug',
    [
      'మగ్',
      'మాగ్',
      'మగ్గు',
      'మగ్గులు',
      'మగ్‌లు',
      'మగ్స్',
      'కప్పు',
      'కప్పులు',
      'కప్',
      'मग',
      'मग्स',
      'मगों',
      'कप',
      'प्याले',
      'kappu',
      'Kappulu',
      'maggu',
    ],
  ],
  ['frame', ['ఫ్రేమ్', 'ఫ్రేములు', 'ఫ్రేమ్‌లు', 'ఫ్రేమ్స్', 'ఫ్రేం', 'फ़्रेम', 'फ्रेम', 'फ़्रेमों', 'फ्रेम्स']],
  ['photo frame', ['ఫోటో ఫ్రేమ్', 'ఫొటో ఫ్రేములు', 'ఫోటోఫ్రేమ్', 'फ़ोटो फ़्रेम', 'फोटो फ्रेम', 'फोटोफ्रेम', 'फोटो का फ्रेम']],
  ['cushion', ['కుషన్', 'కుషన్లు', 'కుషన్‌లు', 'कुशन', 'कुशनों']],
  ['pillow', ['పిల్లో', 'తలగడ', 'పిల్లోలు', 'पिलो', 'talagada']],
  [
    'lamp',
    [
      'ల్యాంప్',
      'ల్యాంపులు',
      'ల్యామ్ప్',
      'దీపం',
      'దీపాలు',
      'लैंप',
      'लैम्प',
      'लैम्प्स',
      'दीया',
      'दीये',
      'दीए',
      'दीयों',
      'दिया',
      'diya',
      'diyas',
      'deepam',
    ],
  ],
  ['print', ['ప్రింట్', 'ప్రింట్లు', 'ప్రింటు', 'प्रिंट', 'प्रिन्ट', 'प्रिंट्स']],
  ['sticker', ['స్టిక్కర్', 'స్టికర్', 'స్టిక్కర్లు', 'स्टिकर', 'स्टीकर', 'स्टिकर्स']],
  ['keychain', ['కీచైన్', 'కీ చైన్', 'కీచైన్లు', 'कीचेन', 'की चेन', 'कीचेनों']],
  ['calendar', ['క్యాలెండర్', 'క్యాలెండర్లు', 'క్యాలండర్', 'कैलेंडर', 'कैलेण्डर', 'कैलेंडरों']],
  ['phone cover', ['ఫోన్ కవర్', 'ఫోన్ కవర్లు', 'ఫోన్‌కవర్', 'మొబైల్ కవర్', 'फ़ोन कवर', 'फोन कवर', 'मोबाइल कवर']],
  ['magic mug', ['magic మగ్', 'magic मग']],
];

for (const [english, written] of SAME)
  test.each(written)(`“%s” finds what “${english}” finds`, (text) => {
    expect(found(text)).toEqual(found(english));
    expect(suggestCategories(known, text, 4)).toEqual(suggestCategories(known, english, 4));
  });

test.each(['దిండు', 'దిండ్లు', 'తకియా', 'तकिया', 'तकिये', 'तकिए', 'तकियों', 'dindu', 'takiya', 'takia'])(
  '“%s” finds pillows and cushions',
  (text) => {
    const { named, related } = found(text);
    const [pillow, cushion] = [found('pillow'), found('cushion')];
    expect(new Set(named)).toEqual(new Set([...pillow.named, ...cushion.named]));
    expect(new Set([...named, ...related])).toEqual(
      new Set([...Object.values(pillow), ...Object.values(cushion)].flat()),
    );
    expect(suggestCategories(known, text, 4).map(({ name }) => name)).toEqual(['Pillows', 'Cushions']);
  },
);

test('the beginning of a word finds its completions', () => {
  expect(found('ఫ్రే')).toEqual(found('frame'));
  expect(found('कुश')).toEqual(found('cushion'));
});

test('a product with a Telugu name is found by that name first', () => {
  const all = [...listed, aProduct({ id: 'own', name: 'కుటుంబ మగ్', category: 'Custom Mugs' })];
  const { named } = searchProducts(all, { categories: [], search: 'మగ్' });
  expect(named[0]?.id).toBe('own');
  expect(named.slice(1).map(({ name }) => name)).toEqual(found('mug').named);
});

test('filler words are ignored, and alone find nothing', () => {
  expect(queryVariants('फोटो वाला मग')).toEqual(['फोटो वाला मग', 'photo mug']);
  expect(queryVariants('वाला')).toEqual(['वाला']);
});

const written = fc.constantFrom(...SAME.flatMap(([, all]) => all));

test('spellings are equal regardless of joiners and composition', () => {
  holds(
    fc.property(written, fc.nat(20), fc.constantFrom('\u200C', '\u200D'), (text, at, joiner) => {
      const place = at % text.length;
      const [, ...readings] = queryVariants(text);
      for (const other of [
        text.slice(0, place) + joiner + text.slice(place),
        text.normalize('NFD'),
        text.normalize('NFC'),
      ])
        expect(queryVariants(other).slice(1)).toEqual(readings);
    }),
  );
});

const english = fc.constantFrom(
  ...new Set(listed.flatMap(({ name, category }) => `${name} ${category}`.toLowerCase().match(/[a-z]+/g) ?? [])),
);

test('an English search is not expanded, also while it is typed', () => {
  holds(
    fc.property(fc.array(english, { minLength: 1, maxLength: 4 }), fc.nat(), (words, cut) => {
      const text = words.join(' ');
      const typed = text.slice(0, 1 + (cut % text.length));
      expect(queryVariants(typed)).toEqual([typed]);
    }),
  );
});
