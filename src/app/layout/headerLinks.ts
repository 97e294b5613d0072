import { useLocation, type Location } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import type { CommonMessages } from '#content/commonMessages.ts';
import type { ReturnState } from '#lib/loginReturn.ts';
import { useShop } from '#shop/ShopContext.tsx';

/** The six links of the header, in order. */
export function headerLinks(t: CommonMessages): readonly { readonly to: string; readonly label: string }[] {
  return [
    { to: paths.home, label: t.nav.home },
    { to: paths.collection, label: t.nav.collection },
    { to: paths.about, label: t.nav.about },
    { to: paths.contact, label: t.nav.contact },
    { to: paths.privacy, label: t.nav.privacy },
    { to: paths.terms, label: t.nav.terms },
  ];
}

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
