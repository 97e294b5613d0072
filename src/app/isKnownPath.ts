import { matchPath } from 'react-router-dom';

import { ROUTE_PATTERNS } from '#config/routes.ts';

/** True when a screen of the shop has this path (no query): any other is 'Page not found'. */
export function isKnownPath(pathname: string): boolean {
  return ROUTE_PATTERNS.some((pattern) => matchPath(pattern, pathname) !== null);
}
