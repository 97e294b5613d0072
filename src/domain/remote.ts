/**
 * Something fetched is loading, ready with data, or failed with a message fit to show; there is no fourth case. M is the type of
 * the message, for screens with their own failure texts.
 */
export type Remote<T, M extends string = string> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly message: M };

/** A remote value that is not here yet. */
export const LOADING = { status: 'loading' } as const;

/** A remote value that has arrived. */
export function ready<T>(data: T): { readonly status: 'ready'; readonly data: T } {
  return { status: 'ready', data };
}

/** A remote value whose read failed; the message is for the shopper. */
export function failed<M extends string>(message: M): { readonly status: 'failed'; readonly message: M } {
  return { status: 'failed', message };
}

/** The data when it is ready, otherwise the caller's default. */
export function dataOr<T>(remote: Remote<T>, otherwise: T): T {
  return remote.status === 'ready' ? remote.data : otherwise;
}

const NONE: readonly never[] = [];

/** The items of a list when it is ready, otherwise the same empty list each time, so that nothing renders again for it. */
export function itemsOf<T>(list: Remote<readonly T[]>): readonly T[] {
  return dataOr<readonly T[]>(list, NONE);
}
