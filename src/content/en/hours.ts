import type { OpeningHours } from '#domain/shop/openingHours.ts';

/** '9:00 AM' for '09:00'. */
function clock(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** 'Mon-Sat 9:00 AM - 8:00 PM' */
export function hoursInShort({ firstDay, lastDay, opens, closes }: OpeningHours): string {
  return `${firstDay.slice(0, 3)}-${lastDay.slice(0, 3)} ${clock(opens)} - ${clock(closes)}`;
}

/** 'Monday to Saturday, 9:00 AM to 8:00 PM' */
export function hoursInWords({ firstDay, lastDay, opens, closes }: OpeningHours): string {
  return `${firstDay} to ${lastDay}, ${clock(opens)} to ${clock(closes)}`;
}
