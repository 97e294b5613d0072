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
import { optimisticQuery, type OptimisticQuery } from '#lib/optimisticQuery.ts';
import { useStableCallback } from './useStableCallback.ts';

export type UrlQuery = {
  /** The requested query of the URL; the URL itself follows. */
  readonly query: URLSearchParams;
  /** Edits the query. The URL is replaced a moment after the next paint, or before the shopper's next action. */
  readonly change: (edit: (query: URLSearchParams) => void) => void;
  /**
   * True if the browser's history led here: earlier content must render at once, so that its scroll position can be
   * restored.
   */
  readonly isFromHistory: boolean;
};

const OptimisticQueryContext = createContext<OptimisticQuery>(optimisticQuery(() => {}));

/**
 * The only place that changes the URL's query. Readers of this context render at once; the URL, and everything else
 * that listens to it (every link of the page), follows a moment after the next paint. On a cheap phone the results of a
 * tick or a letter would otherwise appear a fifth of a second later. The context value itself never changes, because
 * React would search the whole page for its readers.
 */
export function UrlQueryProvider({ children }: { readonly children: ReactNode }) {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const replace = useStableCallback((to: string) =>
    startTransition(() => {
      // An empty string would name the root.
      void navigate(to || '?', { replace: true });
      // At once: Back may come before the next render.
      recordNavigation(true);
    }),
  );
  const [optimistic] = useState(() => optimisticQuery(replace));
  useLayoutEffect(() => optimistic.settle(key, search), [optimistic, key, search]);
  return <OptimisticQueryContext value={optimistic}>{children}</OptimisticQueryContext>;
}

export function useUrlQuery(): UrlQuery {
  const optimistic = useContext(OptimisticQueryContext);
  const { key, search } = useLocation();
  const requested = (): string => optimistic.requested(key, search) ?? search;
  const now = useSyncExternalStore(optimistic.subscribe, requested, requested);
  // Requested queries run ahead of the URL, even if they equal it again.
  const isFromHistory = useNavigationType() === NavigationType.Pop && optimistic.requested(key, search) === null;
  const query = useMemo(() => new URLSearchParams(now), [now]);
  const change = useStableCallback((edit: (query: URLSearchParams) => void) => {
    const next = new URLSearchParams(requested());
    edit(next);
    optimistic.request(key, search, next.size > 0 ? `?${next}` : '');
  });
  return { query, change, isFromHistory };
}
