import { useEffect, useRef, useState } from 'react';

import { ApiError, messageOf } from '#api/errors.ts';
import { PHOTO_NOTE_MS } from '#config/constants.ts';
import { words } from '#content/words.ts';
import { cleanAddress } from '#domain/address.ts';
import { notify } from '#lib/notify.ts';
import { checkoutSession } from '#shop/checkoutSession.ts';
import type { Placement } from '#shop/placement.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { useCartView } from '#shop/useCartView.ts';
import { summaryOf } from './summary.ts';
import { useAddressForm, type AddressState } from './useAddressForm.ts';
import { useChoices, type Choices } from './useChoices.ts';
import { useOutcome } from './useOutcome.ts';
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

/** The checkout: a form, a way to pay, and one order per submission. */
export function useCheckout(): Checkout {
  const form = useAddressForm();
  const choices = useChoices();
  const { method } = choices;
  const { lines, totals } = useCartView();
  const isLoggedIn = useShop((state) => state.token !== null);
  const actions = useShopActions();
  const { isUnknown, goToLogin, follow } = useOutcome(form.address, method);
  const [isBusy, setBusy] = useState(false);
  // State is set too late for the second click of a double click; this is not.
  const isPlacing = useRef(false);

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent): void => {
      // Back from a payment page out of the browser's cache: the button works again.
      if (!event.persisted) return;
      isPlacing.current = false;
      setBusy(false);
    };
    globalThis.addEventListener('pageshow', comeBack);
    return () => globalThis.removeEventListener('pageshow', comeBack);
  }, []);

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
