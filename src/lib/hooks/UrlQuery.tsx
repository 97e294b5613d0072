import { createContext, startTransition, useContext, useMemo, useOptimistic, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { noteNavigation } from '#lib/modal.ts';
import { useAhead } from './useAhead.ts';
import { useStable } from './useStable.ts';

export type UrlQuery = {
  /** The URL's query, as it is asked for: what is drawn follows. */
  readonly query: URLSearchParams;
  /** Edits the query and replaces the URL by it. */
  readonly change: (edit: (query: URLSearchParams) => void) => void;
  /** True where the browser's history led here: what was seen then stands there at once, so that its place can be found. */
  readonly isFromHistory: boolean;
};

const UrlQueryContext = createContext<UrlQuery>({
  query: new URLSearchParams(),
  change: () => {},
  isFromHistory: false,
});

/**
 * The one place in which the URL's query is changed. The URL changes at once, and so does what reads it from
 * here; everything else that listens to the URL, which is every link of the page, follows when the browser has time.
 * On a cheap phone a typed letter would wait a tenth of a second for the links otherwise.
 */
export function UrlQueryProvider({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [asked, ask] = useOptimistic(search);
  // What is asked for runs ahead of the address.
  const isFromHistory = useNavigationType() === NavigationType.Pop && asked === search;
  const query = useMemo(() => new URLSearchParams(asked), [asked]);
  const [latest, goAhead] = useAhead(asked);
  const change = useStable((edit: (query: URLSearchParams) => void) => {
    const next = new URLSearchParams(latest());
    edit(next);
    goAhead(`?${next}`);
    startTransition(() => {
      ask(`?${next}`);
      void navigate(`?${next}`, { replace: true });
      // At once: Back may come before what follows is drawn.
      noteNavigation(true);
    });
  });
  const value = useMemo(() => ({ query, change, isFromHistory }), [query, change, isFromHistory]);
  return <UrlQueryContext value={value}>{children}</UrlQueryContext>;
}

export function useUrlQuery(): UrlQuery {
  return useContext(UrlQueryContext);
}
