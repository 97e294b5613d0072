import { settings } from '#config/settings.ts';

/** A path or URL as the outside world writes it; null for a path when the site's public URL is not set. */
export function absoluteUrl(path: string): string | null {
  if (/^https?:/.test(path)) return path;
  return settings.siteUrl === '' ? null : `${settings.siteUrl}${path}`;
}

/**
 * The URL that a shopper shares for a page: the canonical one, without what the visit has added to the address bar (fbclid,
 * utm_source, lang); on the page's own origin while the site's public URL is not set.
 */
export function sharedUrl(path: string): string {
  return absoluteUrl(path) ?? new URL(path, globalThis.location.origin).href;
}

/** What the browser's tab says for a page. */
export function titleOf(page: string): string {
  return `${page} | ${settings.shopName}`;
}
