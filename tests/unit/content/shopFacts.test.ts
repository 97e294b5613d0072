// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { settings } from '#config/settings.ts';
import { about } from '#content/about.ts';
import { faq } from '#content/faq.ts';
import { wordsOf } from '#content/language.ts';
import { privacy } from '#content/privacy.ts';
import { shopWords } from '#content/shopWords.ts';
import { terms } from '#content/terms.ts';
import { openDays, type OpeningHours } from '#domain/openingHours.ts';
import { shopData } from '#seo/structured.ts';
import { withSettings } from '../../../scripts/shopSettings.ts';

const words = wordsOf(shopWords);

const LATE: OpeningHours = { firstDay: 'Tuesday', lastDay: 'Sunday', opens: '00:30', closes: '12:00' };

test('the shop’s hours read as they are announced', () => {
  expect(words.header.hours(settings.openingHours)).toBe('Mon-Sat 9:00 AM - 8:00 PM');
  expect(JSON.stringify(wordsOf(faq)(settings.openingHours))).toContain('open Monday to Saturday, 9:00 AM to 8:00 PM.');
  expect(shopData()).toMatchObject({ openingHoursSpecification: { opens: '09:00', closes: '20:00' } });
});

test('hours that change are right in every text', () => {
  expect(words.header.hours(LATE)).toBe('Tue-Sun 12:30 AM - 12:00 PM');
  expect(openDays(LATE)).toEqual(['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  for (const text of [JSON.stringify(wordsOf(faq)(LATE)), JSON.stringify(wordsOf(about)(LATE))]) {
    expect(text).toContain('Tuesday to Sunday, 12:30 AM to 12:00 PM.');
    expect(text).not.toContain('9:00 AM');
  }
});

test('a shop of another name is called by it in every text', () => {
  expect(words.footer.social('Asha', 'Instagram')).toBe('Asha on Instagram');
  expect(wordsOf(terms)('Asha').intro).toContain('Asha Photo Gifts, a family business');
  expect(wordsOf(privacy)('Asha').intro).toContain('shop with Asha,');
  expect(JSON.stringify(wordsOf(privacy)('Asha'))).toContain('Asha Photo Gifts is a family business');
  for (const policy of [terms, privacy]) expect(JSON.stringify(wordsOf(policy)('Asha'))).not.toContain('Kanuka');
});

test('before any script runs the page has the shop’s name, as text and never as markup', () => {
  const html = withSettings(readFileSync('index.html', 'utf8'), { shopName: 'Asha & <b>$&', splashMs: 1200 });
  expect(html).toContain('<title data-built>Asha &amp; &lt;b&gt;$&amp; Photo Gifts</title>');
  expect(html).toMatch(/Asha &amp; &lt;b&gt;\$&amp; needs JavaScript/);
  expect(html).not.toMatch(/Kanuka|__SHOP_NAME__/);
});
