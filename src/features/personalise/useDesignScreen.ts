import { useState } from 'react';

import type { Design } from '#domain/design.ts';
import type { DesignTarget } from '#domain/designIndex.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { LazyPersonaliseDialog } from './lazyDialogs.ts';

/** What the screen is open for, and the design it begins with. */
type Opened = { readonly target: DesignTarget; readonly before: Design | null };

const keyOf = ({ target }: Opened): string => JSON.stringify(target);

/** The screen that designs a gift, and what it is open for. */
export function useDesignScreen() {
  const { isOpen, isOpening, problem, visit, open, close } = useLazyDialog(LazyPersonaliseDialog);
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    isOpening,
    problem,
    openFor: (next: Opened): void => {
      // Whoever comes back while the last picture is being drawn finds the same screen: what it has is not kept yet.
      if (!isOpen || opened === null || keyOf(opened) !== keyOf(next)) setOpened(next);
      open();
    },
    screen: isOpen && opened ? { key: keyOf(opened), props: { ...opened, visit, onClose: close } } : null,
  };
}
