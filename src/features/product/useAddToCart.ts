import { useState } from 'react';

import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { isBuyable, type Product } from '#domain/product.ts';
import { useIntent } from '#lib/hooks/useIntent.ts';
import { notify } from '#lib/notify.ts';
import { useShopActions } from '#shop/ShopContext.tsx';

export type AddToCart = {
  /** The chosen size; '' before a choice. */
  readonly size: string;
  readonly choose: (size: string) => void;
  readonly add: () => void;
  /** What the shopper has to do first, in words. */
  readonly problem: string | null;
  /** True once this visit has put the gift into the cart. */
  readonly isAdded: boolean;
};

/** True when a card's buy button brought the shopper here. */
function isBuyIntent(state: unknown): state is { readonly intent: 'buy' } {
  return typeof state === 'object' && state !== null && (state as { intent?: unknown }).intent === 'buy';
}

/**
 * Choosing a size and adding. Arriving with the intent to buy adds the only size at once, or adds on the choice.
 * docs/behaviour.md, Product page.
 */
export function useAddToCart(product: Product): AddToCart {
  const { addToCart } = useShopActions();
  const only = product.sizes.length === 1 ? (product.sizes[0] ?? '') : '';
  const [size, setSize] = useState(only);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaitingForSize, setWaitingForSize] = useState(false);
  const [isAdded, setAdded] = useState(false);

  const put = (chosen: string): void => {
    if (!addToCart({ productId: product.id, size: chosen })) return;
    setAdded(true);
    notify.success(wordsOf(shopWords).product.added(product.name));
  };

  useIntent(isBuyIntent, () => {
    if (!isBuyable(product)) return;
    if (only !== '') put(only);
    else {
      setWaitingForSize(true);
      setProblem(wordsOf(shopWords).product.chooseSizeToFinish);
    }
  });

  return {
    size,
    problem,
    isAdded,
    choose: (chosen) => {
      setSize(chosen);
      setProblem(null);
      if (!isWaitingForSize) return;
      setWaitingForSize(false);
      put(chosen);
    },
    add: () => {
      if (!isBuyable(product)) return;
      if (size === '') setProblem(wordsOf(shopWords).product.chooseSize);
      else put(size);
    },
  };
}
