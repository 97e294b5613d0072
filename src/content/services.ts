import { inLanguages, type ByLanguage } from './language.ts';

/** What the shop is asked for rather than sells: each is a footer link that opens the contact form with this subject. */
export const services: ByLanguage<readonly string[]> = inLanguages({
  en: ['Wedding photography', 'Baby photography', 'Reseller partnerships', 'Student partnerships'],
  te: async () => (await import('./te/services.ts')).te,
  hi: async () => (await import('./hi/services.ts')).hi,
});
