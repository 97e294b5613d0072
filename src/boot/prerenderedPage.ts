import { matchPath } from 'react-router-dom';

import { ROUTE_PATTERNS } from '#config/routes.ts';
import type { PrerenderedPage } from '#shop/state.ts';
import { parseSnapshot, type PageSnapshot } from './pageSnapshot.ts';

/** Query parameters that change what a page renders; others, such as a campaign's, change nothing. */
const DRAWN_BY = ['category', 'search', 'sort'];

type PageLocation = { readonly pathname: string; readonly search: string };

/** Reads the snapshot that the prerender embedded in this document; null in the shell and in development. */
export function readPrerenderedPage(): PrerenderedPage | null {
  const block = document.getElementById('built');
  try {
    return block ? parseSnapshot(JSON.parse(block.textContent) as PageSnapshot) : null;
  } catch {
    // The embedded data was truncated in transfer: the page renders from the lists instead.
    return null;
  }
}

function queryOf(search: string): string {
  const params = new URLSearchParams(search);
  return DRAWN_BY.flatMap((name) => params.getAll(name).map((value) => `${name}=${value}`)).join('&');
}

/** True if a route of the shop matches this path (without query); any other path is 'Page not found'. */
export function isKnownPath(pathname: string): boolean {
  return ROUTE_PATTERNS.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** True if the page was prerendered for exactly this URL, so that its HTML equals React's first render. */
export function isPrerenderedFor({ url }: PrerenderedPage, { pathname, search }: PageLocation): boolean {
  if (url === '*') return !isKnownPath(pathname);
  const [path, query = ''] = url.split('?');
  return path === pathname && queryOf(query) === queryOf(search);
}
