import { expect, test, vi } from 'vitest';

import { exclusively, exclusivelyOrNot, hasLocks } from '#lib/locks.ts';
import { deferred } from '#tests/support/deferred.ts';
import { openBrowser } from '#tests/support/tabs.ts';

const work = <T>(result: T) => vi.fn(() => Promise.resolve(result));

test('R19: a lock is held for a while after its work, and the result is returned at once', async () => {
  openBrowser();
  let end = (): void => {};
  const lingering = new Promise<void>((resolve) => (end = resolve));
  expect(await exclusivelyOrNot('order', work('first'), () => lingering)).toBe('first');
  const second = work('second');
  expect(await exclusivelyOrNot('order', second)).toBeUndefined();
  expect(second).not.toHaveBeenCalled();
  end();
  await vi.waitFor(async () => expect(await exclusivelyOrNot('order', second)).toBe('second'));
  expect(await exclusivelyOrNot('order', work('third'))).toBe('third');
});

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
