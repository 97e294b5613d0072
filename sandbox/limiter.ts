const WINDOW_MS = 15 * 60 * 1000;
const LIMIT = 100;

export interface Limiter {
  /** Counts one call; true when the address has had its share. */
  isOverLimit(address: string): boolean;
  clear(): void;
}

/** 100 calls in 15 minutes for one address, counted in fixed windows (docs/backend.md, finding 4). */
export function createLimiter(now: () => number): Limiter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    isOverLimit(address) {
      const known = windows.get(address);
      const current = known !== undefined && known.endsAt > now() ? known : { count: 0, endsAt: now() + WINDOW_MS };
      current.count += 1;
      windows.set(address, current);
      return current.count > LIMIT;
    },
    clear() {
      windows.clear();
    },
  };
}

/** The calm sentence, in a content type that nobody's JSON parser expects. */
export function tooManyRequests(): Response {
  return new Response('Too many requests from this IP, please try again later.', {
    status: 429,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': String(WINDOW_MS / 1000) },
  });
}
