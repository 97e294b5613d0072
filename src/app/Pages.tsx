import { Suspense, type ComponentType } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';

import { ALL_ROUTES } from '#config/routes.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { lazyComponent, type LazyComponent } from '#lib/lazyComponent.ts';
import { SeoWaiting } from '#seo/Seo.tsx';
import { Waiting } from '#ui/Waiting.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { errorScreen } from './ErrorScreen.tsx';

const files = import.meta.glob<Record<string, ComponentType>>('../pages/*Page.tsx');

/** A page by the name that config/routes.ts gives it, in a file of its own. */
function pageOf(name: string): LazyComponent<object> {
  const load = files[`../pages/${name}.tsx`];
  if (!load) throw new Error(`There is no src/pages/${name}.tsx.`);
  return lazyComponent(async () => {
    const { [name]: Page } = await load();
    if (!Page) throw new Error(`src/pages/${name}.tsx has no ${name}.`);
    return Page;
  });
}

const PAGES = ALL_ROUTES.map(({ pattern, page }) => ({ pattern, Page: pageOf(page) }));

/** The page that answers to a path. */
export function pageAt(pathname: string): LazyComponent<object> | undefined {
  return PAGES.find(({ pattern }) => matchPath(pattern, pathname))?.Page;
}

/** The page of the present URL, or what stands in for it. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={errorScreen}>
      <Suspense fallback={<PageWaiting />}>
        <Routes>
          {PAGES.map(({ pattern, Page }) => (
            <Route key={pattern} path={pattern} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stands in while a page's file arrives. */
function PageWaiting() {
  const t = useWords(shopWords);
  return (
    <div className="wrap py-section-phone">
      <SeoWaiting />
      <Waiting text={t.waiting.loading} />
    </div>
  );
}
