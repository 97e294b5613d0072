// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { searchMeanings } from '#content/searchMeanings.ts';
import { lexiconOf } from '#domain/search/meanings.ts';
import { searchProducts } from '#domain/search/search.ts';
import { suggestCategories } from '#domain/search/searchCategories.ts';
import { slipsBetween } from '#domain/search/spelling.ts';
import { categories, products } from '#sandbox/catalogue/demo.ts';
import { aProduct } from '#tests/support/factories.ts';
import { holds } from '#tests/support/properties.ts';

const lexicon = lexiconOf(searchMeanings);

const listed = products.map(({ _id, name, category, subCategory = '' }) =>
  aProduct({ id: _id, name, subCategory, category: typeof category === 'string' ? category : category.name }),
);
const known = categories.map(({ _id, name }) => ({ id: _id, name, picture: null }));

const found = (search: string) => {
  const { named, related } = searchProducts(listed, { categories: [], search }, lexicon);
  return { named: named.map(({ name }) => name), related: related.map(({ name }) => name) };
};

/** Spellings of shoppers, and the English word with the same matches. */
const SAME: readonly (readonly [english: string, written: string])[] = [
  ['mugs', 'మగ్, మాగ్, మగ్గు, మగ్గులు, మగ్‌లు, మగ్స్, కప్పు, కప్పులు, కప్, मग, मग्स, मगों, कप, प्याले, kappu, Kappulu, maggu'],
  ['frame', 'ఫ్రేమ్, ఫ్రేములు, ఫ్రేమ్‌లు, ఫ్రేమ్స్, ఫ్రేం, फ़्रेम, फ्रेम, फ़्रेमों, फ्रेम्स'],
  ['photo frame', 'ఫోటో ఫ్రేమ్, ఫొటో ఫ్రేములు, ఫోటోఫ్రేమ్, फ़ोटो फ़्रेम, फोटो फ्रेम, फोटोफ्रेम, फोटो का फ्रेम'],
  ['cushion', 'కుషన్, కుషన్లు, కుషన్‌లు, कुशन, कुशनों'],
  ['pillow', 'పిల్లో, తలగడ, పిల్లోలు, पिलो, talagada'],
  ['lamp', 'ల్యాంప్, ల్యాంపులు, ల్యామ్ప్, దీపం, దీపాలు, लैंप, लैम्प, लैम्प्स, दीया, दीये, दीए, दीयों, दिया, diya, diyas, deepam'],
  ['print', 'ప్రింట్, ప్రింట్లు, ప్రింటు, प्रिंट, प्रिन्ट, प्रिंट्स'],
  ['sticker', 'స్టిక్కర్, స్టికర్, స్టిక్కర్లు, स्टिकर, स्टीकर, स्टिकर्स'],
  ['keychain', 'కీచైన్, కీ చైన్, కీచైన్లు, कीचेन, की चेन, कीचेनों'],
  ['calendar', 'క్యాలెండర్, క్యాలెండర్లు, క్యాలండర్, कैलेंडर, कैलेण्डर, कैलेंडरों'],
  ['phone cover', 'ఫోన్ కవర్, ఫోన్ కవర్లు, ఫోన్‌కవర్, మొబైల్ కవర్, फ़ोन कवर, फोन कवर, मोबाइल कवर'],
  ['magic mug', 'magic మగ్, magic मग'],
];

test.each(SAME)('what “%s” finds is found by each of its spellings: %s', (english, written) => {
  const same = found(english);
  const suggested = suggestCategories(known, english, 4, lexicon);
  for (const text of written.split(', ')) {
    const own = found(text);
    expect(new Set([...own.named, ...own.related]), text).toEqual(new Set([...same.named, ...same.related]));
    expect(suggestCategories(known, text, 4, lexicon), text).toEqual(suggested);
  }
});

test.each(['దిండు', 'దిండ్లు', 'తకియా', 'तकिया', 'तकिये', 'तकिए', 'तकियों', 'dindu', 'takiya', 'takia'])(
  '“%s” finds pillows and cushions',
  (text) => {
    const { named, related } = found(text);
    const [pillow, cushion] = [found('pillow'), found('cushion')];
    expect(new Set([...named, ...related])).toEqual(
      new Set([...Object.values(pillow), ...Object.values(cushion)].flat()),
    );
    const suggested = suggestCategories(known, text, 4, lexicon).map(({ name }) => name);
    expect(new Set(suggested)).toEqual(new Set(['Pillows', 'Cushions']));
  },
);

test('the beginning of a word finds its completions', () => {
  const all = (text: string) => new Set(Object.values(found(text)).flat());
  expect(all('ఫ్రే')).toEqual(all('frame'));
  expect(all('कुश')).toEqual(all('cushion'));
});

test('a product with a Telugu name is found by that name first', () => {
  const all = [...listed, aProduct({ id: 'own', name: 'కుటుంబ మగ్', category: 'Custom Mugs' })];
  const { named } = searchProducts(all, { categories: [], search: 'మగ్' }, lexicon);
  expect(named[0]?.id).toBe('own');
  expect(named[1]?.name).toMatch(/mug/i);
});

const written = fc.constantFrom(...SAME.flatMap(([, all]) => all.split(', ')));

test('spellings are equal regardless of joiners and composition', () => {
  holds(
    fc.property(written, fc.nat(20), fc.constantFrom('\u200C', '\u200D'), (text, at, joiner) => {
      const place = at % text.length;
      const same = found(text);
      for (const other of [
        text.slice(0, place) + joiner + text.slice(place),
        text.normalize('NFD'),
        text.normalize('NFC'),
      ])
        expect(found(other)).toEqual(same);
    }),
  );
});

test.each([
  ['a Telugu case ending', 'అమ్మకు', 'అమ్మ'],
  ['a Telugu case ending in Latin letters', 'ammaki', 'amma'],
  ['a Telugu ending that changes the noun', 'గృహప్రవేశానికి', 'గృహప్రవేశం'],
  ['such an ending in Latin letters', 'snehithudiki', 'snehithudu'],
  ['a Telugu ending of several words', 'పెంపుడు జంతువులకు', 'పెంపుడు జంతువు'],
  ['a Hindi plural', 'चाबियाँ', 'चाबी'],
  ['words that say nothing', 'mujhe photo wala mug chahiye', 'photo mug'],
  ['words that say nothing inside a spelling', 'chabi wala ka challa', 'chabi challa'],
  ['a misspelling of two words', 'wall calender', 'wall calendar'],
  ['joined words', 'weddingframe', 'wedding frame'],
  ['three joined words', 'giftforwife', 'gift for wife'],
  ['letters in another order', 'lapm', 'lamp'],
  ['a dropped g', 'wedin', 'wedding'],
  ['a spelling that sounds alike', 'frem', 'frame'],
  ['a mark of a phone’s keyboard', '🎂', 'birthday'],
  ['a mark of several people', '👨‍👩‍👧', 'family'],
  ['somebody’s age', '5 year old girl', 'year old girl'],
])('%s makes no difference', (_, typed, plain) => {
  expect(new Set(Object.values(found(typed)).flat())).toEqual(new Set(Object.values(found(plain)).flat()));
});

test('a slip is a letter or two, not another word', () => {
  expect(slipsBetween('cushon', 'cushion')).toBe(1);
  expect(slipsBetween('photu', 'photo')).toBe(1);
  expect(slipsBetween('aniversery', 'anniversary')).toBe(2);
  expect(slipsBetween('kechen', 'keychain'), 'it sounds alike').toBe(2);
  expect(slipsBetween('vedding', 'wedding'), 'a wrong first letter').toBe(3);
  for (const [typed, known] of [
    ['wine', 'wife'],
    ['pen', 'pet'],
    ['mag', 'mug'],
    ['zebra', 'frame'],
    ['cushion', 'fashion'],
  ] as const)
    expect(slipsBetween(typed, known), typed).toBeNull();
});
