import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#lib/hooks/useWords.ts';

/** The way to My Orders out of a notice. */
export function OrdersLink() {
  const checkoutText = useWords(checkoutWords).checkout;
  return (
    <Link
      to={paths.orders}
      className="inline-flex min-h-11 items-center font-semibold text-gold-text underline underline-offset-4"
    >
      {checkoutText.seeOrders}
    </Link>
  );
}
