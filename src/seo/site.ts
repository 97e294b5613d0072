import { settings } from '#config/settings.ts';

/** A path or URL as the outside world writes it; null for a path when the site's public URL is not set. */
export function absoluteUrl(path: string): string | null {
  if (/^https?:/.test(path)) return path;
  return settings.siteUrl === '' ? null : `${settings.siteUrl}${path}`;
}

/** What the browser's tab says for a page. */
export function titleOf(page: string): string {
  return `${page} | ${settings.shopName}`;
}
