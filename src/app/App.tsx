import { useEffect, useLayoutEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';

import { Layout } from '#app/layout/Layout.tsx';
import { whenHydratedAndIdle } from '#boot/whenHydrated.ts';
import { languageTag } from '#config/languages.ts';
import { useLanguage } from '#content/messages.ts';
import { UrlQueryProvider } from '#lib/hooks/UrlQuery.tsx';
import type { Shop } from '#shop/createShop.ts';
import { ShopProvider } from '#shop/ShopContext.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { errorScreen } from './ErrorScreen.tsx';
import { Pages } from './Pages.tsx';
import { RouteChange } from './RouteChange.tsx';
import { ToastHost } from './ToastHost.tsx';

/** Sets the document's language for the browser and screen readers. */
function DocumentLanguage() {
  const language = useLanguage();
  useLayoutEffect(() => {
    const { documentElement } = document;
    const lang = languageTag(language);
    // Setting `lang` recomputes the style of every element, even if the value is unchanged.
    if (documentElement.lang !== lang) documentElement.lang = lang;
    // index.html hides a page that was prerendered in another language or for other filters.
    delete documentElement.dataset['other'];
  }, [language]);
  return null;
}

/** Once the page is idle, reports values that a browser fills in, and drops second taps. Returns the clean-up. */
function listenToPage(): () => void {
  let ends: readonly (() => void)[] = [];
  let isOver = false;
  const begin = async (): Promise<void> => {
    await whenHydratedAndIdle();
    const [{ watchAutofill }, { dropSecondTaps }] = await Promise.all([
      import('#boot/watchAutofill.ts'),
      import('#lib/dropSecondTaps.ts'),
    ]);
    if (!isOver) ends = [watchAutofill(), dropSecondTaps()];
  };
  begin().catch(console.warn);
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}

/** The whole storefront; works below any router. */
export function App({ shop }: { readonly shop: Shop }) {
  useEffect(listenToPage, []);
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
