import { Fragment, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';

import { EventReplay } from '#boot/EventReplay.tsx';
import { lazyComponent, type LazyComponent } from '#boot/lazyComponent.ts';
import { withoutLanguage } from '#config/languages.ts';
import { ALL_ROUTES } from '#config/routes.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { SeoLoading } from '#seo/Seo.tsx';
import { useShop } from '#shop/ShopContext.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';
import { errorScreen } from './ErrorScreen.tsx';

const files = import.meta.glob<Record<string, ComponentType>>('../pages/*Page.tsx');

const pages = new Map<string, LazyComponent<object>>();

/** A lazy page by its name in config/routes.ts: one for all its routes, so that it stays when another language changes its URL. */
function pageOf(name: string): LazyComponent<object> {
  const known = pages.get(name);
  if (known) return known;
  const load = files[`../pages/${name}.tsx`];
  if (!load) throw new Error(`There is no src/pages/${name}.tsx.`);
  const page = lazyComponent(load, ({ [name]: Page }) => {
    if (!Page) throw new Error(`src/pages/${name}.tsx has no ${name}.`);
    return Page;
  });
  pages.set(name, page);
  return page;
}

/** This page explains how its session ended and shows nothing of an earlier one: see useOrders. */
const OUTLIVES_SHOPPER = 'OrdersPage';

const PAGES = ALL_ROUTES.map(({ pattern, page }) => ({
  pattern,
  Page: pageOf(page),
  outlivesShopper: page === OUTLIVES_SHOPPER,
}));

/**
 * Remounts the page for another shopper: when a shopper logs out, in any tab, open dialogs and typed text go with the
 * page's state. docs/decisions/0030-owned-by-a-shopper.md.
 */
function ForShopper({ children }: { readonly children: ReactNode }) {
  const shopper = useShop((state) => state.shopper);
  // Before the start no shopper is known; the prerendered page must not remount for that.
  const [first, setFirst] = useState('');
  if (first === '' && shopper !== '') setFirst(shopper);
  return <Fragment key={shopper === first ? '' : shopper}>{children}</Fragment>;
}

/** The page that matches a path. */
export function pageAt(pathname: string): LazyComponent<object> | undefined {
  return PAGES.find(({ pattern }) => matchPath(pattern, pathname))?.Page;
}

/** The page of the current URL, or its fallback. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={withoutLanguage(pathname)} fallback={errorScreen}>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {PAGES.map(({ pattern, Page, outlivesShopper }) => (
            <Route
              key={pattern}
              path={pattern}
              element={
                outlivesShopper ? (
                  <Page />
                ) : (
                  <ForShopper>
                    <Page />
                  </ForShopper>
                )
              }
            />
          ))}
        </Routes>
        <EventReplay />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Shown while a page's chunk loads. */
function PageLoading() {
  const t = useMessages(commonMessages);
  return (
    <div className="wrap py-section-phone">
      <SeoLoading />
      <LoadingState text={t.waiting.loading} />
    </div>
  );
}
