import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { useDocumentEvent } from '#lib/hooks/useDocumentEvent.ts';
import { useStableCallback } from '#lib/hooks/useStableCallback.ts';
import { recordNavigation, watchHistory } from '#lib/modal.ts';
import { useShopActions } from '#shop/ShopContext.tsx';

/** How long a page may take to bring its heading before the focus stays where it is. */
const HEADING_WAIT_MS = 5000;

/** True while the shopper writes: whoever takes the focus then takes the letters that follow. */
const isWriting = (): boolean => document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * Moves the focus to the page's heading, or to the part that the URL names, as soon as it is there; returns the clean-up.
 * A shopper who writes, or who went on to something else while the page came, keeps the focus.
 */
function followHeading(hash: string): () => void {
  const { activeElement: followed, body } = document;
  const hasGoneOn = (): boolean =>
    document.activeElement !== followed && document.activeElement !== body && document.activeElement !== null;
  const focus = (): boolean => {
    // A busy heading stands for a page that is still to come.
    const heading = document.querySelector<HTMLElement>('main h1:not([aria-busy])');
    const part = heading && document.getElementById(hash.slice(1));
    if (!isWriting() && !hasGoneOn()) (part ?? heading)?.focus({ preventScroll: true });
    part?.scrollIntoView();
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

const toTop = (): void => window.scrollTo({ top: 0, left: 0, behavior: 'instant' });

/** True for a click on a link to the very page that is shown. */
function isLinkHere({ target }: MouseEvent): boolean {
  const link = target instanceof Element && target.closest('a');
  return link instanceof HTMLAnchorElement && link.href === location.href && link.hash === '';
}

/**
 * A new page begins at the top, with the focus on its heading, and so does one that a link asks for with another query.
 * Going back closes the dialog that lies over the page (lib/modal.ts), and otherwise keeps the place that the browser restores. A filter, a sort order and a search replace the URL: they
 * are no new page.
 */
export function RouteChange() {
  const { pathname, search, hash, key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const url = pathname + search;
  const previous = useRef<{ pathname: string; url: string; hash: string }>(null);
  const first = useRef(url);
  const { leavePrerenderedPage } = useShopActions();
  const replaceUrl = useStableCallback((to: string) => void navigate(to, { replace: true }));
  useEffect(() => watchHistory(replaceUrl), [replaceUrl]);
  useEffect(() => {
    if (kind !== NavigationType.Pop) recordNavigation(kind === NavigationType.Replace);
  }, [key, kind]);
  // Before anything is painted: another page never shows what belonged to the built one.
  useLayoutEffect(() => {
    if (first.current !== url) leavePrerenderedPage();
  }, [url, leavePrerenderedPage]);
  useEffect(() => {
    const before = previous.current;
    previous.current = { pathname, url, hash };
    // A page that was loaded anew with a part's name brings that part late; one that came back has its place already.
    if (!before) return hash !== '' && scrollY === 0 ? followHeading(hash) : undefined;
    const isByLink = before.url + before.hash !== url + hash && kind === NavigationType.Push;
    if (before.pathname === pathname && !isByLink) return;
    if (kind === NavigationType.Pop) return followHeading('');
    toTop();
    return followHeading(hash);
  }, [pathname, url, hash, kind]);
  useDocumentEvent('click', (event) => {
    if (isLinkHere(event)) toTop();
  });
  return null;
}
