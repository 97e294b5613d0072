import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { formatPaise, type Paise } from '#domain/money.ts';
import { cx } from '#lib/cx.ts';

/** An amount in rupees, or 'Price on request' where there is none. A translator has nothing to do with an amount. */
export function Price({ amount, className }: { readonly amount: Paise | null; readonly className?: string }) {
  const t = useWords(shopWords);
  const look = cx('tabular-nums', className);
  return amount === null ? (
    <span className={look}>{t.card.onRequest}</span>
  ) : (
    <span translate="no" className={look}>
      {formatPaise(amount)}
    </span>
  );
}
