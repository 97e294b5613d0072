import { dayInIndia } from '#domain/order/deliveryWindow.ts';

/** A month of a year, such as '2027-03'. */
export type YearMonth = `${number}-${number}`;

/** The days of a week from Sunday on, as calendars in India begin it; null outside the month. */
export type Week = readonly (number | null)[];

const DAYS_IN_WEEK = 7;
const MONTHS_IN_YEAR = 12;
const PATTERN = /^\d{4}-(?:0[1-9]|1[0-2])$/;
/** How many months after the current one a calendar may begin with: it always includes the next January. */
const LATEST_START = 13;

/** True for a month as it is stored. */
export const isYearMonth = (value: unknown): value is YearMonth => typeof value === 'string' && PATTERN.test(value);

const numbersOf = (month: YearMonth): readonly [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5)),
];

/** The first day of a month, or another one of it, as midnight UTC. */
export function dayOf(month: YearMonth, day = 1): Date {
  const [year, number] = numbersOf(month);
  return new Date(Date.UTC(year, number - 1, day));
}

const monthOf = (day: Date): YearMonth => day.toISOString().slice(0, 7) as YearMonth;

/** The month that is `count` months later. */
export function monthAfter(month: YearMonth, count = 1): YearMonth {
  const [year, number] = numbersOf(month);
  return monthOf(new Date(Date.UTC(year, number - 1 + count)));
}

/** The months of a calendar with this many pages. */
export function monthsFrom(first: YearMonth, count = MONTHS_IN_YEAR): readonly YearMonth[] {
  return Array.from({ length: count }, (_, at) => monthAfter(first, at));
}

/** Writes months as 'March 2027', in the language of the locale. One for many: a cheap phone takes 2 ms to make it. */
export function monthFormat(locale: string): (month: YearMonth) => string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(dayOf(month));
}

/** The weeks of a month: four to six, each of seven days. */
export function weeksOf(month: YearMonth): readonly Week[] {
  const days = dayOf(monthAfter(month), 0).getUTCDate();
  const before = dayOf(month).getUTCDay();
  return Array.from({ length: Math.ceil((before + days) / DAYS_IN_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_empty, weekday) => {
      const day = week * DAYS_IN_WEEK + weekday - before + 1;
      return day >= 1 && day <= days ? day : null;
    }),
  );
}

/** The month that a calendar begins with unless the shopper chooses another: the one after `now` (milliseconds), by the calendar of India. */
export const usualFirstMonth = (now: number): YearMonth => monthAfter(monthOf(dayInIndia(now)));

/**
 * The month of a calendar's first page; of a design from before it could be chosen, the month after the design was made (`madeAt`, in
 * milliseconds).
 */
export function firstMonthOf({
  firstMonth,
  madeAt,
}: {
  readonly firstMonth?: YearMonth;
  readonly madeAt: number;
}): YearMonth {
  return firstMonth ?? usualFirstMonth(madeAt);
}

/** The months that a calendar may begin with at `now` (milliseconds), and the one that it begins with already. */
export function firstMonthsAt(now: number, chosen: YearMonth): readonly YearMonth[] {
  const offered = monthsFrom(monthOf(dayInIndia(now)), LATEST_START + 1);
  return offered.includes(chosen) ? offered : [chosen, ...offered].toSorted();
}
