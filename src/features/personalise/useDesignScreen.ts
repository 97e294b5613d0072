import { useState } from 'react';

import { lazyComponent } from '#boot/lazyComponent.ts';
import type { Design } from '#domain/design/design.ts';
import type { DesignTarget } from '#domain/design/designIndex.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { useShop } from '#shop/ShopContext.tsx';

/** The dialog is loaded when it is opened: most shoppers do not open it. */
export const LazyPersonaliseDialog = lazyComponent(
  async () => (await import('./PersonaliseDialog.tsx')).PersonaliseDialog,
);

/** What the dialog is open for, and the design it starts with. */
type ToOpen = { readonly target: DesignTarget; readonly before: Design | null };

/** The same, and when it was opened, in milliseconds. */
type Opened = ToOpen & { readonly at: number };

const keyOf = ({ target }: ToOpen): string => JSON.stringify(target);

/** Opens and closes the dialog that designs a product; `screen` are its key and props while it is open, else null. */
export function useDesignScreen() {
  const { isOpen, isOpening, problem, visit, open, close } = useLazyDialog(LazyPersonaliseDialog);
  const [opened, setOpened] = useState<Opened | null>(null);
  // When all photos are removed, in any tab, a dialog that was opened before closes.
  const removedAt = useShop((state) => state.photosRemovedAt);
  const shown = opened !== null && opened.at >= removedAt ? opened : null;
  return {
    isOpening,
    problem,
    openFor: (next: ToOpen): void => {
      // Reopened while it still draws the last picture, the same dialog is shown again: its design is not saved yet.
      if (!isOpen || shown === null || keyOf(shown) !== keyOf(next)) setOpened({ ...next, at: Date.now() });
      open();
    },
    screen:
      isOpen && shown
        ? { key: keyOf(shown), props: { target: shown.target, before: shown.before, visit, onClose: close } }
        : null,
  };
}
