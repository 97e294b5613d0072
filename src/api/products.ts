import * as v from 'valibot';

import { settings } from '#config/settings.ts';
import { hasMarkup, inKnownBlocks, plainTextOf, withoutEntities } from '#domain/text/markup.ts';
import { mediaKindOf, type Media } from '#domain/product/media.ts';
import { paiseFromRupees } from '#domain/money/money.ts';
import { STANDARD_SIZE, type Product, type Review } from '#domain/product/product.ts';
import { fieldsOf, type Fields } from '#domain/record.ts';
import { mediaUrl, pathPart } from '#domain/text/url.ts';
import {
  okResponse,
  arrayFrom,
  id,
  nameFrom,
  numberFrom,
  requiredName,
  textFrom,
  trimmedFrom,
  listOf,
} from './fields.ts';
import { request, type Call } from './http.ts';

/** Media with a loadable URL, from texts and { type, url } objects; anything else is dropped. */
function mediaFrom(list: readonly unknown[]): readonly Media[] {
  return list.flatMap((entry) => {
    const { url: source, type } = typeof entry === 'string' ? { url: entry, type: undefined } : fieldsOf(entry);
    const url = mediaUrl(source, settings.backendUrl);
    return url === null || typeof source !== 'string' ? [] : [{ kind: mediaKindOf(url, type), url, source }];
  });
}

/** The media of a record. Older ones have their pictures in `image`, as texts or one text, which counts only without `media`. */
export function mediaOf(media: readonly unknown[], image: unknown): readonly Media[] {
  const found = mediaFrom(media);
  if (found.length > 0) return found;
  return mediaFrom(Array.isArray(image) ? image : [image]);
}

/** A description as text and, when it is written in HTML, as HTML. */
function descriptionFrom(text: string): Pick<Product, 'description' | 'markup'> {
  if (hasMarkup(text))
    return { description: textFrom(plainTextOf(text)), markup: { html: inKnownBlocks(text), isClean: false } };
  const decoded = withoutEntities(text);
  // HTML that was escaped as a whole.
  return decoded !== text && hasMarkup(decoded)
    ? descriptionFrom(decoded)
    : { description: textFrom(decoded), markup: null };
}

/** Reviews with a name or a comment; anything else is dropped. */
function reviewsFrom(list: readonly unknown[]): readonly Review[] {
  return list.flatMap((entry) => {
    const fields = fieldsOf(entry);
    const review = {
      reviewer: nameFrom(fields['reviewer']),
      comment: nameFrom(fields['comment']),
      rating: numberFrom(fields['rating'], 0, 5),
    };
    return review.reviewer === '' && review.comment === '' ? [] : [review];
  });
}

/** Sizes in the backend's spelling, from texts or objects with a size; the standard size when there are none. */
function sizesOf(raw: readonly unknown[]): readonly string[] {
  const sizes = raw
    .map((entry) => textFrom(fieldsOf(entry)['size'] ?? entry))
    .filter((size) => size.trim() !== '' && size.length <= 100);
  return sizes.length > 0 ? [...new Set(sizes)] : [STANDARD_SIZE];
}

/** The latest time that a Date can hold, in milliseconds since the epoch. */
const LATEST_DATE = 8.64e15;

/** A product needs an id and a name. Other fields get safe values, without a schema, because lists are long. */
export const productSchema = v.pipe(
  v.looseObject({ _id: id, name: requiredName }),
  v.transform((raw: Fields & { readonly _id: string; readonly name: string }): Product => {
    const addedAt = numberFrom(raw['date'], 0, LATEST_DATE);
    return {
      id: raw._id,
      name: raw.name,
      price: paiseFromRupees(raw['price']),
      ...descriptionFrom(trimmedFrom(raw['description'])),
      isBestseller: raw['bestseller'] === true,
      // A text or an object with a name.
      category: nameFrom(fieldsOf(raw['category'])['name'] ?? raw['category']),
      subCategory: nameFrom(raw['subCategory'] ?? raw['subcategory']),
      media: mediaOf(arrayFrom(raw['media']), raw['image']),
      sizes: sizesOf(arrayFrom(raw['sizes'])),
      rating: Math.round(numberFrom(raw['rating'], 0, 5) * 10) / 10,
      reviewCount: Math.round(numberFrom(raw['customers'], 0, 10_000_000)),
      reviews: reviewsFrom(arrayFrom(raw['reviews'])),
      addedAt: addedAt > 0 ? addedAt : null,
    };
  }),
);

const listSchema = okResponse({ products: listOf(productSchema, 'products', (p) => p.id) });

/** The path of the list of all products. */
export const PRODUCT_LIST = '/api/product/list';

const listCall = { method: 'GET', url: PRODUCT_LIST, fallback: 'products' } as const;

/** All products, in the backend's order reversed. @throws ApiError */
export async function listProducts(signal?: AbortSignal): Promise<readonly Product[]> {
  return (await request({ ...listCall, signal }, listSchema)).products.toReversed();
}

/** The same list, past the queue and the rate limit, because an order waits for its prices. @throws ApiError */
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

/** One product by id, for URLs and orders whose product is not in the list. @throws ApiError with status 404 when there is none */
export async function getProduct(productId: string, how: Pick<Call, 'signal' | 'isForOrder'> = {}): Promise<Product> {
  const url = `/api/product/${pathPart(productId)}` as const;
  return request({ method: 'GET', url, fallback: 'product', ...how }, oneSchema);
}
