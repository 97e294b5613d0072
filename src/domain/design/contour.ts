import type { PressShape } from './pressTable.ts';
import type { Dimensions } from './printSize.ts';

type ContourPoint = readonly [x: number, y: number];

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
