import { shortcuts as en } from '#own/en/shortcuts.ts';
import { inLanguages, type ByLanguage } from './messages.ts';
import type { ShortcutsText } from './ownTexts.ts';

/** Links to searches by occasion, person and price. docs/behaviour.md, Shortcuts. */
export const shortcuts: ByLanguage<ShortcutsText> = inLanguages({
  en,
  te: async () => (await import('#own/te/shortcuts.ts')).shortcuts,
  hi: async () => (await import('#own/hi/shortcuts.ts')).shortcuts,
});
