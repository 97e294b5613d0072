import * as v from 'valibot';

import type { Keyword } from '#domain/catalogue/keyword.ts';
import { pathPart } from '#domain/text/url.ts';
import { okResponse, name, text, trimmed, listOf } from './fields.ts';
import { request } from './http.ts';

export const keywordSchema = v.pipe(
  v.looseObject({
    slug: v.pipe(trimmed, v.minLength(1), v.maxLength(300)),
    keyword: name,
    description: name,
    content: v.optional(text, ''),
  }),
  v.transform(({ slug, keyword, description, content }): Keyword => ({
    slug,
    keyword: keyword || slug,
    description,
    content,
  })),
);

const listSchema = okResponse({ keywords: listOf(keywordSchema, 'keywords', (keyword) => keyword.slug) });

/** The keywords that every page loads at its start. @throws ApiError */
export async function listKeywords(signal?: AbortSignal): Promise<readonly Keyword[]> {
  return (await request({ method: 'GET', url: '/api/keyword', fallback: 'keywords', signal }, listSchema)).keywords;
}

/** The keywords of the listing page; few backends have this endpoint. @throws ApiError */
export async function listAllKeywords(signal?: AbortSignal): Promise<readonly Keyword[]> {
  return (await request({ method: 'GET', url: '/api/keywords', fallback: 'keywords', signal }, listSchema)).keywords;
}

const oneSchema = okResponse({ keyword: keywordSchema });

/** One keyword page. @throws ApiError with status 404 when there is none */
export async function getKeyword(slug: string, signal?: AbortSignal): Promise<Keyword> {
  const url = `/api/keyword/${pathPart(slug)}` as const;
  return (await request({ method: 'GET', url, fallback: 'keyword', signal }, oneSchema)).keyword;
}
