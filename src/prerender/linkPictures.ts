import { settings } from '#config/settings.ts';
import { photoIn } from '#domain/image/imageFormat.ts';
import { previewUrl } from '#domain/product/pictureWidths.ts';
import { firstPicture, type Product } from '#domain/product/product.ts';
import { isWeb, parsed } from '#domain/text/url.ts';
import type { Source } from './source.ts';

/** The preview picture of a link; type and size are read from its bytes. */
export type LinkPicture = {
  readonly url: string;
  readonly type: `image/${LinkPictureFormat}`;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

/** Formats that messengers and search engines show. */
type LinkPictureFormat = 'jpeg' | 'png' | 'webp';

/** Bytes: messengers omit larger pictures. */
const MAX_LINK_PICTURE_BYTES = 600_000;
const MIN_WIDTH = 200;

/** A picture can be a link's preview when it is wide enough and its file small enough. */
function isForLinks({ width, bytes }: { readonly width: number; readonly bytes: number }): boolean {
  return width >= MIN_WIDTH && bytes <= MAX_LINK_PICTURE_BYTES;
}

/** What a picture's bytes say: sides in pixels, and its size in bytes. */
type Measured = {
  readonly format: LinkPictureFormat;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

/** Most pictures reveal their size within this many bytes; the others are read up to the limit of a preview picture. */
const FIRST_BYTES = 65_536;
const MAX_REDIRECTS = 3;
/** Time limit for one picture, redirects included, in milliseconds. */
const TIMEOUT_MS = 10_000;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The beginning of a file; `total` in bytes, null if unknown. */
type Beginning = { readonly bytes: Uint8Array; readonly total: number | null };

/** Cancels a transfer without waiting for it. */
function leave(response: Response): void {
  response.body?.cancel().catch(() => {});
}

/** Follows a few redirects, of web URLs only; null if they lead nowhere. */
async function answerAt(url: string, upTo: number, signal: AbortSignal): Promise<Response | null> {
  let next = parsed(url);
  for (let redirects = 0; next !== null && isWeb(next) && redirects <= MAX_REDIRECTS; redirects += 1) {
    const headers = { 'Accept-Encoding': 'identity', Range: `bytes=0-${upTo - 1}` };
    const response = await fetch(next, { redirect: 'manual', signal, headers });
    if (!REDIRECTS.has(response.status)) return response;
    leave(response);
    // Absolute, or relative to the redirecting URL.
    const target = response.headers.get('location') ?? '';
    next = URL.canParse(target, next) ? new URL(target, next) : null;
  }
  return null;
}

/** Bytes of the whole file, from the response headers. */
function totalOf({ status, headers }: Response): number | null {
  const length =
    status === 206 ? /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] : headers.get('content-length');
  return length ? Number(length) : null;
}

async function beginningOf(response: Response, upTo: number): Promise<Beginning> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    // Leaving the loop cancels the transfer.
    if (length > upTo) break;
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes, total: totalOf(response) ?? (length > upTo ? null : length) };
}

/** A busy or failing host says nothing about its picture, which may be fine in an hour. */
function isNoAnswer(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

async function beginningAt(url: string, upTo: number, signal: AbortSignal): Promise<Beginning | null> {
  const response = await answerAt(url, upTo, signal);
  if (response === null) return null;
  const total = totalOf(response) ?? 0;
  if (response.ok && total <= MAX_LINK_PICTURE_BYTES) return beginningOf(response, upTo);
  leave(response);
  if (isNoAnswer(response.status)) throw new Error(`${url} answered ${response.status}`);
  return null;
}

/**
 * Reads type, sides and bytes of a picture from its content, and no more of it than necessary. Null if it is not a
 * JPEG, PNG or WebP, is truncated, or has more bytes than a preview picture may have.
 * @throws Error if its host does not answer within ten seconds, aborts, or answers 408, 429 or 5xx
 */
export async function measuredPicture(url: string, timeoutMs = TIMEOUT_MS): Promise<Measured | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (const upTo of [FIRST_BYTES, MAX_LINK_PICTURE_BYTES]) {
    const beginning = await beginningAt(url, upTo, signal);
    const found = beginning && photoIn(beginning.bytes);
    if (!found || found.format === 'heic') return null;
    const { bytes, total } = beginning;
    const isAll = total === bytes.length;
    if (isAll && (!found.isWhole || found.lacksEnd)) return null;
    if (found.size !== null && total !== null) return { format: found.format, ...found.size, bytes: total };
    if (isAll) return null;
  }
  return null;
}

/** What was found at a URL, and when, in milliseconds since 1970. */
type PictureRecord = { readonly at: number; readonly found: Measured | null };
export type PictureRecords = ReadonlyMap<string, PictureRecord>;

const DAY_MS = 86_400_000;
/** A picture that was found is measured again after a month, a missing one after a day: it may have been fixed. */
const FOUND_FOR_MS = 30 * DAY_MS;
const MISSED_FOR_MS = DAY_MS;

/** Whether a record is still valid for its picture. */
export function isFresh({ at, found }: PictureRecord, now: number): boolean {
  const age = now - at;
  return age >= 0 && age < (found === null ? MISSED_FOR_MS : FOUND_FOR_MS);
}

/** Serialises records for the next run. */
export function recordsText(records: PictureRecords): string {
  return JSON.stringify([...records]);
}

/** Records of an earlier run; none if the text is missing or invalid, so that all pictures are measured again. */
export function recordsFrom(text: string): PictureRecords {
  try {
    return new Map(JSON.parse(text) as [string, PictureRecord][]);
  } catch {
    return new Map();
  }
}

/** Pictures requested in parallel. */
const AT_ONCE = 8;
/** After this many failures in a row, a host is not asked again in this run. */
const MISSES_OF_HOST = 5;
/** Longer URLs are skipped: they would fill the records. */
const MAX_URL_LENGTH = 2000;
/** The size of the embedded backend's pictures; requesting them would make it resize them all. */
const EMBEDDED = { type: 'image/jpeg', width: 1200, height: 630 } as const;

type Job = { readonly source: Source; readonly known: PictureRecords; readonly now: number };

/** Measures pictures, each URL once; null if there is none or its host does not answer. */
function pictureMeasurer({ source, known, now }: Job) {
  const looks = new Map<string, Promise<Measured | null>>();
  const records = new Map<string, PictureRecord>();
  const misses = new Map<string, number>();
  const spent = { count: 0, ms: 0 };

  const ask = async (url: string, before: PictureRecord | undefined): Promise<Measured | null> => {
    const whole = url.startsWith('/') ? `${source.url}${url}` : url;
    const host = parsed(whole)?.origin ?? '';
    const missed = (): number => misses.get(host) ?? 0;
    if (missed() >= MISSES_OF_HOST) return before?.found ?? null;
    const begun = performance.now();
    try {
      const found = await measuredPicture(whole);
      records.set(url, { at: now, found });
      misses.set(host, 0);
      return found;
    } catch {
      // An earlier result is still the best guess.
      misses.set(host, missed() + 1);
      return before?.found ?? null;
    } finally {
      spent.count += 1;
      spent.ms += performance.now() - begun;
    }
  };
  const look = (url: string): Promise<Measured | null> => {
    const before = known.get(url);
    if (before) records.set(url, before);
    return before && isFresh(before, now) ? Promise.resolve(before.found) : ask(url, before);
  };
  return {
    records,
    spent,
    measured: (url: string): Promise<Measured | null> => {
      const looked = looks.get(url) ?? look(url);
      looks.set(url, looked);
      return looked;
    },
  };
}

/** The URL of a product's first picture; null if it is not public. */
function firstPictureUrl(product: Product): string | null {
  const url = firstPicture(product)?.url ?? '';
  const isKnownOutside = !url.startsWith('/') || settings.siteUrl !== '';
  return url !== '' && url.length <= MAX_URL_LENGTH && isKnownOutside ? url : null;
}

/** The preview pictures of links to products: the first picture of each product, if it is suitable. */
export async function linkPictures(products: readonly Product[], job: Job) {
  const { measured, records, spent } = pictureMeasurer(job);
  /** By product id; a missing product uses the shop's share card. */
  const byProduct = new Map<string, LinkPicture>();

  const pictureOf = async (product: Product): Promise<LinkPicture | null> => {
    const own = firstPictureUrl(product);
    if (own === null) return null;
    const made = previewUrl(own);
    if (job.source.isEmbedded) return made?.startsWith('/') ? { url: made, ...EMBEDDED } : null;
    // In preview size if the host can resize, otherwise the original.
    for (const url of made === null ? [own] : [made, own]) {
      const found = await measured(url);
      if (found && isForLinks(found))
        return { url, type: `image/${found.format}`, width: found.width, height: found.height };
    }
    return null;
  };
  const queue = products.values();
  const work = async (): Promise<void> => {
    for (const product of queue) {
      const picture = await pictureOf(product);
      if (picture) byProduct.set(product.id, picture);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    byProduct,
    /** Records of all pictures of this catalogue, for the next run. */
    records,
    /** How many pictures were requested in this run, and the average time of each, in milliseconds. */
    measured: spent.count,
    msEach: spent.count === 0 ? 0 : spent.ms / spent.count,
  };
}
