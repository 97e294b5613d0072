import { en } from './en/inApp.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** Messages about browsers inside other apps, loaded with the screens that need them. */
export const inAppMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/inApp.ts')).te,
  hi: async () => (await import('./hi/inApp.ts')).hi,
});
