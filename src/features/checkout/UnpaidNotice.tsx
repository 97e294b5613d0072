import { useLocation } from 'react-router-dom';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { countItems } from '#domain/cart/cart.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { unpaidReasonOf } from '#lib/unpaidState.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Shows on the cart why a returning payment was not made, until the cart is empty. */
export function UnpaidNotice() {
  const cartText = useMessages(checkoutMessages).cart;
  const { state } = useLocation();
  const isEmpty = useShop((shop) => countItems(shop.cart) === 0);
  // The prerendered page has no history entry.
  const reason = useHydrated() ? unpaidReasonOf(state) : null;
  if (reason === null || isEmpty) return null;
  return (
    <div className="mb-8">
      <Notice tone="error" title={reason}>
        <p>{cartText.unpaidHelp}</p>
      </Notice>
    </div>
  );
}
