import axios, { AxiosError } from 'axios';

declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    /** The session's token, for calls about the shopper. The request interceptor decides whether it is sent. */
    sessionToken?: string | null | undefined;
  }
}

/**
 * The one axios instance. It has no timeout of its own (the screens show that they wait; reads set a timeout), and returns
 * texts unparsed, because HTML or a truncated answer must not pass for data. It follows no redirect, because the browser
 * would send the token and the order to any origin that an answer names. docs/behaviour.md, Session.
 */
export const axiosInstance = axios.create({
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

/** Compares the origins of two absolute URLs; false when one cannot be parsed. */
function isSameOrigin(url: string, other: string | undefined): boolean {
  try {
    return new URL(url).origin === new URL(other ?? '').origin;
  } catch {
    return false;
  }
}

/** The value of one of this site's cookies, decoded if possible; undefined without the cookie or without a document. */
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
 * The only place that adds headers to a call: the session's token for the backend's origin, the XSRF token for the site's own.
 * Both check the URL that axios will send.
 */
axiosInstance.interceptors.request.use((config) => {
  const url = axiosInstance.getUri(config);
  if (config.sessionToken && isSameOrigin(url, config.baseURL)) config.headers.set('token', config.sessionToken);
  const xsrf = cookieOf(XSRF.cookie);
  if (xsrf && isSameOrigin(url, globalThis.location?.href)) config.headers.set(XSRF.header, xsrf);
  return config;
});

/** True for a call that axios aborted after its timeout. */
export function isTimeout(error: unknown): boolean {
  return error instanceof AxiosError && error.code === AxiosError.ETIMEDOUT;
}
