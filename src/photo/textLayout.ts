import type { DesignText } from '#domain/design/designText.ts';
import type { Rect } from '#domain/design/layouts.ts';
import type { Dimensions } from '#domain/design/printSize.ts';

/** What a line takes up, in shares of its height: how far it carries on, and how far its ink reaches about its beginning. */
export type Ink = {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly ascent: number;
  readonly descent: number;
};

/** Tells what a line takes up in the typeface in question. */
export type Measure = (line: string) => Ink;

/** How wide the contour of letters is, half of it beyond their edge, as a share of their size. */
export const CONTOUR_SHARE = 0.09;
/** From one line to the next, and from a line's top to the foot of its letters: signs stand above and below Indian letters. */
const PITCH = 1.3;
const FOOT = 0.95;
/** Words take up at most this much of a print's width and height, and keep half of the rest from each edge. */
const MOST_SHARE = 0.96;

/** A line and where its letters begin, in pixels of the print. */
type PlacedTextLine = { readonly text: string; readonly x: number; readonly y: number };

/** Where the ink of words lies, contour included, and how high a line came out: as shares of the print. */
export type DrawnText = Rect & { readonly size: number };

/** Words as they are drawn on a print. */
export type TextLayout = {
  readonly box: DrawnText;
  /** The size of the letters in pixels. */
  readonly size: number;
  readonly lines: readonly PlacedTextLine[];
};

const BESIDE = { left: 0, centre: 0.5, right: 1 } as const;

/** Moves a stretch as little as it takes to lie between two bounds. */
const shiftInto = (from: number, to: number, least: number, most: number): number =>
  from < least ? least - from : Math.min(0, most - to);

/** The block's middle lies where the shopper put it, unless ink would leave the print; too large a block is made smaller. */
export function layOutText({ text, align, size, at }: DesignText, print: Dimensions, measure: Measure): TextLayout {
  const inks = text.split('\n').map((line) => ({ line, ink: measure(line) }));
  const [width, height] = [Math.max(...inks.map(({ ink }) => ink.width)), inks.length * PITCH];
  const half = CONTOUR_SHARE / 2;
  // In shares of the letters' size, from the block's middle.
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
