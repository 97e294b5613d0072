import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

import { TIMEOUT_MS } from './timeouts.ts';

// Read before the fake clock is installed, as the sandbox does.
const { setTimeout: startTimer } = globalThis;

/**
 * Installs a fake clock that only the test advances. Call it before the page is rendered, and wait with
 * `until` instead of findBy…, which would wait by the fake clock.
 */
export function holdClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  const advanceTimers = (ms: number): void => void vi.advanceTimersByTime(ms);
  // The testing library detects fake timers by this global, and advances them for its own waits.
  vi.stubGlobal('jest', { advanceTimersByTime: advanceTimers });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return {
    /** user-event's option of this name. */
    advanceTimers,
    pass: async (ms: number): Promise<void> => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
    },
    /** Retries in real time, while responses arrive and files load, until `look` no longer throws. */
    until: async <T>(look: () => T): Promise<T> => {
      for (let waited = 0; ; waited += 10) {
        try {
          return look();
        } catch (error) {
          if (waited > TIMEOUT_MS) throw error;
        }
        await act(() => new Promise<void>((resolve) => void startTimer(resolve, 10)));
      }
    },
  };
}
