import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { useShopActions } from '#shop/ShopContext.tsx';

/** How long a page may take to bring its heading before the focus stays where it is. */
const HEADING_WAIT_MS = 5000;

/** Moves the focus to the page's heading as soon as it is there; returns the clean-up. */
function focusHeading(): () => void {
  const focus = (): boolean => {
    // A busy heading stands for a page that is still to come.
    const heading = document.querySelector<HTMLElement>('main h1:not([aria-busy])');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (focus()) return () => {};
  const main = document.querySelector('main');
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  if (main) observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), HEADING_WAIT_MS);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/**
 * A new page begins at the top, with the focus on its heading. Going back keeps the place that the browser
 * restores, and a changed query (filter, sort, search) is no new page.
 */
export function RouteChange() {
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  const previous = useRef(pathname);
  const address = pathname + search;
  const first = useRef(address);
  const { leaveBuiltPage } = useShopActions();
  // Before anything is painted: another page never shows what belonged to the built one.
  useLayoutEffect(() => {
    if (first.current !== address) leaveBuiltPage();
  }, [address, leaveBuiltPage]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (kind !== NavigationType.Pop) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    return focusHeading();
  }, [pathname, kind]);
  return null;
}
