import { en } from './en/calendar.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** What is printed on a calendar, and what its shopper chooses: loaded with the screens that design a product. */
export const calendarMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/calendar.ts')).te,
  hi: async () => (await import('./hi/calendar.ts')).hi,
});
