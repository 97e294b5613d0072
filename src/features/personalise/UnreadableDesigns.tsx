import { useState } from 'react';

import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';

/** Says that designs on this device cannot be read now, and reads them again. Nothing where they can be read. */
export function UnreadableDesigns() {
  const t = useMessages(personaliseMessages).personalise;
  const isShown = useShop((state) => state.areDesignsUnreadable);
  const { loadDesigns } = useShopActions();
  const [isBusy, setBusy] = useState(false);
  if (!isShown) return null;
  const retry = async (): Promise<void> => {
    setBusy(true);
    await loadDesigns().catch(console.warn);
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
      <p role="status">{t.unreadable}</p>
      <Button tone="quiet" size="small" isBusy={isBusy} onClick={() => void retry()}>
        {t.readAgain}
      </Button>
    </div>
  );
}
