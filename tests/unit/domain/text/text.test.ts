// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { toHtmlSafeText, cutAt, listed, shortened, withoutInvisibleMarks } from '#domain/text/text.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { forAll } from '#tests/support/properties.ts';

test.each([
  ['  A mug\n\nwith   your photo. ', 160, 'A mug with your photo.'],
  ['A mug with your photo, dishwasher-safe', 24, 'A mug with your photo…'],
  ['A mug with your photo, dishwasher-safe', 28, 'A mug with your photo…'],
  ['A photo mug cup', 12, 'A photo mug…'],
  ['Unbreakablewordofanylength', 10, 'Unbreakab…'],
  ['🎁🎁🎁🎁', 3, '🎁🎁…'],
  ['🎁🎁🎁🎁', 4, '🎁🎁🎁🎁'],
  ['A mug for two, – with your photo', 18, 'A mug for two…'],
  ['Half longword', 9, 'Half lon…'],
  ['Early cutting-edge', 10, 'Early cut…'],
])('%j in %i characters is %j', (text, limit, short) => {
  expect(shortened(text, limit)).toBe(short);
});

test('a shortened text is never longer than its limit', () => {
  forAll(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 200 }), (text, limit) => {
    expect(Array.from(shortened(text, limit)).length).toBeLessThanOrEqual(limit);
  });
});

test.each([
  ['A\u0007 mug\u001B[31m', 'A mug[31m'],
  ['two\r\nlines\rand\tone', 'two\nlines\nand\tone'],
  ['half \uD83C', 'half \uFFFD'],
  ['ఫోటో 🎁 फ़ोटो', 'ఫోటో 🎁 फ़ोटो'],
])('%j is made safe for an HTML file', (text, expected) => {
  expect(toHtmlSafeText(text)).toBe(expected);
});

test('an HTML-safe text is read back from a file unchanged', () => {
  forAll(fc.string({ unit: fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit)) }), (text) => {
    const expected = toHtmlSafeText(text);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(expected))).toBe(expected);
    expect(expected).not.toMatch(/[\0\r]/);
    expect(toHtmlSafeText(expected)).toBe(expected);
  });
});

test('a cut never leaves half a character', () => {
  expect([cutAt('🎁🎁', 3), cutAt('🎁🎁', 4), cutAt('gifts', 3)]).toEqual(['🎁', '🎁🎁', 'gif']);
});

test.each([
  ['Main\u00A0Road', 'Main Road'],
  ['\u00A0Tenali\u2003', 'Tenali'],
  ['\uFEFFTe\u00ADnali', 'Tenali'],
  ['12 Main Road\nFloor 2', '12 Main Road\nFloor 2'],
  // Joiners stay between letters and are removed at the ends.
  ['\u200Dక్\u200Cష\u200C', 'క్\u200Cష'],
  ['👩\u200D👧 and us', '👩\u200D👧 and us'],
])('%j is sent as %j', (pasted, sent) => {
  expect(withoutInvisibleMarks(pasted)).toBe(sent);
});

test.each([
  ['User doesn’t exist', 'en'],
  ['Out of stock: 12" frame, ₹1,099.', 'en'],
  ['', 'en'],
  ['Photo Mug: 1 వేశాం, మీ కార్ట్‌లో 1 ఉంది', undefined],
  ['Šömeţĥíñğ wéñţ wŕöñğ~~~', undefined],
])('the language of “%s”', (text, language) => {
  expect(langAttributeOf(text)).toBe(language);
});

test.each([
  ['en-IN', 'conjunction', 'and'],
  ['en-IN', 'disjunction', 'or'],
  ['te', 'conjunction', 'మరియు'],
  ['te', 'disjunction', 'లేదా'],
  ['hi', 'disjunction', 'या'],
] as const)('texts are listed as the platform does it (%s, %s)', (locale, type, word) => {
  const platform = new Intl.ListFormat(locale, { type });
  const names = ['Mugs', 'Lamps', 'Prints', 'Cushions'];
  for (let count = 0; count <= names.length; count += 1) {
    const texts = names.slice(0, count);
    expect(listed(texts, word)).toBe(platform.format(texts));
  }
});
