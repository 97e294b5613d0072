import { useState } from 'react';

import { messageOf } from '#api/errors.ts';
import { listOrders } from '#api/orders.ts';
import { isRateLimited } from '#api/rateLimit.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { HOME_COUNTRY, nameAndAddress, type Address } from '#domain/address/address.ts';
import { cleanAddress } from '#domain/address/addressChecks.ts';
import { newestFirst, type Order } from '#domain/order/order.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { takeFocus } from '#lib/focusHeading.ts';
import { useShop, useShopInstance } from '#shop/ShopContext.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Checkout } from './useCheckout.ts';

/**
 * The delivery address of the latest order, spelled as the form's lists do. Null without an order, or when the latest one has no
 * street or city: an earlier order's address may be out of date.
 */
function lastAddressOf(orders: readonly Order[]): Address | null {
  const last = newestFirst(orders)[0]?.deliveryAddress;
  if (!last || last.street === '' || last.city === '') return null;
  return cleanAddress({ ...last, country: last.country || HOME_COUNTRY });
}

/**
 * The address of the account's last order; null while it is unknown and when there is none. It only reads My Orders: unanswered
 * attempts are settled by the page that shows their outcome (readOrders of orderHistory.ts).
 */
function useLastAddress(): Address | null {
  const { withSession } = useShopInstance();
  const token = useShop((state) => state.token);
  // The answer for one account is not shown to another.
  const { remote } = useRemote({
    subject: token ?? '',
    ask: token !== null ? async () => (isRateLimited() ? [] : withSession(listOrders)) : null,
    // Nobody waits for it: without an answer there is no offer.
    reasonOf: messageOf,
  });
  return remote.status === 'ready' ? lastAddressOf(remote.data) : null;
}

/**
 * Offers to fill in the address of the account's last order. Reserves its space, so that a late answer moves no field.
 * docs/behaviour.md, Checkout.
 */
export function LastOrderAddress({ change }: Pick<Checkout, 'change'>) {
  const texts = useMessages(checkoutMessages).checkout.lastOrder;
  const last = useLastAddress();
  const [isTaken, setTaken] = useState(false);
  return (
    <div role="status" className="mb-5 grid min-h-16">
      {last !== null && !isTaken ? (
        <button
          type="button"
          onClick={() => {
            change(last);
            setTaken(true);
          }}
          className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-x-3 rounded-md border border-line-ui bg-white px-4 py-2 text-left hover:border-ink"
        >
          <Icon name="pin" size="large" className="text-gold-text" />
          <span>
            <span className="block leading-[1.25rem] font-semibold">{texts.offer}</span>
            <span translate="no" className="block truncate text-small text-ink-3">
              {nameAndAddress(last)}
            </span>
          </span>
        </button>
      ) : (
        <p ref={isTaken ? takeFocus : null} tabIndex={-1} className="self-center text-small text-ink-2">
          {isTaken ? texts.taken : texts.none}
        </p>
      )}
    </div>
  );
}
