import * as v from 'valibot';

import { settings } from '#config/settings.ts';
import { mediaKindOf, type Media } from '#domain/media.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { STANDARD_SIZE, type Product, type Review } from '#domain/product.ts';
import { asWritten } from '#domain/text.ts';
import { mediaUrl, pathPart } from '#domain/url.ts';
import { answer, array, flag, id, numberBetween, trimmed } from './fields.ts';
import { request } from './http.ts';
import { listOf } from './listOf.ts';

/** Media with a loadable address; plain texts and {type, url} objects alike, anything else is left out. */
function mediaFrom(list: readonly unknown[]): readonly Media[] {
  return list.flatMap((entry) => {
    const { url: source, type }: { readonly url?: unknown; readonly type?: unknown } =
      typeof entry === 'object' && entry !== null ? entry : { url: entry };
    const url = mediaUrl(source, settings.backendUrl);
    return url === null || typeof source !== 'string' ? [] : [{ kind: mediaKindOf(url, type), url, source }];
  });
}

/** An older record lists its pictures in `image`, as texts or as one text; an empty `image` never hides `media`. */
export function mediaOf(media: readonly unknown[], image: unknown): readonly Media[] {
  const found = mediaFrom(media);
  if (found.length > 0) return found;
  return mediaFrom(Array.isArray(image) ? image : [image]);
}

const review = v.pipe(
  v.looseObject({
    reviewer: v.optional(trimmed, ''),
    comment: v.optional(trimmed, ''),
    rating: v.optional(numberBetween(0, 5), 0),
  }),
  v.transform(({ reviewer, comment, rating }): Review => ({ reviewer, comment, rating })),
  v.check(({ reviewer, comment }) => reviewer !== '' || comment !== ''),
);

function reviewsOf(raw: readonly unknown[]): readonly Review[] {
  return raw.flatMap((entry) => {
    const result = v.safeParse(review, entry);
    return result.success ? [result.output] : [];
  });
}

/** A category is a text, or an object with a name. */
function nameIn(category: unknown): string {
  const name = typeof category === 'object' && category !== null ? (category as { name?: unknown }).name : category;
  return v.parse(trimmed, name);
}

/** Sizes as the backend spells them: texts, or objects with a size; a gift without any has one. */
function sizesOf(raw: readonly unknown[]): readonly string[] {
  const sizes = raw
    .map((entry) => (typeof entry === 'object' && entry !== null ? (entry as { size?: unknown }).size : entry))
    .map((size) => (Number.isFinite(size) ? String(size) : size))
    .map((size) => (typeof size === 'string' ? asWritten(size) : ''))
    .filter((size) => size.trim() !== '' && size.length <= 100);
  return sizes.length > 0 ? [...new Set(sizes)] : [STANDARD_SIZE];
}

/** The last moment that a Date can hold, in milliseconds. */
const LATEST_DATE = 8.64e15;

export const productSchema = v.pipe(
  v.looseObject({
    _id: id,
    name: v.pipe(trimmed, v.minLength(1)),
    description: v.optional(trimmed, ''),
    bestseller: v.optional(flag),
    media: v.optional(array, []),
    image: v.optional(v.unknown()),
    sizes: v.optional(array, []),
    rating: v.optional(numberBetween(0, 5), 0),
    customers: v.optional(numberBetween(0, 10_000_000), 0),
    reviews: v.optional(array, []),
    date: v.optional(numberBetween(0, LATEST_DATE), 0),
    subCategory: v.optional(trimmed),
    subcategory: v.optional(trimmed),
  }),
  v.transform((raw): Product => ({
    id: raw._id,
    name: raw.name,
    price: paiseFromRupees(raw['price']),
    description: raw.description,
    isBestseller: raw.bestseller ?? false,
    category: nameIn(raw['category']),
    subCategory: raw.subCategory ?? raw.subcategory ?? '',
    media: mediaOf(raw.media, raw.image),
    sizes: sizesOf(raw.sizes),
    rating: Math.round(raw.rating * 10) / 10,
    reviewCount: Math.round(raw.customers),
    reviews: reviewsOf(raw.reviews),
    addedAt: raw.date > 0 ? raw.date : null,
  })),
);

const listSchema = answer({ products: listOf(productSchema, 'products', (p) => p.id) });

const listCall = { method: 'GET', url: '/api/product/list', fallback: 'products' } as const;

/** Every gift of the shop, newest first (the backend's order reversed). @throws ApiError */
export async function listProducts(signal?: AbortSignal): Promise<readonly Product[]> {
  return (await request({ ...listCall, signal }, listSchema)).products.toReversed();
}

/** The same at once, however busy the shop is: an order is about to be sent at these prices. @throws ApiError */
export async function listProductsForOrder(): Promise<readonly Product[]> {
  return (await request({ ...listCall, isForOrder: true }, listSchema)).products.toReversed();
}

const oneSchema = v.union([
  v.pipe(
    v.looseObject({ product: productSchema }),
    v.transform(({ product }) => product),
  ),
  productSchema,
]);

/** One gift by id, for addresses whose gift is not in the list. @throws ApiError with status 404 when there is none */
export async function getProduct(productId: string, signal?: AbortSignal): Promise<Product> {
  const url = `/api/product/${pathPart(productId)}` as const;
  return request({ method: 'GET', url, fallback: 'product', signal }, oneSchema);
}
