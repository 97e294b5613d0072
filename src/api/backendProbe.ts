import * as v from 'valibot';

import { categorySchema } from './categories.ts';
import { slideSchema } from './slides.ts';
import { axiosInstance } from './axiosInstance.ts';
import { ApiError, meansSignedOut } from './errors.ts';
import { accepted, okResponse, listOf } from './fields.ts';
import { request, type Call } from './http.ts';
import { keywordSchema } from './keywords.ts';
import { PRODUCT_LIST, productSchema } from './products.ts';

/**
 * The lists as the shop parses them, with the result for each item. For the doctor, which reports what shoppers will see; the
 * storefront never loads this file.
 */

/** An item that the shop drops: its index in the list, its id or name, and the reason. */
export type Dropped = { readonly index: number; readonly id: string; readonly why: string };

/** A list, and what the shop parses from it. */
export type ListInspection<T> = {
  /** The parsed items, in the backend's order. */
  readonly shown: readonly T[];
  /** Their unparsed records. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly dropped: readonly Dropped[];
  /** The keys that more than one item has, once for each further item. */
  readonly doubled: readonly string[];
  /** How many items the answer has. */
  readonly total: number;
  /** The answer's other fields, such as a paged backend's `totalPages`. */
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

/** Every list of the backend that the storefront reads. */
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

/** What identifies an item in the backend's admin: its id, else its name. */
function nameOf(item: unknown): string {
  const fields: Readonly<Record<string, unknown>> = v.is(record, item) ? item : {};
  const names = [fields['_id'], fields['slug'], fields['name'], fields['keyword']];
  const found = names.find((part) => typeof part === 'string' && part.trim() !== '');
  return typeof found === 'string' ? found : '';
}

/** Why an item is unusable, in words for the person who enters it. */
function whyOf(item: unknown, [issue]: readonly v.BaseIssue<unknown>[]): string {
  if (!v.is(record, item)) return 'no record';
  const key = issue?.path?.[0]?.key;
  const field = typeof key === 'string' ? key : 'record';
  const value = item[field];
  if (value === undefined || value === null || value === '') return `no ${field}`;
  if (typeof value !== 'string') return `its ${field} is no text`;
  return value.trim() === '' ? `no ${field}` : `its ${field} is too long`;
}

function inspectItems<T>({ item, keyOf }: List<T>, raw: readonly unknown[]): Omit<ListInspection<T>, 'rest'> {
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

/** Reads one list and inspects each of its items. @throws ApiError as the storefront's read does */
export async function inspectList<T>(list: List<T>, signal: AbortSignal): Promise<ListInspection<T>> {
  const { url, field, fallback } = list;
  const schema = okResponse({ [field]: v.array(v.unknown()) });
  const { [field]: raw, ...rest } = (await request({ method: 'GET', url, fallback, signal }, schema)) as Readonly<
    Record<string, unknown>
  >;
  return { ...inspectItems(list, raw as readonly unknown[]), rest };
}

/** How the backend answers a read without a login. */
export type WithoutLogin = 'refused' | 'unknownWords' | 'answered';

/** Reads a shopper's data without a token. @throws ApiError when the call is missing, or fails */
export async function askWithoutLogin(
  url: '/api/cart/get' | '/api/order/userorders',
  signal: AbortSignal,
): Promise<{ readonly answer: WithoutLogin; readonly text: string }> {
  try {
    await request({ method: 'POST', url, token: null, fallback: 'cart', signal }, accepted);
    return { answer: 'answered', text: '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isRefusal = error.kind === 'rejected' || error.status === 401 || error.status === 403;
    if (!isRefusal) throw error;
    const isKnown = meansSignedOut(error.status, error.isServerText ? error.message : '', url);
    return { answer: isKnown ? 'refused' : 'unknownWords', text: error.message };
  }
}

/** The technical facts of one answer. */
export type Exchange = {
  readonly status: number;
  /** From sending to the last byte, in milliseconds. */
  readonly ms: number;
  readonly bytes: number;
  readonly isHtml: boolean;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Records the answer of each further call by its path, the newest of each. @param origin The Origin header to send; '' for none. */
export function observeCalls(origin: string): ReadonlyMap<string, Exchange> {
  const exchanges = new Map<string, Exchange>();
  const begun = new Map<string, number>();
  axiosInstance.interceptors.request.use((config) => {
    if (origin !== '') config.headers.set('Origin', origin);
    begun.set(config.url ?? '', performance.now());
    return config;
  });
  axiosInstance.interceptors.response.use((response) => {
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
