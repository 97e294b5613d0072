import { useLocation, type Location } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import type { ReturnState } from '#lib/returnTo.ts';
import { useShop } from '#shop/ShopContext.tsx';

/** What the frame's links to the login take along: after a session that ended by itself, the way back. docs/behaviour.md, Session. */
export function useLoginState(): unknown {
  const hasEnded = useShop((shop) => shop.hasSessionEnded);
  const { pathname, search, state }: Location<unknown> = useLocation();
  // On the login page itself the way back is the one that led here.
  if (pathname === paths.login) return state;
  return hasEnded ? ({ from: pathname + search } satisfies ReturnState) : null;
}
