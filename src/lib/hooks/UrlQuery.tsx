import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { recordNavigation } from '#lib/modal.ts';
import { urlAhead, type UrlAhead } from '#lib/urlAhead.ts';
import { useStableCallback } from './useStableCallback.ts';

export type UrlQuery = {
  /** The URL's query, as it is asked for: the URL itself follows. */
  readonly query: URLSearchParams;
  /** Edits the query, and replaces the URL by it a moment after the next paint, or before the shopper does anything else. */
  readonly change: (edit: (query: URLSearchParams) => void) => void;
  /** True where the browser's history led here: what was seen then stands there at once, so that its place can be found. */
  readonly isFromHistory: boolean;
};

const UrlAheadContext = createContext<UrlAhead>(urlAhead(() => {}));

/**
 * The one place in which the URL's query is changed. What reads it from here is rendered at once; the URL, and everything else
 * that listens to it, which is every link of the page, follows a moment after the next paint. On a cheap phone the results of a tick or
 * a letter would be painted a fifth later otherwise. The context itself never changes: React would look through the whole
 * page for its readers.
 */
export function UrlQueryProvider({ children }: { readonly children: ReactNode }) {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const replace = useStableCallback((to: string) =>
    startTransition(() => {
      // Nothing at all would name the root.
      void navigate(to || '?', { replace: true });
      // At once: Back may come before what follows is drawn.
      recordNavigation(true);
    }),
  );
  const [ahead] = useState(() => urlAhead(replace));
  useLayoutEffect(() => ahead.arrive(key, search), [ahead, key, search]);
  return <UrlAheadContext value={ahead}>{children}</UrlAheadContext>;
}

export function useUrlQuery(): UrlQuery {
  const ahead = useContext(UrlAheadContext);
  const { key, search } = useLocation();
  const asked = (): string => ahead.asked(key, search) ?? search;
  const now = useSyncExternalStore(ahead.subscribe, asked, asked);
  // What is asked for runs ahead of the URL, also where it is again what the URL says.
  const isFromHistory = useNavigationType() === NavigationType.Pop && ahead.asked(key, search) === null;
  const query = useMemo(() => new URLSearchParams(now), [now]);
  const change = useStableCallback((edit: (query: URLSearchParams) => void) => {
    const next = new URLSearchParams(asked());
    edit(next);
    ahead.ask(key, search, next.size > 0 ? `?${next}` : '');
  });
  return { query, change, isFromHistory };
}
