import type { YearMonth } from './calendar.ts';

/** The holidays of India that a calendar shows; their names in each language are in content/calendarMessages.ts. */
export const HOLIDAY_NAMES = [
  'newYear',
  'bhogi',
  'sankranti',
  'kanuma',
  'republicDay',
  'shivaratri',
  'holi',
  'ugadi',
  'idUlFitr',
  'ramaNavami',
  'mahavira',
  'goodFriday',
  'jagjivanRam',
  'ambedkar',
  'buddhaPurnima',
  'bakrid',
  'muharram',
  'varalakshmi',
  'rakshaBandhan',
  'independenceDay',
  'miladUnNabi',
  'janmashtami',
  'vinayakaChavithi',
  'gandhiJayanti',
  'durgashtami',
  'vijayaDashami',
  'deepavali',
  'guruNanak',
  'christmas',
] as const;
export type HolidayName = (typeof HOLIDAY_NAMES)[number];

/** The first and the last month whose holidays are below: every year to add is complete. */
export const HOLIDAYS_KNOWN: { readonly from: YearMonth; readonly to: YearMonth } = { from: '2026-11', to: '2028-12' };

/**
 * National holidays and the main festivals, sorted by date.
 *
 * Source: the Python package holidays 0.105 (vacanza/holidays, MIT): India, Andhra Pradesh, categories public and government, and of the
 * optional holidays New Year's Day and Raksha Bandhan. Second source for 2027 and 2028: every date that follows the moon, and Makara
 * Sankranti, was calculated with astronomy-engine 2.1.19 (MIT) for Tenali, and agrees. Two dates have another usage: Janmashtami is the
 * day in the Government of India's lists (Vaishnava), in 2027 one day after the other usage; Muharram 2027 is 15 June if the moon is seen on
 * the evening of 5 June, which the calculation leaves open. docs/licences.md, Data
 */
const HOLIDAYS: readonly (readonly [date: `${YearMonth}-${number}`, name: HolidayName])[] = [
  ['2026-11-08', 'deepavali'],
  ['2026-11-24', 'guruNanak'],
  ['2026-12-25', 'christmas'],
  ['2027-01-01', 'newYear'],
  ['2027-01-14', 'bhogi'],
  ['2027-01-15', 'sankranti'],
  ['2027-01-16', 'kanuma'],
  ['2027-01-26', 'republicDay'],
  ['2027-03-06', 'shivaratri'],
  ['2027-03-10', 'idUlFitr'],
  ['2027-03-22', 'holi'],
  ['2027-03-26', 'goodFriday'],
  ['2027-04-05', 'jagjivanRam'],
  ['2027-04-07', 'ugadi'],
  ['2027-04-14', 'ambedkar'],
  ['2027-04-15', 'ramaNavami'],
  ['2027-04-18', 'mahavira'],
  ['2027-05-17', 'bakrid'],
  ['2027-05-20', 'buddhaPurnima'],
  ['2027-06-16', 'muharram'],
  ['2027-08-13', 'varalakshmi'],
  ['2027-08-15', 'independenceDay'],
  ['2027-08-15', 'miladUnNabi'],
  ['2027-08-17', 'rakshaBandhan'],
  ['2027-08-25', 'janmashtami'],
  ['2027-09-04', 'vinayakaChavithi'],
  ['2027-10-02', 'gandhiJayanti'],
  ['2027-10-07', 'durgashtami'],
  ['2027-10-09', 'vijayaDashami'],
  ['2027-10-29', 'deepavali'],
  ['2027-11-14', 'guruNanak'],
  ['2027-12-25', 'christmas'],
  ['2028-01-01', 'newYear'],
  ['2028-01-14', 'bhogi'],
  ['2028-01-15', 'sankranti'],
  ['2028-01-16', 'kanuma'],
  ['2028-01-26', 'republicDay'],
  ['2028-02-23', 'shivaratri'],
  ['2028-02-27', 'idUlFitr'],
  ['2028-03-11', 'holi'],
  ['2028-03-27', 'ugadi'],
  ['2028-04-03', 'ramaNavami'],
  ['2028-04-05', 'jagjivanRam'],
  ['2028-04-07', 'mahavira'],
  ['2028-04-14', 'goodFriday'],
  ['2028-04-14', 'ambedkar'],
  ['2028-05-06', 'bakrid'],
  ['2028-05-08', 'buddhaPurnima'],
  ['2028-06-04', 'muharram'],
  ['2028-08-04', 'varalakshmi'],
  ['2028-08-04', 'miladUnNabi'],
  ['2028-08-05', 'rakshaBandhan'],
  ['2028-08-13', 'janmashtami'],
  ['2028-08-15', 'independenceDay'],
  ['2028-08-23', 'vinayakaChavithi'],
  ['2028-09-26', 'durgashtami'],
  ['2028-09-27', 'vijayaDashami'],
  ['2028-10-02', 'gandhiJayanti'],
  ['2028-10-17', 'deepavali'],
  ['2028-11-02', 'guruNanak'],
  ['2028-12-25', 'christmas'],
];

/** Their dates depend on the day on which the new moon is seen. */
const BY_MOON: ReadonlySet<HolidayName> = new Set(['idUlFitr', 'bakrid', 'muharram', 'miladUnNabi']);

export type Holiday = {
  /** The day of the month. */
  readonly day: number;
  readonly name: HolidayName;
  /** True where the date may be a day earlier or later, when the moon is seen. */
  readonly isByMoon: boolean;
};

/** True for a month whose holidays are known. */
export const areHolidaysKnown = (month: YearMonth): boolean =>
  month >= HOLIDAYS_KNOWN.from && month <= HOLIDAYS_KNOWN.to;

/** The holidays of a month, by date; none for a month whose holidays are not known. */
export function holidaysIn(month: YearMonth): readonly Holiday[] {
  return HOLIDAYS.filter(([date]) => date.startsWith(`${month}-`)).map(([date, name]) => ({
    day: Number(date.slice(-2)),
    name,
    isByMoon: BY_MOON.has(name),
  }));
}
