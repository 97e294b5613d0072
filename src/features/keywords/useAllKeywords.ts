import { messageOf } from '#api/errors.ts';
import { listAllKeywords } from '#api/keywords.ts';
import { LOADING, type Remote } from '#domain/remote.ts';
import type { Keyword } from '#domain/shop.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useList, useShopActions } from '#shop/ShopContext.tsx';

type Keywords = Remote<readonly Keyword[]>;

/** The listing's own answer is preferred; until it comes, and when it does not, the start-up keywords stand in. */
function preferred(own: Keywords, startUp: Keywords): Keywords {
  if (own.status === 'ready') return own;
  return own.status === 'loading' && startUp.status === 'failed' ? LOADING : startUp;
}

/** Every keyword of the shop, and a way to ask again. A failure of the listing's own call is only logged. */
export function useAllKeywords(): { readonly keywords: Keywords; readonly retry: () => void } {
  const startUp = useList('keywords');
  const { reload } = useShopActions();
  const { remote, retry } = useRemote({
    subject: 'keywords',
    ask: listAllKeywords,
    reasonOf: (error) => {
      console.warn(`keywords: ${messageOf(error)}`);
      return messageOf(error);
    },
  });
  return {
    keywords: preferred(remote, startUp),
    retry: () => {
      retry();
      void reload('keywords');
    },
  };
}
