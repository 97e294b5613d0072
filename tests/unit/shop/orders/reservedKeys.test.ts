import { beforeEach, expect, test, vi } from 'vitest';

import { orderAttempts } from '#shop/orders/orderAttempts.ts';

const NOW = 1_750_000_000_000;
const WISH = {
  account: 'user',
  method: 'upi',
  amount: 49_900,
  lines: [
    { productId: 'mug', size: 'M', quantity: 2 },
    { productId: 'lamp', size: 'S', quantity: 1 },
  ],
} as const;

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

/** The shop receives this draft's order, sent a moment later. */
function placed(draft: typeof WISH): string {
  vi.setSystemTime(Date.now() + 1);
  const { idempotencyKey: ref } = orderAttempts.begin(draft).attempt;
  orderAttempts.close(ref);
  vi.setSystemTime(Date.now() + 1);
  return ref;
}

/** Another tab of the browser, with its own session storage, which may start as a copy of this tab's. */
function inAnotherTab<T>(work: () => T, isCopy = false): T {
  const own = Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const);
  if (!isCopy) sessionStorage.clear();
  const result = work();
  sessionStorage.clear();
  for (const [key, value] of own) sessionStorage.setItem(key, value);
  return result;
}

test('the key shown before an order is a UUID, stays the same, and becomes the order’s key', () => {
  const shown = orderAttempts.idempotencyKeyOf(WISH);
  expect(shown).toMatch(UUID);
  vi.setSystemTime(NOW + 60_000);
  expect(orderAttempts.idempotencyKeyOf({ ...WISH, lines: WISH.lines.toReversed() })).toBe(shown);
  expect(orderAttempts.all()).toEqual([]);
  expect(orderAttempts.begin({ ...WISH, method: 'cod' }).attempt.idempotencyKey).toBe(shown);
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(shown);
});

test.each([
  ['of another account', { account: 'another' }],
  ['for another sum', { amount: 49_901 }],
  ['of other lines', { lines: WISH.lines.slice(1) }],
  ['of another quantity', { lines: WISH.lines.map((line) => ({ ...line, quantity: 3 })) }],
])('an order %s carries a key of its own and does not use up the key shown', (_, fields) => {
  const shown = orderAttempts.idempotencyKeyOf(WISH);
  const other = { ...WISH, ...fields };
  const others = orderAttempts.idempotencyKeyOf(other);
  expect(others).not.toBe(shown);
  expect(orderAttempts.begin(other).attempt.idempotencyKey).toBe(others);
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(shown);
});

test('a draft that was attempted before shows the key of that attempt', () => {
  const { idempotencyKey: ref } = orderAttempts.begin(WISH).attempt;
  for (const state of ['sending', 'unknown', 'open'] as const) {
    orderAttempts.update(ref, { state });
    expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(ref);
  }
});

test('once an order is placed, the next equal draft shows and carries another key', () => {
  const first = orderAttempts.idempotencyKeyOf(WISH);
  expect(placed(WISH)).toBe(first);
  const second = orderAttempts.idempotencyKeyOf(WISH);
  expect(second).not.toBe(first);
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(second);
  expect(placed(WISH)).toBe(second);
});

test('an order that was not sent does not use up the key shown', () => {
  const shown = orderAttempts.idempotencyKeyOf(WISH);
  orderAttempts.begin(WISH).undo();
  expect(orderAttempts.all()).toEqual([]);
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(shown);
});

test('R19: two tabs show different keys, and after an order in one the other shows a new key', () => {
  const shown = orderAttempts.idempotencyKeyOf(WISH);
  const theirs = inAnotherTab(() => {
    const ref = orderAttempts.idempotencyKeyOf(WISH);
    expect(placed(WISH)).toBe(ref);
    return ref;
  });
  expect(theirs).not.toBe(shown);
  const next = orderAttempts.idempotencyKeyOf(WISH);
  expect([shown, theirs]).not.toContain(next);
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(next);
});

test('R19: a duplicated tab does not use the key of a placed order again', () => {
  const shown = orderAttempts.idempotencyKeyOf(WISH);
  expect(inAnotherTab(() => placed(WISH), true)).toBe(shown);
  const next = orderAttempts.idempotencyKeyOf(WISH);
  expect(next).not.toBe(shown);
  expect(placed(WISH)).toBe(next);
});

test('R19: a tab takes over the key under which another tab attempted the same draft', () => {
  const shown = orderAttempts.idempotencyKeyOf(WISH);
  const tried = inAnotherTab(() => orderAttempts.begin(WISH).attempt.idempotencyKey);
  orderAttempts.update(tried, { state: 'open' });
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(tried);
  expect(placed(WISH)).toBe(tried);
  expect([shown, tried]).not.toContain(orderAttempts.idempotencyKeyOf(WISH));
});

test('the key stays the same also when the clock was ahead at the last order', () => {
  vi.setSystemTime(NOW + 86_400_000);
  const first = placed(WISH);
  vi.setSystemTime(NOW);
  const second = orderAttempts.idempotencyKeyOf(WISH);
  expect(second).not.toBe(first);
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(second);
  expect(orderAttempts.begin(WISH).attempt.idempotencyKey).toBe(second);
});

test('R18: without session storage the key stays the same until the page is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const shown = orderAttempts.idempotencyKeyOf(WISH);
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(shown);
  expect(orderAttempts.begin(WISH).attempt.idempotencyKey).toBe(shown);
  vi.restoreAllMocks();
  for (const { idempotencyKey: ref } of orderAttempts.all()) orderAttempts.remove(ref);
});

test.each(['{', '7', '[null, 7, {"ref": ""}]', '[{"ref": "x"}]', '{"ref": "x"}'])(
  'a malformed entry in the tab’s storage (%s) is not used as a key',
  (text) => {
    sessionStorage.setItem('kanuka.orders.reserved', text);
    const shown = orderAttempts.idempotencyKeyOf(WISH);
    expect(shown).toMatch(UUID);
    expect(orderAttempts.begin(WISH).attempt.idempotencyKey).toBe(shown);
  },
);

test('the tab stores the keys of the latest carts only', () => {
  const shown = Array.from({ length: 12 }, (_, n) => {
    vi.setSystemTime(NOW + n);
    return orderAttempts.idempotencyKeyOf({ ...WISH, amount: n + 1 });
  });
  expect(sessionStorage.getItem('kanuka.orders.reserved')?.match(/"ref"/g)).toHaveLength(10);
  expect(orderAttempts.idempotencyKeyOf({ ...WISH, amount: 12 })).toBe(shown.at(-1));
  expect(orderAttempts.idempotencyKeyOf({ ...WISH, amount: 1 })).not.toBe(shown[0]);
});
