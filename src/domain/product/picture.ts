import type { Product } from './product.ts';

/**
 * Landscape products (prints, collages, sticker sheets) are photographed square; a tall card shows them whole, on
 * a mat in the backdrop's colours, instead of cropping their sides. docs/behaviour.md, Product card.
 */
export function isWideSubject(product: Product): boolean {
  return /print|sticker|collage|canvas|panorama/i.test(`${product.category} ${product.name}`);
}
