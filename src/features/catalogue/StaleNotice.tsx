import { memo, useState } from 'react';

import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { useShop, useShopActions, useStaleLists } from '#shop/ShopContext.tsx';
import type { ListName } from '#shop/state.ts';
import { Button } from '#ui/Button.tsx';

/**
 * Says that a page still shows its prerendered data, because the backend could not be reached, and offers a retry.
 * Memoised: a view of the collection does not change it.
 */
export const StaleNotice = memo(function StaleNotice({ lists }: { readonly lists: readonly ListName[] }) {
  const t = useMessages(commonMessages);
  const stale = useStaleLists(lists);
  const { reload } = useShopActions();
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never');
  const why = useShop((state) => {
    const list = stale[0] && state[stale[0]];
    return list?.status === 'failed' ? list.message : '';
  });
  if (stale.length === 0) return null;
  const askAgain = async (): Promise<void> => {
    setAsked('now');
    await Promise.all(stale.map(reload));
    setAsked('before');
  };
  return (
    <div role="status" className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="text-small text-ink-2">
        <span>{stale.includes('products') ? t.waiting.stalePrices : t.waiting.stalePage}</span>
        {asked === 'before' && <span lang={langAttributeOf(why)}>{` ${why}`}</span>}
      </p>
      <Button size="small" isBusy={asked === 'now'} onClick={() => void askAgain()}>
        {t.waiting.retry}
      </Button>
    </div>
  );
});
