/** The wait after a 429 without a readable Retry-After, in milliseconds: on another origin the header cannot be read. */
const DEFAULT_WAIT_MS = 60_000;
/** The longest wait, in milliseconds: the backend counts in quarters of an hour, so a longer one is an error. */
export const MAX_WAIT_MS = 16 * 60_000;

let limitedAt = 0;
let waitMs = 0;

/** The wait that a Retry-After header asks for, in milliseconds; the header has seconds or a date. */
export function waitFrom(retryAfter: unknown, now: number): number {
  if (typeof retryAfter !== 'string') return DEFAULT_WAIT_MS;
  const text = retryAfter.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), MAX_WAIT_MS) : DEFAULT_WAIT_MS;
}

/** How long until the next read may be sent, in milliseconds; 0 when there is no limit. docs/behaviour.md, Failures. */
export function msUntilAllowed(): number {
  // A device whose clock was set back waits no longer than the header asked for.
  return Math.min(waitMs, Math.max(0, limitedAt + waitMs - Date.now()));
}

/** True while no automatic call about lists or the cart may be sent. Orders are never limited. */
export function isRateLimited(): boolean {
  return msUntilAllowed() > 0;
}

/** Records a 429 and returns the wait, in milliseconds. */
export function recordRateLimit(retryAfter: unknown): number {
  const now = Date.now();
  waitMs = Math.max(msUntilAllowed(), waitFrom(retryAfter, now));
  limitedAt = now;
  return waitMs;
}

/** Forgets the limit, as on a newly opened page. */
export function resetRateLimit(): void {
  waitMs = 0;
}
