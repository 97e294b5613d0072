import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { formatPaise } from '#domain/money/money.ts';
import { isBuyable } from '#domain/product/product.ts';
import { useKeyboardOpen } from '#lib/hooks/useKeyboardOpen.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Designing } from './useDesigning.ts';

type DialogEndProps = {
  readonly designing: Designing;
  /** Adds the product with this design; null where it cannot be added from here. */
  readonly onAdd: (() => void) | null;
  readonly isAdding: boolean;
  readonly onDone: () => void;
};

/** The buttons that end the dialog: Add to Cart once a size is chosen, and Done. Hidden while a keyboard takes their room. */
export function DialogEnd({ designing: { product, size }, onAdd, isAdding, onDone }: DialogEndProps) {
  const t = useMessages(designingMessages).design;
  const { addFor } = useMessages(shopMessages).product;
  const isKeyboardOpen = useKeyboardOpen();
  if (isKeyboardOpen) return null;
  const price = onAdd && size !== '' && isBuyable(product) ? product.price : null;
  return (
    <footer className="flex items-center justify-end gap-3 border-t border-line px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:px-6">
      {price !== null && onAdd && (
        <Button tone="primary" isBusy={isAdding} onClick={onAdd} className="max-sm:flex-1 max-sm:px-3">
          <Icon name="bag" />
          <span>{addFor(formatPaise(price))}</span>
        </Button>
      )}
      <Button tone={price === null ? 'primary' : 'line'} onClick={onDone} className="max-sm:px-5">
        {t.done}
      </Button>
    </footer>
  );
}
