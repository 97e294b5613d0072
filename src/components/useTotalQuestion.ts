import { useEffect, useMemo, useState } from 'react';

import { EMPTY_CART, cartDifference, withLines, withoutLines } from '#domain/cart/cart.ts';
import type { Paise } from '#domain/money/money.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { useCartView, useSavedCart, useViewOf } from '#shop/cart/useCartView.ts';

/** A question the shopper must answer before paying: the total differs from the one that was shown. */
export type TotalQuestion = {
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

/** Records each total shown on the cart page as seen, except one that a login has merged. */
export function useSeenInCart(): TotalQuestion | null {
  const { totals, products } = useCartView();
  const question = useMergeQuestion();
  useExpectedTotal(products.status === 'ready' && question === null ? totals.total : null);
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
  const isCartLoaded = useSavedCart()?.status !== 'loading' && products.status === 'ready';
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
