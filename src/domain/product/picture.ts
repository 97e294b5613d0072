import type { Product } from './product.ts';

/**
 * Landscape things (prints, collages, sticker sheets) are photographed square; in a tall card they stand whole on
 * a mat of the backdrop's colours instead of being cut at the sides. docs/behaviour.md, Product card.
 */
export function isWideSubject(product: Product): boolean {
  return /print|sticker|collage|canvas|panorama/i.test(`${product.category} ${product.name}`);
}
