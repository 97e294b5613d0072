import { useLocation, type Location } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import type { ReturnState } from '#lib/loginReturn.ts';
import { useShop } from '#shop/ShopContext.tsx';

/**
 * History state for links to the login: after a session ended by itself it holds the way back. docs/behaviour.md,
 * Session.
 */
export function useLoginLinkState(): unknown {
  const hasEnded = useShop((shop) => shop.hasSessionEnded);
  const { pathname, search, state }: Location<unknown> = useLocation();
  // The login page's own entry already holds the way back.
  if (pathname === paths.login) return state;
  return hasEnded ? ({ from: pathname + search } satisfies ReturnState) : null;
}
