import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';

import { logIn, register } from '#api/account.ts';
import { addToCart, getCart, updateCart } from '#api/cart.ts';
import { listBannerNames, listCategories, listCategoryNames } from '#api/categories.ts';
import { listSlides } from '#api/slides.ts';
import { getKeyword, listAllKeywords, listKeywords } from '#api/keywords.ts';
import type { OrderCall } from '#api/orders.ts';
import { listOrders, sendOrder } from '#api/orders.ts';
import { startCardPayment, startWidgetPayment, verifyCardPayment, verifyWidgetPayment } from '#api/payments.ts';
import { getProduct, listProducts } from '#api/products.ts';
import { anyKey, holdsInTime } from '#tests/support/properties.ts';
import { server } from '#tests/support/server.ts';
import { anOrderCall, calls, DEMO, ORIGIN } from '#tests/support/shopper.ts';

const TOKEN = 'a-token';
const LINE = { productId: 'mug', size: 'M' };
const ITEM = { itemId: 'mug', size: 'M' };
const ASHA = { name: 'Asha', email: 'asha@mail.example' };
const password = '(masked)';
const CARD = { success: 'true', orderId: 'order-1' };
const WIDGET = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'signature' };

const ORDER: OrderCall = anOrderCall(TOKEN);

type Expected = { readonly body: unknown; readonly token?: string };

// What it contains: orderBody.test.ts.
const AN_ORDER: Expected = { body: ORDER.data, token: TOKEN };

/** Every call of the contract: method and path, what is sent, and whether it carries the session's token. */
const CONTRACT: readonly (readonly [call: string, send: () => Promise<unknown>, expected: Expected])[] = [
  ['GET /api/product/list', () => listProducts(), { body: null }],
  ['GET /api/product/mug', () => getProduct('mug'), { body: null }],
  ['GET /api/keyword', () => listKeywords(), { body: null }],
  ['GET /api/keywords', () => listAllKeywords(), { body: null }],
  ['GET /api/keyword/photo-mug', () => getKeyword('photo-mug'), { body: null }],
  ['GET /api/slides/list', () => listSlides(), { body: null }],
  ['GET /api/catagere/list', () => listCategories(), { body: null }],
  ['GET /api/api/category', () => listBannerNames(), { body: null }],
  ['GET /api/category', () => listCategoryNames(), { body: null }],
  ['POST /api/cart/get', () => getCart(TOKEN), { body: {}, token: TOKEN }],
  ['POST /api/cart/add', () => addToCart(TOKEN, LINE), { body: ITEM, token: TOKEN }],
  ['POST /api/cart/update', () => updateCart(TOKEN, LINE, 4), { body: { ...ITEM, quantity: 4 }, token: TOKEN }],
  ['POST /api/user/register', () => register(ASHA.name, ASHA.email, 'long-enough'), { body: { ...ASHA, password } }],
  ['POST /api/user/login', () => logIn(DEMO.email, DEMO.password), { body: { email: DEMO.email, password } }],
  ['POST /api/order/place', () => sendOrder(ORDER), AN_ORDER],
  ['POST /api/order/stripe', () => startCardPayment(ORDER, []), AN_ORDER],
  ['POST /api/order/razorpay', () => startWidgetPayment(ORDER), AN_ORDER],
  ['POST /api/order/verifyRazorpay', () => verifyWidgetPayment(TOKEN, WIDGET), { body: WIDGET, token: TOKEN }],
  ['POST /api/order/verifyStripe', () => verifyCardPayment(TOKEN, 'true', 'order-1'), { body: CARD, token: TOKEN }],
  ['POST /api/order/userorders', () => listOrders(TOKEN), { body: {}, token: TOKEN }],
];

test.each(CONTRACT)('S12: %s is sent as the contract says', async (call, send, { body, token }) => {
  await send().catch(() => {});
  const sent = calls();
  expect(sent.map(({ method, path, search }) => `${method} ${path}${search}`)).toEqual([call]);
  expect(sent[0]?.body).toEqual(body);
  expect(sent[0]?.headers['token']).toBe(token);
  expect(sent[0]?.headers['accept']).toBe('application/json');
  // A form of another site can send neither this content type nor a header: the browser needs a preflight.
  if (call.startsWith('POST')) expect(sent[0]?.headers['content-type'], 'S12').toMatch(/^application\/json/);
});

test.each(CONTRACT)(
  'R5 S24: %s succeeds only with true, and a refusal without words has the shop’s',
  async (_, send) => {
    const answer: Record<string, unknown> = {};
    server.use(http.all(`${ORIGIN}/api/*`, () => HttpResponse.json(answer)));
    const own = { message: expect.stringMatching(/^[A-Z].+ /) as unknown, isServerText: false };
    for (const success of ['true', 1, undefined]) {
      Object.assign(answer, { success });
      await expect(send()).rejects.toMatchObject({ kind: 'shape', ...own });
    }
    Object.assign(answer, { success: false });
    await expect(send()).rejects.toMatchObject({ kind: 'rejected', ...own });
  },
);

const CLIMBS = '.. . ../user/login ..%2Fuser ?a=b #x //evil.example a\\b %E0'.split(' ');
const anyId = fc.oneof(
  anyKey,
  fc.constantFrom(...CLIMBS, ' ', '\uD800'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
);

test.each([
  ['product', getProduct, '/api/product/'],
  ['guide', getKeyword, '/api/keyword/'],
] as const)('S7: for every id of a %s the call goes to its own URL', async (_, get, root) => {
  const sent = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', sent);
  onTestFinished(() => void vi.unstubAllGlobals());
  await holdsInTime(
    fc.asyncProperty(anyId, async (id) => {
      await expect(get(id)).rejects.toThrow();
      const [input, init] = sent.mock.lastCall ?? [''];
      const { origin, pathname, search, hash } = new URL(new Request(input, init).url);
      expect(origin).toBe(ORIGIN);
      expect(pathname.startsWith(root)).toBe(true);
      expect(pathname.slice(root.length)).toMatch(/^[^/]+$/);
      expect(search + hash).toBe('');
    }),
  );
});
