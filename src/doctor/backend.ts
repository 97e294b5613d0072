import { ApiError } from '#api/errors.ts';
import {
  askWithoutLogin,
  inspectList,
  LISTS,
  observeCalls,
  type Exchange,
  type ListInspection,
} from '#api/backendProbe.ts';
import { getKeyword } from '#api/keywords.ts';
import { callBackendAt } from '#api/http.ts';
import { getProduct, PRODUCT_LIST } from '#api/products.ts';
import { settings } from '#config/settings.ts';
import type { Level } from '#config/settingFindings.ts';
import { parsed, pathPart } from '#domain/text/url.ts';
import type { Source } from '#prerender/source.ts';
import { catalogueFindings, type Lists } from './catalogueFindings.ts';
import { finding, type Finding } from './finding.ts';
import { crossOrigin, limiter, site } from './corsAndProxy.ts';

/**
 * `ok`; `missing`: the backend has no such call; `failed`: it has, and returns no data; `silent`: no answer in time;
 * `busy`: refused by its rate limiter; `notAsked`.
 */
type CallState = 'ok' | 'missing' | 'failed' | 'silent' | 'busy' | 'notAsked';

/** One call of the shop and how it was answered. */
export type CallReport = {
  /** As 'GET /api/product/list'. */
  readonly call: string;
  readonly state: CallState;
  readonly level: Level;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** Milliseconds until the last byte. */
  readonly ms: number | null;
  readonly bytes: number | null;
  /** Items of a list, and those that the shop shows. */
  readonly items: number | null;
  readonly shown: number | null;
  readonly note: string;
};

/** What a shopper will see of a backend. */
export type BackendReport = {
  readonly url: string;
  readonly calls: readonly CallReport[];
  readonly findings: readonly Finding[];
  /** What cannot be asked without changing something, or from here. */
  readonly notAsked: readonly string[];
};

/** A list that takes longer makes shoppers wait even on a good connection, in milliseconds. */
const SLOW_MS = 3000;

/** Timers and clocks differ by less than this, in milliseconds. */
const CLOCK_MS = 50;

/** Calls that change something are only listed by name. */
const CHANGING = [
  '/api/user/register',
  '/api/user/login',
  '/api/cart/add',
  '/api/cart/update',
  '/api/order/place',
  '/api/order/stripe',
  '/api/order/verifyStripe',
  '/api/order/razorpay',
  '/api/order/verifyRazorpay',
] as const;

/** How severe a missing call is for a shopper, and what the shop does then. */
type Need = { readonly level: Level; readonly without: string };

const NEEDED: Need = { level: 'mend', without: 'the shop cannot do without it' };

/** Why there was no answer: the innermost error of the network. */
function silenceOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  if (cause instanceof Error) return silenceOf(cause);
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (/redirect/i.test(String(message)))
    return 'it sends the call on to another address, which the shop does not follow: the setting has to name the final one';
  return typeof code === 'string' ? `no connection (${code})` : 'no connection';
}

/** Why a call returned no data, as far as the answer says. */
function reasonOf(
  error: unknown,
  exchange: Exchange | undefined,
  lateAfterMs: number | null,
): { state: CallState; note: string } {
  const { status, isHtml } = exchange ?? { status: null, isHtml: false };
  const reason = error instanceof Error ? error.message : String(error);
  if (status === 429 || (error instanceof ApiError && error.status === 429))
    return { state: 'busy', note: `its limiter refuses more calls from here. ${reason}` };
  if (status === null)
    return {
      state: 'silent',
      note: lateAfterMs === null ? silenceOf(error) : `no answer within ${lateAfterMs / 1000} s`,
    };
  if (isHtml)
    return { state: status === 404 ? 'missing' : 'failed', note: `a page of HTML (${status}) instead of data` };
  if (status === 404) return { state: 'missing', note: 'not found (404)' };
  if (error instanceof ApiError && error.kind === 'rejected') return { state: 'failed', note: `it says: ${reason}` };
  return { state: 'failed', note: status > 299 ? `status ${status}` : 'no data that the shop can read' };
}

/** Checks a backend from a shopper's point of view. It changes nothing and makes about fifteen calls. */
class Examination {
  readonly #waitMs: number;
  readonly #exchanges: ReadonlyMap<string, Exchange>;
  readonly #calls: CallReport[] = [];

  constructor({ url }: Source, origin: string, waitMs: number) {
    callBackendAt(url);
    this.#waitMs = waitMs;
    this.#exchanges = observeCalls(origin);
  }

  get calls(): readonly CallReport[] {
    return this.#calls;
  }

  exchange(path: string): Exchange | undefined {
    return this.#exchanges.get(path);
  }

  /** Makes a call and records how it was answered; null if it returned nothing. */
  async #ask<T>(
    method: 'GET' | 'POST',
    path: string,
    need: Need,
    make: (signal: AbortSignal) => Promise<T>,
    reportOf: (value: T) => Partial<CallReport>,
    name = path,
  ): Promise<T | null> {
    const call = `${method} ${name}`;
    const base = () => {
      const { status = null, ms = null, bytes = null } = this.#exchanges.get(path) ?? {};
      return { call, status, ms, bytes, items: null, shown: null };
    };
    // Reserves its place in the list, whichever call is answered first.
    const at = this.#calls.push({ ...base(), state: 'notAsked', level: 'ok', note: '' }) - 1;
    const began = performance.now();
    try {
      const value = await make(AbortSignal.timeout(this.#waitMs));
      this.#calls[at] = { ...base(), state: 'ok', level: 'ok', note: '', ...reportOf(value) };
      return value;
    } catch (error) {
      const isLate = performance.now() - began > this.#waitMs - CLOCK_MS;
      const { state, note } = reasonOf(error, this.#exchanges.get(path), isLate ? this.#waitMs : null);
      const isWithout = state === 'missing' || need.level === 'ok';
      const level = isWithout ? need.level : 'mend';
      this.#calls[at] = { ...base(), state, level, note: isWithout ? `${note}: ${need.without}` : note };
      return null;
    }
  }

  async list<T>(list: Parameters<typeof inspectList<T>>[0], need: Need): Promise<ListInspection<T> | null> {
    return this.#ask(
      'GET',
      list.url,
      need,
      (signal) => inspectList(list, signal),
      ({ total, shown }) => {
        const { ms = 0 } = this.#exchanges.get(list.url) ?? {};
        const isSlow = ms > SLOW_MS;
        return {
          items: total,
          shown: shown.length,
          ...(isSlow ? { level: 'look', note: 'slow: every visit waits for it' } : {}),
        };
      },
    );
  }

  /** A call about one item. @param name the path, with a word for the item's id */
  async one(path: string, name: string, need: Need, make: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    await this.#ask('GET', path, need, make, () => ({}), name);
  }

  /** A read of private data without a login must be refused with a message that the shop knows. */
  async withoutLogin(path: Parameters<typeof askWithoutLogin>[0]): Promise<void> {
    await this.#ask(
      'POST',
      path,
      NEEDED,
      (signal) => askWithoutLogin(path, signal),
      ({ answer, text }) => {
        if (answer === 'refused') return { note: 'refused without a login, as it should be' };
        return answer === 'answered'
          ? { level: 'look', note: 'answered without a login' }
          : { level: 'look', note: `refused in words that do not tell the shop of an ended session: “${text}”` };
      },
    );
  }

  /** Lists the calls that change something; they are not made. */
  leaveOut(calls: readonly string[]): void {
    const unasked = { status: null, ms: null, bytes: null, items: null, shown: null };
    for (const call of calls)
      this.#calls.push({ call, state: 'notAsked', level: 'ok', note: 'not asked: it changes something', ...unasked });
  }
}

/** Makes the calls of a visit in parallel: its lists, and calls about one item or one shopper. */
async function askTheRest(examination: Examination, products: Lists['products']): Promise<Omit<Lists, 'products'>> {
  const look = (without: string): Need => ({ level: 'look', without });
  const few = (without: string): Need => ({ level: 'ok', without: `few backends have it; ${without}` });
  const [slides, categories, , , keywords] = await Promise.all([
    examination.list(LISTS.slides, look('home has no slideshow')),
    examination.list(LISTS.categories, look('there are no tiles of categories')),
    examination.list(LISTS.categoryNames, look('the footer has no categories')),
    examination.list(LISTS.bannerNames, few('/api/category is used instead')),
    examination.list(LISTS.keywords, look('there are no guides')),
    examination.list(LISTS.allKeywords, few('/api/keyword is used instead')),
  ]);
  const [product] = products?.shown ?? [];
  const [keyword] = keywords?.shown ?? [];
  if (product)
    await examination.one(
      `/api/product/${pathPart(product.id)}`,
      '/api/product/{id}',
      few('a product that is newer than the list is not found'),
      (signal) => getProduct(product.id, { signal }),
    );
  if (keyword)
    await examination.one(
      `/api/keyword/${pathPart(keyword.slug)}`,
      '/api/keyword/{slug}',
      look('a guide that the list gives without its text cannot be read'),
      (signal) => getKeyword(keyword.slug, signal),
    );
  await examination.withoutLogin('/api/cart/get');
  await examination.withoutLogin('/api/order/userorders');
  return { slides, categories, keywords };
}

/**
 * What a shopper will see of a backend, found with reads only. The lists are parsed by the shop's own readers.
 * @param mediaOrigins VITE_MEDIA_ORIGINS
 * @param waitMs longest wait for each call, in milliseconds
 */
export async function examineBackend(
  source: Source,
  mediaOrigins: readonly string[],
  waitMs: number,
): Promise<BackendReport> {
  const { backendUrl, siteUrl, isStripeEnabled } = settings;
  const origin = parsed(siteUrl)?.origin ?? '';
  const examination = new Examination(source, origin, waitMs);
  const products = await examination.list(LISTS.products, NEEDED);
  const [first] = examination.calls;
  if (first?.state === 'silent' || first?.state === 'busy') {
    const notAsked = ['Everything else, since the backend did not answer.'];
    return { url: source.url, calls: examination.calls, findings: [], notAsked };
  }
  const lists: Lists = { products, ...(await askTheRest(examination, products)) };
  examination.leaveOut(CHANGING.map((path) => `POST ${path}`));
  const isElsewhere = backendUrl !== '' && (parsed(backendUrl)?.origin ?? '') !== origin;
  const isInsecure = siteUrl.startsWith('https:') && backendUrl.startsWith('http:');
  const counted = examination.exchange(PRODUCT_LIST)?.headers ?? {};
  const [others, own, around] = await Promise.all([
    isElsewhere && origin !== '' ? crossOrigin(backendUrl, origin, examination.exchange(PRODUCT_LIST), waitMs) : [],
    limiter(
      source.url + LISTS.slides.url,
      examination.exchange(LISTS.allKeywords.url)?.headers ?? counted,
      source.isNamed && !isElsewhere,
      waitMs,
    ),
    site(siteUrl, backendUrl === '', isStripeEnabled, waitMs),
  ]);
  return {
    url: source.url,
    calls: examination.calls,
    findings: [
      ...catalogueFindings(lists, [siteUrl, backendUrl, source.url], mediaOrigins),
      ...(isInsecure
        ? [finding('backend.insecure', 'mend', 'browsers refuse calls from an https site to an http backend')]
        : []),
      ...others,
      ...own.findings,
      ...around.findings,
    ],
    notAsked: [...own.notAsked, ...around.notAsked],
  };
}
