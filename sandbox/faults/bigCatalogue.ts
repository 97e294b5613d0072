import type { Catalogue } from '../catalogue/types.ts';
import { seededRandom } from './seededRandom.ts';

const CREATED = '2025-01-01T00:00:00.000Z';

/**
 * A catalogue of any size with the demo's pictures: a category for twenty products, a keyword for two. With ten thousand
 * products it is fault R26.
 */
export function bigCatalogue(demo: Catalogue, size: number): Catalogue {
  const random = seededRandom(size);
  const categories = Math.ceil(size / 20);
  const pictures = picturesOf(demo.products);
  const products = counted(size, (n) => ({
    _id: idOf(1, n),
    name: `Photo Gift No. ${n + 1}`,
    description: `Gift number ${n + 1}, printed with your photo.`,
    price: 99 + Math.floor(random() * 4900),
    bestseller: n % 500 === 0,
    category: `Category ${(n % categories) + 1}`,
    subCategory: n % 2 === 0 ? 'Indoor' : 'Outdoor',
    sizes: ['S', 'M', 'L'].slice(0, 1 + (n % 3)),
    rating: 1 + Math.floor(random() * 5),
    customers: Math.floor(random() * 400),
    reviews: [],
    media: [{ _id: idOf(2, n), type: 'image', url: pictures[n % pictures.length] ?? '/media/missing.jpg' }],
    date: Date.parse(CREATED) + n * 1000,
  }));
  return {
    products,
    slides: demo.slides,
    categories: manyCategories(categories, pictures),
    keywords: manyKeywords(Math.ceil(size / 2)),
  };
}

function manyCategories(count: number, pictures: readonly string[]): unknown[] {
  return counted(count, (n) => ({
    ...stored(idOf(3, n)),
    name: `Category ${n + 1}`,
    image: [pictures[n % pictures.length] ?? '/media/missing.jpg'],
  })).toReversed();
}

function manyKeywords(count: number): unknown[] {
  return counted(count, (n) => ({
    ...stored(idOf(4, n)),
    slug: `keyword-${n + 1}`,
    keyword: `Keyword ${n + 1}`,
    description: `All about keyword ${n + 1}.`,
    content: `<h2>Keyword ${n + 1}</h2><p>Gifts for keyword ${n + 1}.</p>`,
  })).toReversed();
}

function picturesOf(products: readonly unknown[]): string[] {
  const urls = JSON.stringify(products).match(/"\/media\/[^"]+\.jpg"/g) ?? [];
  return [...new Set(urls)].map((quoted) => quoted.slice(1, -1));
}

function counted<T>(length: number, make: (n: number) => T): T[] {
  return Array.from({ length }, (_, n) => make(n));
}

function idOf(kind: number, n: number): string {
  return `67748580${kind.toString(16).padStart(8, '0')}${n.toString(16).padStart(8, '0')}`;
}

function stored(_id: string) {
  return { _id, createdAt: CREATED, updatedAt: CREATED, __v: 0 };
}
