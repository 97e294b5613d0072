import type { Lattice } from '#domain/design/lattice.ts';

/**
 * A mock-up at the size it is drawn in: the blank product, the mask of its visible surface, and the surface's lattice.
 */
export type Layers = { readonly blank: ImageBitmap; readonly mask: ImageBitmap; readonly lattice: Lattice };

/** Frees the memory of the pictures. */
export function closeLayers({ blank, mask }: Layers): void {
  blank.close();
  mask.close();
}
