import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';

import type { LazyComponent } from '#boot/lazyComponent.ts';

type ClientOnlyProps = {
  readonly part: Pick<LazyComponent<object>, 'load' | 'isLoaded'>;
  /** When its file is asked for; at once, where nothing is said. */
  readonly until?: () => Promise<void>;
  /** What stands in its place until the file is here. */
  readonly fallback?: ReactNode;
  /** The part, with its properties. */
  readonly children: ReactNode;
};

/**
 * A part that no page is written with, drawn once its file is here. Before, no Suspense boundary stands there: for 300 ms after
 * one has shown its fallback, React shows nothing else that was waited for, and takes over nothing further of a built page.
 */
export function ClientOnly({ part, until, fallback = null, children }: ClientOnlyProps) {
  const [isHere, setHere] = useState(part.isLoaded);
  useEffect(() => {
    let isWanted = true;
    const show = (): void => {
      if (isWanted) startTransition(() => setHere(true));
    };
    // A file that cannot be had is asked for again as it is drawn, and the boundary around it explains.
    void (until?.() ?? Promise.resolve()).then(part.load).then(show, show);
    return () => {
      isWanted = false;
    };
  }, [part, until]);
  return isHere ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
