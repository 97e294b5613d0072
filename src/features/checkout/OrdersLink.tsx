import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { checkoutCopy } from '#content/checkoutText.ts';
import { useCopy } from '#lib/hooks/useCopy.ts';

/** The way to My Orders out of a notice. */
export function OrdersLink() {
  const checkoutText = useCopy(checkoutCopy);
  return (
    <Link
      to={paths.orders}
      className="inline-flex min-h-11 items-center font-semibold text-gold-text underline underline-offset-4"
    >
      {checkoutText.seeOrders}
    </Link>
  );
}
