import { beforeEach, expect, test, vi } from 'vitest';

import { hasUnansweredOrder } from '#shop/orders/storedAttempts.ts';

const NOW = 1_750_000_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const STORED = { ref: 'x', account: 'user', method: 'cod', amount: 5, at: NOW, lines: [] };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

test.each([
  [{ state: 'sending' }, true],
  [{ state: 'unknown', at: NOW - 2 * DAY_MS }, true],
  [{ state: 'placed', at: NOW }, false],
  [{ state: 'placed', at: NOW - DAY_MS + 1, isRepeat: true }, true],
  [{ state: 'placed', at: NOW - DAY_MS, isRepeat: true }, false],
  [{ state: 'open', at: NOW - DAY_MS + 1 }, true],
  [{ state: 'open', at: NOW - DAY_MS }, false],
  [{ state: 'open', at: `${NOW}` }, false],
])('R9: whether an order of %j may still reach the shop: %s', (fields, isExpected) => {
  const text = JSON.stringify([
    null,
    { ...STORED, account: 'another', state: 'sending' },
    { ...STORED, ref: 'y', ...fields },
  ]);
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('kanuka.orders', text);
    expect(hasUnansweredOrder('user')).toBe(isExpected);
    expect(hasUnansweredOrder('somebody-else')).toBe(false);
    storage.clear();
  }
  expect(hasUnansweredOrder('user')).toBe(false);
});

test.each(['{', '{}', 'null', '[null]', '7'])('stored attempts of %s hold no such order', (text) => {
  localStorage.setItem('kanuka.orders', text);
  expect(hasUnansweredOrder('user')).toBe(false);
});
