import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { TYPING_PAUSE_MS, useAfterPaint } from '#lib/afterPaint.ts';

const FRAME_MS = 16;

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

/** Renders the hook with a view, and records the values that it returned. */
function drawn(first: string) {
  const seen: string[] = [];
  const { rerender } = renderHook(({ view }) => void seen.push(useAfterPaint(view)), {
    initialProps: { view: first },
  });
  return { seen, last: () => seen.at(-1), show: (view: string) => rerender({ view }) };
}

test('the first value is returned at once, and of several changes the last, a frame and a pause after it', () => {
  const { seen, last, show } = drawn('all');
  expect(seen).toEqual(['all']);
  for (const view of ['m', 'mu', 'mug']) {
    show(view);
    pass(TYPING_PAUSE_MS);
  }
  expect(last()).toBe('all');
  pass(FRAME_MS);
  expect([...new Set(seen)]).toEqual(['all', 'mug']);
});

test('a value that changes back before the frame causes no render', () => {
  const { seen, show } = drawn('all');
  show('mugs');
  show('all');
  const renders = seen.length;
  pass(FRAME_MS + TYPING_PAUSE_MS);
  expect(seen).toHaveLength(renders);
  expect(new Set(seen)).toEqual(new Set(['all']));
});
