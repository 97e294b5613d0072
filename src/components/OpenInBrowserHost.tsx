import { Suspense } from 'react';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { useInAppBrowser } from '#lib/inAppBrowser.ts';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';

const Notice = lazyComponent(
  () => import('./OpenInBrowserNotice.tsx'),
  (file) => file.OpenInBrowserNotice,
);

/**
 * In an app's own browser: how to open the page in the phone's browser before a photo is chosen. Nothing in other browsers.
 * `size` is the size chosen on the page, '' without one.
 */
export function OpenInBrowserHost({ size }: { readonly size: string }) {
  const browser = useInAppBrowser();
  if (browser === null) return null;
  return (
    <SectionBoundary>
      <Suspense fallback={null}>
        <Notice {...{ browser, size }} />
      </Suspense>
    </SectionBoundary>
  );
}
