import { beforeEach, expect, test, vi } from 'vitest';

import type { OrderDraft } from '#domain/order/orderDraft.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';

const NOW = 1_750_000_000_000;
const DAY_MS = 86_400_000;
const DRAFT = {
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
function placed(draft: OrderDraft): string {
  vi.setSystemTime(Date.now() + 1);
  const { idempotencyKey: key } = orderAttempts.begin(draft).attempt;
  orderAttempts.close(key);
  vi.setSystemTime(Date.now() + 1);
  return key;
}

/** Another tab of the browser, with its own session storage, which may start as a copy of this tab's. */
function inAnotherTab<T>(work: () => T, isCopy = false): T {
  const own = Object.entries<string>(sessionStorage);
  if (!isCopy) sessionStorage.clear();
  const result = work();
  sessionStorage.clear();
  for (const [key, value] of own) sessionStorage.setItem(key, value);
  return result;
}

test('the key shown before an order is a UUID, stays the same, and becomes the order’s key once it is sent', () => {
  const shown = orderAttempts.idempotencyKeyOf(DRAFT);
  expect(shown).toMatch(UUID);
  vi.setSystemTime(NOW + 60_000);
  expect(orderAttempts.idempotencyKeyOf({ ...DRAFT, lines: DRAFT.lines.toReversed() })).toBe(shown);
  orderAttempts.begin(DRAFT).undo();
  expect(orderAttempts.all()).toEqual([]);
  expect(orderAttempts.begin({ ...DRAFT, method: 'cod' }).attempt.idempotencyKey).toBe(shown);
  expect(orderAttempts.idempotencyKeyOf(DRAFT)).toBe(shown);
});

test.each([
  ['of another account', { account: 'another' }],
  ['for another sum', { amount: 49_901 }],
  ['of other lines', { lines: DRAFT.lines.slice(1) }],
  ['of another quantity', { lines: DRAFT.lines.map((line) => ({ ...line, quantity: 3 })) }],
])('an order %s carries a key of its own and does not use up the key shown', (_, fields) => {
  const shown = orderAttempts.idempotencyKeyOf(DRAFT);
  const other = { ...DRAFT, ...fields };
  const others = orderAttempts.idempotencyKeyOf(other);
  expect(others).not.toBe(shown);
  expect(orderAttempts.begin(other).attempt.idempotencyKey).toBe(others);
  expect(orderAttempts.idempotencyKeyOf(DRAFT)).toBe(shown);
});

test.each([0, DAY_MS])('a draft shows its last attempt’s key, then another: clock %i ms ahead', (aheadMs) => {
  vi.setSystemTime(NOW + aheadMs);
  const { idempotencyKey: key } = orderAttempts.begin(DRAFT).attempt;
  for (const state of ['sending', 'unknown', 'retryable'] as const) {
    orderAttempts.update(key, { state });
    expect(orderAttempts.idempotencyKeyOf(DRAFT)).toBe(key);
  }
  expect(placed(DRAFT)).toBe(key);
  vi.setSystemTime(Date.now() - aheadMs);
  const second = orderAttempts.idempotencyKeyOf(DRAFT);
  expect(second).not.toBe(key);
  expect(orderAttempts.idempotencyKeyOf(DRAFT)).toBe(second);
  expect(placed(DRAFT)).toBe(second);
});

test('R19: two tabs show different keys, and after an order in one the other shows a new key', () => {
  const shown = orderAttempts.idempotencyKeyOf(DRAFT);
  const theirs = inAnotherTab(() => placed(DRAFT));
  expect(theirs).not.toBe(shown);
  expect([shown, theirs]).not.toContain(orderAttempts.idempotencyKeyOf(DRAFT));
});

test.each([0, DAY_MS])('R19 R25: a duplicated tab uses no key again, with a clock that was %i ms ahead', (aheadMs) => {
  const [draft, other] = [DRAFT, { ...DRAFT, amount: 1 }] as const;
  const drafts = [draft, other];
  vi.setSystemTime(NOW + aheadMs);
  const shown = drafts.map(orderAttempts.idempotencyKeyOf);
  vi.setSystemTime(NOW);
  expect(inAnotherTab(() => drafts.map(placed), true)).toEqual(shown);
  const next = orderAttempts.idempotencyKeyOf(draft);
  expect(shown).not.toContain(next);
  expect(orderAttempts.idempotencyKeyOf(draft)).toBe(next);
  expect(placed(draft)).toBe(next);
  // The other draft is ordered at once, without a look at its key.
  expect(shown).not.toContain(placed(other));
});

test('R19: a tab takes over the key under which another tab attempted the same draft', () => {
  const shown = orderAttempts.idempotencyKeyOf(DRAFT);
  const tried = inAnotherTab(() => orderAttempts.begin(DRAFT).attempt.idempotencyKey);
  orderAttempts.update(tried, { state: 'retryable' });
  expect(orderAttempts.idempotencyKeyOf(DRAFT)).toBe(tried);
  expect(placed(DRAFT)).toBe(tried);
  expect([shown, tried]).not.toContain(orderAttempts.idempotencyKeyOf(DRAFT));
});

test('a malformed entry in the tab’s storage is not used as a key', () => {
  for (const text of ['{', '7', '[null, 7, {"ref": ""}]', '[{"ref": "x"}]', '{"ref": "x"}']) {
    sessionStorage.setItem('kanuka.orders.reserved', text);
    const shown = orderAttempts.idempotencyKeyOf(DRAFT);
    expect(shown, text).toMatch(UUID);
    expect(orderAttempts.idempotencyKeyOf(DRAFT), text).toBe(shown);
  }
});

test('the tab stores the keys of the latest carts only', () => {
  const shown = Array.from({ length: 12 }, (_, n) => {
    vi.setSystemTime(NOW + n);
    return orderAttempts.idempotencyKeyOf({ ...DRAFT, amount: n + 1 });
  });
  expect(sessionStorage.getItem('kanuka.orders.reserved')?.match(/"ref"/g)).toHaveLength(10);
  expect(orderAttempts.idempotencyKeyOf({ ...DRAFT, amount: 12 })).toBe(shown.at(-1));
  expect(orderAttempts.idempotencyKeyOf({ ...DRAFT, amount: 1 })).not.toBe(shown[0]);
});
