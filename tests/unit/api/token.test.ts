import type { AxiosRequestConfig } from 'axios';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';

import { axiosInstance } from '#api/axiosInstance.ts';
import { holdsInTime } from '#tests/support/properties.ts';
import { ORIGIN } from '#tests/support/shopper.ts';

const BACKEND = 'https://backend.example/v1';

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** A call as the whole client sends it to the network; null where it is not sent. */
async function leaving(url: string, config: AxiosRequestConfig) {
  const sent = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', sent);
  await axiosInstance.request({ url, baseURL: BACKEND, ...config }).catch(() => {});
  const [[input, init] = []] = sent.mock.calls;
  if (input === undefined) return null;
  const { url: address, headers, credentials } = new Request(input, init);
  const [token, xsrf] = ['token', 'x-xsrf-token'].map((name) => headers.get(name));
  return { origin: new URL(address).origin, token, xsrf, credentials };
}

test('a call without a token has no header for one', async () => {
  for (const sessionToken of [null, undefined, ''])
    expect(await leaving('/api/cart/get', { sessionToken })).toMatchObject({ token: null });
});

const LOOK_ALIKES = [
  'https://backend.example.evil.example/api',
  'https://backend.example@evil.example/api',
  'https://backend.example:8443/api',
  'http://backend.example/api',
  '//evil.example/api',
  'https:\\\\evil.example\\api',
  'https://evil.example\\@backend.example/',
];
const PIECES = 'https:// http:// // @ \\ / . : %2f backend.example evil.example localhost:4173 :8443 api'.split(' ');

test('S10 S11: for every URL the token is sent to the backend’s own origin only', async () => {
  document.cookie = 'XSRF-TOKEN=from-the-cookie';
  const url = fc.oneof(
    fc.array(fc.constantFrom(...PIECES, '\t', ' '), { maxLength: 6 }).map((parts) => parts.join('')),
    fc.constantFrom(...LOOK_ALIKES),
    fc.webUrl(),
    fc.string(),
  );
  await holdsInTime(
    fc.asyncProperty(url, async (text) => {
      // The shop's calls may not name another host; the interceptor decides by the target alone.
      const call = await leaving(text, { sessionToken: 'secret', allowAbsoluteUrls: true });
      expect([undefined, 'https://backend.example']).toContain(call?.token ? call.origin : undefined);
      // The XSRF token goes back to the site's own origin, and only there.
      expect(call?.xsrf ?? null).toBe(call?.origin === ORIGIN ? 'from-the-cookie' : null);
    }),
  );
});

test('S10: a backend URL that cannot be parsed gets no token', async () => {
  const call = await leaving('/api/cart/get', { sessionToken: 'secret', baseURL: 'not an address' });
  expect(call?.token ?? null).toBeNull();
});

test.each([
  ['XSRF-TOKEN=plain', 'plain'],
  ['XSRF-TOKEN=a%20b%3D', 'a b='],
  ['XSRF-TOKEN=50%', '50%'],
  ['NOT-XSRF-TOKEN=other', null],
])('S11: the cookie %s is copied as %s', async (cookie, value) => {
  document.cookie = 'first=1';
  document.cookie = cookie;
  expect(await leaving('/api/product/list', { baseURL: ORIGIN })).toMatchObject({ xsrf: value });
  for (const name of ['first', 'NOT-XSRF-TOKEN']) document.cookie = `${name}=; max-age=0`;
});

test('S10 S11: a backend on another origin gets the session’s token, and never the XSRF token or a cookie', async () => {
  document.cookie = 'XSRF-TOKEN=from-the-cookie';
  const call = await leaving('/api/cart/get', { sessionToken: 'abc.def' });
  expect(call).toMatchObject({ origin: 'https://backend.example', token: 'abc.def', xsrf: null });
  expect(call?.credentials).not.toBe('include');
});

test.each(['https://evil.example/api/cart/get', '//evil.example/api/cart/get'])(
  'S10: a call to the URL %s does not leave the backend’s origin',
  async (url) => {
    expect(await leaving(url, { baseURL: ORIGIN })).toMatchObject({ origin: ORIGIN });
  },
);
