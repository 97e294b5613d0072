import * as v from 'valibot';

import { settings } from '#config/settings.ts';
import type { Category } from '#domain/catalogue/catalogue.ts';
import { mediaUrl } from '#domain/text/url.ts';
import { firstOf, id, listOf, okResponse, requiredName } from './fields.ts';
import { request } from './http.ts';

export const categorySchema = v.pipe(
  v.looseObject({ _id: id, name: requiredName, image: v.optional(v.unknown()) }),
  v.transform(({ _id, name, image }): Category => ({
    id: _id,
    name,
    picture: mediaUrl(firstOf(image), settings.backendUrl),
  })),
);

const shopCategoriesSchema = okResponse({ catageres: listOf(categorySchema, 'categories', (c) => c.id) });

/** The shop's categories with their pictures, in the backend's order reversed. @throws ApiError */
export async function listCategories(signal?: AbortSignal): Promise<readonly Category[]> {
  const call = { method: 'GET', url: '/api/catagere/list', fallback: 'categories', signal } as const;
  return (await request(call, shopCategoriesSchema)).catageres.toReversed();
}

const namesSchema = okResponse({ categories: listOf(categorySchema, 'category names', (c) => c.id) });

/** Category names for the footer. @throws ApiError */
export async function listCategoryNames(signal?: AbortSignal): Promise<readonly Category[]> {
  return (await request({ method: 'GET', url: '/api/category', fallback: 'categories', signal }, namesSchema))
    .categories;
}

/** Category names for the typing banner; few backends have this endpoint. @throws ApiError */
export async function listBannerNames(): Promise<readonly Category[]> {
  return (await request({ method: 'GET', url: '/api/api/category', fallback: 'categories' }, namesSchema)).categories;
}
