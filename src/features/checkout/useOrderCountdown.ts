import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { UPI_CONFIRMATION_DELAY_MS } from '#config/constants.ts';
import { onLeaving } from '#lib/onLeaving.ts';

const SECOND_MS = 1000;

export type OrderCountdown = ReturnType<typeof useOrderCountdown>;

type Phase = 'idle' | 'counting' | 'hidden' | 'stopped';

/**
 * The three seconds between the tick and the order. They are cancelled by unticking, by a change of the form or the cart
 * (`key`), by leaving, and by hiding the tab; a page that returns from the back/forward cache finds them cancelled.
 * docs/behaviour.md, UPI.
 */
export function useOrderCountdown(key: string, onDone: () => void) {
  const [count, setCount] = useState<{ readonly phase: Phase; readonly key: string }>({ phase: 'idle', key });
  const [secondsLeft, setSecondsLeft] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const done = useEffectEvent(onDone);
  const { phase } = count;
  if (phase === 'counting' && count.key !== key) setCount({ phase: 'stopped', key });

  // Clears the timer at once: a due timer could fire before React re-renders, in the last millisecond or when a frozen page
  // resumes.
  const end = useCallback((how: 'hidden' | 'stopped') => {
    clearTimeout(timer.current);
    setCount((current) => (current.phase === 'counting' ? { ...current, phase: how } : current));
  }, []);

  // A layout effect, so that an ended count is cleared before the next paint.
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
