import { expect, test, vi } from 'vitest';

import { getCart } from '#api/cart.ts';
import { listCategories, listCategoryNames } from '#api/categories.ts';
import { listSlides } from '#api/slides.ts';
import { listAllKeywords, listKeywords } from '#api/keywords.ts';
import { listOrders, sendOrder } from '#api/orders.ts';
import { listProducts, listProductsForOrder } from '#api/products.ts';
import { queued } from '#api/http.ts';
import { en } from '#content/en/common.ts';
import { sandbox } from '#tests/support/server.ts';
import { deferred } from '#tests/support/deferred.ts';
import { quiet, until } from '#tests/support/startShop.ts';
import { anOrderCall, aToken, calls } from '#tests/support/shopper.ts';

const READS = [listProducts, listSlides, listCategories, listKeywords, listCategoryNames, listAllKeywords];
const { setTimeout: startTimer } = globalThis;

const inRealTime = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    startTimer(resolve, ms);
  });

/** Waits in real time until this many calls have arrived. */
async function arrived(path: string, count: number): Promise<void> {
  while (calls(path).length < count) await inRealTime(5);
}

/** The outcome of a call. */
function track(call: Promise<unknown>): { readonly outcome: () => unknown } {
  let outcome: unknown = 'still waiting';
  call.then(
    () => (outcome = 'answered'),
    (error: unknown) => (outcome = error),
  );
  return { outcome: () => outcome };
}

function letGo(): void {
  sandbox.controls.faults.clear();
  sandbox.controls.faults.release();
}

test('R3: at most four reads are under way; the others follow in their order', async () => {
  sandbox.controls.faults.add({ route: 'GET /api/*', fault: 'hang' });
  const all = Promise.allSettled(READS.map((read) => read()));
  await arrived('/api/', 4);
  await inRealTime(100);
  expect(calls()).toHaveLength(4);
  letGo();
  await all;
  expect(calls()).toHaveLength(READS.length);
});

/** Four reads that fill every place of the queue until they are let go. */
function fourReads() {
  const waits = Array.from({ length: 4 }, () => deferred());
  const all = waits.map(({ promise }) => queued(() => promise));
  return { waits, all };
}

test('R3: a read cancelled while queued is not sent, and frees its place', async () => {
  const { waits, all } = fourReads();
  const leaving = new AbortController();
  const left = queued(() => Promise.reject(new Error('sent')), leaving.signal);
  const last = track(queued(async () => {}));
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  waits[0]?.resolve();
  await until(() => expect(last.outcome()).toBe('answered'));
  for (const { resolve } of waits) resolve();
  await Promise.all(all);
});

test('R3: a read cancelled as it starts frees its place', async () => {
  const { waits, all } = fourReads();
  const leaving = new AbortController();
  const second = deferred();
  const left = track(queued(() => second.promise, leaving.signal));
  const last = track(queued(async () => {}));
  waits[0]?.resolve();
  await all[0];
  leaving.abort();
  expect(left.outcome()).toBe('still waiting');
  waits[1]?.resolve();
  await until(() => expect(last.outcome()).toBe('answered'));
  for (const { resolve } of [...waits, second]) resolve();
  await until(() => expect(left.outcome()).toBe('answered'));
});

test('R3: calls that change something and prices of an order are never queued', async () => {
  const token = await aToken();
  sandbox.controls.faults.add({ route: 'GET /api/*', fault: 'hang' });
  const hanging = Promise.allSettled(READS.slice(1).map((read) => read()));
  await arrived('/api/', 4);
  await sendOrder(anOrderCall(token));
  expect(calls('/api/order/place')).toHaveLength(1);
  const prices = track(listProductsForOrder());
  await arrived('/api/product/list', 1);
  expect(prices.outcome()).toBe('still waiting');
  letGo();
  await hanging;
});

test.each([
  ['/api/product/list', () => listProducts(), true],
  ['/api/cart/get', (token: string) => getCart(token), true],
  ['/api/order/userorders', (token: string) => listOrders(token), true],
  ['/api/order/place', (token: string) => sendOrder(anOrderCall(token)), false],
])('R3: only a read times out, after 20 seconds: %s', async (path, send, isRead) => {
  const token = await aToken();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sandbox.controls.faults.add({ route: path, fault: 'hang' });
  const call = track(send(token));
  await arrived(path, 1);
  await vi.advanceTimersByTimeAsync(isRead ? 19_999 : 3_600_000);
  await inRealTime(20);
  expect(call.outcome()).toBe('still waiting');
  if (isRead) await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  if (!isRead) letGo();
  await until(() => expect(call.outcome()).not.toBe('still waiting'));
  const timeout = { kind: 'network', status: 0, message: en.errors.noAnswer, cause: { code: 'ETIMEDOUT' } };
  if (isRead) expect(call.outcome()).toMatchObject(timeout);
  else await quiet();
});
