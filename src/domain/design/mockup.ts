import { fold, kindText, type Product } from '#domain/product/product.ts';
import { printsNamed } from './countInName.ts';
import type { Print, Sheets } from './layouts.ts';
import type { Mount } from './pressTable.ts';

/** The mock-ups: blank products drawn for the preview. Their layers are files under `/mockups`. */
export type MockupName =
  | 'acrylic-print'
  | 'bottle-sticker'
  | 'canvas-print'
  | 'collage-frame'
  | 'crystal-cube'
  | 'desk-calendar'
  | 'heart-cushion'
  | 'heart-keychain'
  | 'instant-prints'
  | 'led-lamp'
  | 'magic-mug'
  | 'oak-frame'
  | 'phone-cover'
  | 'photo-keychain'
  | 'photo-mug'
  | 'photo-string'
  | 'photo-string-16'
  | 'square-cushion';

/** The shape (width / height) of the prints that each mock-up shows. */
export const MOCKUPS: Readonly<Record<MockupName, number>> = {
  'acrylic-print': 1.3333,
  'bottle-sticker': 1,
  'canvas-print': 1.5,
  'collage-frame': 0.7349,
  'crystal-cube': 1,
  'desk-calendar': 0.7299,
  'heart-cushion': 1.0358,
  'heart-keychain': 1.1459,
  'instant-prints': 1,
  'led-lamp': 0.814,
  'magic-mug': 1.3417,
  'oak-frame': 0.75,
  'phone-cover': 0.4648,
  'photo-keychain': 0.7826,
  'photo-mug': 1.3417,
  'photo-string': 1,
  'photo-string-16': 1,
  'square-cushion': 1,
};

/** The mock-ups of several prints: how many they show, and of which kind. Every other one shows one print. */
const SEVERAL: Partial<Readonly<Record<MockupName, `${number} ${Sheets}`>>> = {
  'collage-frame': '3 opening',
  'desk-calendar': '12 month',
  'instant-prints': '8 print',
  'photo-string': '8 string',
  'photo-string-16': '16 string',
};

/** The first rule that matches a product's category and name decides; null for products that no mock-up shows truly. */
const RULES: readonly (readonly [pattern: RegExp, mockup: MockupName | null])[] = [
  [/\bcrystal\b.*\bcubes?\b|\bcubes?\b.*\bcrystal\b/, 'crystal-cube'],
  [/collage/, 'collage-frame'],
  [/desk calendar/, 'desk-calendar'],
  [/(?:instant|polaroid).*string/, 'photo-string'],
  [/(?:instant|polaroid).*print/, 'instant-prints'],
  [/gift set|crystal|cube|calendar|pillow|polaroid|instant|laptop/, null],
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
  product: Pick<Product, 'category' | 'subCategory' | 'name'>,
  size: string,
): MockupName | null {
  const text = kindText(product);
  const found = RULES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  if (found === 'photo-string' && printsNamed(product, size) === 16) return 'photo-string-16';
  return found === 'photo-keychain' && /\bheart\b/.test(fold(size)) ? 'heart-keychain' : found;
}

/** The largest factor by which a print's shape may differ from its mock-up's; the print then covers the surface. */
const MAX_DIFFERENCE = 1.15;

/** True for a mock-up of a product with several prints. */
export const isOfSeveral = (mockup: MockupName): boolean => mockup in SEVERAL;

/**
 * True where a mock-up has a surface for each of a product's prints, in its shape, and if there are several of their kind; others are
 * drawn flat.
 */
export function canShow(mockup: MockupName, prints: readonly Print[], sheets: Sheets): boolean {
  const several = SEVERAL[mockup];
  const isOfKind = prints.length === 1 ? !several : several === `${prints.length} ${sheets}`;
  const isAlike = ({ shape, outline }: Print): boolean =>
    (!several || outline === 'rectangle') &&
    Math.max(shape / MOCKUPS[mockup], MOCKUPS[mockup] / shape) <= MAX_DIFFERENCE;
  return isOfKind && prints.every(isAlike);
}

/** The board that a mock-up has around its openings, in shares of an opening's height. */
const MOUNTS: Partial<Readonly<Record<MockupName, Mount>>> = { 'collage-frame': { gap: 19 / 166, rim: 29 / 166 } };
/** The most by which a mount's measures may differ from its mock-up's, in the same shares. */
const MAX_MOUNT_DIFFERENCE = 0.03;

/** True where a mock-up shows text on the mount of these prints where it is printed. */
export function showsMount(mockup: MockupName, [print]: readonly Print[]): boolean {
  const shown = MOUNTS[mockup];
  const piece = print?.piece;
  if (!shown || !piece?.mount) return false;
  const { gap, rim } = piece.mount;
  const isAlike = (mm: number, share: number): boolean =>
    Math.abs(mm / piece.trim.height - share) <= MAX_MOUNT_DIFFERENCE;
  return isAlike(gap, shown.gap) && isAlike(rim, shown.rim);
}

/** True when a mock-up shows less than the whole print, because its shape is a little different. */
export function isTrimmed(mockup: MockupName | null, shape: number): boolean {
  return mockup !== null && Math.abs(shape / MOCKUPS[mockup] - 1) > 0.02;
}
