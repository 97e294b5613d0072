import { useEffect, useState } from 'react';

/**
 * How far the shopper is in handing the print file to the shop: 'away' in the app that sends it, 'asked' whether it was
 * sent, or 'sent' as the shopper said.
 */
type Handover = 'idle' | 'away' | 'asked' | 'sent';

/**
 * Follows the shopper to the app that sends the print file and back. No page can see whether a message was sent, so the
 * shopper is asked on coming back; only the answer 'sent' calls `onSent`.
 */
export function useHandover(onSent: () => void) {
  const [state, setState] = useState<Handover>('idle');
  useEffect(() => {
    if (state !== 'away') return;
    const listening = new AbortController();
    const { signal } = listening;
    const ask = (): void => {
      if (document.visibilityState === 'visible') setState('asked');
    };
    // A tab in front of this one hides it; an app in another window only takes the focus; Safari may restore the page.
    document.addEventListener('visibilitychange', ask, { signal });
    globalThis.addEventListener('focus', ask, { signal });
    globalThis.addEventListener('pageshow', ask, { signal });
    return () => listening.abort();
  }, [state]);
  return {
    state,
    /** Call when a link to another app is followed. */
    leave: (): void => setState((now) => (now === 'sent' ? now : 'away')),
    /** Call when a share sheet has handed the file over. */
    ask: (): void => setState((now) => (now === 'sent' ? now : 'asked')),
    answer: (isSent: boolean): void => {
      setState(isSent ? 'sent' : 'idle');
      if (isSent) onSent();
    },
  };
}
