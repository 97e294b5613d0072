import { en } from './en/common.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

export type CommonMessages = typeof en;

/** Messages that every page uses: part of the first bundle. */
export const commonMessages: ByLanguage<CommonMessages> = inLanguages({
  en,
  te: async () => (await import('./te/common.ts')).te,
  hi: async () => (await import('./hi/common.ts')).hi,
});
