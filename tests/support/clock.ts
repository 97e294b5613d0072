import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

import { TIMEOUT_MS } from './timeouts.ts';

// Read before the fake clock is installed, as the sandbox does.
const { setTimeout: startTimer } = globalThis;

type Clock = {
  /** Advances the fake clock by this many milliseconds. */
  readonly pass: (ms: number) => Promise<void>;
  /** Retries in real time, while responses arrive and files load, until `look` no longer throws. */
  readonly until: <T>(look: () => T) => Promise<T>;
  /** user-event's option of this name. */
  readonly advanceTimers: (ms: number) => void;
};

/**
 * Installs a fake clock that only the test advances. Call it before the page is rendered, and wait with
 * `until` instead of findBy…, which would wait by the fake clock.
 */
export function holdClock(): Clock {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  const advanceTimers = (ms: number): void => void vi.advanceTimersByTime(ms);
  // The testing library detects fake timers by this global, and advances them for its own waits.
  vi.stubGlobal('jest', { advanceTimersByTime: advanceTimers });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return {
    advanceTimers,
    pass: async (ms) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
    },
    until: async (look) => {
      for (let waited = 0; ; waited += 10) {
        try {
          return look();
        } catch (error) {
          if (waited > TIMEOUT_MS) throw error;
        }
        await act(
          () =>
            new Promise<void>((resolve) => {
              startTimer(resolve, 10);
            }),
        );
      }
    },
  };
}
