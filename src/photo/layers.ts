import type { Surface } from '#domain/design/lattice.ts';

/**
 * A mock-up at the size it is drawn in: the blank product, the mask of its visible surfaces, and the surfaces in the order in which
 * they are drawn.
 */
export type Layers = {
  readonly blank: ImageBitmap;
  readonly mask: ImageBitmap;
  readonly surfaces: readonly Surface[];
};

/** Frees the memory of the pictures. */
export function closeLayers({ blank, mask }: Layers): void {
  blank.close();
  mask.close();
}

/** Loads and decodes a picture. @throws Error when it cannot be loaded or decoded */
export async function fetchBitmap(url: string): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return createImageBitmap(await response.blob());
}
