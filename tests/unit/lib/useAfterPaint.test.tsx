import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { TYPING_PAUSE_MS } from '#lib/afterPaint.ts';
import { useAfterPaint } from '#lib/hooks/useAfterPaint.ts';

const FRAME_MS = 16;

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] }),
);
afterEach(() => vi.useRealTimers());

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

/** A hook that is given a view, and the values that it returned. */
function drawn(first: string) {
  const seen: string[] = [];
  const { rerender, unmount } = renderHook(({ view }) => void seen.push(useAfterPaint(view)), {
    initialProps: { view: first },
  });
  return { seen, last: () => seen.at(-1), show: (view: string) => rerender({ view }), unmount };
}

test('the first value is there at once', () => {
  expect(drawn('all').seen).toEqual(['all']);
});

test('another value follows a moment after the frame that shows its change', () => {
  const { last, show } = drawn('all');
  show('mugs');
  expect(last()).toBe('all');
  pass(FRAME_MS + TYPING_PAUSE_MS - 1);
  expect(last()).toBe('all');
  pass(1);
  expect(last()).toBe('mugs');
});

test('only the last of several values follows', () => {
  const { seen, show } = drawn('all');
  for (const view of ['m', 'mu', 'mug']) {
    show(view);
    pass(TYPING_PAUSE_MS);
  }
  pass(FRAME_MS);
  expect([...new Set(seen)]).toEqual(['all', 'mug']);
});

test('a value that comes back before it was left draws nothing again', () => {
  const { seen, show } = drawn('all');
  show('mugs');
  show('all');
  const renders = seen.length;
  pass(FRAME_MS + TYPING_PAUSE_MS);
  expect(seen).toHaveLength(renders);
  expect(new Set(seen)).toEqual(new Set(['all']));
});

test('nothing follows on a screen that is gone', () => {
  const { show, unmount } = drawn('all');
  show('mugs');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
