import { useState } from 'react';

import { lazyComponent } from '#boot/lazyComponent.ts';
import type { Design } from '#domain/design/design.ts';
import type { DesignTarget } from '#domain/design/designIndex.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { useShop } from '#shop/ShopContext.tsx';

/** The dialog has code of its own, loaded when it is opened: most shoppers do not open it. */
export const LazyPersonaliseDialog = lazyComponent(
  async () => (await import('./PersonaliseDialog.tsx')).PersonaliseDialog,
);

/** What the screen is open for, and the design it begins with. */
type ToOpen = { readonly target: DesignTarget; readonly before: Design | null };

/** The same, and since when in milliseconds. */
type Opened = ToOpen & { readonly at: number };

const keyOf = ({ target }: ToOpen): string => JSON.stringify(target);

/** The screen that designs a product, and what it is open for. */
export function useDesignScreen() {
  const { isOpen, isOpening, problem, visit, open, close } = useLazyDialog(LazyPersonaliseDialog);
  const [opened, setOpened] = useState<Opened | null>(null);
  // What was removed from the device, in any tab, is on no screen of it.
  const removedAt = useShop((state) => state.photosRemovedAt);
  const shown = opened !== null && opened.at >= removedAt ? opened : null;
  return {
    isOpening,
    problem,
    openFor: (next: ToOpen): void => {
      // Whoever comes back while the last picture is being drawn finds the same screen: what it has is not kept yet.
      if (!isOpen || shown === null || keyOf(shown) !== keyOf(next)) setOpened({ ...next, at: Date.now() });
      open();
    },
    screen:
      isOpen && shown
        ? { key: keyOf(shown), props: { target: shown.target, before: shown.before, visit, onClose: close } }
        : null,
  };
}
