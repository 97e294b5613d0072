import { Suspense, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';

import { comeAlive } from '#lib/earlyActions.ts';
import type { LazyComponent } from '#lib/lazyComponent.ts';

function Alive({ region }: { readonly region: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (region.current) comeAlive(region.current);
  }, [region]);
  return null;
}

type DeferredProps = { readonly part: LazyComponent<object>; readonly fallback?: ReactNode };

/**
 * What stands below the first screen. A built page shows it at once as HTML; it comes alive once its file is loaded, and
 * clicks wait for that. Whoever places it asks for the file at once, for React comes to it last. Part and fallback have to
 * stay one and the same, and so does what is made of them here: React draws a part anew that it has not taken over yet when
 * its properties have changed, or when a context has and it comes upon the part while it looks for readers of that context.
 */
export function Deferred({ part: Part, fallback = null }: DeferredProps) {
  const region = useRef<HTMLDivElement>(null);
  const content = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Part />
        <Alive region={region} />
      </Suspense>
    ),
    [fallback, Part],
  );
  return (
    <div ref={region} data-waiting="" className="below">
      {content}
    </div>
  );
}
