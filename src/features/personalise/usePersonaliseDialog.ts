import { useEffect, useEffectEvent, useState } from 'react';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { OPEN_DIALOG_KEY } from '#config/constants.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import type { Design, OrderedDesign } from '#domain/design/design.ts';
import type { DesignIndex, DesignTarget } from '#domain/design/designIndex.ts';
import { tabStorage } from '#lib/storage.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { useShop, useShopInstance } from '#shop/ShopContext.tsx';
import { useFindDesign } from '#shop/designs/useDesigns.ts';
import type { OpenDialog } from './dialogStorage.ts';

/**
 * The dialog is loaded when it is opened: most shoppers do not open it. The code that saves designs comes with it: the connection may be
 * lost before the first save.
 */
export const LazyPersonaliseDialog = lazyComponent(
  () => Promise.all([import('./PersonaliseDialog.tsx'), import('#shop/designs/designActions.ts')]),
  ([file]) => file.PersonaliseDialog,
);

/** What the dialog is opened for. */
type ToOpen = {
  /** Where its design belongs. */
  readonly targetIn: (index: DesignIndex) => DesignTarget;
  /** The id of the design to start with, if any. */
  readonly idOf: (index: DesignIndex) => string | null | undefined;
  /** What an order says of the design, where this device has none to start with. */
  readonly ordered?: OrderedDesign | undefined;
  /** Where the dialog was when the browser discarded the page. */
  readonly resumed?: OpenDialog;
};

/** An open dialog: the design that it starts with, and when it was opened, in milliseconds. */
type Opened = Pick<ToOpen, 'resumed' | 'ordered'> & {
  readonly target: DesignTarget;
  readonly before: Design | null;
  readonly at: number;
};

const keyOf = ({ target }: Pick<Opened, 'target'>): string => JSON.stringify(target);

type PersonaliseDialogOptions = {
  /** True for a dialog that this page has opened. */
  readonly isHere: (dialog: OpenDialog) => boolean;
  /** Called before a dialog is opened again after the browser discarded the page. */
  readonly onResume?: (dialog: OpenDialog) => void;
};

/**
 * Opens and closes the dialog that designs a product; `dialog` are its key and props while it is open, else null. A design
 * that cannot be read now does not open: `problem` says so, and `startNew` opens the dialog without it.
 */
export function usePersonaliseDialog({ isHere, onResume }: PersonaliseDialogOptions) {
  const { isOpen, isOpening, problem, visit, open, close } = useLazyDialog(LazyPersonaliseDialog);
  const { unreadable, insecure } = useMessages(personaliseMessages).personalise;
  const find = useFindDesign();
  const isStarted = useShop((state) => state.isStarted);
  const { store } = useShopInstance();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isFinding, setFinding] = useState(false);
  /** True once it was to be opened on plain http, where browsers neither hash photos nor make ids. */
  const [isInsecure, setInsecure] = useState(false);
  /** The target whose design cannot be read now. */
  const [unread, setUnread] = useState<DesignTarget | null>(null);
  // When all photos are removed, in any tab, a dialog that was opened before closes.
  const removedAt = useShop((state) => state.photosRemovedAt);
  const shown = opened !== null && opened.at >= removedAt ? opened : null;

  const show = (next: Omit<Opened, 'at'>): void => {
    setUnread(null);
    // Reopened while it still draws the last picture, the same dialog is shown again: its design is not saved yet.
    if (!isOpen || shown === null || keyOf(shown) !== keyOf(next)) setOpened({ ...next, at: Date.now() });
    open();
  };
  const openFor = async ({ targetIn, idOf, ordered, resumed }: ToOpen): Promise<void> => {
    if (!globalThis.isSecureContext) return setInsecure(true);
    setFinding(true);
    // Without the code that reads designs it is not known whether there is one.
    const before = await find(idOf).catch(() => 'unreadable' as const);
    setFinding(false);
    const target = targetIn(store.get().designIndex);
    if (before === 'unreadable') setUnread(target);
    else show({ target, before, ordered, ...(resumed && { resumed }) });
  };

  const resume = useEffectEvent(async (): Promise<void> => {
    // Loaded where a dialog was open: most pages have none to resume.
    const { takeDiscardedDialog } = await import('./discardedDialog.ts');
    const discarded = takeDiscardedDialog(isHere);
    if (!discarded) return;
    onResume?.(discarded.resumed);
    void openFor(discarded);
  });
  useEffect(() => {
    const isDiscarded = isStarted && tabStorage.read(OPEN_DIALOG_KEY) !== null;
    if (isDiscarded) queueMicrotask(() => void resume().catch(console.warn));
  }, [isStarted]);

  return {
    isOpening: isOpening || isFinding,
    problem: isInsecure ? insecure : unread ? unreadable : problem,
    startNew: unread ? () => show({ target: unread, before: null }) : undefined,
    openFor: (next: ToOpen): void => void openFor(next),
    dialog:
      isOpen && shown
        ? {
            key: keyOf(shown),
            props: {
              target: shown.target,
              before: shown.before,
              ordered: shown.ordered,
              resumed: shown.resumed,
              visit,
              onClose: close,
            },
          }
        : null,
  };
}
