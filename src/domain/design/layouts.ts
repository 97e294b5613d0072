import { fold, type Product } from '#domain/product/product.ts';
import type { Dimensions } from './printSize.ts';

/** The layouts of several photos on one print: how many photos each row has, from the top. */
export const LAYOUTS = {
  one: [1],
  twoAcross: [2],
  twoStacked: [1, 1],
  three: [1, 2],
  threeAcross: [3],
  four: [2, 2],
  six: [2, 2, 2],
  nine: [3, 3, 3],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type LayoutName = keyof typeof LAYOUTS;

/** A rectangle of a print, as shares of its width and height. */
export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The gap between two photos, as a share of the print's shorter side. */
const GAP = 0.025;

/** How many photos a layout holds. */
function placesIn(layout: LayoutName): number {
  return LAYOUTS[layout].reduce<number>((sum, count) => sum + count, 0);
}

/** The rectangles of a layout's photos on a print of this shape (width / height). */
export function rectsOf(layout: LayoutName, shape: number): readonly Rect[] {
  const rows = LAYOUTS[layout];
  const shorter = Math.min(shape, 1);
  const [across, down] = [(GAP * shorter) / shape, GAP * shorter];
  const height = (1 - down * (rows.length - 1)) / rows.length;
  return rows.flatMap((count, row) => {
    const width = (1 - across * (count - 1)) / count;
    return Array.from({ length: count }, (_, at) => ({
      x: at * (width + across),
      y: row * (height + down),
      width,
      height,
    }));
  });
}

/** The kind of a product with several prints: loose prints, the pages of a calendar, or prints on a string. */
export type Sheets = 'print' | 'month' | 'string';

/** How many photos a product takes: on one print, with layouts to choose from, or on prints of their own. */
export type PlacesOffer =
  | { readonly kind: 'together'; readonly layouts: readonly LayoutName[] }
  | { readonly kind: 'apart'; readonly count: number; readonly sheets: Sheets };

const CHOICE: readonly LayoutName[] = ['one', 'twoAcross', 'twoStacked', 'three', 'four', 'six', 'nine'];
const MONTHS = 12;
const MOST_PRINTS = 24;
const WORDS_FOR: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const NUMBER = String.raw`(\d{1,2}|${Object.keys(WORDS_FOR).join('|')})`;
const PRINTS = new RegExp(String.raw`\b(set|sheet|string|pack) of ${NUMBER}\b`);
const PHOTOS = new RegExp(String.raw`\b${NUMBER} photos?\b`);
const FOR_COUNT: Readonly<Record<number, LayoutName>> = {
  2: 'twoAcross',
  3: 'threeAcross',
  4: 'four',
  6: 'six',
  9: 'nine',
};

const numberOf = (text: string | undefined): number => WORDS_FOR[text ?? ''] ?? Number(text);

/**
 * The places of a product follow from its size, else from its name and sub-category: 'Set of 8' and 'Sheet of 6' are so many
 * prints, a calendar has twelve pages, 'for 3 Photos' is one print with three places, anything else one with a choice.
 */
export function placesFor(
  { name, category, subCategory }: Pick<Product, 'name' | 'category' | 'subCategory'>,
  size: string,
): PlacesOffer {
  const product = fold(`${name} ${subCategory}`);
  const all = `${product} ${fold(category)}`;
  if (/\bcalendars?\b/.test(all)) return { kind: 'apart', count: MONTHS, sheets: 'month' };
  for (const text of [fold(size), product]) {
    const [, what, number] = PRINTS.exec(text) ?? [];
    const count = numberOf(number);
    if (what === undefined || !(count >= 2 && count <= MOST_PRINTS)) continue;
    const isString = what === 'string' || /\bstring\b/.test(product);
    return { kind: 'apart', count, sheets: isString ? 'string' : 'print' };
  }
  const fixed = FOR_COUNT[numberOf(PHOTOS.exec(`${fold(size)} ${product}`)?.[1])];
  if (fixed) return { kind: 'together', layouts: [fixed] };
  if (/\bcollage\b/.test(all)) return { kind: 'together', layouts: ['threeAcross', ...CHOICE] };
  return { kind: 'together', layouts: CHOICE };
}

/** How many photos a product has room for in this layout. */
export function countPlaces(offer: PlacesOffer, layout: LayoutName): number {
  return offer.kind === 'apart' ? offer.count : placesIn(layout);
}

/** The layout that a new design starts with. */
export function firstLayout(offer: PlacesOffer): LayoutName {
  return offer.kind === 'apart' ? 'one' : (offer.layouts[0] ?? 'one');
}

/** One print of a product: its places and their rectangles. */
export type PrintSheet = { readonly places: readonly { readonly index: number; readonly rect: Rect }[] };

const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** The prints of a product, for prints of this shape (width / height). */
export function sheetsOf(offer: PlacesOffer, layout: LayoutName, shape: number): readonly PrintSheet[] {
  if (offer.kind === 'apart')
    return Array.from({ length: offer.count }, (_, index) => ({ places: [{ index, rect: WHOLE }] }));
  return [{ places: rectsOf(layout, shape).map((rect, index) => ({ index, rect })) }];
}

/** The shape (width / height) of a place on a print of this shape. */
export function shapeOf({ width, height }: Rect, shape: number): number {
  return (width * shape) / height;
}

/** The width and height of a place on a print of this size. */
export function sizeOf({ width, height }: Rect, print: Dimensions): Dimensions {
  return { width: width * print.width, height: height * print.height };
}
