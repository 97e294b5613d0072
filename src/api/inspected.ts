import * as v from 'valibot';

import { categorySchema, slideSchema } from './catalogue.ts';
import { http } from './client.ts';
import { ApiError, meansSignedOut } from './errors.ts';
import { accepted, okResponse } from './fields.ts';
import { request, type Call } from './http.ts';
import { keywordSchema } from './keywords.ts';
import { listOf } from './listOf.ts';
import { PRODUCT_LIST, productSchema } from './products.ts';

/**
 * The lists as the shop reads them, with what becomes of each item: for the doctor, which has to say what a shopper meets. The
 * storefront itself never loads this file.
 */

/** An item that the shop leaves out, by its place in the list and what names it there. */
export type Dropped = { readonly index: number; readonly id: string; readonly why: string };

/** A list and what the shop makes of it. */
export type Inspected<T> = {
  /** What the shop shows, in the backend's order. */
  readonly shown: readonly T[];
  /** The records behind them, as they came. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly dropped: readonly Dropped[];
  /** Keys of items after the first one with the same key. */
  readonly doubled: readonly string[];
  /** How many items the answer holds. */
  readonly total: number;
  /** What the answer holds besides its list, such as a paged backend's `totalPages`. */
  readonly rest: Readonly<Record<string, unknown>>;
};

type List<T> = {
  readonly url: Call['url'];
  readonly field: string;
  readonly fallback: Call['fallback'];
  readonly item: v.GenericSchema<unknown, T>;
  readonly keyOf: (value: T) => string;
};

const byId = ({ id }: { readonly id: string }): string => id;

/** Every list of the backend that a shopper's visit may ask for. */
export const LISTS = {
  products: { url: PRODUCT_LIST, field: 'products', fallback: 'products', item: productSchema, keyOf: byId },
  slides: { url: '/api/slides/list', field: 'slides', fallback: 'slides', item: slideSchema, keyOf: byId },
  categories: {
    url: '/api/catagere/list',
    field: 'catageres',
    fallback: 'categories',
    item: categorySchema,
    keyOf: byId,
  },
  categoryNames: {
    url: '/api/category',
    field: 'categories',
    fallback: 'categories',
    item: categorySchema,
    keyOf: byId,
  },
  bannerNames: {
    url: '/api/api/category',
    field: 'categories',
    fallback: 'categories',
    item: categorySchema,
    keyOf: byId,
  },
  keywords: {
    url: '/api/keyword',
    field: 'keywords',
    fallback: 'keywords',
    item: keywordSchema,
    keyOf: ({ slug }: v.InferOutput<typeof keywordSchema>) => slug,
  },
  allKeywords: {
    url: '/api/keywords',
    field: 'keywords',
    fallback: 'keywords',
    item: keywordSchema,
    keyOf: ({ slug }: v.InferOutput<typeof keywordSchema>) => slug,
  },
} as const;

const record = v.looseObject({});

/** Names an item for somebody who looks for it: by its id, else its name. */
function nameOf(item: unknown): string {
  const fields: Readonly<Record<string, unknown>> = v.is(record, item) ? item : {};
  const names = [fields['_id'], fields['slug'], fields['name'], fields['keyword']];
  const found = names.find((part) => typeof part === 'string' && part.trim() !== '');
  return typeof found === 'string' ? found : '';
}

/** Why an item is of no use, in words for whoever enters it. */
function whyOf(item: unknown, [issue]: readonly v.BaseIssue<unknown>[]): string {
  if (!v.is(record, item)) return 'no record';
  const key = issue?.path?.[0]?.key;
  const field = typeof key === 'string' ? key : 'record';
  const value = item[field];
  if (value === undefined || value === null || value === '') return `no ${field}`;
  if (typeof value !== 'string') return `its ${field} is no text`;
  return value.trim() === '' ? `no ${field}` : `its ${field} is too long`;
}

function inspected<T>({ item, keyOf }: List<T>, raw: readonly unknown[]): Omit<Inspected<T>, 'rest'> {
  const dropped: Dropped[] = [];
  const doubled: string[] = [];
  const records: Readonly<Record<string, unknown>>[] = [];
  const seen = new Set<string>();
  for (const [index, value] of raw.entries()) {
    const result = v.safeParse(item, value);
    if (!result.success) {
      dropped.push({ index, id: nameOf(value), why: whyOf(value, result.issues) });
      continue;
    }
    const key = keyOf(result.output);
    if (seen.has(key)) doubled.push(key);
    else if (v.is(record, value)) records.push(value);
    seen.add(key);
  }
  return { shown: v.parse(listOf(item, 'items', keyOf), raw), records, dropped, doubled, total: raw.length };
}

/** Reads one of the lists, and each of its items. @throws ApiError as the shop's own reading does */
export async function inspectList<T>(list: List<T>, signal: AbortSignal): Promise<Inspected<T>> {
  const { url, field, fallback } = list;
  const schema = okResponse({ [field]: v.array(v.unknown()) });
  const { [field]: raw, ...rest } = (await request({ method: 'GET', url, fallback, signal }, schema)) as Readonly<
    Record<string, unknown>
  >;
  return { ...inspected(list, raw as readonly unknown[]), rest };
}

/** What a read without a login is answered with. */
export type WithoutLogin = 'refused' | 'unknownWords' | 'answered';

/** Asks for something of a shopper without saying who it is. @throws ApiError where the call is missing, or fails */
export async function askWithoutLogin(
  url: '/api/cart/get' | '/api/order/userorders',
  signal: AbortSignal,
): Promise<{ readonly answer: WithoutLogin; readonly said: string }> {
  try {
    await request({ method: 'POST', url, token: null, fallback: 'cart', signal }, accepted);
    return { answer: 'answered', said: '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isRefusal = error.kind === 'rejected' || error.status === 401 || error.status === 403;
    if (!isRefusal) throw error;
    const isKnown = meansSignedOut(error.status, error.isServerText ? error.message : '', url);
    return { answer: isKnown ? 'refused' : 'unknownWords', said: error.message };
  }
}

/** How a call was answered, as far as the shop's own reading does not tell. */
export type Exchange = {
  readonly status: number;
  /** From sending to the last byte, in milliseconds. */
  readonly ms: number;
  readonly bytes: number;
  readonly isHtml: boolean;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Notes how each call is answered from now on, by its path; the newest of a path counts. @param origin Whose page asks. */
export function observeCalls(origin: string): ReadonlyMap<string, Exchange> {
  const exchanges = new Map<string, Exchange>();
  const begun = new Map<string, number>();
  http.interceptors.request.use((config) => {
    if (origin !== '') config.headers.set('Origin', origin);
    begun.set(config.url ?? '', performance.now());
    return config;
  });
  http.interceptors.response.use((response) => {
    const url = response.config.url ?? '';
    const text = String(response.data);
    const headers = Object.entries(response.headers as Readonly<Record<string, unknown>>);
    exchanges.set(url, {
      status: response.status,
      ms: Math.round(performance.now() - (begun.get(url) ?? 0)),
      bytes: new TextEncoder().encode(text).length,
      isHtml: /^\s*<(?:!doctype|html|head|body)\b/i.test(text),
      headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), String(value)])),
    });
    return response;
  });
  return exchanges;
}
