import { databaseFields } from './databaseFields.ts';

const SHOWN_ORDER: readonly (readonly [name: string, url: string, created: string])[] = [
  ['Frames, mugs and prints', '/media/slides/slide-1.jpg', '2025-03-03T10:00:00+05:30'],
  ['Photo lamps for the evening', '/media/slides/slide-2.jpg', '2025-03-03T10:10:00+05:30'],
  ['Our story', '/media/video/our-story.mp4', '2025-03-03T10:20:00+05:30'],
  ['Cushions, canvas and calendars', '/media/slides/slide-3.jpg', '2025-03-03T10:30:00+05:30'],
];

/** Newest first, as the backend sends them; the shop reverses the list (docs/behaviour.md, Start-up). */
export const slides = SHOWN_ORDER.map(([name, url, created], index) => ({
  ...databaseFields('slide', created, index + 1),
  name,
  // The second picture is a square cut of the same scene, for phones.
  image: url.endsWith('.jpg') ? [url, url.replace('.jpg', '-mobile.jpg')] : [url],
})).toReversed();
