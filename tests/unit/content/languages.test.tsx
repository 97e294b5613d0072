import { afterEach, expect, test, vi } from 'vitest';

import { settings } from '#config/settings.ts';
import { categoryLabel } from '#content/categoryLabel.ts';
import { inLanguages, loadMessages, messagesOf, setLanguage } from '#content/messages.ts';
import { forms } from '#content/plural.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { categories } from '#sandbox/catalogue/demo.ts';

afterEach(() => setLanguage('en'));

type Part = Readonly<Record<'te' | 'hi', () => Promise<unknown>>>;
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'te') === 'function';

/** Every dictionary of the shop, by its name. */
const PARTS = Object.values(import.meta.glob<object>('../../../src/content/*.ts', { eager: true })).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, Part] => isPart(entry[1])),
);
const SCRIPTS = { te: /[\u0C00-\u0C7F]/, hi: /[\u0900-\u097F]/ } as const;
/** Keys whose values are not shown: names of icons, pictures and anchors, or compared values. */
const TECHNICAL = /(?:^|\.)(?:id|icon|pic|picture|kind|updated|locale)$/;
/** Texts that are the same in every language. */
const SAME = /^[\s\d₹%.,:;/()+×–—·&°©-]*(?:(?:UPI|QR|ID|WhatsApp|Razorpay|PIN|MB|KB|OK)[\s\d₹%.,:;/()+×–—·&°©-]*)*$/;
/** The fields of a ready-made design's text. */
const FIELDS = /\{\w+\}|[[\]]/g;

const GIVEN = [settings, { whatsapp: true, email: true, card: true, widget: true, phone: true }];

/** Every text of a dictionary by its path; functions are called with the shop's facts, or with numbers. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const given = path === '' ? GIVEN : Array.from({ length: value.length }, () => 2);
    try {
      return textsOf((value as (...all: readonly unknown[]) => unknown)(...given), path);
    } catch {
      // It needs more than a number: the type check and the screens cover it.
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`));
}

test.each(['te', 'hi'] as const)('every text of the shop is translated into %s', async (tag) => {
  const left: string[] = [];
  let count = 0;
  for (const [name, part] of PARTS)
    for (const [path, text] of textsOf(await part[tag]())) {
      if (TECHNICAL.test(path) || SAME.test(text.replaceAll(FIELDS, ''))) continue;
      count += 1;
      if (!SCRIPTS[tag].test(text)) left.push(`${name}.${path}: ${text}`);
    }
  expect(count).toBeGreaterThan(500);
  expect(left).toEqual([]);
});

const CART = { en: 'Cart', te: async () => 'కార్ట్', hi: async () => 'कार्ट' };

test('messages registered while a language is loading are translated once it is in use', async () => {
  let arrive = (): void => {};
  const slow = new Promise<string>((resolve) => (arrive = () => resolve('కార్ట్')));
  inLanguages({ ...CART, te: () => slow });
  const spoken = setLanguage('te');
  const late = inLanguages({ en: 'Menu', te: async () => 'మెనూ', hi: async () => 'मेन्यू' });
  arrive();
  await spoken;
  expect(messagesOf(late)).toBe('మెనూ');
});

test('messages registered later are in the current language once loaded', async () => {
  await setLanguage('hi');
  const part = inLanguages({ ...CART });
  expect(messagesOf(part)).toBe('Cart');
  await loadMessages();
  expect(messagesOf(part)).toBe('कार्ट');
});

test('messages that cannot be loaded are shown in English', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const part = inLanguages({ ...CART, te: (): Promise<string> => Promise.reject(new Error('gone')) });
  await setLanguage('te');
  expect(messagesOf(part)).toBe('Cart');
  expect(messagesOf(commonMessages).header.search).toMatch(SCRIPTS.te);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('the compiler refuses a translation that differs from English', () => {
  const en = { title: 'Returns', count: (n: number): string => `${n} days`, faq: { title: 'Questions' } };
  const steps: readonly { readonly title: string; readonly icon: 'truck' | 'box' }[] = [{ title: 'Send', icon: 'box' }];
  const lead = (town: string): { readonly lead: string } => ({ lead: town });
  // `npm run types` reports each line that is no error. No message is registered: later tests would load it.
  const checked = ((part: unknown) => part) as typeof inLanguages;
  const refused = [
    // @ts-expect-error -- te: faq.title is missing
    checked({ en, te: async () => ({ title: 'x', count: en.count, faq: {} }), hi: async () => en }),
    // @ts-expect-error -- hi: count takes other values than in English
    checked({ en, te: async () => en, hi: async () => ({ ...en, count: (n: string) => n }) }),
    // @ts-expect-error -- te: [].icon has to be “truck”
    checked({ en: steps, te: async () => [{ title: 'x', icon: 'truk' as const }], hi: async () => steps }),
    // @ts-expect-error -- hi: ().lead is missing
    checked({ en: lead, te: async () => lead, hi: async () => (town: string) => ({ led: town }) }),
    // @ts-expect-error -- Property 'hi' is missing
    checked({ en, te: async () => en }),
  ];
  expect(refused).toHaveLength(5);
});

const labelOf = (name: string) => categoryLabel(messagesOf(commonMessages), name);

test.each(['te', 'hi'] as const)('every category of the demo has a name in %s', async (tag) => {
  await setLanguage(tag);
  for (const { name } of categories) {
    const { label, lang } = labelOf(name);
    expect(lang, name).toBeUndefined();
    expect(label, name).toMatch(SCRIPTS[tag]);
  }
});

test('a category is recognised in any spelling, and an unknown one is shown unchanged, as every one is in English', async () => {
  expect(labelOf('Phone Covers')).toEqual({ label: 'Phone Covers', lang: 'en' });
  await setLanguage('te');
  expect(labelOf(' phone covers ')).toEqual(labelOf('Phone Covers'));
  expect(labelOf('Jute Bags')).toEqual({ label: 'Jute Bags', lang: 'en' });
  expect(labelOf('constructor'), 'no name of an object’s own').toEqual({ label: 'constructor', lang: 'en' });
});

test.each(['en', 'te', 'hi'] as const)('whole numbers have the forms that the platform gives them (%s)', (tag) => {
  const platform = new Intl.PluralRules(tag);
  for (let count = 0; count <= 1000; count += 1)
    expect(forms(tag, count, { one: 'one', other: 'other' }), String(count)).toBe(platform.select(count));
});
