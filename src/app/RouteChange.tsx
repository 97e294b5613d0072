import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { isPrerenderedFor } from '#boot/pageSnapshot.ts';
import { withoutLanguage } from '#config/languages.ts';
import { useDocumentEvent } from '#lib/hooks/useDocumentEvent.ts';
import { useStableCallback } from '#lib/hooks/useStableCallback.ts';
import { recordNavigation, watchHistory } from '#lib/dialogHistory.ts';
import { useShopActions } from '#shop/ShopContext.tsx';

/** If a page's heading has not appeared after this time, the focus stays where it is, in milliseconds. */
const HEADING_WAIT_MS = 5000;

/** True while the shopper is typing: moving the focus would steal the next letters. */
const isWriting = (): boolean => document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * Moves the focus to the page's heading, or to the element that the URL's hash names, as soon as it exists; returns the
 * clean-up. If the shopper types or has moved the focus in the meantime, the focus stays.
 */
function followHeading(hash: string): () => void {
  const { activeElement: followed, body } = document;
  const hasGoneOn = (): boolean =>
    document.activeElement !== followed && document.activeElement !== body && document.activeElement !== null;
  const focus = (): boolean => {
    // A busy heading belongs to a page that is still loading.
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

/** True for a click on a link to the page that is already shown, unless it opens the page in another tab. */
function isLinkHere({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element && target.closest('a');
  const isElsewhere = ctrlKey || metaKey || shiftKey;
  return !isElsewhere && link instanceof HTMLAnchorElement && link.href === location.href && link.hash === '';
}

/**
 * A new page starts at the top with the focus on its heading, and so does a link to the same page with another query.
 * Going back closes the dialog over the page (lib/dialogHistory.ts), otherwise the browser restores the scroll position.
 * Filter, sort order and search replace the URL and are not a new page.
 */
export function RouteChange() {
  const { pathname, search, hash, key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const url = pathname + search;
  const previous = useRef<{ pathname: string; url: string; hash: string }>(null);
  const page = withoutLanguage(pathname);
  const first = useRef(page + search);
  const { leavePrerenderedPage } = useShopActions();
  const replaceUrl = useStableCallback((to: string) => void navigate(to, { replace: true }));
  useEffect(() => watchHistory(replaceUrl), [replaceUrl]);
  useEffect(() => {
    if (kind !== NavigationType.Pop) recordNavigation(kind === NavigationType.Replace);
  }, [key, kind]);
  // Before the paint, so that a new page never shows messages of the previous one. In another language it is the same page.
  useLayoutEffect(() => {
    if (!isPrerenderedFor({ url: first.current }, { pathname: page, search })) leavePrerenderedPage();
  }, [page, search, leavePrerenderedPage]);
  useEffect(() => {
    const before = previous.current;
    previous.current = { pathname, url, hash };
    // After a reload with a hash, that element may render late; after Back, the position is restored already.
    if (!before) return hash !== '' && scrollY === 0 ? followHeading(hash) : undefined;
    const isByLink = before.url + before.hash !== url + hash && kind === NavigationType.Push;
    // Another language has another URL for the same page.
    if (withoutLanguage(before.pathname) === withoutLanguage(pathname) && !isByLink) return;
    if (kind === NavigationType.Pop) return followHeading('');
    toTop();
    return followHeading(hash);
  }, [pathname, url, hash, kind]);
  useDocumentEvent('click', (event) => {
    if (isLinkHere(event)) toTop();
  });
  return null;
}
