import { expect, test, vi } from 'vitest';

import { addToCart } from '#api/cart.ts';
import { listBannerNames, listCategories, listCategoryNames } from '#api/categories.ts';
import { listSlides } from '#api/slides.ts';
import { getKeyword, listAllKeywords, listKeywords } from '#api/keywords.ts';
import { isRateLimited, msUntilAllowed, recordRateLimit, waitFrom } from '#api/rateLimit.ts';
import { sendOrder } from '#api/orders.ts';
import { getProduct, listProducts, listProductsForOrder } from '#api/products.ts';
import { en } from '#content/en/common.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers, anOrderCall, aToken, calls } from '#tests/support/shopper.ts';

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

test.each([
  [{ 'Retry-After': '120' }, 120_000],
  [{}, 60_000],
])('R4: after a 429 with %j nothing is read for %i ms', async (headers, wait) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  answers('/api/catagere/list', 'Too many requests', { status: 429, headers });
  await expect(listCategories()).rejects.toMatchObject({ status: 429, retryAfterMs: wait });
  vi.setSystemTime(NOW + 30_000);
  const left = wait - 30_000;
  const busy = { kind: 'http', status: 429, retryAfterMs: left, message: en.errors.busyFor(left) };
  const lists = [listProducts, listSlides, listCategoryNames, listBannerNames, listKeywords, listAllKeywords];
  for (const read of [...lists, () => getProduct('mug'), () => getKeyword('mugs')])
    await expect(read()).rejects.toMatchObject(busy);
  expect(calls()).toEqual([]);
  vi.setSystemTime(NOW + wait - 1);
  expect([isRateLimited(), msUntilAllowed()]).toEqual([true, 1]);
  vi.setSystemTime(NOW + wait);
  expect([isRateLimited(), msUntilAllowed()]).toEqual([false, 0]);
  await expect(listProducts()).resolves.not.toEqual([]);
});

test('R4: the longest Retry-After counts, and setting the clock back does not extend it', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  recordRateLimit('120');
  recordRateLimit('30');
  expect(msUntilAllowed()).toBe(120_000);
  vi.setSystemTime(NOW - 3_600_000);
  expect(msUntilAllowed()).toBe(120_000);
});

test('R4: calls that change something, and an order with the prices that it needs, are sent despite a 429', async () => {
  const token = await aToken();
  sandbox.controls.faults.add({ route: '/api/cart/add', times: 1, fault: { type: 'status', code: 429 } });
  await expect(addToCart(token, { productId: 'mug', size: 'M' })).rejects.toMatchObject({ status: 429 });
  expect(isRateLimited()).toBe(true);
  expect(await listProductsForOrder()).not.toEqual([]);
  expect(calls('/api/product/list')).toHaveLength(1);
  await sendOrder(anOrderCall(token));
  expect(calls('/api/order/place').map(({ status }) => status)).toEqual([200]);
});
