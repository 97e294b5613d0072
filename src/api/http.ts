import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import * as v from 'valibot';

import { settings } from '#config/settings.ts';
import { words } from '#content/words.ts';
import { freshly } from '#lib/freshFiles.ts';
import { ApiError, meansSignedOut, serverMessage } from './errors.ts';

/** One call: a path below the backend, optionally a body, the session's token, and what to say when nothing better is known. */
export type Call = {
  readonly method: 'GET' | 'POST';
  readonly url: `/api/${string}`;
  readonly data?: unknown;
  readonly token?: string | null;
  /** Shown when neither server nor network gives a text. */
  readonly fallback: string;
  readonly signal?: AbortSignal;
};

/**
 * The backend's origin; the site's own when none is configured. Read late: pages also render without a browser. The
 * program that writes them has no site, and says where the backend answers.
 */
function backendBase(): string {
  const named = import.meta.env.SSR ? process.env['KANUKA_BACKEND'] : undefined;
  if (named) return named;
  return settings.backendUrl === '' ? globalThis.location.origin : settings.backendUrl;
}

/** The token leaves the browser only toward the backend's own origin; for any other address there is no header. */
export function tokenHeader(address: string, base: string, token: string | null | undefined): Record<string, string> {
  if (!token) return {};
  try {
    return new URL(address, base).origin === new URL(base).origin ? { token } : {};
  } catch {
    return {};
  }
}

async function send({ method, url, data, token, signal }: Call): Promise<AxiosResponse<unknown>> {
  const base = backendBase();
  const config: AxiosRequestConfig = {
    method,
    baseURL: base,
    url,
    headers: tokenHeader(`${base}${url}`, base, token),
    ...(method === 'POST' ? { data: data ?? {} } : {}),
    ...(signal ? { signal } : {}),
  };
  try {
    // In a file of its own: a built page stands before the first call is made.
    const { http } = await freshly(() => import('./client.ts'));
    return await http.request<unknown>(config);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError('network', words.errors.network, { cause });
  }
}

function json(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const accepted = v.looseObject({ success: v.literal(true) });
const refused = v.looseObject({ success: v.literal(false) });

/**
 * Sends one call and returns the parsed answer. The backend's usual failure is status 200 with success false.
 * @throws ApiError `network` without an answer, `signedOut` when a token was refused, `rejected` with the
 * server's words if it had any, `http` for a bad status, `shape` for an answer that is not what the schema asks.
 */
export async function request<T>(call: Call, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const response = await send(call);
  const body = json(response.data);
  const said = serverMessage(body);
  const { status } = response;
  if (call.token && (status === 401 || status === 403 || !v.is(accepted, body)) && meansSignedOut(status, said ?? '')) {
    throw new ApiError('signedOut', said ?? words.errors.signedOut, { status, isServerText: said !== null });
  }
  if (status === 429) throw new ApiError('http', words.errors.tooManyCalls, { status });
  const isOk = status >= 200 && status <= 299;
  // A success that is neither true nor false is no refusal: an order may well have been taken.
  if (isOk ? v.is(refused, body) : said !== null && !v.is(accepted, body)) {
    throw new ApiError('rejected', said ?? call.fallback, { status, isServerText: said !== null });
  }
  if (!isOk) throw new ApiError('http', call.fallback, { status });
  const result = v.safeParse(schema, body);
  if (!result.success) throw new ApiError('shape', said ?? call.fallback, { status, cause: result.issues[0].message });
  return result.output;
}
