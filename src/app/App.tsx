import { useEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';

import { UrlQueryProvider } from '#lib/hooks/UrlQuery.tsx';
import { watchFilledIn } from '#lib/typedFields.ts';
import type { Shop } from '#shop/actions.ts';
import { ShopProvider } from '#shop/ShopContext.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { DocumentLanguage } from './DocumentLanguage.tsx';
import { errorScreen } from './ErrorScreen.tsx';
import { Layout } from './layout/Layout.tsx';
import { Pages } from './Pages.tsx';
import { RouteChange } from './RouteChange.tsx';
import { ToastHost } from './ToastHost.tsx';

/** The whole storefront, below whichever router the place provides. */
export function App({ shop }: { readonly shop: Shop }) {
  useEffect(watchFilledIn, []);
  return (
    <HelmetProvider>
      <ShopProvider shop={shop}>
        {/* Pages and their parts have boundaries of their own; this one is for the frame around them. */}
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
