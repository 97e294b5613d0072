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

/** The shop has received the order of this wish, sent a moment later. */
function placed(draft: typeof WISH): string {
  vi.setSystemTime(Date.now() + 1);
  const { idempotencyKey: ref } = orderAttempts.begin(draft).attempt;
  orderAttempts.close(ref);
  vi.setSystemTime(Date.now() + 1);
  return ref;
}

/** Another tab of the same browser: it has its own session storage, which may begin as a copy of this one's. */
function inAnotherTab<T>(work: () => T, isCopy = false): T {
  const own = Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const);
  if (!isCopy) sessionStorage.clear();
  const result = work();
  sessionStorage.clear();
  for (const [key, value] of own) sessionStorage.setItem(key, value);
  return result;
}

test('the reference that is shown before an order is a UUID, the same at each look, and the order’s own', () => {
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
])('an order %s carries a reference of its own, and leaves the one that was shown to its own', (_, fields) => {
  const shown = orderAttempts.idempotencyKeyOf(WISH);
  const other = { ...WISH, ...fields };
  const others = orderAttempts.idempotencyKeyOf(other);
  expect(others).not.toBe(shown);
  expect(orderAttempts.begin(other).attempt.idempotencyKey).toBe(others);
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(shown);
});

test('a wish that was tried before shows the reference of that try', () => {
  const { idempotencyKey: ref } = orderAttempts.begin(WISH).attempt;
  for (const state of ['sending', 'unknown', 'open'] as const) {
    orderAttempts.update(ref, { state });
    expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(ref);
  }
});

test('once the order is placed, the next equal one shows and carries another reference', () => {
  const first = orderAttempts.idempotencyKeyOf(WISH);
  expect(placed(WISH)).toBe(first);
  const second = orderAttempts.idempotencyKeyOf(WISH);
  expect(second).not.toBe(first);
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(second);
  expect(placed(WISH)).toBe(second);
});

test('an order that did not leave after all has not used up what was shown', () => {
  const shown = orderAttempts.idempotencyKeyOf(WISH);
  orderAttempts.begin(WISH).undo();
  expect(orderAttempts.all()).toEqual([]);
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(shown);
});

test('R19: two tabs show a reference each, and after an order in one the other shows a new one', () => {
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

test('R19: a tab that was duplicated does not give a reference of a placed order to a second one', () => {
  const shown = orderAttempts.idempotencyKeyOf(WISH);
  expect(inAnotherTab(() => placed(WISH), true)).toBe(shown);
  const next = orderAttempts.idempotencyKeyOf(WISH);
  expect(next).not.toBe(shown);
  expect(placed(WISH)).toBe(next);
});

test('R19: a tab follows the reference under which another one has tried the same wish', () => {
  const shown = orderAttempts.idempotencyKeyOf(WISH);
  const tried = inAnotherTab(() => orderAttempts.begin(WISH).attempt.idempotencyKey);
  orderAttempts.update(tried, { state: 'open' });
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(tried);
  expect(placed(WISH)).toBe(tried);
  expect([shown, tried]).not.toContain(orderAttempts.idempotencyKeyOf(WISH));
});

test('a clock that was ahead when the last order was placed keeps no reference from staying the same', () => {
  vi.setSystemTime(NOW + 86_400_000);
  const first = placed(WISH);
  vi.setSystemTime(NOW);
  const second = orderAttempts.idempotencyKeyOf(WISH);
  expect(second).not.toBe(first);
  expect(orderAttempts.idempotencyKeyOf(WISH)).toBe(second);
  expect(orderAttempts.begin(WISH).attempt.idempotencyKey).toBe(second);
});

test('R18: where the tab keeps nothing, a reference stays the same as long as the page', () => {
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
  'what was spoiled in the tab’s storage (%s) is no reference',
  (text) => {
    sessionStorage.setItem('kanuka.orders.reserved', text);
    const shown = orderAttempts.idempotencyKeyOf(WISH);
    expect(shown).toMatch(UUID);
    expect(orderAttempts.begin(WISH).attempt.idempotencyKey).toBe(shown);
  },
);

test('the tab keeps the references of the latest carts', () => {
  const shown = Array.from({ length: 12 }, (_, n) => {
    vi.setSystemTime(NOW + n);
    return orderAttempts.idempotencyKeyOf({ ...WISH, amount: n + 1 });
  });
  expect(sessionStorage.getItem('kanuka.orders.reserved')?.match(/"ref"/g)).toHaveLength(10);
  expect(orderAttempts.idempotencyKeyOf({ ...WISH, amount: 12 })).toBe(shown.at(-1));
  expect(orderAttempts.idempotencyKeyOf({ ...WISH, amount: 1 })).not.toBe(shown[0]);
});
