import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { afterPaint, TYPING_PAUSE_MS } from '#lib/afterPaint.ts';
import { recordNavigation } from '#lib/dialogHistory.ts';
import { createStore } from '#lib/store.ts';
import { useStableCallback } from './useStableCallback.ts';

/** A requested query and its history entry, identified by key and query, because entries without a state share one key. */
type Request = { readonly key: string; readonly from: string; readonly search: string };

type OptimisticQuery = ReturnType<typeof optimisticQuery>;

/** Events of the shopper's next action: the URL must be right before it. */
const ACTIONS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Typing and ticking in a field request another query without navigating, so that several letters or ticks in a row
 * change the URL once. Escape may close a dialog, and a key with a modifier belongs to the browser.
 */
const isInField = (event: Event): boolean =>
  event.target instanceof Element &&
  event.target.closest('input, select, label') !== null &&
  !(event instanceof KeyboardEvent && (event.key === 'Escape' || event.altKey || event.ctrlKey || event.metaKey));

/** Spaces and other characters can be encoded in two ways. */
const isSameQuery = (one: string, other: string): boolean =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();

const isIn = (request: Request, key: string, search: string): boolean => request.key === key && request.from === search;

/**
 * The query that is requested while the URL still has another: the screen shows it at once. `replace` changes the URL, a
 * moment after the next paint or before the shopper's next action. If the URL has changed by other means in the meantime,
 * it stays unchanged.
 */
export function optimisticQuery(replace: (search: string) => void) {
  const { get, set, subscribe } = createStore<{ readonly request: Request | null }>({ request: null });
  /** Queries that the URL has been replaced by, while the screen does not show them. */
  const sent = new Set<string>();
  /** Cancels the pending change of the URL. */
  let cancelPending: (() => void) | null = null;

  const cancel = (): void => {
    cancelPending?.();
    cancelPending = null;
  };
  const schedule = (): (() => void) => {
    const { href } = location;
    const update = (): void => {
      cancel();
      const { request } = get();
      if (!request || location.href !== href) return;
      sent.add(request.search);
      replace(request.search);
    };
    const onAction = (event: Event): void => {
      if (!isInField(event)) update();
    };
    const stop = afterPaint(update, TYPING_PAUSE_MS);
    for (const action of ACTIONS) document.addEventListener(action, onAction, { capture: true });
    return () => {
      stop();
      for (const action of ACTIONS) document.removeEventListener(action, onAction, { capture: true });
    };
  };

  const requested = (key: string, search: string): string | null => {
    const { request } = get();
    return request && (isIn(request, key, search) || sent.has(search)) ? request.search : null;
  };

  return {
    subscribe,
    /** The requested query while the screen has this entry and query; null when nothing else is requested. */
    requested,
    /**
     * Requests a query in the entry of this key, whose query is `from`. One that the screen has already requests nothing:
     * replacing the URL by itself would lose the entry's state, such as how many products it shows.
     */
    request: (key: string, from: string, search: string): void => {
      if (isSameQuery(search, requested(key, from) ?? from)) return;
      cancel();
      cancelPending = schedule();
      set({ request: { key, from, search } });
    },
    /** The screen shows this entry and query: the request is settled, unless another was made in the meantime. */
    settle: (key: string, search: string): void => {
      const { request } = get();
      if (!request || isIn(request, key, search)) return;
      if (sent.delete(search) && (cancelPending || request.search !== search))
        return set({ request: { ...request, key, from: search } });
      cancel();
      sent.clear();
      set({ request: null });
    },
  };
}

/** Edits the query. The URL is replaced a moment after the next paint, or before the shopper's next action. */
type ChangeQuery = (edit: (query: URLSearchParams) => void) => void;

export type UrlQuery<T> = readonly [
  /** What was read from the requested query of the URL; the URL itself follows. */
  value: T,
  change: ChangeQuery,
  /** True where the query was requested and runs ahead of the URL, even if it equals the URL's again. */
  isAhead: boolean,
];

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

/** Reads a value from the requested query: the component renders again when that value changes, not with every change of the query. */
export function useUrlQuery<T extends string | boolean | null>(read: (query: URLSearchParams) => T): UrlQuery<T> {
  const optimistic = useContext(OptimisticQueryContext);
  const { key, search } = useLocation();
  const requested = (): URLSearchParams => new URLSearchParams(optimistic.requested(key, search) ?? search);
  const value = (): T => read(requested());
  const change: ChangeQuery = useStableCallback((edit) => {
    const query = requested();
    edit(query);
    optimistic.request(key, search, query.size > 0 ? `?${query}` : '');
  });
  return [useSyncExternalStore(optimistic.subscribe, value, value), change, optimistic.requested(key, search) !== null];
}
