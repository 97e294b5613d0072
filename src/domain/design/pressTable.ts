import { fold, type Product } from '#domain/product/product.ts';
import { printSizeOf, type Dimensions } from './printSize.ts';

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
  | 'grey';

/** What a piece of a product is, which the shopper and the job sheet read. */
export type PieceName = 'photo' | 'front' | 'opening' | 'month' | 'frame' | 'mug' | 'tag' | 'heart' | 'sticker';

/** One thing that is printed. All lengths are in millimetres. */
export type PressPiece = {
  readonly name: PieceName;
  /** How many of it the product has, each with a photo of its own. */
  readonly count: number;
  /** The finished size after cutting. */
  readonly trim: Dimensions;
  /** What is printed beyond the finished size on each side. */
  readonly bleed: number;
  /** Nothing that matters comes nearer to the edge than this. */
  readonly safe: number;
  readonly shape: PressShape;
  readonly special: readonly PressSpecial[];
};

/** A piece as the table has it: what is left out is usual. */
export type PressRow = {
  readonly name?: PieceName;
  readonly count?: number;
  /** 'ordered': as large as the size that was ordered says in inches. */
  readonly trim: readonly [width: number, height: number] | 'ordered';
  readonly bleed: number;
  readonly safe: number;
  readonly shape?: PressShape;
  readonly special?: readonly PressSpecial[];
};

/** One entry of the shop's table: the first one that fits a product and its size counts. */
export type PressEntry = {
  /** Looked for in category, sub-category and name, folded to small letters without signs. */
  readonly product: RegExp;
  /** Looked for in the size, folded alike; every size fits where there is none. */
  readonly size?: RegExp;
  readonly pieces: readonly PressRow[];
};

const MM_PER_INCH = 25.4;

function pieceOf(row: PressRow, ordered: Dimensions | null): PressPiece | null {
  const { name = 'photo', count = 1, trim, bleed, safe, shape = 'rectangle', special = [] } = row;
  const common = { name, count, bleed, safe, shape, special };
  if (trim !== 'ordered') return { ...common, trim: { width: trim[0], height: trim[1] } };
  if (ordered === null) return null;
  return { ...common, trim: { width: ordered.width * MM_PER_INCH, height: ordered.height * MM_PER_INCH } };
}

/**
 * What is printed for a product in a size, by the shop's table. Null: the table does not know it, so the shop confirms the size
 * before it prints.
 */
export function pressPiecesOf(
  table: readonly PressEntry[],
  { category, subCategory, name }: Pick<Product, 'category' | 'subCategory' | 'name'>,
  size: string,
): readonly PressPiece[] | null {
  const text = fold(`${category} ${subCategory} ${name}`);
  const foldedSize = fold(size);
  const entry = table.find(
    ({ product, size: pattern }) => product.test(text) && (pattern === undefined || pattern.test(foldedSize)),
  );
  const ordered = printSizeOf(size);
  const pieces = entry?.pieces.map((row) => pieceOf(row, ordered)) ?? [null];
  return pieces.includes(null) ? null : pieces.flatMap((piece) => piece ?? []);
}
