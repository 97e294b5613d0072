import axios, { AxiosError } from 'axios';

declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    /** The session's token, for calls that are about the shopper; the request interceptor decides whether it is sent. */
    sessionToken?: string | null | undefined;
  }
}

/**
 * The one axios instance. Never times out by itself (a wait is made visible instead; reads name a time of their own), and
 * hands texts over unparsed: a page of HTML or a truncated answer must not pass for data. No redirect is followed: the
 * browser would take the token, and what is ordered, along to whatever origin an answer names. docs/behaviour.md, Session.
 */
export const http = axios.create({
  adapter: 'fetch',
  fetchOptions: { redirect: 'error' },
  headers: { Accept: 'application/json' },
  allowAbsoluteUrls: false,
  // The interceptor below sends it.
  withXSRFToken: false,
  transformResponse: [],
  validateStatus: null,
});

const XSRF = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } as const;

/** False for a URL that cannot be parsed: it belongs to no origin. Both are absolute. */
function isSameOrigin(url: string, other: string | undefined): boolean {
  try {
    return new URL(url).origin === new URL(other ?? '').origin;
  } catch {
    return false;
  }
}

/** The value of a cookie of this site, decoded where it can be; undefined without one, and where there is no document. */
function cookieOf(name: string): string | undefined {
  const cookies = (globalThis.document as Document | undefined)?.cookie.split(/;\s*/) ?? [];
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The only place that adds headers to a call: the session's token goes to the backend's own origin, the XSRF token back to
 * the site's own. Both look at the URL that axios will send, whatever the call named.
 */
http.interceptors.request.use((config) => {
  const url = http.getUri(config);
  if (config.sessionToken && isSameOrigin(url, config.baseURL)) config.headers.set('token', config.sessionToken);
  const xsrf = cookieOf(XSRF.cookie);
  if (xsrf && isSameOrigin(url, globalThis.location?.href)) config.headers.set(XSRF.header, xsrf);
  return config;
});

/** True for a call that was given up after its time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof AxiosError && error.code === AxiosError.ETIMEDOUT;
}
