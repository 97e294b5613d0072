import { Suspense, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';

import { comeAlive } from '#lib/earlyActions.ts';

function Alive({ region }: { readonly region: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (region.current) comeAlive(region.current);
  }, [region]);
  return null;
}

type DeferredProps = { readonly fallback?: ReactNode; readonly children: ReactNode };

/**
 * What stands below the first screen. A built page shows it at once as HTML; it comes alive once its lazy components are
 * loaded, and clicks wait for that. Children and fallback have to stay one and the same elements, and so does what is made
 * of them here: React draws a part anew that it has not taken over yet when its properties have changed, or when a context
 * has and it comes upon the part while it looks for readers of that context.
 */
export function Deferred({ fallback = null, children }: DeferredProps) {
  const region = useRef<HTMLDivElement>(null);
  const content = useMemo(
    () => (
      <Suspense fallback={fallback}>
        {children}
        <Alive region={region} />
      </Suspense>
    ),
    [fallback, children],
  );
  return (
    <div ref={region} data-waiting="" className="below">
      {content}
    </div>
  );
}
