// @vitest-environment node
import { expect, test } from 'vitest';

import { languageOfText } from '#domain/text/textLanguage.ts';

test.each([
  ['User doesn’t exist', 'en'],
  ['Out of stock: 12" frame, ₹1,099.', 'en'],
  ['', 'en'],
  ['ఏదో పొరపాటు జరిగింది. మళ్లీ ప్రయత్నించండి.', undefined],
  ['Photo Mug: 1 వేశాం, మీ కార్ట్‌లో 1 ఉంది', undefined],
  ['कुछ गड़बड़ हो गई।', undefined],
  ['Šömeţĥíñğ wéñţ wŕöñğ~~~', undefined],
])('the language of “%s”', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
