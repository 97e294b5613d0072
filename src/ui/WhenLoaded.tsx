import { startTransition, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';

import { useIsAlive } from '#lib/hooks/useIsAlive.ts';
import type { LazyComponent } from '#lib/lazyComponent.ts';

type WhenLoadedProps = {
  readonly part: Pick<LazyComponent<object>, 'load' | 'isLoaded'>;
  /** When its file is asked for; at once, where nothing is said. */
  readonly until?: () => Promise<void>;
  /** What stands in its place until the file is here. */
  readonly fallback?: ReactNode;
  /** The part, with its properties. */
  readonly children: ReactNode;
};

/**
 * A part with a file of its own. In a built page it stands at once; elsewhere it is drawn when its file is here, and no Suspense
 * boundary shows a fallback before: for 300 ms after one has, React shows nothing else that was waited for, and takes over
 * nothing further of a built page.
 */
export function WhenLoaded({ part, until, fallback = null, children }: WhenLoadedProps) {
  const isAlive = useIsAlive();
  const [isHere, setHere] = useState(() => !isAlive || part.isLoaded());
  useEffect(() => {
    if (isHere) return;
    let isWanted = true;
    const show = (): void => {
      if (isWanted) startTransition(() => setHere(true));
    };
    // A file that cannot be had is asked for again as it is drawn, and the boundary around it explains.
    void (until?.() ?? Promise.resolve()).then(part.load).then(show, show);
    return () => {
      isWanted = false;
    };
  }, [isHere, part, until]);
  // One and the same for as long as its content is: React draws anew what it has not taken over yet, when that changes.
  const drawn = useMemo(() => <Suspense fallback={fallback}>{children}</Suspense>, [fallback, children]);
  return isHere ? drawn : fallback;
}
