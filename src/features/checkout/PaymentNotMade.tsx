import { useLocation } from 'react-router-dom';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { countItems } from '#domain/cart/cart.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Notice } from '#ui/Notice.tsx';

/**
 * Why a payment was not made, for the cart page that its return leads to: in the history entry, so that a reload
 * preserves it.
 */
export type PaymentNotMadeState = { readonly unpaid: string };

/** The reason in the history entry, as a text; null for any other entry. */
function unpaidReasonOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { unpaid } = state as { unpaid?: unknown };
  return typeof unpaid === 'string' && unpaid.trim() !== '' ? unpaid : null;
}

/** Shows on the cart why a returning payment was not made, until the cart is empty. */
export function PaymentNotMade() {
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
