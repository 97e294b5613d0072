import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import { logIn, register } from '#api/account.ts';
import { addToCart, getCart, updateCart } from '#api/cart.ts';
import { getKeyword } from '#api/keywords.ts';
import { listOrders, sendOrder } from '#api/orders.ts';
import { startCardPayment, startWidgetPayment, verifyCardPayment, verifyWidgetPayment } from '#api/payments.ts';
import { getProduct } from '#api/products.ts';
import { anyKey, holdsInTime } from '#tests/support/properties.ts';
import { server } from '#tests/support/server.ts';
import { anOrderCall, aToken, calls, ORIGIN } from '#tests/support/shopper.ts';

const ELSEWHERE = 'https://backend.example';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** Records the URL of each call and returns an empty response. */
function recordUrls(): { readonly last: () => URL } {
  let last = '';
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    last = new Request(input, init).url;
    throw new TypeError('Failed to fetch');
  });
  return { last: () => new URL(last) };
}

const anyId = fc.oneof(
  anyKey,
  fc.constantFrom(
    '..',
    '.',
    '../user/login',
    '..%2Fuser',
    '?a=b',
    '#x',
    '//evil.example',
    'a\\b',
    ' ',
    '%E0%A4%A',
    '\uD800',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
);

test.each([
  ['product', getProduct, '/api/product/'],
  ['guide', getKeyword, '/api/keyword/'],
] as const)('S7: for every id of a %s the call goes to its own URL', async (_, get, root) => {
  const { last } = recordUrls();
  await holdsInTime(
    fc.asyncProperty(anyId, async (id) => {
      await expect(get(id)).rejects.toThrow();
      const { origin, pathname, search, hash } = last();
      expect(origin).toBe(ORIGIN);
      expect(pathname.startsWith(root)).toBe(true);
      expect(pathname.slice(root.length)).toMatch(/^[^/]+$/);
      expect(search + hash).toBe('');
    }),
  );
});

/** Every call that changes something or returns data of a shopper. */
const CHANGES: readonly (readonly [name: string, call: (token: string) => Promise<unknown>])[] = [
  ['login', () => logIn('a@b.example', 'long-enough')],
  ['register', () => register('Asha', 'a@b.example', 'short')],
  ['cart', (token) => getCart(token)],
  ['add', (token) => addToCart(token, { productId: 'mug', size: 'M' })],
  ['update', (token) => updateCart(token, { productId: 'mug', size: 'M' }, 2)],
  ['order', (token) => sendOrder(anOrderCall(token))],
  ['card order', (token) => startCardPayment(anOrderCall(token))],
  ['card check', (token) => verifyCardPayment(token, 'true', 'x')],
  ['widget order', (token) => startWidgetPayment(anOrderCall(token))],
  ['widget check', (token) => verifyWidgetPayment(token, { razorpay_order_id: 'x' })],
  ['orders', (token) => listOrders(token)],
];

test.each(CHANGES)('S12: the %s call cannot be forged by a form of another site', async (name, call) => {
  const token = await aToken();
  await call(token).catch(() => {});
  const [sent] = calls();
  expect(sent?.method).toBe('POST');
  // A form can send neither: the browser needs a preflight, or refuses the call.
  expect(sent?.headers['content-type']).toMatch(/^application\/json/);
  if (name !== 'login' && name !== 'register') expect(sent?.headers['token']).toBe(token);
});

const ALONE: typeof CHANGES = [
  ['guide', () => getKeyword('mugs')],
  ['product', () => getProduct('mug')],
];

test.each([...CHANGES, ...ALONE])(
  'R5: a %s call refused without a message shows the shop’s own message',
  async (_, call) => {
    server.use(http.all(`${ORIGIN}/api/*`, () => HttpResponse.json({ success: false })));
    const words = expect.stringMatching(/^[A-Z].+ /) as unknown;
    await expect(call('token')).rejects.toMatchObject({ kind: 'rejected', message: words, isServerText: false });
  },
);

test('S11: the XSRF token is sent to the shop’s own origin', async () => {
  document.cookie = 'XSRF-TOKEN=from-the-cookie';
  await getCart(await aToken());
  expect(calls('/api/cart/get')[0]?.headers['x-xsrf-token']).toBe('from-the-cookie');
});

test('S10 S11: a backend on another origin gets the session’s token, and never the XSRF token', async () => {
  document.cookie = 'XSRF-TOKEN=from-the-cookie';
  vi.stubEnv('VITE_BACKEND_URL', ELSEWHERE);
  vi.resetModules();
  const sentHeaders: Headers[] = [];
  server.use(
    http.post(`${ELSEWHERE}/api/cart/get`, ({ request }) => {
      sentHeaders.push(request.headers);
      return HttpResponse.json({ success: true, cartData: {} });
    }),
  );
  const freshCart = await import('#api/cart.ts');
  await freshCart.getCart('abc.def');
  expect(
    sentHeaders.map((headers) => [headers.get('token'), headers.get('x-xsrf-token'), headers.get('cookie')]),
  ).toEqual([['abc.def', null, null]]);
});
