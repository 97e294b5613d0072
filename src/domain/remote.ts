/** Something fetched is loading, ready with data, or failed with a message fit to show; there is no fourth case. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly message: string };

export const LOADING = { status: 'loading' } as const;

export function ready<T>(data: T): Remote<T> {
  return { status: 'ready', data };
}

export function failed(message: string): { readonly status: 'failed'; readonly message: string } {
  return { status: 'failed', message };
}

/** The data when it is there, otherwise what the caller prefers to show. */
export function dataOr<T>(remote: Remote<T>, otherwise: T): T {
  return remote.status === 'ready' ? remote.data : otherwise;
}
