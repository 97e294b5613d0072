import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { Totals } from '#domain/cart/totals.ts';

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
