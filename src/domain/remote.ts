/**
 * Something fetched is loading, ready with data, or failed with a message fit to show; there is no fourth case. A screen
 * that words its failures itself names them by M.
 */
export type Remote<T, M extends string = string> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly message: M };

export const LOADING = { status: 'loading' } as const;

export function ready<T>(data: T): { readonly status: 'ready'; readonly data: T } {
  return { status: 'ready', data };
}

export function failed<M extends string>(message: M): { readonly status: 'failed'; readonly message: M } {
  return { status: 'failed', message };
}

/** The data when it is there, otherwise what the caller prefers to show. */
export function dataOr<T>(remote: Remote<T>, otherwise: T): T {
  return remote.status === 'ready' ? remote.data : otherwise;
}

const NONE: readonly never[] = [];

/** The items of a list when they are there, otherwise none: always the same none, so that nothing is drawn anew for it. */
export function itemsOf<T>(list: Remote<readonly T[]>): readonly T[] {
  return dataOr<readonly T[]>(list, NONE);
}
