import { useEffect, useMemo, useState, type RefObject } from 'react';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { cartDifference, EMPTY_CART, withLines, withoutLines } from '#domain/cart/cart.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { notify } from '#lib/notify.ts';
import { useCartView, useAccountCart, useViewOf } from '#shop/cart/useCartView.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** A question the shopper must answer before paying: the total differs from the one that was shown. */
type TotalQuestion = {
  /** Pieces that the account's saved cart added; 0 if the total changed for another reason. */
  readonly pieces: number;
  readonly before: Paise;
  readonly after: Paise;
};

/** The question after a login: what the saved cart added, and the totals without and with it. */
function useMergeQuestion(): TotalQuestion | null {
  const cart = useShop((state) => state.cart);
  const guestCart = useShop((state) => state.guestCart);
  const [others, own] = useMemo(() => {
    const pieces = guestCart === null ? [] : cartDifference(cart, guestCart);
    return [withLines(EMPTY_CART, pieces), withoutLines(cart, pieces)];
  }, [cart, guestCart]);
  const { pieces } = useViewOf(others).totals;
  const { total: before } = useViewOf(own).totals;
  const { total: after } = useCartView().totals;
  // Lines that cannot be bought do not change a total, so there is no question.
  return guestCart === null || pieces === 0 ? null : { pieces, before, after };
}

/** Stores the total that the shopper saw last in this tab; null leaves it unchanged. */
function useExpectedTotal(seen: Paise | null): void {
  useEffect(() => {
    if (seen !== null) checkoutStorage.writeExpectedTotal(seen);
  }, [seen]);
}

/**
 * The question about a total that a login has merged; null without one. Records every other total that the cart page shows as
 * seen; an empty cart has none.
 */
export function useCartTotalQuestion(): TotalQuestion | null {
  const { totals, products } = useCartView();
  const question = useMergeQuestion();
  useExpectedTotal(products.status === 'ready' && question === null && totals.pieces > 0 ? totals.total : null);
  return question;
}

/**
 * At the checkout, asks about a total that differs from the one seen last. The first total that a tab sees is accepted
 * once the server's cart is loaded. docs/behaviour.md, Checkout.
 * @param isBusy an order is being sent, which empties the cart
 */
export function useTotalQuestion(isBusy: boolean) {
  const { totals, products } = useCartView();
  const merge = useMergeQuestion();
  const isCartLoaded = useAccountCart()?.status !== 'loading' && products.status === 'ready';
  const [seen, setSeen] = useState(checkoutStorage.readExpectedTotal);
  const isToCompare = isCartLoaded && !isBusy && totals.pieces > 0;
  if (isToCompare && seen === null && merge === null) setSeen(totals.total);
  useExpectedTotal(seen);
  const changed = isToCompare && seen !== null && seen !== totals.total;
  const other: TotalQuestion | null = changed ? { pieces: 0, before: seen, after: totals.total } : null;
  return {
    question: merge ?? other,
    /** False while the account's saved cart may still change the total. */
    isCartLoaded,
    /** The shopper agrees to this total. */
    agree: setSeen,
    /** Accepts the next total: another message has announced it. */
    forget: (): void => {
      checkoutStorage.clearExpectedTotal();
      setSeen(null);
    },
  };
}

type PriceChangeNoticeProps = {
  readonly question: TotalQuestion;
  readonly place?: RefObject<HTMLDivElement | null>;
  /** Further explanation of a total that changed by itself. */
  readonly help?: string;
  /** The shopper agrees to this total. */
  readonly onAnswer: (total: TotalQuestion['after']) => void;
};

/** Asks about a total that differs from the one the shopper saw. Stays until it is answered. */
export function PriceChangeNotice({ question, place, help, onAnswer }: PriceChangeNoticeProps) {
  const messages = useMessages(checkoutMessages).total;
  const { keepAll, keepGuestCart } = useShopActions();
  const { pieces, before, after } = question;
  const answer = (total: TotalQuestion['after']): void => {
    onAnswer(total);
    focusHeading();
  };
  const onlyGuestCart = (): void => {
    const pieces = keepGuestCart();
    notify.success(messages.saved(pieces));
    answer(before);
  };
  return (
    <div ref={place} tabIndex={-1} className="mb-8">
      {pieces > 0 ? (
        <Notice title={messages.merged(pieces, formatPaise(before), formatPaise(after))}>
          <p>{messages.mergedHelp}</p>
          <div className="mt-1 flex flex-wrap gap-3">
            <Button
              size="small"
              onClick={() => {
                keepAll();
                answer(after);
              }}
            >
              {messages.keepAll}
            </Button>
            <Button size="small" onClick={onlyGuestCart}>
              {messages.onlyGuestCart}
            </Button>
          </div>
        </Notice>
      ) : (
        <Notice title={messages.changed(formatPaise(before), formatPaise(after))}>
          <p>{help ?? messages.changedHelp}</p>
          <Button size="small" className="mt-1" onClick={() => answer(after)}>
            {messages.goOn(formatPaise(after))}
          </Button>
        </Notice>
      )}
    </div>
  );
}
