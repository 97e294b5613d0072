import { fold, type Product } from '#domain/product/product.ts';

/** The mock-ups: blank products drawn for the preview. Their layers are files under `/mockups`. */
export type MockupName =
  | 'acrylic-print'
  | 'bottle-sticker'
  | 'canvas-print'
  | 'crystal-cube'
  | 'heart-cushion'
  | 'heart-keychain'
  | 'led-lamp'
  | 'magic-mug'
  | 'oak-frame'
  | 'phone-cover'
  | 'photo-keychain'
  | 'photo-mug'
  | 'square-cushion';

/** The shape (width / height) of the surface that each mock-up shows. */
export const MOCKUPS: Readonly<Record<MockupName, number>> = {
  'acrylic-print': 1.3333,
  'bottle-sticker': 1,
  'canvas-print': 1.5,
  'crystal-cube': 1,
  'heart-cushion': 1.0358,
  'heart-keychain': 1.1459,
  'led-lamp': 0.814,
  'magic-mug': 1.3417,
  'oak-frame': 0.75,
  'phone-cover': 0.4648,
  'photo-keychain': 0.7826,
  'photo-mug': 1.3417,
  'square-cushion': 1,
};

/** The first rule that matches a product's category and name decides; null for products that no mock-up shows truly. */
const RULES: readonly (readonly [pattern: RegExp, mockup: MockupName | null])[] = [
  [/\bcrystal\b.*\bcubes?\b|\bcubes?\b.*\bcrystal\b/, 'crystal-cube'],
  [/collage|gift set|crystal|cube|calendar|pillow|polaroid|instant|laptop/, null],
  [/\bmugs?\b.*\bmagic\b|\bmagic\b.*\bmugs?\b/, 'magic-mug'],
  [/\bmugs?\b/, 'photo-mug'],
  [/\blamps?\b/, 'led-lamp'],
  [/\bheart\b.*\bcushions?\b|\bcushions?\b.*\bheart\b/, 'heart-cushion'],
  [/\bcushions?\b/, 'square-cushion'],
  [/\bcanvas\b/, 'canvas-print'],
  [/\bacrylic\b.*\bprints?\b|\bprints?\b.*\bacrylic\b/, 'acrylic-print'],
  [/\b(?:phone|mobile)\b.*\b(?:covers?|cases?)\b/, 'phone-cover'],
  // 'Heart and round keychain' is not only a heart.
  [/\bheart\b(?! and\b).*\bkey ?(?:chains?|rings?)\b/, 'heart-keychain'],
  [/\bkey ?(?:chains?|rings?)\b/, 'photo-keychain'],
  [/\bstickers?\b/, 'bottle-sticker'],
  [/\bframes?\b/, 'oak-frame'],
];

/** The mock-up of a product in one size follows from its category and name; null means a flat preview. */
export function mockupFor(
  { category, subCategory, name }: Pick<Product, 'category' | 'subCategory' | 'name'>,
  size: string,
): MockupName | null {
  const text = fold(`${category} ${subCategory} ${name}`);
  const found = RULES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return found === 'photo-keychain' && /\bheart\b/.test(fold(size)) ? 'heart-keychain' : found;
}

/** The largest factor by which a print's shape may differ from its mock-up's; the print then covers the surface. */
const MOST_DIFFERENCE = 1.15;

/** True where a mock-up shows prints of this shape (width / height); a very different one is drawn flat instead. */
export function canShow(mockup: MockupName, shape: number): boolean {
  return Math.max(shape / MOCKUPS[mockup], MOCKUPS[mockup] / shape) <= MOST_DIFFERENCE;
}

/** True when a mock-up shows less than the whole print, because its shape is a little different. */
export function isTrimmed(mockup: MockupName | null, shape: number): boolean {
  return mockup !== null && Math.abs(shape / MOCKUPS[mockup] - 1) > 0.02;
}
