// @vitest-environment node
import { expect, test } from 'vitest';

import { settings } from '#config/settings.ts';
import { about } from '#content/about.ts';
import { faq } from '#content/faq.ts';
import { words } from '#content/words.ts';
import { openDays, type OpeningHours } from '#domain/openingHours.ts';
import { shopData } from '#lib/structured.ts';

const LATE: OpeningHours = { firstDay: 'Tuesday', lastDay: 'Sunday', opens: '00:30', closes: '12:00' };

test('the shop’s hours read as they are announced', () => {
  expect(words.header.hours(settings.openingHours)).toBe('Mon-Sat 9:00 AM - 8:00 PM');
  expect(JSON.stringify(faq.en(settings.openingHours))).toContain('open Monday to Saturday, 9:00 AM to 8:00 PM.');
  expect(shopData()).toMatchObject({ openingHoursSpecification: { opens: '09:00', closes: '20:00' } });
});

test('hours that change are right in every text', () => {
  expect(words.header.hours(LATE)).toBe('Tue-Sun 12:30 AM - 12:00 PM');
  expect(openDays(LATE)).toEqual(['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  for (const text of [JSON.stringify(faq.en(LATE)), JSON.stringify(about.en(LATE))]) {
    expect(text).toContain('Tuesday to Sunday, 12:30 AM to 12:00 PM.');
    expect(text).not.toContain('9:00 AM');
  }
});
