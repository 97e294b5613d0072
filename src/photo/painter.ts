import { shownPart, type Shown } from '#domain/lattice.ts';
import type { Corners, Point } from '#domain/photoPlacement.ts';

/** A photo and its printed part, in pixels of the bitmap. */
export type Print = { readonly bitmap: ImageBitmap; readonly corners: Corners };

/** Draws a gift with a photo on it. */
export type Painter = {
  readonly kind: 'webgl' | 'canvas' | 'flat';
  /** Without a print the gift stays blank. */
  readonly paint: (print: Print | null) => void;
  /** Absent where everything is painted at once; else resolves when nothing is left to paint. */
  readonly settled?: () => Promise<void>;
  readonly release: () => void;
};

/** The corners of the part that shows on a surface of another shape. */
function shownCorners({ topLeft, topRight, bottomLeft }: Corners, shown: Shown): Corners {
  const at = (u: number, v: number): Point => ({
    x: topLeft.x + u * (topRight.x - topLeft.x) + v * (bottomLeft.x - topLeft.x),
    y: topLeft.y + u * (topRight.y - topLeft.y) + v * (bottomLeft.y - topLeft.y),
  });
  return {
    topLeft: at(shown.u, shown.v),
    topRight: at(shown.u + shown.width, shown.v),
    bottomLeft: at(shown.u, shown.v + shown.height),
  };
}

/** A print as this surface shows it. */
export function onSurface({ corners }: Print, surfaceShape: number): Corners {
  const across = Math.hypot(corners.topRight.x - corners.topLeft.x, corners.topRight.y - corners.topLeft.y);
  const down = Math.hypot(corners.bottomLeft.x - corners.topLeft.x, corners.bottomLeft.y - corners.topLeft.y);
  return shownCorners(corners, shownPart(across / down, surfaceShape));
}
