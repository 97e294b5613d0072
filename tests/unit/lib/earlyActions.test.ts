import { afterEach, expect, test, vi } from 'vitest';

import { allAlive, comeAlive } from '#lib/earlyActions.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Two regions that are not alive yet, and whether whoever waits for them still does. */
function twoRegions() {
  document.body.innerHTML = '<div data-waiting=""><p></p></div><div data-waiting=""></div>';
  const [first, second] = document.body.children;
  if (!first || !second) throw new Error('There are no two regions.');
  let isWaiting = true;
  void allAlive().then(() => (isWaiting = false));
  const waits = async (): Promise<boolean> => {
    await Promise.resolve();
    await Promise.resolve();
    return isWaiting;
  };
  return { first, second, waits };
}

test('a page is wholly alive with the last of its regions', async () => {
  const { first, second, waits } = twoRegions();
  comeAlive(first);
  expect(await waits()).toBe(true);
  comeAlive(second);
  expect(await waits()).toBe(false);
});

test('a region that does not come alive holds nothing back for longer than ten seconds', async () => {
  vi.useFakeTimers();
  const { first, waits } = twoRegions();
  comeAlive(first);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await waits()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waits()).toBe(false);
});
