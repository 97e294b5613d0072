import * as v from 'valibot';

import { settings } from '#config/settings.ts';
import { slideMediaOf, type Slide } from '#domain/product/media.ts';
import { mediaUrl } from '#domain/text/url.ts';
import { firstOf, id, listOf, name, okResponse } from './fields.ts';
import { request } from './http.ts';

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
