import { matchPath } from 'react-router-dom';

import { ROUTE_PATTERNS } from '#config/routes.ts';
import type { PrerenderedPage } from '#shop/state.ts';
import { parseSnapshot, type PageSnapshot } from './pageSnapshot.ts';

/** Queries that a page is drawn by; any other part of a query, such as a campaign's, changes nothing. */
const DRAWN_BY = ['category', 'search', 'sort'];

type PageLocation = { readonly pathname: string; readonly search: string };

/** What the build wrote into this document for its own page; null in the shell and in development. */
export function readPrerenderedPage(): PrerenderedPage | null {
  const block = document.getElementById('built');
  try {
    return block ? parseSnapshot(JSON.parse(block.textContent) as PageSnapshot) : null;
  } catch {
    // A block cut off on its way: the page is then drawn from the shop's lists.
    return null;
  }
}

function queryOf(search: string): string {
  const params = new URLSearchParams(search);
  return DRAWN_BY.flatMap((name) => params.getAll(name).map((value) => `${name}=${value}`)).join('&');
}

/** True when a screen of the shop has this path (no query): any other is 'Page not found'. */
export function isKnownPath(pathname: string): boolean {
  return ROUTE_PATTERNS.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** True when the page was built for this very URL, so that what stands there is what React would draw. */
export function isPrerenderedFor({ url }: PrerenderedPage, { pathname, search }: PageLocation): boolean {
  if (url === '*') return !isKnownPath(pathname);
  const [path, query = ''] = url.split('?');
  return path === pathname && queryOf(query) === queryOf(search);
}
