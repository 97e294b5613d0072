import { useEffect, useRef, useState } from 'react';

import { ApiError, messageOf } from '#api/errors.ts';
import { PHOTO_NOTE_MS } from '#config/constants.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { cleanAddress } from '#domain/address.ts';
import { notify } from '#lib/notify.ts';
import { isPayable } from '#domain/payable.ts';
import { kept } from '#shop/kept.ts';
import { checkoutSession } from '#shop/checkoutSession.ts';
import type { OrderNote } from '#domain/orderNote.ts';
import type { CartLine, Totals } from '#domain/totals.ts';
import type { OrderOutcome } from '#shop/placement.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { summaryOf } from './summary.ts';
import { useAddressForm, type AddressState } from './useAddressForm.ts';
import { useChoices, type Choices } from './useChoices.ts';
import { usePartialOrder } from './usePartialOrder.ts';
import { useOutcome, type Halt } from './useOutcome.ts';
// What the shop's ordering takes has to be here before it is asked for.
import '#shop/ordering.ts';

export type Checkout = AddressState &
  Choices & {
    readonly isBusy: boolean;
    /** What is ordered now: the whole cart, or the part of it that one order can carry. */
    readonly lines: readonly CartLine[];
    readonly totals: Totals;
    /** How many of the lines one order can carry, while the shopper has not agreed to order them alone; else null. */
    readonly fitting: number | null;
    readonly orderPart: () => void;
    /** An earlier order whose fate is unknown: nothing can be sent before My Orders has been seen. */
    readonly unanswered: OrderNote | null;
    readonly checkAgain: (note: OrderNote) => Promise<void>;
    /** Why the last try has not left. */
    readonly halt: Halt | null;
    /** True when everything is there to order; otherwise says what is missing, or leads to login. */
    readonly isReady: () => boolean;
    readonly goToLogin: () => void;
    /** Places the order; `isSure` although the browser keeps no note of it. */
    readonly place: (isSure?: boolean) => Promise<void>;
  };

/** What leaves an order behind, so that there is one to tell of by e-mail. */
const STORED: ReadonlySet<OrderOutcome['next']> = new Set(['placed', 'redirect', 'widget', 'unknown']);

/** The checkout: a form, a way to pay, and one order per submission. */
export function useCheckout(): Checkout {
  const form = useAddressForm();
  const choices = useChoices();
  const { method } = choices;
  const { lines, totals, fitting, orderPart } = usePartialOrder();
  const isLoggedIn = useShop((state) => state.token !== null);
  const actions = useShopActions();
  const { unanswered, halt, goToLogin, follow, checkAgain } = useOutcome(form.address, method);
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
  const send = async (isSure: boolean): Promise<boolean> => {
    const token = kept.token();
    const address = cleanAddress(form.address);
    if (choices.remember) actions.saveAddress(address);
    try {
      const order = { address, lines, amount: totals.total, paymentMethod: method };
      const outcome = await actions.placeOrder(order, isSure);
      if (STORED.has(outcome.next)) {
        // Who has logged out meanwhile has had everything of theirs taken away: nothing of it comes back.
        if (kept.token() === token) checkoutSession.keepOrder(summaryOf(address, lines, totals.total));
        // The order stands, whatever becomes of this.
        const noted = actions.notePhotosOrdered(lines).catch(() => {});
        // The card page takes this one's place, and what it has begun.
        if (outcome.next === 'redirect')
          await Promise.race([noted, new Promise((done) => setTimeout(done, PHOTO_NOTE_MS))]);
      }
      await follow(outcome);
      return outcome.next === 'redirect';
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'signedOut') goToLogin();
      else notify.error(messageOf(error, wordsOf(shopWords).errors.order));
      return false;
    }
  };

  return {
    ...form,
    ...choices,
    lines,
    totals,
    fitting,
    orderPart,
    isBusy,
    unanswered,
    checkAgain,
    halt,
    goToLogin,
    isReady: () => {
      if (lines.length === 0 || unanswered !== null || !form.check()) return false;
      if (!isPayable(method, lines, totals.total)) {
        notify.error(wordsOf(checkoutWords).checkout.fraction);
        return false;
      }
      if (!isLoggedIn) goToLogin();
      return isLoggedIn;
    },
    place: async (isSure = false) => {
      if (isPlacing.current) return;
      isPlacing.current = true;
      setBusy(true);
      if (await send(isSure)) return;
      isPlacing.current = false;
      setBusy(false);
    },
  };
}
