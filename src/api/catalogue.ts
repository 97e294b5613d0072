import * as v from 'valibot';

import { settings } from '#config/settings.ts';
import type { Category, Slide } from '#domain/catalogue/catalogue.ts';
import { slideMediaOf } from '#domain/product/media.ts';
import { mediaUrl } from '#domain/text/url.ts';
import { okResponse, id, name, requiredName, listOf } from './fields.ts';
import { request } from './http.ts';

function firstOf(image: unknown): unknown {
  return Array.isArray(image) ? (image[0] as unknown) : image;
}

export const slideSchema = v.pipe(
  v.looseObject({ _id: id, name, image: v.optional(v.unknown()) }),
  v.transform((raw): Slide => {
    const rawUrl = firstOf(raw.image);
    const second = Array.isArray(raw.image) ? (raw.image[1] as unknown) : undefined;
    const phone = slideMediaOf(mediaUrl(second, settings.backendUrl), second);
    return {
      id: raw._id,
      name: raw.name,
      media: slideMediaOf(mediaUrl(rawUrl, settings.backendUrl), rawUrl),
      phoneUrl: phone.kind === 'image' ? phone.url : null,
    };
  }),
);

const slidesSchema = okResponse({ slides: listOf(slideSchema, 'slides', (s) => s.id) });

/** The slides of the home page, in the backend's order reversed. @throws ApiError */
export async function listSlides(signal?: AbortSignal): Promise<readonly Slide[]> {
  const call = { method: 'GET', url: '/api/slides/list', fallback: 'slides', signal } as const;
  return (await request(call, slidesSchema)).slides.toReversed();
}

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
