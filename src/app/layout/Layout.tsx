import { Suspense, useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { ALL_ROUTES } from '#config/routes.ts';
import { useMessages } from '#content/language.ts';
import { CARRIED_PREFIX } from '#domain/cart/cart.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { lazyComponent } from '#boot/lazyComponent.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { useOwnPhoto } from '#shop/designs/useOwnPhoto.ts';
import { HydrationBoundary } from '#ui/HydrationBoundary.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { hideHeaderOnScroll } from './hideHeaderOnScroll.ts';
import { MotionControl } from './MotionControl.tsx';
import { TopBlock } from './TopBlock.tsx';

const SearchBar = lazyComponent(async () => (await import('./SearchBar.tsx')).SearchBar);

const CarriedCart = lazyComponent(async () => (await import('#features/cart/CarriedCart.tsx')).CarriedCart);

const OwnPhotoShown = lazyComponent(async () => (await import('#features/ownPhoto/OwnPhotoShown.tsx')).OwnPhotoShown);

/** The shopper's photo on the products; without it the page is as it would be without a photo. */
function OwnPhoto() {
  const photo = useOwnPhoto();
  return (
    photo && (
      <ErrorBoundary fallback={nothing}>
        <Suspense fallback={null}>
          <OwnPhotoShown key={photo.photo} photo={photo} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/**
 * Asks where a link from an app's own browser brings a cart along. On its own: a render of the whole frame right after
 * hydration would empty a search field that was typed into before.
 */
function Carried() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || !hash.startsWith(CARRIED_PREFIX)) return null;
  return (
    <SectionBoundary>
      <Suspense fallback={null}>
        <CarriedCart />
      </Suspense>
    </SectionBoundary>
  );
}

const COLLECTIONS = ALL_ROUTES.filter(({ page }) => page === 'CollectionPage');
const hasSearch = (pathname: string): boolean => COLLECTIONS.some(({ pattern }) => matchPath(pattern, pathname));

/** Loads the chunks of a screen's frame. Call before hydration: the shopper may type into the search bar. */
export const loadFrame = async (pathname: string): Promise<void> =>
  void (hasSearch(pathname) && (await SearchBar.load()));

const nothing = () => null;

/** The frame around every page: top block, header, search bar on collection pages, the page, footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const t = useMessages(shopMessages);
  const { pathname, search: query } = useLocation();
  const [search, setSearch] = useState<'open' | 'asked' | 'closed'>('open');
  // A closed search bar opens again if the URL contains a search: the filter must be visible.
  const isShown = search !== 'closed' || Boolean(new URLSearchParams(query).get('search'));
  const isHome = pathname === paths.home || pathname === paths.mainPage;
  return (
    <>
      <a href="#content" className="shortcut">
        {t.header.skip}
      </a>
      {/* Keyboard users can stop all motion before they reach it; everyone else finds this control in the footer. */}
      {isHome && <MotionControl className="shortcut" />}
      <header ref={hideHeaderOnScroll} className="site-header">
        <TopBlock />
        <Header onSearch={() => setSearch('asked')} />
      </header>
      {hasSearch(pathname) && isShown && (
        // Reserves the bar's space while its chunk loads.
        <SectionBoundary>
          <Suspense fallback={<div className="h-20.25" />}>
            <SearchBar takesFocus={search === 'asked'} onClose={() => setSearch('closed')} />
          </Suspense>
        </SectionBoundary>
      )}
      <main id="content" tabIndex={-1} className="min-h-[calc(100svh-5.5rem)]">
        <Carried />
        {children}
      </main>
      <OwnPhoto />
      <ErrorBoundary fallback={nothing}>
        <HydrationBoundary name="footer" part={Footer} />
      </ErrorBoundary>
    </>
  );
}
