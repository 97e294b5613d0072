import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { settings } from '#config/settings.ts';
import { about } from '#content/about.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { faq } from '#content/faq.ts';
import { homeMessages } from '#content/homeMessages.ts';
import { howItWorks } from '#content/howItWorks.ts';
import {
  inLanguages,
  language,
  speak,
  useMessages,
  loadMessages,
  messagesOf,
  type ByLanguage,
} from '#content/language.ts';
import { orderNotices } from '#content/notices.ts';
import { inAppMessages } from '#content/inAppMessages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { sendingMessages } from '#content/sendingMessages.ts';
import { privacy } from '#content/privacy.ts';
import { sessionMessages } from '#content/sessionMessages.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { shortcuts } from '#content/shortcuts.ts';
import { storyPoints } from '#content/story.ts';
import { terms } from '#content/terms.ts';

afterEach(() => speak('en'));

const PARTS: Readonly<Record<string, ByLanguage<unknown>>> = {
  about,
  accountMessages,
  checkoutMessages,
  designingMessages,
  faq,
  homeMessages,
  howItWorks,
  orderNotices,
  personaliseMessages,
  inAppMessages,
  sendingMessages,
  privacy,
  sessionMessages,
  shopMessages,
  shortcuts,
  storyPoints,
  terms,
};
const SCRIPTS = { te: /[\u0C00-\u0C7F]/, hi: /[\u0900-\u097F]/ } as const;
/** Keys whose values are not shown: names of icons, pictures and anchors, or compared values. */
const TECHNICAL = /(?:^|\.)(?:id|icon|pic|picture|kind|updated|locale)$/;
/** Texts that are the same in every language. */
const SAME = /^[\s\d₹%.,:;/()+×–—·&°©-]*(?:(?:UPI|QR|ID|WhatsApp|Razorpay|PIN|MB|KB|OK)[\s\d₹%.,:;/()+×–—·&°©-]*)*$/;

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
  for (const [name, part] of Object.entries(PARTS))
    for (const [path, text] of textsOf(await part[tag]())) {
      if (TECHNICAL.test(path) || SAME.test(text)) continue;
      count += 1;
      if (!SCRIPTS[tag].test(text)) left.push(`${name}.${path}: ${text}`);
    }
  expect(count).toBeGreaterThan(500);
  expect(left).toEqual([]);
});

test('messages registered while a language is loading are translated once it is in use', async () => {
  let arrive = (): void => {};
  const slow = new Promise<string>((resolve) => (arrive = () => resolve('కార్ట్')));
  inLanguages({ en: 'Cart', te: () => slow, hi: async () => 'कार्ट' });
  const spoken = speak('te');
  const late = inLanguages({ en: 'Menu', te: async () => 'మెనూ', hi: async () => 'मेन्यू' });
  arrive();
  await spoken;
  expect(messagesOf(late)).toBe('మెనూ');
});

test('a mounted component changes its language without a remount', async () => {
  const part = inLanguages({ en: 'Cart', te: async () => 'కార్ట్', hi: async () => 'कार्ट' });
  const Screen = () => <p>{useMessages(part)}</p>;
  render(<Screen />);
  const shown = screen.getByText('Cart');
  await act(() => speak('te'));
  expect(shown).toHaveTextContent('కార్ట్');
  expect(language()).toBe('te');
  await act(() => speak('en'));
  expect(shown).toHaveTextContent('Cart');
});

test('messages registered later are in the current language once loaded', async () => {
  await speak('hi');
  const part = inLanguages({ en: 'Cart', te: async () => 'కార్ట్', hi: async () => 'कार्ट' });
  expect(messagesOf(part)).toBe('Cart');
  await loadMessages();
  expect(messagesOf(part)).toBe('कार्ट');
});

test('messages that cannot be loaded are shown in English', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const part = inLanguages({
    en: 'Cart',
    te: (): Promise<string> => Promise.reject(new Error('gone')),
    hi: async () => 'कार्ट',
  });
  await speak('te');
  expect(messagesOf(part)).toBe('Cart');
  expect(messagesOf(shopMessages).header.search).toMatch(SCRIPTS.te);
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
    // @ts-expect-error -- hi: faq.title has to be a text
    checked({ en, te: async () => en, hi: async () => ({ ...en, faq: { title: 3 } }) }),
    // @ts-expect-error -- te: count has to be a function, as in English
    checked({ en, te: async () => ({ ...en, count: 'x' }), hi: async () => en }),
    // @ts-expect-error -- hi: count takes other values than in English
    checked({ en, te: async () => en, hi: async () => ({ ...en, count: (n: string) => n }) }),
    // @ts-expect-error -- hi: [].icon is missing
    checked({ en: steps, te: async () => steps, hi: async () => [{ title: 'x' }] }),
    // @ts-expect-error -- te: [].icon has to be “truck”
    checked({ en: steps, te: async () => [{ title: 'x', icon: 'truk' as const }], hi: async () => steps }),
    // @ts-expect-error -- hi: ().lead is missing
    checked({ en: lead, te: async () => lead, hi: async () => (town: string) => ({ led: town }) }),
    // @ts-expect-error -- Property 'hi' is missing
    checked({ en, te: async () => en }),
  ];
  expect(refused).toHaveLength(8);
});
