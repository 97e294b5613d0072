import { expect, onTestFinished, test, vi } from 'vitest';

import { inputOrIdle } from '#boot/firstInput.ts';

test('what only the rest of a visit needs is not loaded before the answer to the first input is painted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.fn();
  void inputOrIdle().then(load);
  window.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledOnce();
});
