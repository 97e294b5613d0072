import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { whenHydrated } from '#boot/whenHydrated.ts';

let whenIdleInOrder: (act: () => void) => () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  // Once idle, a page counts as idle until it is closed.
  vi.resetModules();
  ({ whenIdleInOrder } = await import('#boot/idleQueue.ts'));
});
afterEach(() => document.body.replaceChildren());

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

function three(): string[] {
  const done: string[] = [];
  for (const name of ['first', 'second', 'third']) whenIdleInOrder(() => done.push(name));
  return done;
}

test('after three idle seconds the queued tasks run one after another, except a cancelled one', async () => {
  const done = three();
  whenIdleInOrder(() => done.push('cancelled'))();
  await pass(2_990);
  expect(done).toEqual([]);
  await pass(12);
  expect(done.length).toBeLessThan(3);
  await pass(30);
  expect(done).toEqual(['first', 'second', 'third']);
  whenIdleInOrder(() => done.push('fourth'));
  await pass(10);
  expect(done.at(-1), 'it stays free').toBe('fourth');
});

test.each(['pointerdown', 'keydown', 'wheel', 'scroll'])('the first input starts the queue: %s', async (type) => {
  const done = three();
  await pass(100);
  expect(done).toEqual([]);
  dispatchEvent(new Event(type));
  await pass(30);
  expect(done).toEqual(['first', 'second', 'third']);
});

test('under the splash the tasks run at once, but not before hydration', async () => {
  document.body.innerHTML = '<div id="splash"></div><div id="root" data-hydrating=""></div>';
  const done = three();
  await pass(1_000);
  expect(done).toEqual([]);
  document.getElementById('root')?.removeAttribute('data-hydrating');
  await pass(30);
  expect(done).toEqual(['first', 'second', 'third']);
});

test('a page that is never hydrated counts as hydrated after ten seconds', async () => {
  document.body.innerHTML = '<div id="root" data-hydrating=""></div>';
  const run = vi.fn<() => void>();
  void whenHydrated().then(run);
  await pass(9_999);
  expect(run).not.toHaveBeenCalled();
  await pass(1);
  expect(run).toHaveBeenCalledOnce();
});

test('tasks left when the splash lifts wait until the page is idle', async () => {
  document.body.innerHTML = '<div id="splash"></div>';
  const done: string[] = [];
  whenIdleInOrder(() => {
    done.push('first');
    document.getElementById('splash')?.remove();
  });
  whenIdleInOrder(() => done.push('second'));
  await pass(1_000);
  expect(done).toEqual(['first']);
  await pass(2_100);
  expect(done).toEqual(['first', 'second']);
});
