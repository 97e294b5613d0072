import { en } from './en/templates.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** Messages and texts of templates, loaded when they are shown. */
export const templatesMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/templates.ts')).te,
  hi: async () => (await import('./hi/templates.ts')).hi,
});
