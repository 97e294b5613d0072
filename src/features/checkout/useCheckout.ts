import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError, messageOf } from '#api/errors.ts';
import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { useTotalQuestion } from '#components/useTotalQuestion.ts';
import { useAddressForm } from '#components/useAddressForm.ts';
import { accountOf } from '#domain/account/account.ts';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import { cleanAddress, withPerson } from '#domain/address/addressChecks.ts';
import { notify } from '#lib/notify.ts';
import type { ReturnState } from '#lib/returnTo.ts';
import { giftNoteFrom } from '#domain/order/giftNote.ts';
import { isPayable } from '#domain/order/payable.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { storage } from '#shop/session/storage.ts';
import type { OrderOutcome } from '#shop/orders/placeOrder.ts';
import { LOGIN_TOPIC } from '#shop/session/session.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { useOrdering } from '#shop/orders/useOrdering.ts';
import { summaryOf } from './summary.ts';
import { useChoices } from './useChoices.ts';
import { usePartialOrder } from './usePartialOrder.ts';
import { useOutcome } from './useOutcome.ts';

export type Checkout = ReturnType<typeof useCheckout>;

/** What leaves an order behind, so that there is one to tell of by e-mail. */
const STORED: ReadonlySet<OrderOutcome['next']> = new Set(['placed', 'redirect', 'widget', 'unknown']);

/**
 * One order at a time. The work says whether the browser is leaving for a payment page: until it has gone, the button
 * stays busy.
 */
function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  // State is set too late for the second click of a double click; this is not.
  const isPlacing = useRef(false);
  const set = (isUnderWay: boolean): void => {
    isPlacing.current = isUnderWay;
    setBusy(isUnderWay);
  };
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent): void => {
      // Back from a payment page out of the browser's cache: the button works again.
      if (event.persisted) set(false);
    };
    globalThis.addEventListener('pageshow', comeBack);
    return () => globalThis.removeEventListener('pageshow', comeBack);
  }, []);
  return {
    isBusy,
    once: async (work: () => Promise<boolean>): Promise<void> => {
      if (isPlacing.current) return;
      set(true);
      if (!(await work())) set(false);
    },
  };
}

/** The form of the address, filled in with what was kept when it opened; later changes of the book do not touch it. */
function useDeliveryForm() {
  const preferred = useShop((state) => state.addresses[0]?.address);
  return useAddressForm(
    () => withPerson(checkoutStorage.readDraft() ?? preferred ?? EMPTY_ADDRESS, checkoutStorage.readPerson()),
    checkoutStorage.writeDraft,
  );
}

/** The checkout: a form, a way to pay, and one order per submission. */
export function useCheckout() {
  const form = useDeliveryForm();
  const choices = useChoices();
  const { method } = choices;
  const order = usePartialOrder();
  const { lines, totals } = order;
  const isLoggedIn = useShop((state) => state.token !== null);
  const { saveAddress } = useShopActions();
  const { placeOrder, isOf } = useOrdering();
  const navigate = useNavigate();
  const { follow, ...outcome } = useOutcome(form.address, method);

  const { isBusy, once } = useOneAtATime();
  const total = useTotalQuestion(isBusy);
  const notice = useRef<HTMLDivElement>(null);

  const goToLogin = (): void => {
    void navigate(paths.login, { state: { from: paths.placeOrder } satisfies ReturnState });
  };

  const send = async (isSure: boolean): Promise<boolean> => {
    const token = storage.readToken();
    // Another account reads nothing of this order; a shopper who has only logged out still does.
    const isSaid = (): boolean => storage.readToken() === null || token === null || isOf(accountOf(token));
    const address = cleanAddress(form.address);
    outcome.forgetFailure();
    if (choices.remember) saveAddress(address);
    try {
      const giftNote = giftNoteFrom(choices.giftNote);
      const wish = { address, lines, amount: totals.total, paymentMethod: method, ...(giftNote && { giftNote }) };
      const placed = await placeOrder(wish, isSure);
      if (STORED.has(placed.next)) {
        // Who has logged out meanwhile has had everything of theirs taken away: nothing of it comes back.
        if (storage.readToken() === token) checkoutStorage.writeOrder(summaryOf(address, lines, totals.total));
      }
      if (!isSaid()) return false;
      await follow(placed);
      // What was ordered has left the cart, or the new total stands in a notice of its own.
      if (placed.next === 'changed' || STORED.has(placed.next)) total.forget();
      return placed.next === 'redirect' || placed.next === 'outdated';
    } catch (error) {
      if (!isSaid()) return false;
      if (error instanceof ApiError && error.kind === 'signedOut') goToLogin();
      else outcome.fail(messageOf(error, messagesOf(shopMessages).errors.order));
      return false;
    }
  };

  return {
    ...form,
    ...choices,
    ...order,
    ...outcome,
    isBusy,
    /** Places the order; `isSure` although the browser keeps no note of it. */
    place: (isSure = false): Promise<void> => once(() => send(isSure)),
    isLoggedIn,
    /** The way to a new session, with what was typed, though the browser may have cleared it. */
    logInAgain: (): void => {
      checkoutStorage.writeDraft(form.address);
      goToLogin();
    },
    total,
    /** True while no order may leave: something has to be read, or answered, first. */
    isBlocked: outcome.unanswered !== null || total.question !== null,
    /** Where the question about the total stands. */
    notice,
    /** True when everything is there to order; otherwise says what is missing, or leads to login. */
    isReady: (): boolean => {
      if (total.question !== null) {
        notice.current?.focus();
        return false;
      }
      if (lines.length === 0 || outcome.unanswered !== null || !form.check()) return false;
      if (!isPayable(method, lines, totals.total)) {
        outcome.fail(messagesOf(checkoutMessages).checkout.fraction);
        return false;
      }
      if (isLoggedIn) return true;
      notify.info(messagesOf(checkoutMessages).checkout.needsAccount, { topic: LOGIN_TOPIC });
      goToLogin();
      return false;
    },
  };
}
