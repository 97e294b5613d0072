import { isWeb, parsed } from '#domain/text/url.ts';

/**
 * The URL a card payment may lead to, or null: only https (or the site's own origin), without user-info, and
 * only to the site, the backend, or an origin that the shop names. docs/behaviour.md, Card.
 */
export function cardUrl(rawUrl: unknown, allowedOrigins: readonly string[]): string | null {
  if (typeof rawUrl !== 'string') return null;
  const url = parsed(rawUrl);
  return url && isWeb(url) && allowedOrigins.includes(url.origin) ? url.href : null;
}
