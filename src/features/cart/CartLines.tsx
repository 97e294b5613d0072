import { useSizeText } from '#components/useSizeText.ts';
import { Fragment, useId, useRef, type ReactNode } from 'react';

import { CART_UNDO_MS } from '#config/constants.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { lineId } from '#domain/cart/cart.ts';
import type { CartLine, UnavailableLine } from '#domain/cart/totals.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { takeFocus } from '#lib/takeFocus.ts';
import { Button } from '#ui/Button.tsx';
import { CartLineRow, UnavailableRow } from './CartLineRow.tsx';
import type { Removal, useRemovals } from './useRemovals.ts';

type CartLinesProps = {
  readonly lines: readonly CartLine[];
  readonly unavailable: readonly UnavailableLine[];
  readonly removing: ReturnType<typeof useRemovals>;
  /** Renders the designs of a line's pieces. */
  readonly renderDesigns: (line: CartLine) => ReactNode;
};

/** The lines of the cart, with an undo row in place of each line that was just removed. */
export function CartLines({ lines, unavailable, removing, renderDesigns }: CartLinesProps) {
  const cartText = useMessages(checkoutMessages).cart;
  const { removals, restored, remove } = removing;
  const all: readonly (CartLine | UnavailableLine)[] = [...lines, ...unavailable];
  const keys = all.map(lineId);
  /** The next line that is still in the cart, skipping removed ones; null at the end. */
  const remaining = (next: string | null): string | null =>
    next === null || keys.includes(next) ? next : remaining(removals.find(({ key }) => key === next)?.next ?? null);
  const removedAt = (key: string | null) =>
    removals
      .filter(({ next }) => remaining(next) === key)
      .map((removal) => <RemovedRow key={removal.key} removal={removal} next={key} removing={removing} />);
  return (
    <ul aria-label={cartText.lines} className="border-t border-gold-soft">
      {all.map((line, place) => {
        const key = lineId(line);
        const name = line.product?.name ?? cartText.unknownGift;
        const row = {
          isRestored: key === restored,
          onRemove: () => remove({ key, line, name, next: keys[place + 1] ?? null }),
        };
        return (
          <Fragment key={key}>
            {removedAt(key)}
            {'total' in line ? (
              <CartLineRow line={line} {...row}>
                {renderDesigns(line)}
              </CartLineRow>
            ) : (
              <UnavailableRow line={line} {...row} />
            )}
          </Fragment>
        );
      })}
      {removedAt(null)}
    </ul>
  );
}

type RemovedRowProps = Pick<CartLinesProps, 'removing'> & { readonly removal: Removal; readonly next: string | null };

/** In place of a removed line: a button that undoes the removal for CART_UNDO_MS. */
function RemovedRow({ removal, next, removing: { undo, forget } }: RemovedRowProps) {
  const sizeText = useSizeText();
  const cartText = useMessages(checkoutMessages).cart;
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  useTimeout(() => {
    if (row.current?.contains(document.activeElement)) focusHeading();
    forget(removal);
  }, CART_UNDO_MS);
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <span id={id} className="min-w-0 text-small break-anywhere text-ink-2">
        {cartText.removed(removal.name, sizeText(removal.line.size))}
      </span>
      <Button ref={takeFocus} size="small" aria-describedby={id} onClick={() => undo(removal, next)}>
        {cartText.undo}
      </Button>
    </li>
  );
}
