import { Suspense, useEffect, useState } from 'react';

import { inputOrIdle } from '#boot/inputOrIdle.ts';
import { lazyComponent } from '#boot/lazyComponent.ts';
import { onToast } from '#lib/notify.ts';
import { whenHydratedAndIdle } from '#boot/whenHydrated.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import type { ToastEvent } from './Toasts.tsx';

const Toasts = lazyComponent(async () => (await import('./Toasts.tsx')).Toasts);

/** Loads what shows messages at the first of them, or after the first input or when the page is idle: offline it could not come any more. */
export function ToastHost() {
  const [early, setEarly] = useState<readonly ToastEvent[]>([]);
  useEffect(() => {
    const note = (event: ToastEvent): void => setEarly((events) => [...events, event]);
    void whenHydratedAndIdle()
      .then(inputOrIdle)
      .then(Toasts.load)
      .catch(() => {});
    return onToast(note, (dismissed) => note({ dismissed }));
  }, []);
  return early.length === 0 ? null : (
    // Messages are a comfort: should their code not arrive, the page lives on without them.
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Toasts early={early} />
      </Suspense>
    </ErrorBoundary>
  );
}
