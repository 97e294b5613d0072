import { useEffect, useMemo, useState } from 'react';

import { EMPTY_CART, cartDifference, withLines, withoutLines } from '#domain/cart/cart.ts';
import type { Paise } from '#domain/money/money.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { useCartView, useSavedCart, useViewOf } from '#shop/cart/useCartView.ts';

/** What the shopper has to say before anything can be paid: the total is another than the one that was seen. */
export type TotalQuestion = {
  /** How many pieces the account's saved cart brought along; 0 where the total changed otherwise. */
  readonly pieces: number;
  readonly before: Paise;
  readonly after: Paise;
};

/** The question that a login left open: what the saved cart brought, and the totals without it and with it. */
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
  // What cannot be bought changes no total: there is nothing to ask.
  return guestCart === null || pieces === 0 ? null : { pieces, before, after };
}

/** Keeps a total as the one that the shopper saw last in this tab; null keeps nothing. */
function useExpectedTotal(seen: Paise | null): void {
  useEffect(() => {
    if (seen !== null) checkoutStorage.writeExpectedTotal(seen);
  }, [seen]);
}

/** On the cart's own page every total is seen as soon as it stands there, but for one that a login has put together. */
export function useSeenInCart(): TotalQuestion | null {
  const { totals, products } = useCartView();
  const question = useMergeQuestion();
  useExpectedTotal(products.status === 'ready' && question === null ? totals.total : null);
  return question;
}

/**
 * At the checkout a total that differs from the one seen last is asked about. The first one that a tab sees is taken as
 * it is, once the server's cart has been heard. `isBusy`: an order is on its way, which empties the cart.
 * docs/behaviour.md, Checkout.
 */
export function useTotalQuestion(isBusy: boolean) {
  const { totals, products } = useCartView();
  const merge = useMergeQuestion();
  const isHeard = useSavedCart()?.status !== 'loading' && products.status === 'ready';
  const [seen, setSeen] = useState(checkoutStorage.readExpectedTotal);
  const isToCompare = isHeard && !isBusy && totals.pieces > 0;
  if (isToCompare && seen === null && merge === null) setSeen(totals.total);
  useExpectedTotal(seen);
  const changed = isToCompare && seen !== null && seen !== totals.total;
  const other: TotalQuestion | null = changed ? { pieces: 0, before: seen, after: totals.total } : null;
  return {
    question: merge ?? other,
    /** False while the account's saved cart may still change the total. */
    isHeard,
    /** The shopper agrees to this total. */
    agree: setSeen,
    /** The total that stands there next has been told otherwise. */
    forget: (): void => {
      checkoutStorage.clearExpectedTotal();
      setSeen(null);
    },
  };
}
