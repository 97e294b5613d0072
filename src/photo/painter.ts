import { shownPart, type Lattice } from '#domain/design/lattice.ts';
import type { Dimensions } from '#domain/design/printSize.ts';
import type { SheetArt } from './art.ts';
import { dimensionsOf } from './patches.ts';

/** Draws a product with prints on it. */
export type Painter = {
  readonly kind: 'webgl' | 'canvas' | 'flat';
  /** Without prints the product stays bare. Drawn one after another; of those that wait only the newest is drawn. */
  readonly paint: (arts: readonly SheetArt[] | null) => void;
  /** Resolves when the screen shows what was painted last. */
  readonly settled: () => Promise<void>;
  readonly release: () => void;
};

/** What a painter tells whoever has it. */
export type PainterEvents = {
  /** It cannot paint any more. */
  readonly onLost: () => void;
  /** The screen shows another picture. */
  readonly onPainted?: () => void;
};

const MOST_SIDE = 1600;

/** How many pixels a print of this shape needs so that a surface, drawn at a scale, shows it as sharp as the screen can. */
export function previewPixels(lattice: Lattice, scale: number, shape: number): Dimensions {
  const room = dimensionsOf(lattice, scale);
  const shown = shownPart(shape, lattice.aspect);
  const wanted = Math.max(room.height / shown.height, room.width / shown.width / shape);
  const height = Math.min(wanted, MOST_SIDE, MOST_SIDE / shape);
  return { width: Math.max(1, Math.round(height * shape)), height: Math.max(1, Math.round(height)) };
}
