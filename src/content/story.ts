import type { ShopFacts } from '#domain/shopFacts.ts';
import { inLanguages, type ByLanguage } from './language.ts';

/** One of the nine points beside the story film. */
export type StoryPoint = {
  readonly title: string;
  readonly text: string;
};

/** What the shop is for. docs/behaviour.md, Our Story. */
export const storyPoints: ByLanguage<(shop: ShopFacts) => readonly StoryPoint[]> = inLanguages({
  en: ({ shopPlace }) => [
    { title: 'Made for one person', text: 'Every gift starts with a picture that means something to the two of you.' },
    { title: 'Birthdays', text: 'A gift with their face on it, from the first birthday to the eightieth.' },
    { title: 'Weddings', text: 'One moment of a long day, printed to be looked at every day.' },
    { title: 'Everyday surprises', text: 'A gift on an ordinary Monday counts too.' },
    { title: 'A family business', text: `We are a small shop in ${shopPlace}.` },
    { title: 'Your words, your colours', text: 'The text, the colours and the frame style are yours to choose.' },
    { title: 'Seen before you order', text: 'A design preview shows how your photo will sit on the gift.' },
    { title: 'Materials we can name', text: 'Prints on canvas, acrylic and premium paper.' },
    { title: 'Sent across India', text: 'At your door, or theirs, in 5-7 working days.' },
  ],
  te: async () => (await import('./te/story.ts')).te,
  hi: async () => (await import('./hi/story.ts')).hi,
});
