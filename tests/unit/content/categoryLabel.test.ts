// @vitest-environment node
import { afterEach, expect, test } from 'vitest';

import { categoryLabel } from '#content/categoryLabel.ts';
import { speak, messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { categories } from '#sandbox/catalogue/demo.ts';

afterEach(() => speak('en'));

const labelOf = (name: string) => categoryLabel(messagesOf(shopMessages), name);

test.each(['te', 'hi'] as const)('every category of the demo has a name in %s', async (language) => {
  await speak(language);
  for (const { name } of categories) {
    const { label, lang } = labelOf(name);
    expect(lang, name).toBeUndefined();
    expect(label, name).toMatch(language === 'te' ? /\p{Script=Telugu}/u : /\p{Script=Devanagari}/u);
  }
});

test('a category is recognised in any spelling, and an unknown one is shown unchanged, as every one is in English', async () => {
  expect(labelOf('Phone Covers')).toEqual({ label: 'Phone Covers', lang: 'en' });
  await speak('te');
  expect(labelOf(' phone covers ')).toEqual(labelOf('Phone Covers'));
  expect(labelOf('Jute Bags')).toEqual({ label: 'Jute Bags', lang: 'en' });
  expect(labelOf('constructor'), 'no name of an object’s own').toEqual({ label: 'constructor', lang: 'en' });
});
