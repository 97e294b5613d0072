import { startTransition, Suspense, useEffect, useState, useDeferredValue, type ReactNode } from 'react';

import type { LazyComponent } from '#boot/lazyComponent.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';

type ClientOnlyProps = {
  readonly part: Pick<LazyComponent<object>, 'load' | 'isLoaded'>;
  /** When to load the chunk; immediately by default. */
  readonly until?: () => Promise<void>;
  /** Shown until the chunk is loaded. */
  readonly fallback?: ReactNode;
  /** The component with its props. */
  readonly children: ReactNode;
};

/**
 * A component that prerendered pages omit; it renders when its chunk is loaded. There is no Suspense boundary before
 * that: for 300 ms after a boundary has shown its fallback, React reveals no other suspended content and hydrates
 * nothing further.
 */
export function ClientOnly({ part, until, fallback = null, children }: ClientOnlyProps) {
  const [isHere, setHere] = useState(part.isLoaded);
  useEffect(() => {
    let isWanted = true;
    const show = (): void => {
      if (isWanted) startTransition(() => setHere(true));
    };
    // If the chunk failed, rendering requests it again, and the boundary around it explains.
    void (until?.() ?? Promise.resolve()).then(part.load).then(show, show);
    return () => {
      isWanted = false;
    };
  }, [part, until]);
  return isHere ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/**
 * What a prerendered page leaves out because only a script uses it. After hydration it is rendered in slices, so that a long
 * list does not block a cheap phone; in a page that is not hydrated at once.
 */
export function AfterHydration({ children }: { readonly children: ReactNode }): ReactNode {
  return useDeferredValue(useHydrated()) ? children : null;
}
