import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';

/** The way to My Orders out of a notice. */
export function OrdersLink() {
  const checkoutText = useWords(checkoutWords).checkout;
  return (
    <Link to={paths.orders} className="text-link font-semibold">
      {checkoutText.seeOrders}
    </Link>
  );
}
