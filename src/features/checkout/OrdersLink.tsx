import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';

/** The way to My Orders out of a notice. */
export function OrdersLink() {
  const checkoutText = useMessages(checkoutMessages).checkout;
  return (
    <Link to={paths.orders} className="text-link font-semibold">
      {checkoutText.seeOrders}
    </Link>
  );
}
