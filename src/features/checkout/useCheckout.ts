import { checkoutCopy } from '#content/checkoutText.ts';
import { textOf } from '#content/copy.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError, messageOf } from '#api/errors.ts';
import type { WidgetOrder } from '#api/payments.ts';
import { PHOTO_NOTE_MS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { words } from '#content/words.ts';
import { cleanAddress } from '#domain/address.ts';
import { notify } from '#lib/notify.ts';
import type { ReturnState } from '#lib/returnTo.ts';
import { checkoutSession } from '#shop/checkoutSession.ts';
import { orderIntent } from '#shop/orderIntent.ts';
import { whilePaying, type Placement } from '#shop/placement.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { useCartView } from '#shop/useCartView.ts';
import { summaryOf } from './summary.ts';
import { useAddressForm, type AddressState } from './useAddressForm.ts';
import { useChoices, type Choices } from './useChoices.ts';
import { payInWidget } from './widget.ts';
// What the shop's ordering takes has to be here before it is asked for.
import '#shop/buying.ts';

export type Checkout = AddressState &
  Choices & {
    readonly isBusy: boolean;
    /** True while an earlier order's fate is unknown: nothing can be sent before My Orders has been seen. */
    readonly isUnknown: boolean;
    /** True when everything is there to order; otherwise says what is missing, or leads to login. */
    readonly isReady: () => boolean;
    readonly goToLogin: () => void;
    /** Places the order. */
    readonly place: () => Promise<void>;
  };

/** What leaves an order behind, so that there is one to tell of by e-mail. */
const STORED: ReadonlySet<Placement['next']> = new Set(['placed', 'redirect', 'widget', 'unknown']);

/** A refusal in the server's words, or that of too many calls, says more than ours. */
function upiFailure({ isServerText, status, message }: ApiError): string {
  return isServerText || status === 429 ? message : textOf(checkoutCopy).upi.failed;
}

/** The checkout: a form, a way to pay, and one order per submission. */
export function useCheckout(): Checkout {
  const form = useAddressForm();
  const choices = useChoices();
  const { method } = choices;
  const { lines, totals } = useCartView();
  const isLoggedIn = useShop((state) => state.token !== null);
  const actions = useShopActions();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  // State is set too late for the second click of a double click; this is not.
  const isPlacing = useRef(false);
  // Nobody is led to a payment from a page that they have come to meanwhile.
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    setUnknown(orderIntent.read() !== null);
    const comeBack = (event: PageTransitionEvent): void => {
      // Back from a payment page out of the browser's cache: the button works again.
      if (!event.persisted) return;
      isPlacing.current = false;
      setBusy(false);
    };
    globalThis.addEventListener('pageshow', comeBack);
    return () => {
      isHere.current = false;
      globalThis.removeEventListener('pageshow', comeBack);
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
    const isOurs = await whilePaying(() =>
      payInWidget(order, form.address, () => isHere.current, actions.verifyWidget, paid),
    );
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
        if (placement.error.kind === 'rejected') void actions.reload('products');
    }
  };

  /** True when the browser is leaving for a payment page: until it has gone, the button stays busy. */
  const send = async (): Promise<boolean> => {
    const address = cleanAddress(form.address);
    if (choices.remember) actions.saveAddress(address);
    try {
      const placement = await actions.placeOrder({ address, lines, amount: totals.total, paymentMethod: method });
      if (STORED.has(placement.next)) {
        checkoutSession.keepOrder(summaryOf(address, lines, totals.total));
        // The order stands, whatever becomes of this.
        const noted = actions
          .notePhotosOrdered(lines.map(({ product, size }) => ({ productId: product.id, size })))
          .catch(() => {});
        // The card page takes this one's place, and what it has begun.
        if (placement.next === 'redirect')
          await Promise.race([noted, new Promise((done) => setTimeout(done, PHOTO_NOTE_MS))]);
      }
      await follow(placement);
      return placement.next === 'redirect';
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'signedOut') goToLogin();
      else notify.error(messageOf(error, words.errors.order));
      return false;
    }
  };

  return {
    ...form,
    ...choices,
    isBusy,
    isUnknown,
    goToLogin,
    isReady: () => {
      if (lines.length === 0 || isUnknown || !form.check()) return false;
      if (!isLoggedIn) goToLogin();
      return isLoggedIn;
    },
    place: async () => {
      if (isPlacing.current) return;
      isPlacing.current = true;
      setBusy(true);
      if (await send()) return;
      isPlacing.current = false;
      setBusy(false);
    },
  };
}
