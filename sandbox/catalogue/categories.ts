import { databaseFields } from './databaseFields.ts';

const SHOWN_ORDER: readonly (readonly [name: string, picture: string])[] = [
  ['Photo Frames', 'photo-frames'],
  ['Custom Mugs', 'custom-mugs'],
  ['LED Photo Lamps', 'led-photo-lamps'],
  ['Pillows', 'pillows'],
  ['Cushions', 'cushions'],
  ['Prints', 'prints'],
  ['Waterproof Photo Stickers', 'waterproof-photo-stickers'],
  ['Keychains', 'keychains'],
  ['Calendars', 'calendars'],
  ['Phone Covers', 'phone-covers'],
];

/** Newest first, as the backend sends them; the shop reverses the list (docs/behaviour.md, Start-up). */
export const categories = SHOWN_ORDER.map(([name, picture], index) => ({
  ...databaseFields('category', `2025-02-01T10:${10 + index}:00+05:30`, index + 1),
  name,
  image: [`/media/categories/${picture}.jpg`],
})).toReversed();
