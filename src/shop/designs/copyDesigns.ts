import { contentOfOrdered } from '#domain/design/prefilledContent.ts';
import {
  isEmpty,
  photosOf,
  type Design,
  type DesignContent,
  type DesignedProduct,
  type OrderedDesign,
} from '#domain/design/design.ts';
import type { LinePart } from '#domain/design/designIndex.ts';
import { putDesign, readPhoto } from './designStore.ts';

/** Further pieces of a line, and what their design is copied from; from an empty one or none they get none. */
export type CopiedPart = {
  /** A design of this device, or what an order says of another one; null without either. */
  readonly from: { readonly content: DesignContent } | { readonly ordered: OrderedDesign } | null;
  readonly product: DesignedProduct;
  /** A picture of the product with the design; null where nothing has been drawn. */
  readonly preview: Blob | null;
  readonly pieces: number;
};

/** The picture of a design that nothing has drawn yet: screens show the shop's own picture instead (hasPicture). */
export const NOT_DRAWN = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'], {
  type: 'image/svg+xml',
});

/** A part of a line with a copy of its design, to be stored with its photos; no entry for a part without a design. */
async function copyOf({ from, product, preview, pieces }: CopiedPart) {
  const content = from && ('content' in from ? from.content : contentOfOrdered(from.ordered));
  if (content === null || isEmpty(content)) return { part: { design: null, pieces }, entry: null };
  const files = new Map<string, Blob>();
  for (const hash of photosOf(content)) {
    const file = await readPhoto(hash);
    if (file) files.set(hash, file);
  }
  const places = content.places.map((place) => (place && files.has(place.photo) ? place : null));
  const design: Design = { ...content, places, gift: product, id: crypto.randomUUID(), madeAt: Date.now() };
  return { part: { design: design.id, pieces }, entry: { design, preview: preview ?? NOT_DRAWN, files } };
}

/**
 * Stores copies of designs on the device, else in the page's memory, and returns the parts that they make.
 * @throws DOMException, SilentDatabaseError where a photo cannot be read now; nothing is stored then
 */
export async function copyDesigns(parts: readonly CopiedPart[]): Promise<readonly LinePart[]> {
  const copies = await Promise.all(parts.map(copyOf));
  for (const { entry } of copies) if (entry) await putDesign(entry.design, entry.preview, entry.files);
  return copies.map(({ part }) => part);
}
