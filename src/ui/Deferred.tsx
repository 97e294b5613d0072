import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { comeAlive } from '#lib/earlyActions.ts';

function Alive({ region }: { readonly region: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (region.current) comeAlive(region.current);
  }, [region]);
  return null;
}

/**
 * What stands below the first screen. A built page shows it at once as HTML; it comes alive once its lazy components are
 * loaded, and clicks wait for that. The element of its children has to stay one and the same: React would draw a part
 * anew that it has not taken over yet when its properties changed.
 */
export function Deferred({
  fallback = null,
  children,
}: {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}) {
  const region = useRef<HTMLDivElement>(null);
  return (
    <div ref={region} data-waiting="" className="below">
      <Suspense fallback={fallback}>
        {children}
        <Alive region={region} />
      </Suspense>
    </div>
  );
}
