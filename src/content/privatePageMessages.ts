import { en } from './en/session.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** Messages of profile, payment return and order mail, loaded with these screens. */
export const privatePageMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/session.ts')).te,
  hi: async () => (await import('./hi/session.ts')).hi,
});
