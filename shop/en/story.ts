import type { StoryText } from '#content/ownTexts.ts';

/** What the shop is for. docs/behaviour.md, Our Story. */
export const story: StoryText = ({ shopPlace }) => [
  { title: 'Made for one person', text: 'Every gift starts with a photo that means something to the two of you.' },
  { title: 'Birthdays', text: 'A gift with their face on it, from the first birthday to the eightieth.' },
  { title: 'Weddings', text: 'One moment of a long day, printed to be looked at every day.' },
  { title: 'Everyday surprises', text: 'A gift on an ordinary Monday counts too.' },
  { title: 'A family business', text: `We are a small shop in ${shopPlace}.` },
  { title: 'Your text, your colours', text: 'The text, the colours and the frame style are yours to choose.' },
  { title: 'Seen before you order', text: 'A design preview shows how your photo will sit on the gift.' },
  { title: 'Materials we can name', text: 'Prints on canvas, acrylic and premium paper.' },
  { title: 'Sent across India', text: 'At your door, or theirs, in 5-7 working days.' },
];
