import { shownPart, type Lattice } from '#domain/design/lattice.ts';
import type { Dimensions } from '#domain/design/printSize.ts';
import type { SheetArt } from './art.ts';
import { dimensionsOf } from './patches.ts';

/** Draws a product with prints on it, on a canvas of its own. */
export type Painter = {
  readonly kind: 'webgl' | 'canvas' | 'flat';
  /** Draws prints, or the bare product for null. While one is being drawn, only the newest of the following waits. */
  readonly paint: (arts: readonly SheetArt[] | null) => void;
  /** Resolves when the canvas shows what was painted last. */
  readonly settled: () => Promise<void>;
  readonly release: () => void;
};

/** The events of a painter. */
export type PainterEvents = {
  /** The painter cannot paint any more. */
  readonly onLost: () => void;
  /** The canvas shows a new picture. */
  readonly onPainted?: () => void;
};

const MOST_SIDE = 1600;

/** How many pixels a print of this shape needs so that a surface, drawn at this scale, shows it at full sharpness. */
export function previewPixels(lattice: Lattice, scale: number, shape: number): Dimensions {
  const room = dimensionsOf(lattice, scale);
  const shown = shownPart(shape, lattice.aspect);
  const wanted = Math.max(room.height / shown.height, room.width / shown.width / shape);
  const height = Math.min(wanted, MOST_SIDE, MOST_SIDE / shape);
  return { width: Math.max(1, Math.round(height * shape)), height: Math.max(1, Math.round(height)) };
}
