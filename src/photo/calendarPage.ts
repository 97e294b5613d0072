/** Draws the page of a calendar's month around its picture: the same way for the preview and for the press. */
import { dayOf, monthsFrom, weeksOf, type YearMonth } from '#domain/design/calendar.ts';
import { holidaysIn, type HolidayName } from '#domain/design/holidays.ts';
import type { Rect } from '#domain/design/layouts.ts';
import type { Dimensions } from '#domain/design/printSharpness.ts';
import type { Context } from './offscreenCanvas.ts';
import { fontOf, loadTypefaces, type TextToDraw } from './typefaces.ts';

/** A page of A5 with its picture beside the month, in millimetres from the upper left corner. */
export const CALENDAR_PAGE: { readonly trim: Dimensions; readonly picture: Rect } = {
  trim: { width: 210, height: 148 },
  picture: { x: 5.5, y: 5.5, width: 100, height: 137 },
};

/** The box of a print of this shape (width / height) on its page, in millimetres: in the middle of the picture's area. */
export function pictureBox(shape: number): Rect {
  const { picture } = CALENDAR_PAGE;
  const height = Math.min(picture.height, picture.width / shape);
  const width = height * shape;
  return { x: picture.x + (picture.width - width) / 2, y: picture.y + (picture.height - height) / 2, width, height };
}

/** The inks of a page, each a layer of its own in print. */
export const CALENDAR_INKS = { black: '#2a1e14', red: '#b3261e', maroon: '#6b1f2a', gold: '#c9972b' } as const;
export type CalendarInk = keyof typeof CALENDAR_INKS;
const INKS = Object.keys(CALENDAR_INKS) as readonly CalendarInk[];

/** What is written on the page of a month, in one language. */
export type MonthPage = {
  readonly month: YearMonth;
  readonly name: string;
  readonly year: string;
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  readonly holidays: readonly { readonly day: number; readonly text: string }[];
  /** Why a holiday has an asterisk; '' on a page without one. */
  readonly note: string;
};

/** What a page needs of a language: names of holidays, and the note for those that depend on the moon. */
export type CalendarTexts = {
  readonly holidays: Readonly<Record<HolidayName, string>>;
  readonly byMoon: string;
};

const DAYS_IN_WEEK = 7;
/** Any Sunday: 3 January 2027. */
const SUNDAY = 3;

/** The pages of months in the language of the locale. */
export function monthPagesOf(
  months: readonly YearMonth[],
  locale: string,
  { holidays, byMoon }: CalendarTexts,
): readonly MonthPage[] {
  // Made once for all pages: they are written again after every change of a design.
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const weekdays = Array.from({ length: DAYS_IN_WEEK }, (_, at) => weekday.format(dayOf('2027-01', SUNDAY + at)));
  return months.map((month) => {
    const found = holidaysIn(month);
    return {
      month,
      name: monthName.format(dayOf(month)),
      year: month.slice(0, 4),
      weekdays,
      holidays: found.map(({ day, name, isByMoon }) => ({ day, text: `${holidays[name]}${isByMoon ? '*' : ''}` })),
      note: found.some(({ isByMoon }) => isByMoon) ? byMoon : '',
    };
  });
}

/** What the pages of a calendar depend on; null for other products. */
export type Calendar = { readonly firstMonth: YearMonth; readonly locale: string; readonly texts: CalendarTexts };

/** The prints of a calendar, each with the page around it; prints of other products unchanged. */
export function withMonthPages<Art>(
  arts: readonly Art[],
  calendar: Calendar | null,
): readonly (Art | (Art & { readonly page: MonthPage }))[] {
  if (calendar === null) return arts;
  const { firstMonth, locale, texts } = calendar;
  const pages = monthPagesOf(monthsFrom(firstMonth, arts.length), locale, texts);
  return arts.map((art, at) => {
    const page = pages[at];
    return page ? { ...art, page } : art;
  });
}

/** All that is written on the page of a month. */
export function writtenOn({ name, weekdays, holidays, note }: MonthPage): TextToDraw {
  return { typeface: 'modern', text: [name, ...weekdays, ...holidays.map(({ text }) => text), note, '0'].join(' ') };
}

/** Loads the typefaces that pages need; false where one of them could not be loaded in time. */
export const loadCalendarFonts = (pages: readonly MonthPage[]): Promise<boolean> => loadTypefaces(pages.map(writtenOn));

/** Where the month is written, in millimetres: the wire of the spiral and its holes take the uppermost 15. */
const MONTH = { left: 112.5, right: 204, centre: 158.25 } as const;
/** Baselines, heights and letter sizes in millimetres. */
const TITLE = { baseline: 27.5, size: 11.5, most: 86 } as const;
/** Below the deepest conjuncts of a Telugu name. */
const YEAR = { baseline: 38.2, size: 4.4 } as const;
const RULE = { y: 41.6, width: 26, height: 0.5 } as const;
const WEEKDAYS = { baseline: 50.5, size: 3.7, most: 11.6 } as const;
const GRID = { top: 53, height: 60, leastWeeks: 5, size: 5.4 } as const;
/** Up to three holidays are one column, more are two; the number of the day takes `number` of its width. */
const HOLIDAYS = {
  left: 114.5,
  baseline: 118.8,
  pitch: 6.3,
  size: 3.3,
  inOneColumn: 3,
  column: 44.5,
  number: 5.6,
} as const;
const NOTE = { baseline: 141, size: 2.5, most: 88 } as const;

/** Text is set at this many pixels and scaled, so that its widths are the same at every resolution. */
const SET_PX = 100;

type Written = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly align?: CanvasTextAlign;
  /** The widest it may be: longer text is drawn smaller. */
  readonly most?: number;
};

function write(context: Context, { text, x, y, size, align = 'left', most = Infinity }: Written): void {
  context.save();
  context.font = fontOf('modern', SET_PX);
  context.textAlign = align;
  const width = (context.measureText(text).width * size) / SET_PX;
  const scale = (size / SET_PX) * Math.min(1, most / width);
  context.translate(x, y);
  context.scale(scale, scale);
  context.fillText(text, 0, 0);
  context.restore();
}

const COLUMN = (MONTH.right - MONTH.left) / DAYS_IN_WEEK;
const middleOf = (weekday: number): number => MONTH.left + (weekday + 0.5) * COLUMN;

function writeHead(context: Context, { name, year }: MonthPage, ink: CalendarInk): void {
  const centred = { x: MONTH.centre, align: 'center' } as const;
  if (ink === 'maroon') write(context, { ...centred, ...TITLE, text: name, y: TITLE.baseline });
  if (ink === 'black') write(context, { ...centred, ...YEAR, text: year, y: YEAR.baseline });
  if (ink === 'gold') context.fillRect(MONTH.centre - RULE.width / 2, RULE.y, RULE.width, RULE.height);
}

function writeDays(context: Context, { month, weekdays, holidays }: MonthPage, ink: CalendarInk): void {
  const isRed = (weekday: number, day: number | null): boolean =>
    weekday === 0 || holidays.some((holiday) => holiday.day === day);
  const inkOf = (weekday: number, day: number | null): CalendarInk => (isRed(weekday, day) ? 'red' : 'black');
  for (const [weekday, text] of weekdays.entries())
    if (inkOf(weekday, null) === ink)
      write(context, { ...WEEKDAYS, text, x: middleOf(weekday), y: WEEKDAYS.baseline, align: 'center' });
  const weeks = weeksOf(month);
  const row = GRID.height / Math.max(GRID.leastWeeks, weeks.length);
  for (const [at, week] of weeks.entries())
    for (const [weekday, day] of week.entries())
      if (day !== null && inkOf(weekday, day) === ink)
        write(context, {
          ...GRID,
          text: String(day),
          x: middleOf(weekday),
          y: GRID.top + (at + 0.72) * row,
          align: 'center',
        });
}

function writeHolidays(context: Context, { holidays, note }: MonthPage, ink: CalendarInk): void {
  const { left, baseline, pitch, size, inOneColumn, column, number } = HOLIDAYS;
  const columns = holidays.length > inOneColumn ? 2 : 1;
  const rows = Math.ceil(holidays.length / columns);
  for (const [at, { day, text }] of holidays.entries()) {
    const x = left + Math.floor(at / rows) * column;
    const y = baseline + (at % rows) * pitch;
    const most = (2 / columns) * column - number - 1;
    if (ink === 'red') write(context, { text: String(day), x: x + number - 1.8, y, size, align: 'right' });
    if (ink === 'black') write(context, { text, x: x + number, y, size, most });
  }
  if (ink === 'black' && note !== '') write(context, { ...NOTE, text: note, x: left, y: NOTE.baseline });
}

/**
 * Draws what surrounds the picture of a month, on a context whose unit is a millimetre and whose origin is the upper left corner of the
 * page; its typefaces are loaded. For the press, one ink at a time.
 */
export function paintMonthPage(context: Context, page: MonthPage, inks: readonly CalendarInk[] = INKS): void {
  for (const ink of inks) {
    context.save();
    context.fillStyle = CALENDAR_INKS[ink];
    context.textBaseline = 'alphabetic';
    if ('textRendering' in context) context.textRendering = 'geometricPrecision';
    writeHead(context, page, ink);
    writeDays(context, page, ink);
    writeHolidays(context, page, ink);
    context.restore();
  }
}
