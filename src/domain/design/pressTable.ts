import { fold, kindText, type Product } from '#domain/product/product.ts';
import { MAX_PRINTS, printsNamed } from './countInName.ts';
import { printSizeOf } from '#domain/product/sizeText.ts';
import type { Dimensions } from './printSharpness.ts';

/** The outline of a finished piece. A `contour` is a shape of its own that the shop's die has. */
export type PressShape = 'rectangle' | 'circle' | 'arch' | 'heart' | 'contour';

/** What production has to do beside printing; the job sheet and the page's slug name it. */
export type PressSpecial =
  | 'wrap'
  | 'mirror'
  | 'white'
  | 'cut'
  | 'handle'
  | 'camera'
  | 'holes'
  | 'ring'
  | 'spiral'
  | 'seam'
  | 'mount'
  | 'board'
  | 'grey';

/** What a piece of a product is, which the shopper and the job sheet read. */
export type PieceName =
  | 'photo'
  | 'front'
  | 'opening'
  | 'mount'
  | 'month'
  | 'frame'
  | 'mug'
  | 'tag'
  | 'heart'
  | 'sticker';

/** Distances from the four edges of a finished piece, in millimetres, and from its corners, measured along both edges together. */
export type Insets = Readonly<Record<'top' | 'right' | 'bottom' | 'left' | 'corner', number>>;

/** The board around openings side by side, in millimetres: between two of them, and from them to its edges. */
export type Mount = { readonly gap: number; readonly rim: number };

/** One thing that is printed. All lengths are in millimetres. */
export type PressPiece = {
  readonly name: PieceName;
  /** How many of it the product has, each with a photo of its own. */
  readonly count: number;
  /** The finished size after cutting. */
  readonly trim: Dimensions;
  /** What is printed beyond the finished size on each side. */
  readonly bleed: number;
  /** Nothing that matters comes nearer to an edge than this. */
  readonly safe: Insets;
  readonly shape: PressShape;
  readonly special: readonly PressSpecial[];
  /** The board around the openings of a collage frame, on which text is printed; absent for other pieces. */
  readonly mount?: Mount;
};

/** A piece as the table has it: what is left out is usual. */
type PressRow = {
  readonly name?: PieceName;
  /** 'named': as many as the size, else the product's name says ('Set of 8', 'Pack of 4'), or one. */
  readonly count?: number | 'named';
  /** 'ordered': as large as the size that was ordered says in inches. */
  readonly trim: readonly [width: number, height: number] | 'ordered';
  readonly bleed: number;
  /** Alike on all sides, or from the top, right, bottom and left edge. */
  readonly safe: number | readonly [top: number, right: number, bottom: number, left: number];
  /** How far text stays away from the corners, measured along both edges together, for holes in them; 0 where it is left out. */
  readonly corner?: number;
  readonly shape?: PressShape;
  readonly special?: readonly PressSpecial[];
  /** The mount around the openings of a collage frame; without it no text can be on it. */
  readonly mount?: Mount;
};

/** One entry of the shop's table: the first one that fits a product and its size counts. */
export type PressEntry = {
  /** Looked for in category, sub-category and name, folded to small letters without signs. */
  readonly product: RegExp;
  /** Looked for in the size, folded alike; every size fits where there is none. */
  readonly size?: RegExp;
  readonly pieces: readonly PressRow[];
};

/** Millimetres of an inch: sizes of products are in inches, the table in millimetres. */
export const MM_PER_INCH = 25.4;

function insetsOf({ safe, corner = 0 }: PressRow): Insets {
  const [top, right, bottom, left] = typeof safe === 'number' ? [safe, safe, safe, safe] : safe;
  return { top, right, bottom, left, corner };
}

type Ordered = { readonly inches: Dimensions | null; readonly count: number };

function pieceOf(row: PressRow, ordered: Ordered): PressPiece | null {
  const { name = 'photo', count: given = 1, trim, bleed, shape = 'rectangle', special = [], mount } = row;
  const count = given === 'named' ? ordered.count : given;
  if (given === 'named' && count > MAX_PRINTS) return null;
  const common = { name, count, bleed, safe: insetsOf(row), shape, special, ...(mount && { mount }) };
  if (trim !== 'ordered') return { ...common, trim: { width: trim[0], height: trim[1] } };
  const { inches } = ordered;
  if (inches === null) return null;
  return { ...common, trim: { width: inches.width * MM_PER_INCH, height: inches.height * MM_PER_INCH } };
}

/**
 * What is printed for a product in a size, by the shop's table. Null: the table does not know it, so the shop confirms the size
 * before it prints.
 */
export function pressPiecesOf(
  table: readonly PressEntry[],
  product: Pick<Product, 'category' | 'subCategory' | 'name'>,
  size: string,
): readonly PressPiece[] | null {
  const text = kindText(product);
  const foldedSize = fold(size);
  const entry = table.find(
    ({ product: pattern, size: sizes }) => pattern.test(text) && (sizes === undefined || sizes.test(foldedSize)),
  );
  const ordered = { inches: printSizeOf(size), count: printsNamed(product, size) ?? 1 };
  const pieces = entry?.pieces.map((row) => pieceOf(row, ordered)) ?? [null];
  return pieces.includes(null) ? null : pieces.flatMap((piece) => piece ?? []);
}
