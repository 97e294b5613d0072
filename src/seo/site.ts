import { settings } from '#config/settings.ts';

/** The absolute URL of a path or URL; null for a path if the site's public URL is not set. */
export function absoluteUrl(path: string): string | null {
  if (/^https?:/.test(path)) return path;
  return settings.siteUrl === '' ? null : `${settings.siteUrl}${path}`;
}

/**
 * The URL that a shopper shares for a page: the canonical one, without parameters that the visit has added (fbclid,
 * utm_source, lang); on the page's own origin if the site's public URL is not set.
 */
export function sharedUrl(path: string): string {
  return absoluteUrl(path) ?? new URL(path, globalThis.location.origin).href;
}

/** The document title of a page. */
export function titleOf(page: string): string {
  return `${page} | ${settings.shopName}`;
}
