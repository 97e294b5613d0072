import { Fragment, type ReactNode } from 'react';

import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import { lineId } from '#domain/cart.ts';
import type { CartLine, UnavailableLine } from '#domain/totals.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { CartLineRow, UnavailableRow } from './CartLineRow.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import type { useRemovals } from './useRemovals.ts';

type CartLinesProps = {
  readonly lines: readonly CartLine[];
  readonly unavailable: readonly UnavailableLine[];
  readonly removing: ReturnType<typeof useRemovals>;
  /** How the pieces of a line are made. */
  readonly renderDesigns: (line: CartLine) => ReactNode;
};

/** The lines of the cart, and in their places those that were just taken out. */
export function CartLines({ lines, unavailable, removing, renderDesigns }: CartLinesProps) {
  const cartText = useWords(checkoutWords).cart;
  const { setQuantity } = useShopActions();
  const { removals, restored, remove, undo, forget } = removing;
  const all: readonly (CartLine | UnavailableLine)[] = [...lines, ...unavailable];
  const keys = all.map(lineId);
  /** The next line that is still there, past those that were taken out as well. */
  const standing = (next: string | null): string | null =>
    next === null || keys.includes(next) ? next : standing(removals.find(({ key }) => key === next)?.next ?? null);
  const removedAt = (key: string | null) =>
    removals
      .filter(({ next }) => standing(next) === key)
      .map((removal) => (
        <RemovedRow
          key={removal.key}
          removal={removal}
          onUndo={() => undo(removal, key)}
          onGone={() => forget(removal)}
        />
      ));
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
              <CartLineRow line={line} onQuantity={(quantity) => setQuantity(line, quantity)} {...row}>
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
