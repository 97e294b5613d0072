const WINDOW_MS = 15 * 60 * 1000;
/** Calls of one address in a window (docs/backend.md, finding 4). */
export const CALL_LIMIT = 100;

export type Limiter = ReturnType<typeof createLimiter>;

/** Limits the number of calls in 15 minutes for one key, such as an IP address, in fixed windows. */
export function createLimiter(now: () => number, limit: number) {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    /** Counts one more for this key; past the limit, the seconds until its window ends. */
    secondsToWait(key: string): number | undefined {
      const known = windows.get(key);
      const current = known !== undefined && known.endsAt > now() ? known : { count: 0, endsAt: now() + WINDOW_MS };
      current.count += 1;
      windows.set(key, current);
      return current.count > limit ? Math.ceil((current.endsAt - now()) / 1000) : undefined;
    },
    /** Counts one less. */
    giveBack(key: string): void {
      const known = windows.get(key);
      if (known !== undefined) known.count -= 1;
    },
    /** Forgets what was counted, for one key or for all. */
    clear(key?: string): void {
      if (key === undefined) windows.clear();
      else windows.delete(key);
    },
  };
}

/** The refusal as plain text, which is not the JSON that clients expect. */
export function tooManyRequests(seconds = WINDOW_MS / 1000): Response {
  return new Response('Too many requests from this IP, please try again later.', {
    status: 429,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': String(seconds) },
  });
}
