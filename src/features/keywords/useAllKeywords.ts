import { useCallback, useEffect, useState } from 'react';

import { messageOf } from '#api/errors.ts';
import { listAllKeywords } from '#api/keywords.ts';
import { failed, LOADING, ready, type Remote } from '#domain/remote.ts';
import type { Keyword } from '#domain/shop.ts';
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
  const [own, setOwn] = useState<Keywords>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    listAllKeywords().then(
      (data) => isCurrent && setOwn(ready(data)),
      (error: unknown) => {
        console.warn(`keywords: ${messageOf(error)}`);
        if (isCurrent) setOwn(failed(messageOf(error)));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = useCallback((): void => {
    setOwn(LOADING);
    setAttempt((count) => count + 1);
    void reload('keywords');
  }, [reload]);
  return { keywords: preferred(own, startUp), retry };
}
