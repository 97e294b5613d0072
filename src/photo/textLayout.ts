import { centroidOf, isInside, safeLineOf, type ContourPoint } from '#domain/design/contour.ts';
import { TEXT_SIZE, type DesignText } from '#domain/design/designText.ts';
import type { Rect } from '#domain/design/layouts.ts';
import type { Point } from '#domain/design/photoPlacement.ts';
import type { Dimensions } from '#domain/design/printSharpness.ts';
import type { SheetArt } from './art.ts';

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
/** From one baseline to the next: at least this, and more where signs above and below Indian letters would touch. */
const MIN_PITCH = 1.2;
/** Between the ink of two lines, contours included. */
const LINE_GAP = 0.04;

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

/** A box from its edges, in shares of the letters' size around the middle of the text. */
type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** A box around others. */
const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** The text's lines, and the box of each one's ink with its contour, in shares of the letters' size around the middle of the ink. */
function blockOf({ text, align }: DesignText, measure: Measure) {
  const inks = text.split('\n').map((line) => ({ line, ink: measure(line) }));
  const pitch = inks.slice(1).reduce((most, { ink }, at) => {
    const above = inks[at]?.ink.descent ?? 0;
    return Math.max(most, above + ink.ascent + CONTOUR_SHARE + LINE_GAP);
  }, MIN_PITCH);
  const width = Math.max(...inks.map(({ ink }) => ink.width));
  const half = CONTOUR_SHARE / 2;
  const placed = inks.map(({ line, ink }, index) => {
    const [x, y] = [BESIDE[align] * (width - ink.width) - width / 2, index * pitch];
    const box = {
      left: x - ink.left - half,
      right: x + ink.right + half,
      top: y - ink.ascent - half,
      bottom: y + ink.descent + half,
    };
    return { line, x, y, box };
  });
  const { top, bottom } = around(placed.map(({ box }) => box));
  const middle = (top + bottom) / 2;
  return placed.map(({ line, x, y, box }) => ({
    line,
    x,
    y: y - middle,
    box: { ...box, top: box.top - middle, bottom: box.bottom - middle },
  }));
}

/** The smallest shift that brings a stretch between two bounds. */
const shiftInto = (from: number, to: number, least: number, most: number): number =>
  from < least ? least - from : Math.min(0, most - to);

/** Points of a line's box that have to be inside: its corners, and some of its upper edge, into which a heart's notch reaches. */
const CHECKED = [0, 0.25, 0.5, 0.75, 1] as const;

/** True where the lines' boxes are inside a closed line, in letters of this size around a point. */
function fits(boxes: readonly Box[], region: readonly ContourPoint[], size: number, { x, y }: Point): boolean {
  return boxes.every(({ left, right, top, bottom }) =>
    CHECKED.every((share) => {
      const across = x + (left + share * (right - left)) * size;
      return isInside(region, across, y + top * size) && isInside(region, across, y + bottom * size);
    }),
  );
}

/** How many places a text is tried at on the way to the middle and on the middle axis, and how often its size is halved. */
const STEPS = { towardsMiddle: 24, axis: 12, size: 12 } as const;

/** Places for a text that does not fit where it should be: first on the way to the middle of an outline, then on its middle axis. */
function otherPlaces(region: readonly ContourPoint[], at: Point): readonly Point[] {
  const middle = centroidOf(region);
  const ys = region.map(([, y]) => y);
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const path = Array.from({ length: STEPS.towardsMiddle }, (_, step): Point => {
    const share = (step + 1) / STEPS.towardsMiddle;
    return { x: at.x + (middle.x - at.x) * share, y: at.y + (middle.y - at.y) * share };
  });
  const axis = Array.from({ length: STEPS.axis }, (_, step): Point => ({
    x: middle.x,
    y: north + ((south - north) * (step + 0.5)) / STEPS.axis,
  }));
  return [...path, ...axis.toSorted((a, b) => Math.abs(a.y - at.y) - Math.abs(b.y - at.y))];
}

/** The place of a text inside a curved outline: where it should be, else another one; smaller where it fits nowhere. */
function insideOutline(boxes: readonly Box[], region: readonly ContourPoint[], wanted: Wanted): Wanted {
  const places = [wanted.at, ...otherPlaces(region, wanted.at)];
  const placeFor = (size: number): Point | undefined => places.find((place) => fits(boxes, region, size, place));
  const own = placeFor(wanted.size);
  if (own) return { size: wanted.size, at: own };
  let largest = { size: 0, at: centroidOf(region) };
  let most = wanted.size;
  for (let step = 0; step < STEPS.size; step += 1) {
    const size = (largest.size + most) / 2;
    const at = placeFor(size);
    if (at) largest = { size, at };
    else most = size;
  }
  return largest;
}

/** Text stays this share of a mount's height away from its openings. */
const OPENING_MARGIN = 0.01;

const isApart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** The stretches between any two of these coordinates. */
function stretchesOf(coordinates: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const sorted = [...new Set(coordinates)].toSorted((a, b) => a - b);
  return sorted.flatMap((from, at) => sorted.slice(at + 1).map((to) => [from, to] as const));
}

/** The largest boxes of an area that reach into none of these others: above, below and between them. */
function freeBoxes(area: Box, taken: readonly Box[]): readonly Box[] {
  const xs = [area.left, area.right, ...taken.flatMap(({ left, right }) => [left, right])];
  const ys = [area.top, area.bottom, ...taken.flatMap(({ top, bottom }) => [top, bottom])];
  const free = stretchesOf(xs).flatMap(([left, right]) =>
    stretchesOf(ys).flatMap(([top, bottom]): readonly Box[] => {
      const box = { left, right, top, bottom };
      return isWithin(box, area) && taken.every((other) => isApart(box, other)) ? [box] : [];
    }),
  );
  return free.filter((box) => !free.some((other) => other !== box && isWithin(box, other)));
}

/** The size of the letters and the middle of the text, in shares of the print's height. */
type Wanted = { readonly size: number; readonly at: Point };

/** A block of text in a box: as near to the wanted place as it gets, and smaller where it is too large for the box. */
function insideBox(block: Box, box: Box, wanted: Wanted): Wanted {
  const { at } = wanted;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const size = Math.min(wanted.size, width / (block.right - block.left), height / (block.bottom - block.top));
  return {
    size,
    at: {
      x: at.x + shiftInto(at.x + block.left * size, at.x + block.right * size, box.left, box.right),
      y: at.y + shiftInto(at.y + block.top * size, at.y + block.bottom * size, box.top, box.bottom),
    },
  };
}

/** A text beside openings is legible down to this size, as a share of the mount's height: 3.4 mm for letters on a mount of 22 cm. */
const LEGIBLE = TEXT_SIZE.least / 2;
/** Where a text is legible nowhere, it is in the nearest place that leaves it this share of its largest size. */
const NEARLY_LARGEST = 0.9;
/** Distances that differ by less, as a share of the mount's height, are equal: rounding decides between no two places. */
const SAME_DISTANCE = 0.001;

/**
 * The place of a text beside openings: the nearest one where it is legible, smaller if need be. Above and below openings there is
 * often the same room, so that the largest size alone would not determine the place. The first of equally near places is chosen.
 */
function besideOpenings(block: Box, boxes: readonly Box[], wanted: Wanted): Wanted {
  const places = boxes.map((box) => insideBox(block, box, wanted));
  const largest = Math.max(...places.map(({ size }) => size));
  const least = Math.min(LEGIBLE, largest * NEARLY_LARGEST);
  const possible = places
    .filter(({ size }) => size >= least)
    .map((place) => ({ place, away: distance(place.at, wanted.at) }));
  const nearest = Math.min(...possible.map(({ away }) => away));
  return possible.find(({ away }) => away <= nearest + SAME_DISTANCE)?.place ?? wanted;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The openings of a mount of this shape with the margin around them, in shares of its height. */
const openingsIn = (openings: readonly Rect[], shape: number): readonly Box[] =>
  openings.map(({ x, y, width, height }) => ({
    left: x * shape - OPENING_MARGIN,
    right: (x + width) * shape + OPENING_MARGIN,
    top: y - OPENING_MARGIN,
    bottom: y + height + OPENING_MARGIN,
  }));

/**
 * Lays out a text around the point that the shopper chose, moved where ink would come too close to the edge of the finished print or
 * to an opening, and smaller where it is too large. The place is found in shares of the print's height and only then scaled to the
 * pixels of `print`: in whole pixels a print's shape is not exact, and what is seen would not be what is printed.
 */
export function layOutText(
  text: DesignText,
  { shape, outline, safe, openings = [] }: Pick<SheetArt, 'shape' | 'outline' | 'safe' | 'openings'>,
  print: Dimensions,
  measure: Measure,
): TextLayout {
  const lines = blockOf(text, measure);
  const boxes = lines.map(({ box }) => box);
  const block = around(boxes);
  const { left, right, top, bottom } = block;
  const region = safeLineOf(outline, { width: shape, height: 1 }, safe);
  const [xs, ys] = [region.map(([x]) => x), region.map(([, y]) => y)];
  const area = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  const chosen = { size: text.size, at: { x: text.at.x * shape, y: text.at.y } };
  const place = (): Wanted => {
    if (openings.length > 0) return besideOpenings(block, freeBoxes(area, openingsIn(openings, shape)), chosen);
    const inArea = insideBox(block, area, chosen);
    const isRectangle = region.length === 4;
    return isRectangle ? inArea : insideOutline(boxes, region, inArea);
  };
  const { size, at } = place();
  const px = size * print.height;
  const middle = { x: (at.x / shape) * print.width, y: at.y * print.height };
  return {
    box: {
      x: (at.x + left * size) / shape,
      y: at.y + top * size,
      width: ((right - left) * size) / shape,
      height: (bottom - top) * size,
      size,
    },
    size: px,
    lines: lines.map(({ line, x, y }) => ({ text: line, x: middle.x + x * px, y: middle.y + y * px })),
  };
}
