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

import { afterPaint, TYPING_PAUSE_MS } from '#lib/afterPaint.ts';
import { recordNavigation } from '#lib/dialogHistory.ts';
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
  let request: Request | null = null;
  /** Queries that the URL has been replaced by, while the screen does not show them. */
  const sent = new Set<string>();
  /** Cancels the pending change of the URL. */
  let cancelPending: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const set = (next: Request | null): void => {
    request = next;
    for (const listener of listeners) listener();
  };
  const cancel = (): void => {
    cancelPending?.();
    cancelPending = null;
  };
  const schedule = (): (() => void) => {
    const { href } = location;
    const update = (): void => {
      cancel();
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

  const requested = (key: string, search: string): string | null =>
    request && (isIn(request, key, search) || sent.has(search)) ? request.search : null;

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
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
      set({ key, from, search });
    },
    /** The screen shows this entry and query: the request is settled, unless another was made in the meantime. */
    settle: (key: string, search: string): void => {
      if (!request || isIn(request, key, search)) return;
      if (sent.delete(search) && (cancelPending || request.search !== search))
        return set({ key, from: search, search: request.search });
      cancel();
      sent.clear();
      set(null);
    },
  };
}

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

/** The whole query, for what renders with every change of it. */
export function useUrlQuery(): UrlQuery {
  const { optimistic, key, search, requested } = useRequestedQuery();
  const now = useSyncExternalStore(optimistic.subscribe, requested, requested);
  // Requested queries run ahead of the URL, even if they equal it again.
  const isFromHistory = useNavigationType() === NavigationType.Pop && optimistic.requested(key, search) === null;
  const query = useMemo(() => new URLSearchParams(now), [now]);
  return { query, change: useChangeUrlQuery(), isFromHistory };
}

/** One parameter of the query, null where it is missing: its readers do not render when another one changes. */
export function useUrlParameter(name: string): string | null {
  const { optimistic, requested } = useRequestedQuery();
  const read = (): string | null => new URLSearchParams(requested()).get(name);
  return useSyncExternalStore(optimistic.subscribe, read, read);
}

/** UrlQuery's `change` alone, for what does not show the query. */
export function useChangeUrlQuery(): UrlQuery['change'] {
  const { optimistic, key, search, requested } = useRequestedQuery();
  return useStableCallback((edit) => {
    const next = new URLSearchParams(requested());
    edit(next);
    optimistic.request(key, search, next.size > 0 ? `?${next}` : '');
  });
}

/** The entry of the history that the screen shows, and the query that is requested in it. */
function useRequestedQuery() {
  const optimistic = useContext(OptimisticQueryContext);
  const { key, search } = useLocation();
  return { optimistic, key, search, requested: () => optimistic.requested(key, search) ?? search };
}
