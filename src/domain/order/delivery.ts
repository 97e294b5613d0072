import { dayInIndia } from './dayInIndia.ts';

/** The first and the last day a parcel may arrive. */
export type DeliveryWindow = { readonly from: Date; readonly to: Date };

const SHORTEST_WORKING_DAYS = 5;
const LONGEST_WORKING_DAYS = 7;
const DAY_MS = 86_400_000;
const SUNDAY = 0;

/**
 * The start of the day that is `count` working days (Monday to Saturday) after `start`, a midnight UTC in milliseconds. `start`
 * itself does not count.
 */
function afterWorkingDays(start: number, count: number): Date {
  let day = start;
  for (let left = count; left > 0;) {
    day += DAY_MS;
    if (new Date(day).getUTCDay() !== SUNDAY) left -= 1;
  }
  return new Date(day);
}

/**
 * When a product that is ordered at `now` (milliseconds since the epoch) arrives: in 5 to 7 working days, Monday to Saturday, by
 * the calendar of India. An estimate, since public holidays are unknown. The dates are midnights UTC of the Indian days.
 */
export function deliveryWindow(now: number): DeliveryWindow {
  const today = dayInIndia(now).getTime();
  return { from: afterWorkingDays(today, SHORTEST_WORKING_DAYS), to: afterWorkingDays(today, LONGEST_WORKING_DAYS) };
}

/** 'Thu 26 Nov' or 'Thu 26': the named parts of a day in this order, the same in every language of the shop, without commas. */
function dayText(
  day: Date | number,
  locale: string,
  shown: readonly ('weekday' | 'day' | 'month' | 'year')[],
  timeZone = 'UTC',
): string {
  const parts = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    // English shortens months to three letters; the short forms of the other languages are hardly used.
    month: locale.startsWith('en') ? 'short' : 'long',
    year: 'numeric',
    timeZone,
  }).formatToParts(day);
  return shown.map((type) => parts.find((part) => part.type === type)?.value ?? '').join(' ');
}

/** 'Thu 26 - Sat 28 Nov'; with both months when the window spans two. */
export function windowText({ from, to }: DeliveryWindow, locale: string): string {
  const crosses = from.getUTCMonth() !== to.getUTCMonth();
  const last = dayText(to, locale, ['weekday', 'day', 'month']);
  return `${dayText(from, locale, crosses ? ['weekday', 'day', 'month'] : ['weekday', 'day'])} - ${last}`;
}

/** 'Thu 26 Nov 2026': the day in India of a time in milliseconds since the epoch. */
export function indianDateText(at: number, locale: string): string {
  return dayText(at, locale, ['weekday', 'day', 'month', 'year'], 'Asia/Kolkata');
}
