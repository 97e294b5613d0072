import type { Catalogue } from './types.ts';

const PICTURE = /^(?:\/api)?\/media\/.+\.jpg$/;

/** An item with the URLs of its pictures as a host gives them that cannot resize: each is one JPEG file. */
function withPlainUrls(value: unknown): unknown {
  if (typeof value === 'string') return PICTURE.test(value) ? `${value}?fm=jpg` : value;
  if (Array.isArray(value)) return value.map(withPlainUrls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPlainUrls(inner)]));
}

/** The same products on a backend whose pictures are plain files: what most shops have. */
export function withPlainPictures({ products, slides, categories, keywords }: Catalogue): Catalogue {
  const plain = (items: readonly unknown[]): readonly unknown[] => items.map(withPlainUrls);
  return { products: plain(products), slides: plain(slides), categories: plain(categories), keywords };
}
