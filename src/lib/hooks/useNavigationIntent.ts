import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Acts on the intent in the state of the link that led here. The intent is removed from the history entry, so that
 * going back or reloading does not repeat it. `isIntent` must be the same function in every render.
 */
export function useNavigationIntent<I>(isIntent: (state: unknown) => state is I, act: (intent: I) => void): void {
  const { state, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  // The history entry whose intent is spent: an effect may run twice, the shopper meant it once.
  const spent = useRef('');
  const spend = useEffectEvent((intent: I): void => {
    if (spent.current === key) return;
    spent.current = key;
    void navigate({ pathname, search }, { replace: true, state: null });
    act(intent);
  });
  useEffect(() => {
    if (isIntent(state)) spend(state);
  }, [state, isIntent]);
}
