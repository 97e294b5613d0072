import { privacy as en } from '#own/en/privacy.ts';
import { inLanguages, type ByLanguage } from './messages.ts';
import type { PolicyText } from './ownTexts.ts';

/** How the shop handles personal data: change it together with docs/behaviour.md, Data on the device. */
export const privacy: ByLanguage<PolicyText> = inLanguages({
  en,
  te: async () => (await import('#own/te/privacy.ts')).privacy,
  hi: async () => (await import('#own/hi/privacy.ts')).privacy,
});
