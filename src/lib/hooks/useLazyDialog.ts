import { useState, useTransition } from 'react';

import { notify } from '#lib/notify.ts';

export type LazyDialog = {
  readonly isOpen: boolean;
  /** Its file is on the way. */
  readonly isOpening: boolean;
  /** Grows each time the shopper opens it, though it may still be there from the time before. */
  readonly visit: number;
  readonly open: () => void;
  readonly close: () => void;
};

/** A dialog with code of its own (lib/lazyComponent.ts), which is loaded when the shopper opens it. */
export function useLazyDialog(dialog: { readonly load: () => Promise<void> }, failedToLoad: string): LazyDialog {
  const [isOpen, setOpen] = useState(false);
  const [visit, setVisit] = useState(0);
  const [isOpening, startOpening] = useTransition();
  const open = (): void =>
    startOpening(async () => {
      try {
        await dialog.load();
        setOpen(true);
        setVisit((count) => count + 1);
      } catch {
        notify.error(failedToLoad);
      }
    });
  return { isOpen, isOpening, visit, open, close: () => setOpen(false) };
}
