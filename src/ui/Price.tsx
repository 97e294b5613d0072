import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import { cx } from '#lib/cx.ts';

/** An amount in rupees, or 'Price on request' without one. */
export function Price({ amount, className }: { readonly amount: Paise | null; readonly className?: string }) {
  const t = useMessages(commonMessages);
  return (
    <span className={cx('tabular-nums', className)}>{amount === null ? t.card.onRequest : formatPaise(amount)}</span>
  );
}
