import { expect, test, vi } from 'vitest';

import { addToCart } from '#api/cart.ts';
import { listCategories } from '#api/catalogue.ts';
import { isHeldBack, msUntilAllowed, noteTooManyCalls, waitFrom } from '#api/limits.ts';
import { placeOrder } from '#api/orders.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers, anOrderCall, aToken, calls } from '#tests/support/shopper.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['120', 120_000],
  [' 5 ', 5000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:02:00 GMT', 120_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['86400', 16 * 60_000],
  ['soon', 60_000],
  ['-5.5 s', 60_000],
  ['', 60_000],
  [undefined, 60_000],
  [120, 60_000],
])('R4: Retry-After %j is a wait of %i ms', (header, ms) => {
  expect(waitFrom(header, NOW)).toBe(ms);
});

test('R4: a busy shop that does not say how long is left in peace for a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  answers('/api/catagere/list', 'Too many requests', { status: 429 });
  await expect(listCategories()).rejects.toMatchObject({ status: 429, retryAfterMs: 60_000 });
  expect([isHeldBack(), msUntilAllowed()]).toEqual([true, 60_000]);
  vi.setSystemTime(NOW + 59_999);
  expect([isHeldBack(), msUntilAllowed()]).toEqual([true, 1]);
  vi.setSystemTime(NOW + 60_000);
  expect([isHeldBack(), msUntilAllowed()]).toEqual([false, 0]);
});

test('R4: the longest wait counts, and a clock that is set back makes none longer', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  noteTooManyCalls('120');
  noteTooManyCalls('30');
  expect(msUntilAllowed()).toBe(120_000);
  vi.setSystemTime(NOW - 3_600_000);
  expect(msUntilAllowed()).toBe(120_000);
});

test('R4: what changes something is sent to a busy shop all the same, orders first of all', async () => {
  const token = await aToken();
  sandbox.controls.faults.add({ route: '/api/cart/add', times: 1, fault: { type: 'status', code: 429 } });
  await expect(addToCart(token, 'mug', 'M')).rejects.toMatchObject({ status: 429 });
  expect(isHeldBack()).toBe(true);
  await placeOrder(anOrderCall(token));
  expect(calls('/api/order/place').map(({ status }) => status)).toEqual([200]);
});
