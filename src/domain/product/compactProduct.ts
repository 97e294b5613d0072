import type { Media } from './media.ts';
import { STANDARD_SIZE, type Product } from './product.ts';

/** A product as a prerendered page contains it, without the fields that equal the default. */
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

/** Drops the fields that equal the default. */
export function compactProduct(product: Product): CompactProduct {
  const { media, ...rest } = withoutCommon(product, COMMON);
  return media ? { ...rest, media: media.map((entry) => withoutCommon(entry, COMMON_MEDIA)) } : rest;
}

/** Adds the default of each dropped field: the inverse of compactProduct. */
export function expandProduct({ media = [], ...rest }: CompactProduct): Product {
  return { ...COMMON, ...rest, media: media.map((entry) => ({ ...COMMON_MEDIA, ...entry })) };
}
