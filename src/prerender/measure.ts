import { photoIn } from '#domain/image/imageBytes.ts';
import { MAX_LINK_PICTURE_BYTES, type LinkPictureFormat } from '#domain/seo/linkPicture.ts';
import { isWeb, parsed } from '#domain/text/url.ts';

/** What a picture's bytes say: sides in pixels, and its size in bytes. */
export type Measured = {
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
  const said =
    status === 206 ? /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] : headers.get('content-length');
  return said ? Number(said) : null;
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
