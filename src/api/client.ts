import axios, { AxiosError } from 'axios';

/**
 * The one axios instance. Never times out by itself (a wait is made visible instead; reads name a time of their own), copies XSRF-TOKEN to X-XSRF-TOKEN
 * for the site's own origin only (axios' default), and hands texts over unparsed: a page of HTML or a truncated
 * answer must not pass for data. No redirect is followed: the browser would take the token, and what is ordered, along to
 * whatever origin an answer names. docs/behaviour.md, Session.
 */
export const http = axios.create({
  adapter: 'fetch',
  fetchOptions: { redirect: 'error' },
  timeout: 0,
  headers: { Accept: 'application/json' },
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  allowAbsoluteUrls: false,
  responseType: 'text',
  transitional: { silentJSONParsing: false, forcedJSONParsing: false },
  transformResponse: [(body: unknown) => body],
  validateStatus: null,
});

/** True for a call that was given up after its time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof AxiosError && error.code === AxiosError.ETIMEDOUT;
}
