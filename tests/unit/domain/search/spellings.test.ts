// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { suggestCategories } from '#domain/search/searchCategories.ts';
import { typosBetween } from '#domain/search/spelling.ts';
import { forAll } from '#tests/support/properties.ts';
import { demoCategories, lexicon, searchDemo } from './demoSearch.ts';

const found = (search: string) => searchDemo(search).found.map(({ name }) => name);
const suggestedFor = (text: string) => suggestCategories(demoCategories, text, 4, lexicon).map(({ name }) => name);

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
  for (const text of written.split(', ')) {
    expect(new Set(found(text)), text).toEqual(new Set(found(english)));
    expect(suggestedFor(text), text).toEqual(suggestedFor(english));
  }
});

test.each('దిండు, దిండ్లు, తకియా, तकिया, तकिये, तकिए, तकियों, dindu, takiya, takia'.split(', '))(
  '“%s” finds pillows and cushions',
  (text) => {
    expect(new Set(found(text))).toEqual(new Set(['pillow', 'cushion'].flatMap((each) => found(each))));
    expect(suggestedFor(text).toSorted()).toEqual(['Cushions', 'Pillows']);
  },
);

const written = fc.constantFrom(...SAME.flatMap(([, all]) => all.split(', ')));

test('spellings are equal regardless of joiners and composition', () => {
  forAll(written, fc.nat(20), fc.constantFrom('\u200C', '\u200D'), (text, at, joiner) => {
    const place = at % text.length;
    const joined = text.slice(0, place) + joiner + text.slice(place);
    for (const other of [joined, text.normalize('NFD'), text.normalize('NFC')])
      expect(found(other)).toEqual(found(text));
  });
});

test.each([
  ['the beginning of a Telugu word', 'ఫ్రే', 'frame'],
  ['the beginning of a Hindi word', 'कुश', 'cushion'],
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
  expect(new Set(found(typed))).toEqual(new Set(found(plain)));
});

test.each([
  ['cushon', 'cushion', 1],
  ['photu', 'photo', 1],
  ['aniversery', 'anniversary', 2],
  ['kechen', 'keychain', 2],
  ['vedding', 'wedding', 3],
  ['wine', 'wife', null],
  ['mag', 'mug', null],
  ['zebra', 'frame', null],
  ['cushion', 'fashion', null],
])('a typo is a letter or two, not another word: “%s” for “%s” is %s', (typed, meant, typos) => {
  expect(typosBetween(typed, meant)).toBe(typos);
});
