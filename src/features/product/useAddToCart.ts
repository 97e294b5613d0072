import { useRef, useState } from 'react';

import type { SamePhotoAnswer } from '#components/SamePhotoSheet.tsx';
import { paths } from '#config/paths.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { isBuyable, type Product } from '#domain/product/product.ts';
import { useDoubleClick } from '#lib/hooks/useDoubleClick.ts';
import { useNavigationIntent } from '#lib/hooks/useNavigationIntent.ts';
import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { notify } from '#lib/notify.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { useSamePhoto } from './useSamePhoto.ts';

export type AddToCart = ReturnType<typeof useAddToCart>;

/** True when a card's buy button brought the shopper here. */
function isBuyIntent(state: unknown): state is { readonly intent: 'buy' } {
  return typeof state === 'object' && state !== null && (state as { intent?: unknown }).intent === 'buy';
}

/**
 * Choosing a size and adding. Arriving with the intent to buy adds the only size at once; of several it asks for one, on
 * a phone in a sheet. docs/behaviour.md, Product page.
 */
export function useAddToCart(product: Product) {
  const t = useMessages(shopMessages).product;
  const { addToCart } = useShopActions();
  const isDesk = useMediaQuery('(min-width: 800px)');
  const only = product.sizes.length === 1 ? (product.sizes[0] ?? '') : '';
  const [size, setSize] = useState(only);
  const [problem, setProblem] = useState<'chooseSize' | 'chooseSizeToFinish' | null>(null);
  const sizes = useRef<HTMLDivElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isWaitingForSize, setWaitingForSize] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const isSecondClick = useDoubleClick();
  const photo = useSamePhoto(product);

  const put = (chosen: string, design?: string | null): void => {
    if (design === undefined) {
      if (isSecondClick(chosen)) return;
      if (photo.isOpen(chosen)) return photo.ask(chosen);
    }
    const count = addToCart({ productId: product.id, size: chosen }, design);
    if (count === 0) return;
    setAdded(true);
    notify.success(t.added(product.name, count), { topic: 'added', link: { to: paths.cart, text: t.viewCart } });
  };

  const ask = (first: typeof problem): void => {
    setProblem(first);
    // The focus brings them into sight.
    sizes.current?.querySelector('button')?.focus();
  };

  const choose = (chosen: string): void => {
    setSize(chosen);
    setProblem(null);
    setWaitingForSize(false);
    if (isWaitingForSize) put(chosen);
  };

  useNavigationIntent(isBuyIntent, () => {
    if (!isBuyable(product)) return;
    if (only !== '') return put(only);
    setWaitingForSize(true);
    if (isDesk) return ask('chooseSizeToFinish');
    setProblem('chooseSizeToFinish');
    setSheetOpen(true);
  });

  return {
    /** The chosen size; '' before a choice. */
    size,
    /** What the shopper has to do first, in words. */
    problem: problem && t[problem],
    /** True when the button asked for a size, false when the page did on arrival: the request is shown there. */
    isButtonProblem: problem === 'chooseSize',
    /** Where the sizes stand. */
    sizes,
    /** True once this visit has put the product into the cart. */
    isAdded,
    /** True while a phone's sheet of sizes is open. */
    isSheetOpen,
    openSheet: (): void => setSheetOpen(true),
    closeSheet: (): void => setSheetOpen(false),
    /** True while the shopper is asked which photo a further piece gets. */
    isAskingPhoto: photo.isAsking,
    answer: (answer: SamePhotoAnswer): void => photo.answer(answer, put),
    closeQuestion: photo.close,
    choose,
    /** Chooses the size and adds it. */
    addSize: (chosen: string): void => {
      choose(chosen);
      if (!isWaitingForSize) put(chosen);
    },
    add: (): void => {
      if (!isBuyable(product)) return;
      if (size === '') ask('chooseSize');
      else put(size);
    },
  };
}
