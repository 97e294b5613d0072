// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { shellMessages as en } from '#content/en/shell.ts';
import { shellMessages as hi } from '#content/hi/shell.ts';
import { shellMessages as te } from '#content/te/shell.ts';
import { deliveryWindow, indianDateText, windowText } from '#domain/order/deliveryWindow.ts';
import { forAll } from '#tests/support/properties.ts';

const DAY_MS = 86_400_000;
const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const windowOf = (moment: string, { dayNames } = en) => windowText(deliveryWindow(Date.parse(moment)), dayNames);

test.each([
  ['English', en, 'Sat 21 - Tue 24 Nov', 'Sat 28 Nov - Tue 1 Dec'],
  ['Telugu', te, 'శని 21 - మంగళ 24 నవంబర్', 'శని 28 నవంబర్ - మంగళ 1 డిసెంబర్'],
  ['Hindi', hi, 'शनि 21 - मंगल 24 नवंबर', 'शनि 28 नवंबर - मंगल 1 दिसंबर'],
])('days have names in %s, and both months where a window spans two', (_, messages, inside, across) => {
  // The last moment of a day in India, and the first of another.
  expect(windowOf('2026-11-16T23:59:59.999+05:30', messages)).toBe(inside);
  expect(windowOf('2026-11-23T00:00:00+05:30', messages)).toBe(across);
});

test.each([en, te, hi])('the day of an order is written as in $locale', ({ locale, dayNames }) => {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: locale.startsWith('en') ? 'short' : 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  forAll(fc.integer({ min: day('2020-01-01'), max: day('2040-01-01') }), (at) => {
    const parts = format.formatToParts(at);
    const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
    expect(indianDateText(at, dayNames)).toBe(['weekday', 'day', 'month', 'year'].map(valueOf).join(' '));
  });
});

test('delivery takes five to seven working days, and Sundays do not count', () => {
  forAll(fc.integer({ min: day('2020-01-01'), max: day('2040-01-01') }), (now) => {
    const today = Math.floor((now + 19_800_000) / DAY_MS) * DAY_MS;
    const next = Array.from({ length: 14 }, (_, at) => new Date(today + (at + 1) * DAY_MS));
    const working = next.filter((date) => date.getUTCDay() !== 0);
    expect(deliveryWindow(now)).toEqual({ from: working[4], to: working[6] });
  });
});
