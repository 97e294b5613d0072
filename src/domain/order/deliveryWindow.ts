const DAY_MS = 86_400_000;
/** India is five and a half hours ahead of UTC, all year. */
const INDIA_OFFSET_MS = 19_800_000;

/** The day in India at `now` (milliseconds since the epoch), as midnight UTC. */
export const dayInIndia = (now: number): Date => new Date(Math.floor((now + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS);

/** The first and the last day a parcel may arrive. */
export type DeliveryWindow = { readonly from: Date; readonly to: Date };

const SHORTEST_WORKING_DAYS = 5;
const LONGEST_WORKING_DAYS = 7;
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

/** The names of the days of the week, from Sunday, and of the months. */
export type DayNames = { readonly weekdays: readonly string[]; readonly months: readonly string[] };

/**
 * 'Thu 26 Nov' or, without its month, 'Thu 26', of a midnight UTC; the same order in every language of the shop. Not with
 * `Intl.DateTimeFormat`, whose first use takes 50 ms on a cheap phone, just when the page is hydrated.
 */
function dayText(day: Date, { weekdays, months }: DayNames, hasMonth: boolean): string {
  const month = hasMonth ? ` ${months[day.getUTCMonth()]}` : '';
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()}${month}`;
}

/** 'Thu 26 - Sat 28 Nov'; with both months when the window spans two. */
export function windowText({ from, to }: DeliveryWindow, names: DayNames): string {
  return `${dayText(from, names, from.getUTCMonth() !== to.getUTCMonth())} - ${dayText(to, names, true)}`;
}

/** 'Thu 26 Nov 2026': the day in India of a time in milliseconds since the epoch. */
export function indianDateText(at: number, names: DayNames): string {
  const day = dayInIndia(at);
  return `${dayText(day, names, true)} ${day.getUTCFullYear()}`;
}
