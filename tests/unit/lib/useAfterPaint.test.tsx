import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { TYPING_PAUSE_MS, useAfterPaint } from '#lib/afterPaint.ts';

const FRAME_MS = 16;

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('of several changes only the last is adopted, a frame and a pause after it', () => {
  vi.useFakeTimers();
  const seen = new Set<string>();
  const { rerender } = renderHook(({ view }) => void seen.add(useAfterPaint(view)), { initialProps: { view: 'all' } });
  for (const view of ['m', 'mu', 'mug']) {
    rerender({ view });
    pass(TYPING_PAUSE_MS);
  }
  expect([...seen]).toEqual(['all']);
  pass(FRAME_MS);
  expect([...seen]).toEqual(['all', 'mug']);
});
