import { useDeferredValue, type ReactNode } from 'react';

import { useHydrated } from '#lib/hooks/useHydrated.ts';

/**
 * What a prerendered page leaves out because only a script uses it. After hydration it is rendered in slices, so that a long
 * list does not block a cheap phone; in a page that is not hydrated at once.
 */
export function AfterHydration({ children }: { readonly children: ReactNode }): ReactNode {
  return useDeferredValue(useHydrated()) ? children : null;
}
