import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError, messageOf } from '#api/errors.ts';
import { linesThatFit } from '#api/orderBody.ts';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { useTotalQuestion } from '#components/PriceChangeNotice.tsx';
import { useAddressForm } from '#components/AddressForm.tsx';
import { accountIdOf } from '#domain/account/accountId.ts';
import { addressLine, EMPTY_ADDRESS, type Address } from '#domain/address/address.ts';
import { cleanAddress, withPerson } from '#domain/address/addressChecks.ts';
import { totalsOf, type CartLine } from '#domain/cart/cartView.ts';
import { designsOf } from '#domain/design/designIndex.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import { linesText } from '#domain/order/itemsText.ts';
import { giftNoteFrom, NO_GIFT_NOTE, type GiftNote, type PaymentMethod } from '#domain/order/order.ts';
import { isPayable } from '#domain/order/payable.ts';
import type { ReturnState } from '#lib/loginReturn.ts';
import { useCartView } from '#shop/cart/useCartView.ts';
import { useKnownDesigns } from '#shop/designs/useDesigns.ts';
import { checkoutStorage, type CheckoutChoices, type OrderSummary } from '#shop/orders/checkoutStorage.ts';
import { usePlaceOrder, type OrderOutcome } from '#shop/orders/placeOrder.ts';
import { storedSession } from '#shop/session/storedSession.ts';
import { useShop, useShopActions, useShopInstance } from '#shop/ShopContext.tsx';
import { useOutcome } from './useOutcome.ts';

export type Checkout = ReturnType<typeof useCheckout>;

/** Ids of the headings at which a shopper continues after a login. */
export const TOTALS_ID = 'totals';
export const PAYMENT_ID = 'payment';

/** The way back from the login. */
export const BACK: ReturnState = { from: paths.placeOrder };

/** Outcomes after which an order may exist, so that the order e-mail has one to send. */
const STORED: ReadonlySet<OrderOutcome['next']> = new Set(['placed', 'redirect', 'widget', 'unknown']);

/** The checkout: a form, a way to pay, and one order per submission. */
export function useCheckout() {
  const form = useDeliveryForm();
  const choices = useChoices();
  const { method } = choices;
  const order = usePartialOrder();
  const { lines, totals } = order;
  const isLoggedIn = useShop((state) => state.token !== null);
  const { saveAddress } = useShopActions();
  const { isCurrentAccount } = useShopInstance().orderedCart;
  const placeOrder = usePlaceOrder();
  const navigate = useNavigate();
  const { follow, ...outcome } = useOutcome(form.address, method);

  const { isBusy, once } = useOneAtATime();
  const total = useTotalQuestion(isBusy);
  const notice = useRef<HTMLDivElement>(null);

  const goToLogin = (state: ReturnState = BACK): void => void navigate(paths.login, { state });

  const send = async (isSure: boolean): Promise<boolean> => {
    const token = storedSession.readToken();
    // Another account must see nothing of this order; a shopper who has only logged out still does.
    const isShown = (): boolean =>
      storedSession.readToken() === null || token === null || isCurrentAccount(accountIdOf(token));
    const address = cleanAddress(form.address);
    outcome.forgetFailure();
    if (choices.remember) saveAddress(address);
    try {
      const giftNote = giftNoteFrom(choices.giftNote);
      const request = { address, lines, amount: totals.total, paymentMethod: method, ...(giftNote && { giftNote }) };
      const placed = await placeOrder(request, isSure);
      // A shopper who has logged out meanwhile has had all their data removed: none of it is written again.
      if (STORED.has(placed.next) && storedSession.readToken() === token)
        checkoutStorage.writeOrder(summaryOf(address, lines, totals.total));
      if (!isShown()) return false;
      await follow(placed);
      // What was ordered has left the cart, or the new total is in a notice of its own.
      if (placed.next === 'changed' || placed.next === 'placed') total.forget();
      return placed.next === 'redirect' || placed.next === 'outdated';
    } catch (error) {
      if (!isShown()) return false;
      if (error instanceof ApiError && error.kind === 'signedOut') goToLogin();
      else outcome.fail(messageOf(error, messagesOf(commonMessages).errors.order));
      return false;
    }
  };

  return {
    ...form,
    ...choices,
    ...order,
    ...outcome,
    isBusy,
    /** Places the order. `isSure`: the shopper orders although the browser stores no attempt. */
    place: (isSure = false): Promise<void> => once(() => send(isSure)),
    isLoggedIn,
    /** Goes to the login with the address as typed, which the browser may have cleared. */
    logInAgain: (): void => {
      checkoutStorage.writeDraft(form.address);
      goToLogin();
    },
    total,
    /** True while no order may be sent: the shopper has to read or answer something first. */
    isBlocked: outcome.unanswered !== null || total.question !== null,
    /** The element of the question about the total. */
    notice,
    /** True when the order can be sent; otherwise shows what is missing, or leads to login. */
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
      // Nothing is left to fill in: the shopper continues where the order is sent.
      const part = method === 'upi' ? PAYMENT_ID : TOTALS_ID;
      goToLogin({ ...BACK, part, isNew: !storedSession.hasHadSession() });
      return false;
    },
  };
}

/** The address form, filled in with what was stored when it opened; later changes of the address book do not touch it. */
function useDeliveryForm() {
  const preferred = useShop((state) => state.addresses[0]?.address);
  return useAddressForm(
    () => withPerson(checkoutStorage.readDraft() ?? preferred ?? EMPTY_ADDRESS, checkoutStorage.readPerson()),
    checkoutStorage.writeDraft,
  );
}

/** False for a way to pay that this shop has not set up. */
export function isOffered(method: PaymentMethod): boolean {
  const { upiId, isStripeEnabled, razorpayKeyId } = settings;
  return { cod: true, upi: upiId !== null, stripe: isStripeEnabled, razorpay: razorpayKeyId !== null }[method];
}

type Choices = CheckoutChoices & { readonly giftNote: GiftNote };

function storedChoices(): Choices {
  const stored = checkoutStorage.readChoices();
  const giftNote = giftNoteFrom(stored.giftNote) ?? NO_GIFT_NOTE;
  return { ...stored, giftNote, method: isOffered(stored.method) ? stored.method : 'cod' };
}

/**
 * The way to pay, whether to remember the address, and the message that goes with the products. Like the address they
 * survive a reload, a login and a failure.
 */
function useChoices() {
  const [choices, setChoices] = useState(storedChoices);
  const change = (next: Choices): void => {
    setChoices(next);
    checkoutStorage.writeChoices(next);
  };
  return {
    ...choices,
    choose: (method: PaymentMethod): void => change({ ...choices, method }),
    setRemember: (remember: boolean): void => change({ ...choices, remember }),
    setGiftNote: (giftNote: GiftNote): void => change({ ...choices, giftNote }),
  };
}

/**
 * The cart, or as much of it as one order can carry: the rest stays for the next order. `fitting` is how many lines fit when
 * the cart has more and the shopper has not agreed to order them alone; else null.
 */
function usePartialOrder() {
  const { lines, totals } = useCartView();
  const [isPart, setPart] = useState(false);
  const { designs, designIndex } = useKnownDesigns();
  const most = useMemo(
    () => linesThatFit(lines, designsOf({ designs, designIndex }, lines)),
    [lines, designs, designIndex],
  );
  const orderPart = (): void => setPart(true);
  if (most >= lines.length || !isPart) return { lines, totals, fitting: most < lines.length ? most : null, orderPart };
  const part = lines.slice(0, most);
  return { lines: part, totals: totalsOf(part, settings.deliveryFee), fitting: null, orderPart };
}

/** One order at a time. The work returns true when the browser is leaving for a payment page: the button stays busy until then. */
function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  // State is set too late for the second click of a double click; a ref is not.
  const isPlacing = useRef(false);
  const set = (isUnderWay: boolean): void => {
    isPlacing.current = isUnderWay;
    setBusy(isUnderWay);
  };
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent): void => {
      // The browser restored the page from its cache after a payment page: the button works again.
      if (event.persisted) set(false);
    };
    globalThis.addEventListener('pageshow', onPageShow);
    return () => globalThis.removeEventListener('pageshow', onPageShow);
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

/** The order as texts, for the order e-mail. */
function summaryOf(address: Address, lines: readonly CartLine[], total: Paise): OrderSummary {
  return {
    name: `${address.firstName} ${address.lastName}`.trim(),
    email: address.email,
    phone: address.phone,
    address: addressLine(address),
    amount: formatPaise(total),
    items: linesText(lines),
  };
}
