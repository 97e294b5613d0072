import type { OpeningHours } from '#domain/shop/openingHours.ts';

const DAYS: Readonly<Record<OpeningHours['firstDay'], string>> = {
  Monday: 'సోమ',
  Tuesday: 'మంగళ',
  Wednesday: 'బుధ',
  Thursday: 'గురు',
  Friday: 'శుక్ర',
  Saturday: 'శని',
  Sunday: 'ఆది',
};

/** The part of the day that is said before the hour. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 19) return 'రాత్రి';
  if (hour < 12) return 'ఉదయం';
  return hour < 16 ? 'మధ్యాహ్నం' : 'సాయంత్రం';
}

/** 'ఉదయం 9:00' for '09:00'. */
function clock(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${partOfDay(Number(hour))} ${Number(hour) % 12 || 12}:${minute}`;
}

/** 'సోమ-శని ఉదయం 9:00 - రాత్రి 8:00' */
export function hoursInShort({ firstDay, lastDay, opens, closes }: OpeningHours): string {
  return `${DAYS[firstDay]}-${DAYS[lastDay]} ${clock(opens)} - ${clock(closes)}`;
}

/** 'సోమవారం నుండి శనివారం వరకు, ఉదయం 9:00 నుండి రాత్రి 8:00 వరకు' */
export function hoursInWords({ firstDay, lastDay, opens, closes }: OpeningHours): string {
  return `${DAYS[firstDay]}వారం నుండి ${DAYS[lastDay]}వారం వరకు, ${clock(opens)} నుండి ${clock(closes)} వరకు`;
}
