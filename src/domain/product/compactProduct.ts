import type { Media } from './media.ts';
import { STANDARD_SIZE, type Product } from './product.ts';

/** A product as a built page carries it: what it has in common with most others is left out. */
export type CompactProduct = Partial<Omit<Product, 'media'>> & { readonly media?: readonly Partial<Media>[] };

const COMMON_MEDIA: Media = { kind: 'image', url: '', source: '' };
const COMMON: Product = {
  id: '',
  name: '',
  price: null,
  description: '',
  markup: null,
  isBestseller: false,
  category: '',
  subCategory: '',
  media: [],
  sizes: [STANDARD_SIZE],
  rating: 0,
  reviewCount: 0,
  reviews: [],
  addedAt: null,
};

function withoutCommon<T extends object>(value: T, common: T): Partial<T> {
  const own = Object.entries(value).filter(
    ([name, field]) => JSON.stringify(field) !== JSON.stringify(Reflect.get(common, name)),
  );
  return Object.fromEntries(own) as Partial<T>;
}

/** As little of a product as it can be made of again. */
export function compactProduct(product: Product): CompactProduct {
  const { media, ...rest } = withoutCommon(product, COMMON);
  return media ? { ...rest, media: media.map((entry) => withoutCommon(entry, COMMON_MEDIA)) } : rest;
}

/** The product that was carried. */
export function expandProduct({ media = [], ...rest }: CompactProduct): Product {
  return { ...COMMON, ...rest, media: media.map((entry) => ({ ...COMMON_MEDIA, ...entry })) };
}
