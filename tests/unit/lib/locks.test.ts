import { expect, test, vi } from 'vitest';

import { exclusivelyOrNot } from '#lib/locks.ts';
import { openBrowser } from '#tests/support/tabs.ts';

const work = <T>(result: T) => vi.fn(() => Promise.resolve(result));

test('R19: a name is kept for a while after its work, and its result is there at once', async () => {
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

test('work that fails says so and lets the name go', async () => {
  openBrowser();
  await expect(exclusivelyOrNot('order', () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(await exclusivelyOrNot('order', work(1))).toBe(1);
});
