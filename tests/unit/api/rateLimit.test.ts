import { expect, test, vi } from 'vitest';

import { addToCart } from '#api/cart.ts';
import { listBannerNames, listCategories, listCategoryNames, listSlides } from '#api/catalogue.ts';
import { getKeyword, listAllKeywords, listKeywords } from '#api/keywords.ts';
import { isRateLimited, msUntilAllowed, recordRateLimit, waitFrom } from '#api/rateLimit.ts';
import { sendOrder } from '#api/orders.ts';
import { getProduct, listProducts, listProductsForOrder } from '#api/products.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers, anOrderCall, aToken, calls } from '#tests/support/shopper.ts';

const messages = messagesOf(shopMessages);

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['120', 120_000],
  [' 5 ', 5000],
  ['Sat, 21 Nov 2026 12:02:00 GMT', 120_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['86400', 16 * 60_000],
  ['soon', 60_000],
  ['-5.5 s', 60_000],
  [undefined, 60_000],
  [120, 60_000],
])('R4: Retry-After %j is a wait of %i ms', (header, ms) => {
  expect(waitFrom(header, NOW)).toBe(ms);
});

test('R4: after a 429 without Retry-After no list is requested for a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  answers('/api/catagere/list', 'Too many requests', { status: 429 });
  await expect(listCategories()).rejects.toMatchObject({ status: 429, retryAfterMs: 60_000 });
  const waits = [0, 59_999, 60_000].map((ms) => {
    vi.setSystemTime(NOW + ms);
    return [isRateLimited(), msUntilAllowed()];
  });
  expect(waits).toEqual([
    [true, 60_000],
    [true, 1],
    [false, 0],
  ]);
});

test('R4: after a 429 nothing is read before Retry-After has passed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  answers('/api/catagere/list', 'Too many requests', { status: 429, headers: { 'Retry-After': '120' } });
  await expect(listCategories()).rejects.toMatchObject({ retryAfterMs: 120_000 });
  vi.setSystemTime(NOW + 30_000);
  const busy = { kind: 'http', status: 429, retryAfterMs: 90_000, message: messages.errors.busyFor(90_000) };
  for (const read of [listProducts, listSlides, listCategoryNames, listBannerNames, listKeywords, listAllKeywords])
    await expect(read()).rejects.toMatchObject(busy);
  await expect(getProduct('mug')).rejects.toMatchObject(busy);
  await expect(getKeyword('mugs')).rejects.toMatchObject(busy);
  expect(calls()).toEqual([]);
  vi.setSystemTime(NOW + 120_000);
  await expect(listProducts()).resolves.not.toEqual([]);
});

test('R4: prices that an order needs are requested despite a 429', async () => {
  recordRateLimit('120');
  expect(await listProductsForOrder()).not.toEqual([]);
  expect(calls('/api/product/list')).toHaveLength(1);
});

test('R4: the longest Retry-After counts, and setting the clock back does not extend it', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  recordRateLimit('120');
  recordRateLimit('30');
  expect(msUntilAllowed()).toBe(120_000);
  vi.setSystemTime(NOW - 3_600_000);
  expect(msUntilAllowed()).toBe(120_000);
});

test('R4: calls that change something, orders above all, are sent despite a 429', async () => {
  const token = await aToken();
  sandbox.controls.faults.add({ route: '/api/cart/add', times: 1, fault: { type: 'status', code: 429 } });
  await expect(addToCart(token, { productId: 'mug', size: 'M' })).rejects.toMatchObject({ status: 429 });
  expect(isRateLimited()).toBe(true);
  await sendOrder(anOrderCall(token));
  expect(calls('/api/order/place').map(({ status }) => status)).toEqual([200]);
});
