import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ApiError } from '#api/errors.ts';
import type { WidgetOrder } from '#api/payments.ts';
import { paths } from '#config/paths.ts';
import { checkoutCopy } from '#content/checkoutText.ts';
import { textOf } from '#content/copy.ts';
import type { Address } from '#domain/address.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { notify } from '#lib/notify.ts';
import type { ReturnState } from '#lib/returnTo.ts';
import { checkoutSession } from '#shop/checkoutSession.ts';
import { orderIntent } from '#shop/orderIntent.ts';
import { whilePaying, type Placement } from '#shop/placement.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { payInWidget } from './widget.ts';

type Outcome = {
  /** True while an earlier order's fate is unknown: nothing can be sent before My Orders has been seen. */
  readonly isUnknown: boolean;
  readonly goToLogin: () => void;
  /** Goes on from what became of the order. */
  readonly follow: (placement: Placement) => Promise<void>;
};

/** A refusal in the server's words, or that of too many calls, says more than ours. */
function upiFailure({ isServerText, status, message }: ApiError): string {
  return isServerText || status === 429 ? message : textOf(checkoutCopy).upi.failed;
}

/** What comes after an order was sent: My Orders, a page or a widget to pay in, login, or a message. */
export function useOutcome(address: Address, method: PaymentMethod): Outcome {
  const { verifyWidget, reload } = useShopActions();
  const navigate = useNavigate();
  const [isUnknown, setUnknown] = useState(false);
  // Nobody is led to a payment from a page that they have come to meanwhile.
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    setUnknown(orderIntent.read() !== null);
    return () => {
      isHere.current = false;
    };
  }, []);

  const goToLogin = (): void => {
    notify.info(textOf(checkoutCopy).needsAccount);
    void navigate(paths.login, { state: { from: paths.placeOrder } satisfies ReturnState });
  };

  const finish = (text: string): void => {
    checkoutSession.clearDraft();
    notify.success(text);
    void navigate(paths.orders);
  };

  const pay = async (order: WidgetOrder): Promise<void> => {
    const paid = (): void => finish(textOf(checkoutCopy).paid);
    const isOurs = await whilePaying(() => payInWidget(order, address, () => isHere.current, verifyWidget, paid));
    if (!isOurs) notify.error(textOf(checkoutCopy).elsewhere);
    setUnknown(orderIntent.read() !== null);
  };

  /** Goes on from what became of the order. */
  const follow = async (placement: Placement): Promise<void> => {
    switch (placement.next) {
      case 'placed':
        return finish(method === 'upi' ? textOf(checkoutCopy).upi.success : textOf(checkoutCopy).placed);
      case 'redirect':
        if (!isHere.current) return notify.error(textOf(checkoutCopy).widgetDismissed);
        return globalThis.location.assign(placement.url);
      case 'widget':
        if (!isHere.current) return notify.error(textOf(checkoutCopy).widgetDismissed);
        return pay(placement.order);
      case 'unknown':
        if (!isHere.current) notify.error(textOf(checkoutCopy).unknown);
        return setUnknown(true);
      case 'elsewhere':
      case 'unsafe':
      case 'offline':
        return notify.error(textOf(checkoutCopy)[placement.next]);
      case 'refused':
        if (placement.error.kind === 'signedOut') return goToLogin();
        notify.error(method === 'upi' ? upiFailure(placement.error) : placement.error.message);
        // The refusal may be about a price or a gift that has changed: the next try goes by what the shop sells now.
        if (placement.error.kind === 'rejected') void reload('products');
    }
  };

  return { isUnknown, goToLogin, follow };
}
