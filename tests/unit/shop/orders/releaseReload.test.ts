import { expect, test, vi } from 'vitest';

import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';

test('a page reloads once per release, also when two servers alternate between two releases', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  expect(checkoutStorage.recordReload('assets/a.js')).toBe(true);
  expect(checkoutStorage.isJustReloaded()).toBe(true);
  checkoutStorage.recordReloadNotice();
  expect(checkoutStorage.isJustReloaded()).toBe(false);
  expect(checkoutStorage.recordReload('assets/b.js')).toBe(false);
  expect(checkoutStorage.recordReload('assets/a.js')).toBe(false);
  vi.advanceTimersByTime(11 * 60_000);
  expect(checkoutStorage.recordReload('assets/a.js')).toBe(false);
  expect(checkoutStorage.recordReload('assets/b.js')).toBe(true);
  vi.useRealTimers();
});
