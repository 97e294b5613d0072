const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Weekday = (typeof WEEK)[number];

/** When the shop is open: the same hours on every day from the first to the last. */
export type OpeningHours = {
  readonly firstDay: Weekday;
  readonly lastDay: Weekday;
  /** By a 24-hour clock: '09:00'. */
  readonly opens: string;
  readonly closes: string;
};

/** The days on which the shop is open. */
export function openDays({ firstDay, lastDay }: OpeningHours): readonly Weekday[] {
  return WEEK.slice(WEEK.indexOf(firstDay), WEEK.indexOf(lastDay) + 1);
}
