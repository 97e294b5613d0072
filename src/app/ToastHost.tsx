import { lazy, Suspense, useEffect, useState } from 'react';

import { firstTouch } from '#lib/firstTouch.ts';
import { onNotice, type Notice } from '#lib/notify.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';

const load = () => import('./Toasts.tsx');
const Toasts = lazy(async () => ({ default: (await load()).Toasts }));

/** Loads what shows messages at the first of them, or when the shopper begins to act: offline it could not come any more. */
export function ToastHost() {
  const [early, setEarly] = useState<readonly Notice[]>([]);
  useEffect(() => onNotice((notice) => setEarly((notices) => [...notices, notice])), []);
  useEffect(
    () =>
      void firstTouch()
        .then(load)
        .catch(() => {}),
    [],
  );
  return early.length === 0 ? null : (
    // Messages are a comfort: should their code not arrive, the page lives on without them.
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Toasts early={early} />
      </Suspense>
    </ErrorBoundary>
  );
}
