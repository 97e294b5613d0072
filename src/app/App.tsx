import { useEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';

import { UrlQueryProvider } from '#lib/hooks/UrlQuery.tsx';
import { whenHydratedAndIdle } from '#boot/whenHydrated.ts';
import type { Shop } from '#shop/actions.ts';
import { ShopProvider } from '#shop/ShopContext.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { DocumentLanguage } from './DocumentLanguage.tsx';
import { errorScreen } from './ErrorScreen.tsx';
import { Layout } from './layout/Layout.tsx';
import { Pages } from './Pages.tsx';
import { RouteChange } from './RouteChange.tsx';
import { ToastHost } from './ToastHost.tsx';

/** Starts reporting values that a browser fills in, once the page is idle. Returns the clean-up. */
function listenForAutofill(): () => void {
  let end = (): void => {};
  let isOver = false;
  const begin = async (): Promise<void> => {
    await whenHydratedAndIdle();
    const { watchAutofill } = await import('#boot/filledIn.ts');
    if (!isOver) end = watchAutofill();
  };
  begin().catch(console.warn);
  return () => {
    isOver = true;
    end();
  };
}

/** The whole storefront; works below any router. */
export function App({ shop }: { readonly shop: Shop }) {
  useEffect(listenForAutofill, []);
  return (
    <HelmetProvider>
      <ShopProvider shop={shop}>
        {/* Pages and sections have boundaries of their own; this one is for the frame around them. */}
        <ErrorBoundary fallback={errorScreen}>
          <UrlQueryProvider>
            <RouteChange />
            <DocumentLanguage />
            <Layout>
              <Pages />
            </Layout>
          </UrlQueryProvider>
        </ErrorBoundary>
        <ToastHost />
      </ShopProvider>
    </HelmetProvider>
  );
}
