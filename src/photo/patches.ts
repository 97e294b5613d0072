import { affineOf, trianglesOf, type Affine, type Lattice, type Triangle } from '#domain/design/lattice.ts';
import type { Dimensions } from '#domain/design/printSharpness.ts';

/**
 * A piece of the flat print and the map that draws it on the surface. A triangle is clipped; a whole cell needs no
 * clip.
 */
export type Patch = {
  /** In pixels of the flat print. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly map: Affine;
  readonly cut: Triangle | null;
};

/** How far patches overlap, in pixels, so that no seam shows between them. */
export const OVERLAP_PX = 0.6;
/**
 * A cell whose corners miss a parallelogram by at most this many pixels in all is drawn as one; each is off by a
 * quarter.
 */
const MAX_MISS_PX = 1.6;

function scaled(triangle: Triangle, scale: number): Triangle {
  const [a, b, c] = triangle;
  const at = (vertex: Triangle[number]) => ({ ...vertex, x: vertex.x * scale, y: vertex.y * scale });
  return [at(a), at(b), at(c)];
}

const isOnPrint = (triangle: Triangle): boolean => triangle.every(({ u, v }) => u >= 0 && u <= 1 && v >= 0 && v <= 1);

/** The patches of one cell: a parallelogram if it nearly is one, else two triangles. */
function patchesOf(first: Triangle, second: Triangle, { width, height }: Dimensions): readonly Patch[] {
  const [a, b, d] = first;
  const c = second[2];
  const box = {
    left: a.u * width,
    top: a.v * height,
    width: (d.u - a.u) * width,
    height: (d.v - a.v) * height,
  };
  const miss = Math.hypot(b.x + c.x - a.x - d.x, b.y + c.y - a.y - d.y);
  if (miss > MAX_MISS_PX) {
    return [first, second].flatMap((cut): readonly Patch[] => {
      const [p, q, r] = cut;
      const at = ({ u, v }: typeof p) => ({ x: u * width, y: v * height });
      const map = affineOf([at(p), at(q), at(r)], cut);
      return map ? [{ ...box, map, cut }] : [];
    });
  }
  // The parallelogram that fits the four corners best.
  const [middleX, middleY] = [(a.x + b.x + c.x + d.x) / 4, (a.y + b.y + c.y + d.y) / 4];
  const [acrossX, acrossY] = [(b.x - a.x + d.x - c.x) / 4, (b.y - a.y + d.y - c.y) / 4];
  const [downX, downY] = [(c.x - a.x + d.x - b.x) / 4, (c.y - a.y + d.y - b.y) / 4];
  const { left, top } = box;
  const map = affineOf(
    [
      { x: left, y: top },
      { x: left + box.width, y: top },
      { x: left, y: top + box.height },
    ],
    [
      { x: middleX - acrossX - downX, y: middleY - acrossY - downY },
      { x: middleX + acrossX - downX, y: middleY + acrossY - downY },
      { x: middleX - acrossX + downX, y: middleY - acrossY + downY },
    ],
  );
  return map ? [{ ...box, map, cut: null }] : [];
}

/** The size of a surface's bounding box in a picture drawn at this scale: the size of the flat print. */
export function dimensionsOf({ points }: Lattice, scale: number): Dimensions {
  const [xs, ys] = [points.map(([x]) => x * scale), points.map(([, y]) => y * scale)];
  return {
    width: Math.round(Math.max(...xs) - Math.min(...xs)),
    height: Math.round(Math.max(...ys) - Math.min(...ys)),
  };
}

/** Divides a surface into as few patches as its shape allows. */
export function patchesFor(lattice: Lattice, scale: number, flat: Dimensions): readonly Patch[] {
  const triangles = trianglesOf(lattice);
  return triangles.flatMap((first, at) => {
    const second = triangles[at + 1];
    // Triangles come in pairs, two per cell; those of the rim beyond the print are not needed here.
    if (at % 2 === 1 || !second || !isOnPrint(first) || !isOnPrint(second)) return [];
    return patchesOf(scaled(first, scale), scaled(second, scale), flat);
  });
}
