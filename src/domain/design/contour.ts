import type { Point } from './photoPlacement.ts';
import type { Insets, PressShape } from './pressTable.ts';
import type { Dimensions } from './printSharpness.ts';

export type ContourPoint = readonly [x: number, y: number];

/** Corners of a curve: at 330 mm, the largest piece, they are 0.04 mm off the true line. */
const CORNERS = 180;

const around = (pointAt: (turn: number) => ContourPoint): readonly ContourPoint[] =>
  Array.from({ length: CORNERS }, (_, at) => pointAt((at / CORNERS) * 2 * Math.PI));

/** A heart's outline, upright, x and y from -1 to 1; y downwards. */
function heartPoint(turn: number): ContourPoint {
  const x = Math.sin(turn) ** 3;
  const y = (13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn)) / 17;
  return [x, -y];
}

/** Stretches an outline so that it fills a piece. */
function filling(points: readonly ContourPoint[], { width, height }: Dimensions): readonly ContourPoint[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return points.map(([x, y]) => [((x - left) / wide) * width, ((y - top) / high) * height]);
}

/** An arch has half a circle on top; one that is wider than twice its height has half an ellipse. */
function archOf({ width, height }: Dimensions): readonly ContourPoint[] {
  const radius = width / 2;
  const rise = Math.min(radius, height);
  const top = Array.from({ length: CORNERS / 2 + 1 }, (_, at): ContourPoint => {
    const turn = Math.PI * (1 + at / (CORNERS / 2));
    return [radius + radius * Math.cos(turn), rise + rise * Math.sin(turn)];
  });
  return [...top, [width, height], [0, height]];
}

/**
 * The line along which a piece is cut, in millimetres from the upper left corner of its finished size. Null for a `contour`: the shop's
 * own die has it.
 */
export function contourOf(shape: PressShape, trim: Dimensions): readonly ContourPoint[] | null {
  const { width, height } = trim;
  switch (shape) {
    case 'rectangle':
      return [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ];
    case 'circle':
      return filling(
        around((turn) => [Math.cos(turn), Math.sin(turn)]),
        trim,
      );
    case 'heart':
      return filling(around(heartPoint), trim);
    case 'arch':
      return archOf(trim);
    case 'contour':
      return null;
  }
}

/** The same closed line with points at least this close to one another. */
function refined(line: readonly ContourPoint[], step: number): readonly ContourPoint[] {
  return line.flatMap(([x, y], at) => {
    const [nextX, nextY] = line[(at + 1) % line.length] ?? [x, y];
    const parts = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / step));
    return Array.from({ length: parts }, (_, part): ContourPoint => {
      const share = part / parts;
      return [x + (nextX - x) * share, y + (nextY - y) * share];
    });
  });
}

/** A closed line this far inside another one. Its points run clockwise; those that another part of the line comes closer to are left out. */
function insetLine(line: readonly ContourPoint[], distance: number): readonly ContourPoint[] {
  const isFar = (x: number, y: number): boolean =>
    line.every(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) >= distance * 0.995);
  return line.flatMap(([x, y], at) => {
    const [beforeX, beforeY] = line.at(at - 1) ?? [x, y];
    const [afterX, afterY] = line[(at + 1) % line.length] ?? [x, y];
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    // To the right of a line that runs clockwise (y downwards) is its inside.
    const inner: ContourPoint = [
      x - ((afterY - beforeY) / length) * distance,
      y + ((afterX - beforeX) / length) * distance,
    ];
    return isFar(...inner) ? [inner] : [];
  });
}

/** Twice the area of a closed line, negative for one that runs anticlockwise (y downwards), and that area's moments. */
function areaOf(line: readonly ContourPoint[]) {
  let [twice, x, y] = [0, 0, 0];
  for (const [at, [ax, ay]] of line.entries()) {
    const [bx, by] = line[(at + 1) % line.length] ?? [ax, ay];
    const part = ax * by - bx * ay;
    twice += part;
    x += (ax + bx) * part;
    y += (ay + by) * part;
  }
  return { twice, x, y };
}

/** The centre of gravity of the area inside a closed line. */
export function centroidOf(line: readonly ContourPoint[]): Point {
  const { twice, x, y } = areaOf(line);
  return { x: x / (3 * twice), y: y / (3 * twice) };
}

/** A margin takes up at most this share of a side: the rest of a tiny piece stays usable. */
const MAX_INSET = 0.4;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/**
 * The line inside which everything that matters stays, from the upper left corner of a finished piece; all lengths in one unit. The
 * die of a `contour` is unknown here: its line is that of a rectangle.
 */
export function safeLineOf(shape: PressShape, trim: Dimensions, safe: Insets): readonly ContourPoint[] {
  const within = (inset: number, side: number): number => Math.min(inset, side * MAX_INSET);
  const [left, right] = [within(safe.left, trim.width), trim.width - within(safe.right, trim.width)];
  const [top, bottom] = [within(safe.top, trim.height), trim.height - within(safe.bottom, trim.height)];
  const contour = shape === 'rectangle' ? null : contourOf(shape, trim);
  if (contour === null) return withoutCorners({ left, top, right, bottom }, trim, safe.corner);
  const line = refined(contour, (trim.width + trim.height) / CORNERS);
  const inner = insetLine(
    areaOf(line).twice > 0 ? line : line.toReversed(),
    Math.min(safe.top, safe.right, safe.bottom, safe.left),
  );
  // A piece that is smaller than its margins has no such line.
  if (inner.length < 3) return line;
  return inner.map(([x, y]) => [between(x, left, right), between(y, top, bottom)]);
}

type Edges = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** A rectangle whose corners are cut off, so that it stays away from the corners of a piece by `corner`, measured along both edges together. */
function withoutCorners(
  { left, top, right, bottom }: Edges,
  trim: Dimensions,
  corner: number,
): readonly ContourPoint[] {
  const cut = (x: number, y: number): number => Math.max(0, corner - x - y);
  const [fromRight, fromBottom] = [trim.width - right, trim.height - bottom];
  const cuts = [cut(left, top), cut(fromRight, top), cut(fromRight, fromBottom), cut(left, fromBottom)] as const;
  const line: readonly ContourPoint[] = [
    [left, top + cuts[0]],
    [left + cuts[0], top],
    [right - cuts[1], top],
    [right, top + cuts[1]],
    [right, bottom - cuts[2]],
    [right - cuts[2], bottom],
    [left + cuts[3], bottom],
    [left, bottom - cuts[3]],
  ];
  return line.filter(([x, y], at) => {
    const [beforeX, beforeY] = line.at(at - 1) ?? [NaN, NaN];
    return x !== beforeX || y !== beforeY;
  });
}

/** True for a point inside a closed line. */
export function isInside(line: readonly ContourPoint[], x: number, y: number): boolean {
  let isIn = false;
  for (const [at, [ax, ay]] of line.entries()) {
    const [bx, by] = line.at(at - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  }
  return isIn;
}
