import { useId, useRef } from 'react';

import { CART_UNDO_MS } from '#config/constants.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { takeFocus } from '#lib/takeFocus.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { Button } from '#ui/Button.tsx';
import type { Removal } from './useRemovals.ts';

type RemovedRowProps = {
  readonly removal: Removal;
  readonly onUndo: () => void;
  readonly onGone: () => void;
};

/** In the place of a line that was taken out: it can come back for a while. */
export function RemovedRow({ removal, onUndo, onGone }: RemovedRowProps) {
  const cartText = useWords(checkoutWords).cart;
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  useTimeout(() => {
    if (row.current?.contains(document.activeElement)) focusHeading();
    onGone();
  }, CART_UNDO_MS);
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <span id={id} className="min-w-0 text-small break-anywhere text-ink-2">
        {cartText.removed(removal.name, removal.line.size)}
      </span>
      <Button ref={takeFocus} size="small" aria-describedby={id} onClick={onUndo}>
        {cartText.undo}
      </Button>
    </li>
  );
}
