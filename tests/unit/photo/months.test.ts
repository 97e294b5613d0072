// @vitest-environment node
import { expect, test } from 'vitest';

import { en } from '#content/en/calendar.ts';
import { hi } from '#content/hi/calendar.ts';
import { te } from '#content/te/calendar.ts';
import type { YearMonth } from '#domain/design/calendar.ts';
import { CALENDAR_INKS, monthPagesOf, paintMonthPage, withMonthPages, type CalendarInk } from '#photo/calendarPage.ts';
import { paintFlatPreview } from '#photo/flatPreview.ts';
import type { Context } from '#photo/offscreenCanvas.ts';

/** A canvas context that records the texts drawn on it, each with its colour. */
function aSurface() {
  const written: { readonly text: string; readonly colour: unknown }[] = [];
  const state: Record<string, unknown> = {};
  const known: Record<string, unknown> = {
    fillText: (text: string) => written.push({ text, colour: state['fillStyle'] }),
    measureText: (text: string) => ({ width: text.length }),
    createLinearGradient: () => ({ addColorStop: () => {} }),
  };
  const surface = new Proxy(known, {
    get: (_, name) => known[String(name)] ?? (() => {}),
    has: () => true,
    set: (_, name, value) => {
      state[String(name)] = value;
      return true;
    },
  });
  return { written, surface: surface as unknown as Context };
}

/** What one ink writes on the page of a month. */
function inked(month: YearMonth, ink: CalendarInk) {
  const { written, surface } = aSurface();
  for (const page of monthPagesOf([month], 'en-IN', en)) paintMonthPage(surface, page, [ink]);
  return written.filter(({ colour }) => colour === CALENDAR_INKS[ink]).map(({ text }) => text);
}

const SIDES = { top: 0, right: 0, bottom: 0, left: 0, corner: 0 };

test.each([
  ['en-IN', en, 'April', 'March', 'Sun', 'Ugadi'],
  ['te-IN-u-nu-latn', te, 'ఏప్రిల్', 'మార్చి', 'ఆది', 'ఉగాది'],
  ['hi-IN-u-nu-latn', hi, 'अप्रैल', 'मार्च', 'रवि', 'उगादि'],
])('a calendar’s preview has months, weekdays and holidays in %s', (locale, texts, first, last, sunday, holiday) => {
  const { written, surface } = aSurface();
  const looks = { light: '', wall: '', mount: '', bevel: '', bare: '', shade: '', gold: '' };
  const bare = { shape: 1, places: [], look: 'plain', texts: [], outline: 'rectangle', safe: SIDES } as const;
  const sides = Array.from({ length: 12 }, () => bare);
  const arts = withMonthPages(sides, { firstMonth: '2027-04', locale, texts });
  paintFlatPreview(surface, { arts, sheets: 'month', side: 600, looks }, new Map());
  const names = written.filter(({ colour }) => colour === CALENDAR_INKS.maroon).map(({ text }) => text);
  expect([names.length, names[0], names.at(-1)]).toEqual([12, first, last]);
  expect(written.filter(({ text }) => text === sunday)).toHaveLength(12);
  expect(written.map(({ text }) => text)).toContain(holiday);
});

test('Sundays and holidays are red, and the holidays are named below', () => {
  const days = '4 5 7 11 14 15 18 25'.split(' ');
  expect(inked('2027-04', 'red')).toEqual(['Sun', ...days, '5', '7', '14', '15', '18']);
  const black = inked('2027-04', 'black');
  expect(black.filter((text) => /^\d{1,2}$/.test(text))).toHaveLength(30 - 8);
  const names = ['Jagjivan Ram Jayanti', 'Ugadi', 'Ambedkar Jayanti', 'Sri Rama Navami', 'Mahavir Jayanti'];
  expect(black.slice(-5)).toEqual(names);
});

test('a holiday that depends on the moon has an asterisk and its reason; unknown months have none', () => {
  expect(inked('2027-05', 'black').slice(-3)).toEqual(['Bakrid*', 'Buddha Purnima', en.byMoon]);
  expect(inked('2029-01', 'red')).toEqual(['Sun', '7', '14', '21', '28']);
});

test.each([
  ['English', en, /^[A-Za-z ’-]+$/],
  ['Telugu', te, /^[\p{Script=Telugu} \u200c-]+$/u],
  ['Hindi', hi, /^[\p{Script=Devanagari} -]+$/u],
])('every holiday has a name of its own in %s', (_, { holidays }, script) => {
  const names = Object.values(holidays);
  for (const name of names) expect(name).toMatch(script);
  expect(new Set(names).size).toBe(names.length);
});
