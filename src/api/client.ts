import axios, { AxiosError } from 'axios';

/**
 * The one axios instance. Never times out by itself (a wait is made visible instead; reads name a time of their own), copies
 * XSRF-TOKEN to X-XSRF-TOKEN for the site's own origin only (both are axios' defaults), and hands texts over unparsed: a
 * page of HTML or a truncated answer must not pass for data. No redirect is followed: the browser would take the token, and
 * what is ordered, along to whatever origin an answer names. docs/behaviour.md, Session.
 */
export const http = axios.create({
  adapter: 'fetch',
  fetchOptions: { redirect: 'error' },
  headers: { Accept: 'application/json' },
  allowAbsoluteUrls: false,
  transformResponse: [],
  validateStatus: null,
});

/** True for a call that was given up after its time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof AxiosError && error.code === AxiosError.ETIMEDOUT;
}
