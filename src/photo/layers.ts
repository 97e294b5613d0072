import type { Lattice } from '#domain/design/lattice.ts';

/** A mock-up at the size it is drawn in: the blank product, where its surface can be seen, and how the surface lies. */
export type Layers = { readonly blank: ImageBitmap; readonly mask: ImageBitmap; readonly lattice: Lattice };

/** Gives the pictures back. */
export function closeLayers({ blank, mask }: Layers): void {
  blank.close();
  mask.close();
}
