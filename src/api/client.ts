import axios from 'axios';

/**
 * The one axios instance. Never times out (a wait is made visible instead), copies XSRF-TOKEN to X-XSRF-TOKEN
 * for the site's own origin only (axios' default), and hands texts over unparsed: a page of HTML or a truncated
 * answer must not pass for data.
 */
export const http = axios.create({
  adapter: 'fetch',
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
