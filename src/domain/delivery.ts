/** The first and the last day a parcel may arrive. */
export type DeliveryWindow = { readonly from: Date; readonly to: Date };

const SHORTEST_WORKING_DAYS = 5;
const LONGEST_WORKING_DAYS = 7;
const DAY_MS = 86_400_000;
/** India is five and a half hours ahead of UTC, all year. */
const INDIA_OFFSET_MS = 19_800_000;
const SUNDAY = 0;

/** The start of the working day a number of working days (Mon-Sat) after an Indian day; the day itself does not count. */
function afterWorkingDays(start: number, count: number): Date {
  let day = start;
  for (let left = count; left > 0;) {
    day += DAY_MS;
    if (new Date(day).getUTCDay() !== SUNDAY) left -= 1;
  }
  return new Date(day);
}

/**
 * When a gift ordered now arrives: 5 to 7 working days from Monday to Saturday, by the calendar of India.
 * An estimate: public holidays are not known here. Dates are midnights UTC of the Indian days.
 */
export function deliveryWindow(now: number): DeliveryWindow {
  const today = Math.floor((now + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS;
  return { from: afterWorkingDays(today, SHORTEST_WORKING_DAYS), to: afterWorkingDays(today, LONGEST_WORKING_DAYS) };
}

const withMonth = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const withoutMonth = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'Thu 26 - Sat 28 Nov'; both months where the window crosses one. */
export function windowText({ from, to }: DeliveryWindow): string {
  const start = from.getUTCMonth() === to.getUTCMonth() ? withoutMonth.format(from) : withMonth.format(from);
  return `${plain(start)} - ${plain(withMonth.format(to))}`;
}

function plain(text: string): string {
  return text.replaceAll(',', '').replaceAll(/\s+/g, ' ');
}
