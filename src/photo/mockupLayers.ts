import type { Surface } from '#domain/design/lattice.ts';
import type { MockupName } from '#domain/design/mockup.ts';
import type { RefusedPhoto } from '#domain/image/photoCheck.ts';

/**
 * A mock-up at the size it is drawn in: the blank product, the mask of its visible surfaces, and the surfaces in the order in which
 * they are drawn.
 */
export type Layers = {
  readonly blank: ImageBitmap;
  readonly mask: ImageBitmap;
  readonly surfaces: readonly Surface[];
};

/** The pictures to decode for a square of `side` pixels, by their URLs. */
export type LayersTask = { readonly blank: string; readonly mask: string; readonly side: number };

export type DecodedLayers = { readonly status: 'layers' } & Pick<Layers, 'blank' | 'mask'>;

/** What decodes pictures away from the page. The photo worker does, whose messages contain layers: this file cannot import it. */
type Decoder = { readonly decodeLayers: (task: LayersTask) => Promise<DecodedLayers | RefusedPhoto> };

/**
 * Loads the layers of a mock-up for a square of `side` pixels.
 * @throws Error when one of them cannot be loaded, RangeError without memory for them
 */
export async function loadLayers({ decodeLayers }: Decoder, name: MockupName, side: number): Promise<Layers> {
  const folder = new URL(`/mockups/${name}/`, globalThis.location.href).href;
  const [answer, response] = await Promise.all([
    decodeLayers({ blank: `${folder}blank.webp`, mask: `${folder}mask.webp`, side }),
    fetch(`${folder}mesh.json`),
  ]);
  if (answer.status === 'refused' && answer.problem === 'memory') throw new RangeError(`no memory for ${name}`);
  if (answer.status !== 'layers' || !response.ok) throw new Error(`${name}: ${answer.status}, ${response.status}`);
  return { blank: answer.blank, mask: answer.mask, surfaces: (await response.json()) as readonly Surface[] };
}

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
