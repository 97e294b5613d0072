/** Designs may always take this much of the device where there is room for it, in bytes. */
const LEAST_LIMIT = 60_000_000;
/** Of what the browser would give the shop, this share: the rest is left for others. */
const SHARE_OF_QUOTA = 0.25;

/**
 * How many bytes all designs together may take. `quota` is what the browser would give the shop and `usage` what of it is
 * taken (navigator.storage.estimate); `own` is what of that are designs.
 */
export function designRoom({ quota, usage }: { readonly quota: number; readonly usage: number }, own: number): number {
  const free = Math.max(0, quota - usage);
  return Math.min(own + free, Math.max(LEAST_LIMIT, quota * SHARE_OF_QUOTA));
}

/** What a browser without estimates is taken for. */
export const UNKNOWN_ROOM = { quota: LEAST_LIMIT, usage: 0 } as const;
