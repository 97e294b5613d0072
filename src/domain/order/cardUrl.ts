import { isWeb, parsed } from '#domain/text/url.ts';

/**
 * The URL of a card page, or null when it is not allowed: only http(s) without user-info, and only on one of `allowedOrigins`
 * (the site, the backend, and the origins of VITE_CARD_ORIGINS). docs/behaviour.md, Card.
 */
export function cardUrl(rawUrl: unknown, allowedOrigins: readonly string[]): string | null {
  if (typeof rawUrl !== 'string') return null;
  const url = parsed(rawUrl);
  return url && isWeb(url) && allowedOrigins.includes(url.origin) ? url.href : null;
}
