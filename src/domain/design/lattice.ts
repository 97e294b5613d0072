import type { Point } from './photoPlacement.ts';

/** The printable surface in a mock-up's picture: an even lattice over the print, row by row from the top left. */
export type Lattice = {
  /** Pixels of the picture. */
  readonly width: number;
  readonly height: number;
  /** Width / height of the surface in the real world. */
  readonly aspect: number;
  readonly cols: number;
  readonly rows: number;
  readonly points: readonly (readonly [number, number])[];
};

/** A printed surface of a mock-up. */
export type Surface = Lattice & {
  /** The print that it shows, counted from 0; 'mount' for the board around the openings of a collage frame, which lies below the prints. */
  readonly print: number | 'mount';
  /** On the side of a wrapped canvas: the part of the print that it shows, mirrored where its width is negative. */
  readonly part?: Shown;
};

/** A corner of a triangle: its point in the picture (pixels), and on the print (shares from its top left). */
type Vertex = Point & { readonly u: number; readonly v: number };
export type Triangle = readonly [Vertex, Vertex, Vertex];

/** How far the print is extended beyond its edge, in pixels, so that a mask's soft rim never shows the bare product. */
const APRON_PX = 2;

function nodeAt({ cols, points }: Lattice, col: number, row: number): Point {
  const [x, y] = points[row * (cols + 1) + col] ?? [0, 0];
  return { x, y };
}

/** A point beyond the edge by the apron's width, extrapolated from the inner neighbour. */
function beyond(inner: Vertex, edge: Vertex): Vertex {
  const share = APRON_PX / Math.max(1, Math.hypot(edge.x - inner.x, edge.y - inner.y));
  const on = (a: number, b: number): number => b + (b - a) * share;
  return { x: on(inner.x, edge.x), y: on(inner.y, edge.y), u: on(inner.u, edge.u), v: on(inner.v, edge.v) };
}

function withApron(line: readonly Vertex[]): readonly Vertex[] {
  const [first, second] = line;
  const [last, beforeLast] = [line.at(-1), line.at(-2)];
  if (!first || !second || !last || !beforeLast) return line;
  return [beyond(second, first), ...line, beyond(beforeLast, last)];
}

/** Every lattice point with its place on the print, and a rim around them that extends the surface. */
function grid(lattice: Lattice): readonly (readonly Vertex[])[] {
  const { cols, rows } = lattice;
  const lines = Array.from({ length: rows + 1 }, (_, row) =>
    withApron(
      Array.from({ length: cols + 1 }, (_, col) => ({ ...nodeAt(lattice, col, row), u: col / cols, v: row / rows })),
    ),
  );
  const columns = Array.from({ length: cols + 3 }, (_, col) => withApron(lines.flatMap((line) => line[col] ?? [])));
  return Array.from({ length: rows + 3 }, (_, row) => columns.flatMap((column) => column[row] ?? []));
}

/** The surface as triangles, two per cell, divided from the top left to the bottom right. */
export function trianglesOf(lattice: Lattice): readonly Triangle[] {
  const lines = grid(lattice);
  return lines.slice(1).flatMap((below, row) =>
    below.slice(1).flatMap((d, col): readonly Triangle[] => {
      const [a, b, c] = [lines[row]?.[col], lines[row]?.[col + 1], below[col]];
      return a && b && c
        ? [
            [a, b, d],
            [a, d, c],
          ]
        : [];
    }),
  );
}

/** An affine map as canvas contexts take it: x' = a x + c y + e, y' = b x + d y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The affine map from three points to three others; null when the first three are collinear. */
export function affineOf(from: readonly [Point, Point, Point], to: readonly [Point, Point, Point]): Affine | null {
  const [p, q, r] = from;
  const [qx, qy, rx, ry] = [q.x - p.x, q.y - p.y, r.x - p.x, r.y - p.y];
  const area = qx * ry - rx * qy;
  if (Math.abs(area) < 1e-9) return null;
  const [o, m, n] = to;
  const [mx, my, nx, ny] = [m.x - o.x, m.y - o.y, n.x - o.x, n.y - o.y];
  const [a, b] = [(mx * ry - nx * qy) / area, (my * ry - ny * qy) / area];
  const [c, d] = [(nx * qx - mx * rx) / area, (ny * qx - my * rx) / area];
  return [a, b, c, d, o.x - a * p.x - c * p.y, o.y - b * p.x - d * p.y];
}

/** The part of a print that is visible on a surface of another shape: centred, covering the surface, not stretched. */
export type Shown = { readonly u: number; readonly v: number; readonly width: number; readonly height: number };

function shownPart(printShape: number, surfaceShape: number): Shown {
  const width = Math.min(1, surfaceShape / printShape);
  const height = Math.min(1, printShape / surfaceShape);
  return { u: (1 - width) / 2, v: (1 - height) / 2, width, height };
}

/** The part of a print of this shape (width / height) that a surface shows. */
export function shownOn({ aspect, part }: Surface, printShape: number): Shown {
  const front = shownPart(printShape, aspect);
  if (!part) return front;
  return {
    u: front.u + part.u * front.width,
    v: front.v + part.v * front.height,
    width: part.width * front.width,
    height: part.height * front.height,
  };
}
