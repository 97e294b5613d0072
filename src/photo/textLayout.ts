import type { DesignText } from '#domain/design/designText.ts';
import type { Rect } from '#domain/design/layouts.ts';
import type { Dimensions } from '#domain/design/printSize.ts';

/**
 * The measures of a text line, in shares of the letters' size: its advance width, and how far its ink reaches from its
 * origin.
 */
export type Ink = {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly ascent: number;
  readonly descent: number;
};

/** Measures a text line in the typeface of the text. */
export type Measure = (line: string) => Ink;

/** The width of the letters' contour, half of it outside their edge, as a share of their size. */
export const CONTOUR_SHARE = 0.09;
/**
 * From one text line to the next, and from a line's top to its baseline: Indian scripts have signs above and below
 * letters.
 */
const PITCH = 1.3;
const FOOT = 0.95;
/** The text takes up at most this share of a print's width and height; half of the rest is left free at each edge. */
const MOST_SHARE = 0.96;

/** A text line and the origin of its letters, in pixels of the print. */
type PlacedTextLine = { readonly text: string; readonly x: number; readonly y: number };

/** The box of the text's ink, contour included, and the height of a drawn text line: as shares of the print. */
export type DrawnText = Rect & { readonly size: number };

/** The text as it is drawn on a print. */
export type TextLayout = {
  readonly box: DrawnText;
  /** The size of the letters in pixels. */
  readonly size: number;
  readonly lines: readonly PlacedTextLine[];
};

const BESIDE = { left: 0, centre: 0.5, right: 1 } as const;

/** The smallest shift that brings a stretch between two bounds. */
const shiftInto = (from: number, to: number, least: number, most: number): number =>
  from < least ? least - from : Math.min(0, most - to);

/**
 * Lays out a text around the point that the shopper chose, moved where ink would leave the print, and smaller where it
 * is too large.
 */
export function layOutText({ text, align, size, at }: DesignText, print: Dimensions, measure: Measure): TextLayout {
  const inks = text.split('\n').map((line) => ({ line, ink: measure(line) }));
  const [width, height] = [Math.max(...inks.map(({ ink }) => ink.width)), inks.length * PITCH];
  const half = CONTOUR_SHARE / 2;
  // In shares of the letters' size, from the middle of the text.
  const lines = inks.map(({ line, ink }, index) => {
    const x = BESIDE[align] * (width - ink.width) - width / 2;
    const y = index * PITCH + FOOT - height / 2;
    return { line, x, y, ink };
  });
  const left = Math.min(...lines.map(({ x, ink }) => x - ink.left)) - half;
  const right = Math.max(...lines.map(({ x, ink }) => x + ink.right)) + half;
  const top = Math.min(...lines.map(({ y, ink }) => y - ink.ascent)) - half;
  const bottom = Math.max(...lines.map(({ y, ink }) => y + ink.descent)) + half;

  const room = { width: print.width * MOST_SHARE, height: print.height * MOST_SHARE };
  const px = Math.min(size * print.height, room.width / (right - left), room.height / (bottom - top));
  const edge = (1 - MOST_SHARE) / 2;
  const [middleX, middleY] = [at.x * print.width, at.y * print.height];
  const dx = shiftInto(middleX + left * px, middleX + right * px, edge * print.width, (1 - edge) * print.width);
  const dy = shiftInto(middleY + top * px, middleY + bottom * px, edge * print.height, (1 - edge) * print.height);
  const [x, y] = [middleX + dx, middleY + dy];
  return {
    box: {
      x: (x + left * px) / print.width,
      y: (y + top * px) / print.height,
      width: ((right - left) * px) / print.width,
      height: ((bottom - top) * px) / print.height,
      size: px / print.height,
    },
    size: px,
    lines: lines.map((line) => ({ text: line.line, x: x + line.x * px, y: y + line.y * px })),
  };
}
