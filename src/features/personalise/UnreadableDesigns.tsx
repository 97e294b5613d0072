import { useState } from 'react';

import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';

type DialogProblemProps = {
  readonly text: string;
  /** Set where the design cannot be read now: starts a new one in its place. */
  readonly onStartNew?: (() => void) | undefined;
};

/** Below a button: why its dialog did not open. Nothing where `text` is empty. */
export function DialogProblem({ text, onStartNew }: DialogProblemProps) {
  const { startNew } = useMessages(personaliseMessages).personalise;
  if (text === '') return null;
  return (
    <div className="col-span-full">
      <p role="alert" className="text-small text-error">
        {text}
      </p>
      {onStartNew && (
        <Button tone="quiet" size="small" onClick={onStartNew}>
          {startNew}
        </Button>
      )}
    </div>
  );
}

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
