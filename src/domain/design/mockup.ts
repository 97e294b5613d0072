import { fold, type Product } from '#domain/product/product.ts';
import { printSizeOf, type Dimensions } from './printSize.ts';

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

/** True for a heart-shaped print, which narrows to a point at its foot. */
export const isHeart = (mockup: MockupName | null): boolean =>
  mockup === 'heart-cushion' || mockup === 'heart-keychain';

const MM_PER_INCH = 25.4;
const printed = (widthMm: number, heightMm: number, aspect: number) => ({
  aspect,
  inches: { width: widthMm / MM_PER_INCH, height: heightMm / MM_PER_INCH },
});

/** The shape (width / height) of each mock-up's print, and the print's inches where a size does not give them. */
export const MOCKUPS: Readonly<Record<MockupName, { readonly aspect: number; readonly inches: Dimensions }>> = {
  'acrylic-print': printed(400, 300, 1.3333),
  'bottle-sticker': printed(75, 75, 1),
  'canvas-print': printed(450, 300, 1.5),
  'crystal-cube': printed(56, 56, 1),
  'heart-cushion': printed(325, 300, 1.0358),
  'heart-keychain': printed(46, 41, 1.1459),
  'led-lamp': printed(140, 172, 0.814),
  'magic-mug': printed(107, 80, 1.3417),
  'oak-frame': printed(210, 280, 0.75),
  'phone-cover': printed(71, 153, 0.4648),
  'photo-keychain': printed(36, 46, 0.7826),
  'photo-mug': printed(107, 80, 1.3417),
  'square-cushion': printed(400, 400, 1),
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

/** The mock-up of a product follows from its category and name; null means a flat preview. */
export function mockupFor({ category, subCategory, name }: Pick<Product, 'category' | 'subCategory' | 'name'>) {
  const text = fold(`${category} ${subCategory} ${name}`);
  return RULES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** What is printed of a product in one size. */
export type PrintArea = {
  /** Width / height of the print. */
  readonly shape: number;
  /** The inches that the size gives; null for a size without inches. */
  readonly stated: Dimensions | null;
  /** The inches of the print: stated, or usual for the product. */
  readonly inches: Dimensions;
  /** Null for a product that is drawn flat. */
  readonly mockup: MockupName | null;
};

/** The largest factor by which a print's shape may differ from its mock-up's; the print then covers the surface. */
const MOST_DIFFERENCE = 1.15;
const USUAL_PRINT: Dimensions = { width: 6, height: 6 };

/**
 * What is printed of a product in one size. A size in inches gives the shape; else the mock-up does, else it is a
 * square.
 */
export function printAreaOf(product: Pick<Product, 'category' | 'subCategory' | 'name'>, size: string): PrintArea {
  const found = mockupFor(product);
  const mockup = found === 'photo-keychain' && /\bheart\b/.test(fold(size)) ? 'heart-keychain' : found;
  const stated = printSizeOf(size);
  const usual = mockup === null ? null : MOCKUPS[mockup];
  if (stated === null) {
    const shape = usual?.aspect ?? 1;
    return { shape, stated, mockup, inches: usual === null ? USUAL_PRINT : inShape(usual.inches, shape) };
  }
  const shape = stated.width / stated.height;
  const difference = usual === null ? 1 : Math.max(shape / usual.aspect, usual.aspect / shape);
  return { shape, stated, inches: stated, mockup: difference > MOST_DIFFERENCE ? null : mockup };
}

/** True when the mock-up shows less than the whole print, because its shape is a little different. */
export function isTrimmed({ mockup, shape }: PrintArea): boolean {
  return mockup !== null && Math.abs(shape / MOCKUPS[mockup].aspect - 1) > 0.02;
}

/** Inches of the exact shape: those from millimetres are rounded. */
function inShape({ width }: Dimensions, shape: number): Dimensions {
  return { width, height: width / shape };
}
