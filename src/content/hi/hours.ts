import type { OpeningHours } from '#domain/shop/openingHours.ts';

type Day = OpeningHours['firstDay'];

const SHORT: Readonly<Record<Day, string>> = {
  Monday: 'सोम',
  Tuesday: 'मंगल',
  Wednesday: 'बुध',
  Thursday: 'गुरु',
  Friday: 'शुक्र',
  Saturday: 'शनि',
  Sunday: 'रवि',
};

/** The part of the day that is said before an hour from 0 to 23. */
function partOfDay(hour: number): string {
  if (hour >= 4 && hour < 12) return 'सुबह';
  if (hour >= 12 && hour < 16) return 'दोपहर';
  return hour >= 16 && hour < 20 ? 'शाम' : 'रात';
}

/** 'सुबह 9:00' for '09:00'. */
function clock(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${partOfDay(Number(hour))} ${Number(hour) % 12 || 12}:${minute}`;
}

/** 'सोम-शनि सुबह 9:00 से रात 8:00 तक' */
export function hoursInShort({ firstDay, lastDay, opens, closes }: OpeningHours): string {
  return `${SHORT[firstDay]}-${SHORT[lastDay]} ${clock(opens)} से ${clock(closes)} तक`;
}

/** 'सोमवार से शनिवार, सुबह 9:00 से रात 8:00 बजे तक' */
export function hoursInWords({ firstDay, lastDay, opens, closes }: OpeningHours): string {
  return `${SHORT[firstDay]}वार से ${SHORT[lastDay]}वार, ${clock(opens)} से ${clock(closes)} बजे तक`;
}
