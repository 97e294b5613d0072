import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import * as v from 'valibot';

import { READ_TIMEOUT_MS } from '#config/constants.ts';
import { settings } from '#config/settings.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages, type CommonMessages } from '#content/commonMessages.ts';
import {
  ApiError,
  isOutcomeUnknown,
  isProgramError,
  meansSignedOut,
  serverMessage,
  type ApiErrorKind,
} from './errors.ts';
import { accepted } from './fields.ts';
import { msUntilAllowed, recordRateLimit } from './rateLimit.ts';

/** Browsers open at most six connections to an origin: two stay free for the build's files, and for orders. */
const MAX_CONCURRENT = 4;

let running = 0;
const queue: (() => void)[] = [];

/** Runs a read when fewer than four are open, first come, first served. Aborting the signal ends the wait with its reason. */
export async function queued<T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (running >= MAX_CONCURRENT) await waitForSlot(signal);
  else running += 1;
  try {
    return await read();
  } finally {
    const next = queue.shift();
    // The slot passes to the next read directly, so that a new one cannot take it in between.
    if (next) next();
    else running -= 1;
  }
}

function waitForSlot(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = (): void => {
      signal?.removeEventListener('abort', leaveQueue);
      resolve();
    };
    const leaveQueue = (): void => {
      queue.splice(queue.indexOf(start), 1);
      reject(signal?.reason as Error);
    };
    queue.push(start);
    signal?.addEventListener('abort', leaveQueue);
  });
}

/** One call to the backend: a path, optionally a body and the session's token, and the message for an unexplained failure. */
export type Call = {
  readonly method: 'GET' | 'POST';
  readonly url: `/api/${string}`;
  readonly data?: unknown;
  readonly token?: string | null;
  /** The key of the message to show when the server gives none. */
  readonly fallback: Exclude<keyof CommonMessages['errors'], 'busyFor'>;
  readonly signal?: AbortSignal | undefined;
  /** A read that an order waits for: it skips the queue and the rate limit. */
  readonly isForOrder?: boolean;
};

let ownBase: string | null = null;

/** Sets the backend's origin for a program without a site: the one that prerenders the pages. */
export function callBackendAt(base: string): void {
  ownBase = base;
}

/** The backend's origin; the site's own when none is configured. Read per call, since pages also render without a browser. */
function backendBase(): string {
  if (ownBase !== null) return ownBase;
  return settings.backendUrl === '' ? globalThis.location.origin : settings.backendUrl;
}

/** POST calls that only read. */
const READ_BY_POST: ReadonlySet<string> = new Set(['/api/cart/get', '/api/order/userorders']);

/** Reads have a timeout, since repeating them is harmless; writes have none. In milliseconds. docs/behaviour.md, Waiting. */
function timeoutOf({ method, url }: Call): number {
  return method === 'GET' || READ_BY_POST.has(url) ? READ_TIMEOUT_MS : 0;
}

async function send(call: Call): Promise<AxiosResponse<string>> {
  const { method, url, data, token, signal } = call;
  const config: AxiosRequestConfig = {
    method,
    baseURL: backendBase(),
    url,
    timeout: timeoutOf(call),
    // The request interceptor adds the headers (api/axiosInstance.ts).
    sessionToken: token,
    ...(method === 'POST' ? { data: data ?? {} } : {}),
    ...(signal ? { signal } : {}),
  };
  try {
    // In a chunk of its own: a prerendered page is hydrated before the first call.
    const { axiosInstance, isTimeout } = await import('./axiosInstance.ts');
    try {
      return await axiosInstance.request<string>(config);
    } catch (cause) {
      if (!isTimeout(cause)) throw cause;
      throw new ApiError('network', messagesOf(commonMessages).errors.noAnswer, { cause });
    }
  } catch (cause) {
    if (signal?.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError('network', messagesOf(commonMessages).errors.network, { cause });
  }
}

/** A GET waits in the queue, and is not sent while the rate limit lasts. @throws ApiError */
async function read(call: Call): Promise<AxiosResponse<string>> {
  return queued(() => {
    const retryAfterMs = msUntilAllowed();
    if (retryAfterMs > 0)
      throw new ApiError('http', messagesOf(commonMessages).errors.busyFor(retryAfterMs), {
        status: 429,
        retryAfterMs,
      });
    return send(call);
  }, call.signal);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const refused = v.looseObject({ success: v.literal(false) });

/** The server's message if it is for shoppers; an error of its program goes to the console instead. */
function messageFor(call: Call, raw: string | null): string | null {
  if (raw === null || !isProgramError(raw)) return raw;
  console.warn(`${call.url}: ${raw}`);
  return null;
}

/**
 * Sends one call and returns the parsed answer. The backend's usual failure is status 200 with success false.
 * @throws ApiError `network` without an answer, `signedOut` when a token was refused, `rejected` with the server's message if it
 * gave one, `http` for an error status, `shape` for an answer that the schema refuses. Below /api/order/ a status that leaves
 * the outcome unknown, or an error of the backend's program, is `http` and never `rejected`.
 */
export async function request<T>(call: Call, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const { errors } = messagesOf(commonMessages);
  const response = await (call.method === 'GET' && !call.isForOrder ? read(call) : send(call));
  const body = json(response.data);
  const raw = serverMessage(body);
  const { status } = response;
  const retryAfterMs = status === 429 ? recordRateLimit(response.headers['retry-after']) : 0;
  const isAccepted = v.is(accepted, body);
  const isTurnedAway = status === 401 || status === 403 || !isAccepted;
  const hasEnded = Boolean(call.token) && isTurnedAway && meansSignedOut(status, raw ?? '', call.url);
  const shownText = messageFor(call, raw);
  const isOfOrder = call.url.startsWith('/api/order/');
  const failure = (kind: ApiErrorKind, fallback = errors[call.fallback]): ApiError =>
    new ApiError(kind, shownText ?? fallback, { status, isServerText: shownText !== null });
  if (isOfOrder && isOutcomeUnknown(status)) throw failure('http');
  if (hasEnded) throw failure('signedOut', errors.signedOut);
  if (status === 429) throw new ApiError('http', errors.tooManyCalls, { status, retryAfterMs });
  // A crashed program has refused nothing: the order may have been stored before.
  if (isOfOrder && !isAccepted && raw !== null && shownText === null) throw failure('http');
  const isOk = status <= 299;
  // A `success` that is neither true nor false is no refusal: the order may be stored.
  if (isOk ? v.is(refused, body) : shownText !== null && !isAccepted) throw failure('rejected');
  if (!isOk) throw new ApiError('http', errors[call.fallback], { status });
  const result = v.safeParse(schema, body);
  if (!result.success)
    throw new ApiError('shape', shownText ?? errors[call.fallback], { status, cause: result.issues[0].message });
  return result.output;
}
