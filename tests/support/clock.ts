import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

// Taken before the shop's clock stops, as the sandbox does.
const { setTimeout: startTimer } = globalThis;
const PATIENCE_MS = 15_000;

type Clock = {
  /** Lets this much of the shop's time pass. */
  readonly pass: (ms: number) => Promise<void>;
  /** Waits in real time, in which the network answers and files load, until this no longer throws. */
  readonly until: <T>(look: () => T) => Promise<T>;
  /** For user-event. */
  readonly advanceTimers: (ms: number) => void;
};

/**
 * The shop's clock stands still but for what a test lets pass. Call it before the page is rendered, and wait with
 * `until` instead of findBy…, which would wait by the clock that stands.
 */
export function holdClock(): Clock {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  const advanceTimers = (ms: number): void => void vi.advanceTimersByTime(ms);
  // By this name the testing library knows that a clock is held, and lets pass what its own clicks need.
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
          if (waited > PATIENCE_MS) throw error;
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
