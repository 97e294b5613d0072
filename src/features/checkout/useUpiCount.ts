import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { UPI_CONFIRMATION_DELAY_MS } from '#config/constants.ts';
import { onLeaving } from '#lib/onLeaving.ts';

const SECOND_MS = 1000;

export type UpiCount = ReturnType<typeof useUpiCount>;

type Phase = 'idle' | 'counting' | 'hidden' | 'stopped';

/**
 * The three seconds between the tick and the order. Anything but waiting cancels them: unticking, a changed form or
 * cart (`key`), leaving, hiding the tab. A page that returns from the back/forward cache finds them cancelled.
 * docs/behaviour.md, UPI.
 */
export function useUpiCount(key: string, onDone: () => void) {
  const [count, setCount] = useState<{ readonly phase: Phase; readonly key: string }>({ phase: 'idle', key });
  const [secondsLeft, setSecondsLeft] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const done = useEffectEvent(onDone);
  const { phase } = count;
  if (phase === 'counting' && count.key !== key) setCount({ phase: 'stopped', key });

  // Not by state alone: a timer that is due may run before React has taken it back, in the last millisecond or when a
  // page that was put aside wakes up.
  const end = useCallback((how: 'hidden' | 'stopped') => {
    clearTimeout(timer.current);
    setCount((current) => (current.phase === 'counting' ? { ...current, phase: how } : current));
  }, []);

  // Before anything is painted: a count that has ended places nothing any more.
  useLayoutEffect(() => {
    if (phase !== 'counting') return;
    timer.current = setTimeout(() => {
      setCount((current) => ({ ...current, phase: 'idle' }));
      done();
    }, UPI_CONFIRMATION_DELAY_MS);
    const ticker = setInterval(() => setSecondsLeft((left) => Math.max(1, left - 1)), SECOND_MS);
    const counting = new AbortController();
    onLeaving(() => end('hidden'), counting.signal);
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn, { signal: counting.signal });
    return () => {
      clearTimeout(timer.current);
      clearInterval(ticker);
      counting.abort();
    };
  }, [phase, end]);

  return {
    phase,
    secondsLeft,
    begin: (): void => {
      setSecondsLeft(UPI_CONFIRMATION_DELAY_MS / SECOND_MS);
      setCount({ phase: 'counting', key });
    },
    stop: (): void => end('stopped'),
  };
}
