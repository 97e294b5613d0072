import { Suspense, useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { withoutLanguage } from '#config/languages.ts';
import { paths } from '#config/paths.ts';
import { ALL_ROUTES, SEARCHED_PAGE } from '#config/routes.ts';
import { settings } from '#config/settings.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { CART_LINK_PREFIX } from '#domain/cart/cart.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { whenIdle } from '#lib/whenIdle.ts';
import { useOwnPhoto } from '#shop/designs/useOwnPhoto.ts';
import { ClientOnly } from '#ui/ClientOnly.tsx';
import { ErrorBoundary, SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { HydrationBoundary } from '#ui/HydrationBoundary.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Footer, MotionControl } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Scrolling less than this, in pixels, is ignored as a trembling finger. */
const STEP_PX = 8;

/** True while the shopper types on the page: the header must not cover the field. */
const isWritingOnPage = (): boolean => document.activeElement?.matches('main :is(input, select, textarea)') ?? false;

/**
 * Hides the header when the page scrolls down and shows it, with its cart, when it scrolls up. Use as `ref`;
 * styles/screen.css moves it. docs/behaviour.md, Navbar
 */
function hideHeaderOnScroll(header: HTMLElement): () => void {
  // Not read from the page now: that would force a layout before React has finished.
  let last = 0;
  const follow = (): void => {
    const by = scrollY - last;
    const isAtTop = scrollY <= header.offsetHeight;
    if (Math.abs(by) < STEP_PX && !isAtTop) return;
    last = scrollY;
    if (isAtTop) header.removeAttribute('data-away');
    else if (by > 0) header.dataset['away'] = '';
    else if (!isWritingOnPage()) header.removeAttribute('data-away');
  };
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
}

const LanguageOffer = lazyComponent(
  () => import('#app/language/LanguageOffer.tsx'),
  (file) => file.LanguageOffer,
);

const nothing = () => null;

/** The slim bar above the header: delivery days, hours and town, and the language choice. */
function TopBlock() {
  const t = useMessages(commonMessages);
  const isHydrated = useHydrated();
  return (
    <div className="relative bg-sand text-note text-ink-2 print:hidden">
      <div className="wrap flex min-h-8 items-center justify-between gap-4 md:min-h-9 md:gap-6">
        <p className="inline-flex items-center gap-2">
          <Icon name="truck" size="small" />
          <span>{t.header.delivery}</span>
        </p>
        <p className="hidden items-center gap-2 md:inline-flex">
          <Icon name="clock" size="small" />
          <span>{`${t.header.hours(settings.openingHours)}, ${settings.shopTown}`}</span>
        </p>
        {/* Reserves the space, so that nothing shifts when the links appear. */}
        <div className="min-w-24 shrink-0 md:min-w-48">
          {isHydrated && (
            // Only as many links as the bar has space for; the footer has them all.
            <ErrorBoundary fallback={nothing}>
              <ClientOnly part={LanguageOffer} until={whenIdle}>
                <LanguageOffer />
              </ClientOnly>
            </ErrorBoundary>
          )}
        </div>
      </div>
    </div>
  );
}

const SearchBar = lazyComponent(
  () => import('./SearchBar.tsx'),
  (file) => file.SearchBar,
);

const CartFromLink = lazyComponent(
  () => import('#features/cart/CartFromLink.tsx'),
  (file) => file.CartFromLink,
);

const OwnPhotoShown = lazyComponent(
  () => import('#features/ownPhoto/OwnPhotoShown.tsx'),
  (file) => file.OwnPhotoShown,
);

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
function CartOfLink() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || !hash.startsWith(CART_LINK_PREFIX)) return null;
  return (
    <SectionBoundary>
      <Suspense fallback={null}>
        <CartFromLink />
      </Suspense>
    </SectionBoundary>
  );
}

const hasSearch = (pathname: string): boolean =>
  ALL_ROUTES.some(({ page, pattern }) => page === SEARCHED_PAGE && matchPath(pattern, pathname));

/** Loads the chunks of a screen's frame. Call before hydration: the shopper may type into the search bar. */
export const loadFrame = async (pathname: string): Promise<void> =>
  void (hasSearch(pathname) && (await SearchBar.load()));

/** The frame around every page: top block, header, search bar on collection pages, the page, footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const t = useMessages(commonMessages);
  const { pathname, search: query } = useLocation();
  const [search, setSearch] = useState<'open' | 'asked' | 'closed'>('open');
  // A closed search bar opens again if the URL contains a search: the filter must be visible.
  const isShown = search !== 'closed' || Boolean(new URLSearchParams(query).get('search'));
  const path = withoutLanguage(pathname);
  const isHome = path === paths.home || path === paths.mainPage;
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
            <SearchBar
              takesFocus={search === 'asked'}
              onFocus={() => setSearch('open')}
              onClose={() => setSearch('closed')}
            />
          </Suspense>
        </SectionBoundary>
      )}
      <main id="content" tabIndex={-1} className="min-h-[calc(100svh-5.5rem)]">
        <CartOfLink />
        {children}
      </main>
      <OwnPhoto />
      <ErrorBoundary fallback={nothing}>
        <HydrationBoundary name="footer" part={Footer} />
      </ErrorBoundary>
    </>
  );
}
