import { Suspense, useEffect, useState } from 'react';

import { inputOrIdle } from '#boot/firstInput.ts';
import { lazyComponent } from '#boot/lazyComponent.ts';
import { whenHydratedAndIdle } from '#boot/whenHydrated.ts';
import { onToast } from '#lib/notify.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import type { ToastEvent } from './Toasts.tsx';

const Toasts = lazyComponent(
  () => import('./Toasts.tsx'),
  (file) => file.Toasts,
);

/**
 * Loads the toasts at the first message, after the first input or when the page is idle: offline the chunk could not be
 * loaded any more.
 */
export function ToastHost() {
  const [early, setEarly] = useState<readonly ToastEvent[]>([]);
  useEffect(() => {
    const collect = (event: ToastEvent): void => setEarly((events) => [...events, event]);
    void whenHydratedAndIdle()
      .then(inputOrIdle)
      .then(Toasts.load)
      .catch(() => {});
    return onToast(collect, (dismissed) => collect({ dismissed }));
  }, []);
  return early.length === 0 ? null : (
    // Toasts are optional: without their chunk the page still works.
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Toasts early={early} />
      </Suspense>
    </ErrorBoundary>
  );
}
