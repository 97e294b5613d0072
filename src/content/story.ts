import { story as en } from '#own/en/story.ts';
import { inLanguages, type ByLanguage } from './messages.ts';
import type { StoryText } from './ownTexts.ts';

/** What the shop is for. docs/behaviour.md, Our Story. */
export const storyPoints: ByLanguage<StoryText> = inLanguages({
  en,
  te: async () => (await import('#own/te/story.ts')).story,
  hi: async () => (await import('#own/hi/story.ts')).story,
});
