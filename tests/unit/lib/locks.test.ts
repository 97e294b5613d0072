import { expect, test, vi } from 'vitest';

import { exclusively, exclusivelyOrNot, hasLocks } from '#lib/locks.ts';
import { deferred } from '#tests/support/deferred.ts';
import { openBrowser } from '#tests/support/tabs.ts';

const work = <T>(result: T) => vi.fn(() => Promise.resolve(result));

// How long a lock is held after its work: tests/unit/shop/orders/placeOrderOnce.test.ts.
test('failed work rejects and releases the lock', async () => {
  openBrowser();
  await expect(exclusivelyOrNot('order', () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(await exclusivelyOrNot('order', work(1))).toBe(1);
});

test.each([
  ['with the Locks API', true],
  ['without it', false],
])('a signal ends the wait for a lock, never the work, and the next caller still waits: %s', async (_, hasApi) => {
  if (hasApi) openBrowser();
  expect(hasLocks()).toBe(hasApi);
  const [begun, over] = [deferred(), deferred()];
  const [waiting, working] = [new AbortController(), new AbortController()];
  const hold = (): Promise<void> => {
    begun.resolve();
    return over.promise;
  };
  const first = exclusively('cart', hold, working.signal);
  await begun.promise;
  const [second, third] = [work('second'), work('third')];
  const given = exclusively('cart', second, waiting.signal);
  const last = exclusively('cart', third);
  waiting.abort(new Error('too long'));
  working.abort(new Error('too late'));
  await expect(given).rejects.toThrow('too long');
  expect(third).not.toHaveBeenCalled();
  over.resolve();
  await first;
  expect(await last).toBe('third');
  expect(second).not.toHaveBeenCalled();
});

test('a lock granted after the signal is released at once', async () => {
  const request = (_: string, __: LockOptions, work: () => Promise<unknown>): Promise<unknown> => work();
  vi.stubGlobal('navigator', { locks: { request } });
  const second = work('second');
  await expect(exclusively('cart', second, AbortSignal.abort(new Error('too long')))).rejects.toThrow('too long');
  expect(second).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('R18: where locks are denied, as Chrome does when it blocks all cookies, work runs as without them', async () => {
  const request = () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const [first, second] = [deferred(), work('second')];
  const turns = [exclusively('cart', () => first.promise), exclusively('cart', second)];
  expect(await exclusivelyOrNot('order', work('placed'))).toBe('placed');
  expect(second).not.toHaveBeenCalled();
  first.resolve();
  expect(await Promise.all(turns)).toEqual([undefined, 'second']);
  vi.unstubAllGlobals();
});

test('work under a lock that fails with a SecurityError of its own is not repeated', async () => {
  openBrowser();
  const failing = vi.fn(() => Promise.reject(new DOMException('No cookies', 'SecurityError')));
  await expect(exclusively('cart', failing)).rejects.toThrow('No cookies');
  await expect(exclusivelyOrNot('order', failing)).rejects.toThrow('No cookies');
  expect(failing).toHaveBeenCalledTimes(2);
});
