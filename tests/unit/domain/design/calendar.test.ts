// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  dayOf,
  firstMonthOf,
  firstMonthsAt,
  monthAfter,
  monthsFrom,
  monthFormat,
  usualFirstMonth,
  weeksOf,
  type YearMonth,
} from '#domain/design/calendar.ts';
import { areHolidaysKnown, HOLIDAY_NAMES, holidaysIn, HOLIDAYS_KNOWN } from '#domain/design/holidays.ts';
import { forAll } from '#tests/support/properties.ts';

const aMonth = fc
  .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]): YearMonth => `${year}-${String(month).padStart(2, '0')}` as YearMonth);

test('a month’s weeks have each of its days once, under its weekday', () => {
  forAll(aMonth, (month) => {
    const weeks = weeksOf(month);
    expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true);
    const days = weeks.flatMap((week) => [...week.entries()].flatMap(([at, day]) => (day === null ? [] : [[at, day]])));
    const count = dayOf(monthAfter(month), 0).getUTCDate();
    const wanted = Array.from({ length: count }, (_, at) => [dayOf(month, at + 1).getUTCDay(), at + 1]);
    expect(days).toEqual(wanted);
  });
  expect(weeksOf('2028-02').flat().filter(Number)).toHaveLength(29);
});

test('a calendar has twelve months in a row, over the year’s end too', () => {
  const months = monthsFrom('2027-04');
  expect(months).toHaveLength(12);
  expect([months[0], months[8], months[9], months[11]]).toEqual(['2027-04', '2027-12', '2028-01', '2028-03']);
});

test('a calendar begins with next month, by the calendar of India, and may begin up to the January after', () => {
  const stillNovember = Date.parse('2026-11-30T18:29:00Z');
  const december = Date.parse('2026-11-30T18:30:00Z');
  expect([usualFirstMonth(stillNovember), usualFirstMonth(december)]).toEqual(['2026-12', '2027-01']);
  expect(firstMonthsAt(december, '2027-01')).toEqual(monthsFrom('2026-12', 14));
  expect(firstMonthsAt(december, '2026-05')[0]).toBe('2026-05');
  expect(firstMonthOf({ madeAt: december })).toBe('2027-01');
  expect(firstMonthOf({ madeAt: december, firstMonth: '2027-06' })).toBe('2027-06');
});

test('a month is named in the language of the locale', () => {
  expect(monthFormat('te-IN-u-nu-latn')('2027-03')).toBe('మార్చి 2027');
});

test('holidays are real days in order, each once a year, and all of them in every complete year', () => {
  const { from, to } = HOLIDAYS_KNOWN;
  const months = monthsFrom(from, 60);
  const known = months.slice(0, months.indexOf(to) + 1);
  const all = known.flatMap((month) => holidaysIn(month).map((holiday) => ({ ...holiday, month })));
  const dates = all.map(({ month, day }) => `${month}-${String(day).padStart(2, '0')}`);
  expect(dates).toEqual(dates.toSorted());
  for (const { month, day } of all) expect(weeksOf(month).flat()).toContain(day);
  for (const year of ['2027', '2028']) {
    const names = all.filter(({ month }) => month.startsWith(year)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(HOLIDAY_NAMES.toSorted());
  }
});

test('months outside the known years have no holidays', () => {
  const known = (['2028-12', '2029-01', '2026-10'] as const).map(areHolidaysKnown);
  expect([known, holidaysIn('2029-01')]).toEqual([[true, false, false], []]);
});

test('holidays with a date by the moon are marked, fixed ones are not', () => {
  expect(holidaysIn('2027-08').filter(({ day }) => day === 15)).toEqual([
    { day: 15, name: 'independenceDay', isByMoon: false },
    { day: 15, name: 'miladUnNabi', isByMoon: true },
  ]);
});
