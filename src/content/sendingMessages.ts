import { en } from './en/sending.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** Messages of the dialog that sends an order's print file, loaded with it. */
export const sendingMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/sending.ts')).te,
  hi: async () => (await import('./hi/sending.ts')).hi,
});
