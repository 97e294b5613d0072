import type { ReactNode, RefObject } from 'react';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Totals } from '#domain/cart/cartView.ts';
import { formatPaise } from '#domain/money/money.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Price } from '#ui/Price.tsx';

/** Subtotal, delivery and total; free delivery is named as such. */
export function TotalsList({ totals }: { readonly totals: Totals }) {
  const cartText = useMessages(checkoutMessages).cart;
  const cell = 'border-t border-line py-3';
  return (
    <dl className="grid grid-cols-[1fr_auto] tabular-nums">
      <dt className={cell}>{cartText.subtotal}</dt>
      <dd className={`${cell} text-right`}>{formatPaise(totals.subtotal)}</dd>
      <dt className={cell}>{cartText.delivery}</dt>
      <dd className={`${cell} text-right`}>
        {totals.delivery > 0 ? (
          formatPaise(totals.delivery)
        ) : (
          <span className="font-semibold text-success">{cartText.freeShipping}</span>
        )}
      </dd>
      <dt className="border-t border-gold-soft py-3 text-lead leading-[1.75rem] font-bold">{cartText.total}</dt>
      <dd className="border-t border-gold-soft py-3 text-right text-lead leading-[1.75rem] font-bold">
        {formatPaise(totals.total)}
      </dd>
    </dl>
  );
}

type TotalBarProps = {
  readonly label: string;
  readonly totals: Totals;
  readonly button: RefObject<Element | null>;
  /** Why the button is disabled, or was a moment ago. */
  readonly problem?: string | null;
  /** A sentence above the others. */
  readonly note?: string | undefined;
  /** Shown beside the button; without it the total and the number of pieces. */
  readonly facts?: ReactNode;
  /** The button that continues. */
  readonly children: ReactNode;
};

/** The total and the button that continues, at the bottom of a phone's screen. */
export function TotalBar({ label, totals, button, problem = null, note, facts, children }: TotalBarProps) {
  const t = useMessages(commonMessages);
  return (
    <BottomBar label={label} button={button} isInWrap hasNote={note !== undefined}>
      {problem !== null && <p className="col-span-2 text-small font-medium text-error">{problem}</p>}
      {note !== undefined && <p className="col-span-2 text-small leading-[1.25rem] font-semibold">{note}</p>}
      {facts ?? (
        <p>
          <Price amount={totals.total} className="block text-lead leading-[1.5rem] font-semibold text-gold-text" />
          <span className="block text-note leading-[1rem] text-ink-3">{t.collection.count(totals.pieces)}</span>
        </p>
      )}
      {children}
    </BottomBar>
  );
}
