/** Designs may take at least this much of the device where it is free, in bytes. */
const MIN_LIMIT = 60_000_000;
/** The share of the browser's quota that designs may take: the rest is for other data of the site. */
const SHARE_OF_QUOTA = 0.25;

/**
 * How many bytes all designs together may take. `quota` and `usage` are the browser's estimate in bytes
 * (navigator.storage.estimate); `own` is the part of `usage` that designs take.
 */
export function designQuota({ quota, usage }: { readonly quota: number; readonly usage: number }, own: number): number {
  const free = Math.max(0, quota - usage);
  return Math.min(own + free, Math.max(MIN_LIMIT, quota * SHARE_OF_QUOTA));
}

/** The estimate assumed for a browser that gives none. */
export const UNKNOWN_QUOTA = { quota: MIN_LIMIT, usage: 0 } as const;
