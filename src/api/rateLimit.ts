/** So long, in milliseconds, nothing is read when a busy shop has not said how long: another origin's header is unreadable. */
const DEFAULT_WAIT_MS = 60_000;
/** The backend counts in quarters of an hour; a longer wait is a mistake of whoever asked for it. */
export const MAX_WAIT_MS = 16 * 60_000;

let limitedAt = 0;
let waitMs = 0;

/** The wait that a Retry-After header asks for, in milliseconds: it holds seconds or a date. */
export function waitFrom(retryAfter: unknown, now: number): number {
  if (typeof retryAfter !== 'string') return DEFAULT_WAIT_MS;
  const text = retryAfter.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), MAX_WAIT_MS) : DEFAULT_WAIT_MS;
}

/** How long, in milliseconds, until a busy shop may be asked again; 0 when it may be asked now. docs/behaviour.md, Failures. */
export function msUntilAllowed(): number {
  // A device whose clock was set back waits no longer than it was told to.
  return Math.min(waitMs, Math.max(0, limitedAt + waitMs - Date.now()));
}

/** True while lists and the cart are not to be sent again by themselves. Orders are never limited. */
export function isRateLimited(): boolean {
  return msUntilAllowed() > 0;
}

/** The shop has answered 429; returns how long it is left in peace, in milliseconds. */
export function recordRateLimit(retryAfter: unknown): number {
  const now = Date.now();
  waitMs = Math.max(msUntilAllowed(), waitFrom(retryAfter, now));
  limitedAt = now;
  return waitMs;
}

/** Nothing is limited any more, as on a page that was just opened. */
export function resetRateLimit(): void {
  waitMs = 0;
}
