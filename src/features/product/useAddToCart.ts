import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { lazyComponent } from '#boot/lazyComponent.ts';
import type { SamePhotoAnswer } from '#components/SamePhotoSheet.tsx';
import { useShownDesign } from '#components/useShownDesign.ts';
import { DOUBLE_CLICK_MS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { lineId, quantityIn } from '#domain/cart/cart.ts';
import { partsOf, type LinePart } from '#domain/design/designIndex.ts';
import type { PhotoLinkState } from '#domain/design/photoLinkState.ts';
import { isBuyable, type Product } from '#domain/product/product.ts';
import { useDoubleClick, type Press } from '#lib/hooks/useDoubleClick.ts';
import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { useNavigationIntent } from '#lib/hooks/useNavigationIntent.ts';
import { notify } from '#lib/notify.ts';
import { CART_TOPIC } from '#shop/cart/CartSync.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';

/** Loaded with the first further piece of a product whose photo is in the cart already. */
export const LazySamePhotoSheet = lazyComponent(
  () => import('#components/SamePhotoSheet.tsx'),
  (file) => file.SamePhotoSheet,
);

/** Loaded when it is opened for the first time: only phones have it. */
export const LazySizeSheet = lazyComponent(
  () => import('./SizeSheet.tsx'),
  (file) => file.SizeSheet,
);

/** Shows a sheet once it is loaded. */
async function showLoaded(sheet: { readonly load: () => Promise<void> }, show: () => void): Promise<void> {
  try {
    await sheet.load();
    show();
  } catch (error) {
    notify.error(error instanceof Error ? error.message : String(error));
  }
}

export type AddToCart = ReturnType<typeof useAddToCart>;

/** True for the navigation state of a card's buy button. */
function isBuyIntent(state: unknown): state is { readonly intent: 'buy' } {
  return typeof state === 'object' && state !== null && (state as { intent?: unknown }).intent === 'buy';
}

/**
 * Chooses a size and adds the product to the cart. After a click on a card's buy button the only size is added at once;
 * of several sizes one is asked for, on a phone in a sheet. docs/behaviour.md, Product page.
 */
export function useAddToCart(product: Product) {
  const t = useMessages(commonMessages).product;
  const { addToCart } = useShopActions();
  const isDesk = useMediaQuery('(min-width: 800px)');
  const only = product.sizes.length === 1 ? (product.sizes[0] ?? '') : '';
  const [size, setSize] = useState(only);
  const [problem, setProblem] = useState<'chooseSize' | 'chooseSizeToFinish' | null>(null);
  const sizes = useRef<HTMLDivElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isWaitingForSize, setWaitingForSize] = useState(false);
  /** The size that was added last on this visit of the page; null before that. */
  const [addedSize, setAddedSize] = useState<string | null>(null);
  const addedAt = useRef(-DOUBLE_CLICK_MS);
  const isSecondClick = useDoubleClick();
  const photo = useSamePhoto(product);
  const shownDesignIn = useShownDesign(product);
  const [isMaking, setMaking] = useState(false);

  const put = (chosen: string, design?: string | null, textOf = (n: number) => t.added(product.name, n)): void => {
    const count = addToCart({ productId: product.id, size: chosen }, design);
    if (count === 0) return;
    setAddedSize(chosen);
    addedAt.current = performance.now();
    notify.success(textOf(count), { topic: CART_TOPIC, link: { to: paths.cart, text: t.viewCart } });
  };

  /** Adds a piece as the page shows it; asks first where its line has a photo already. A second click adds nothing. */
  const putNext = async (chosen: string, press?: Press): Promise<void> => {
    if (isMaking || (press && isSecondClick(chosen, press))) return;
    const shown = shownDesignIn(chosen)?.photo;
    if (shown) {
      setMaking(true);
      await shown.add((design, textOf) => put(chosen, design, textOf));
      return setMaking(false);
    }
    if (photo.mustAsk(chosen)) return photo.ask(chosen);
    put(chosen);
  };

  const ask = (first: typeof problem): void => {
    setProblem(first);
    // Focusing scrolls the sizes into view.
    sizes.current?.querySelector('button')?.focus();
  };

  const choose = (chosen: string): void => {
    setSize(chosen);
    setProblem(null);
    setWaitingForSize(false);
    if (isWaitingForSize) void putNext(chosen);
  };

  const openSheet = (): void => void showLoaded(LazySizeSheet, () => setSheetOpen(true));

  useNavigationIntent(isBuyIntent, () => {
    if (!isBuyable(product)) return;
    if (only !== '') return void putNext(only);
    setWaitingForSize(true);
    if (isDesk) return ask('chooseSizeToFinish');
    setProblem('chooseSizeToFinish');
    openSheet();
  });

  return {
    /** The chosen size; '' before a choice. */
    size,
    /** The text of what the shopper has to do first; null without a problem. */
    problem: problem && t[problem],
    /** True when the button asked for a size: the problem is shown below the button, else below the sizes. */
    isButtonProblem: problem === 'chooseSize',
    /** The element of the sizes. */
    sizes,
    /** True once the product was added on this visit of the page. */
    isAdded: addedSize !== null,
    /** True while the size that was added last is chosen. */
    isSizeAdded: addedSize !== null && addedSize === size,
    /** True a moment after adding, now or at the time of a press: a double click must not follow what has replaced the button. */
    isJustAdded: (at = performance.now()): boolean => at - addedAt.current < DOUBLE_CLICK_MS,
    /** True while a phone's sheet of sizes is open. */
    isSheetOpen,
    openSheet,
    closeSheet: (): void => setSheetOpen(false),
    /** What of the shopper's own the page shows in a size; null for the shop's picture. */
    shownDesignIn,
    /** True while the design of a piece is made, which then enters the cart. */
    isMaking,
    /** True while the shopper is asked which photo a further piece gets. */
    isAskingPhoto: photo.isAsking,
    answer: (answer: SamePhotoAnswer): void => photo.answer(answer, put),
    closeQuestion: photo.close,
    choose,
    /** Chooses the size and adds it. */
    addSize: (chosen: string, press: Press): void => {
      choose(chosen);
      if (!isWaitingForSize) void putNext(chosen, press);
    },
    /** Adds the chosen size, or asks for one; without a press after the photo dialog. */
    add: (press?: Press): void => {
      if (!isBuyable(product)) return;
      if (size === '') ask('chooseSize');
      else void putNext(size, press);
    },
  };
}

/** Decides which photo a further piece gets when its line has one already. docs/behaviour.md, Personalise. */
function useSamePhoto({ id: productId }: Product) {
  const cart = useShop((state) => state.cart);
  const index = useShop((state) => state.designIndex);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const navigate = useNavigate();
  const partsAt = (size: string): readonly LinePart[] => {
    const line = { productId, size };
    return partsOf(index, lineId(line), quantityIn(cart, line));
  };
  return {
    /** True where the cart has the product with a photo, and the page has no other design for a further piece. */
    mustAsk: (size: string): boolean => {
      const pending = index.pending.get(productId);
      return partsAt(size).some(({ design }) => design !== null && (pending === undefined || design === pending));
    },
    ask: (size: string): Promise<void> => showLoaded(LazySamePhotoSheet, () => setAskedFor(size)),
    isAsking: askedFor !== null,
    close: (): void => setAskedFor(null),
    /** Adds the piece with the design that was chosen; for another photo, opens the dialog afterwards. */
    answer: (answer: SamePhotoAnswer, put: (size: string, design: string | null) => void): void => {
      if (askedFor === null) return;
      const parts = partsAt(askedFor);
      put(askedFor, answer === 'same' ? (parts.findLast(({ design }) => design !== null)?.design ?? null) : null);
      if (answer !== 'another') return;
      const without = parts.findIndex(({ design }) => design === null);
      const part = without === -1 ? parts.length : without;
      const key = lineId({ productId, size: askedFor });
      void navigate('.', { state: { intent: 'photo', size: askedFor, key, part } satisfies PhotoLinkState });
    },
  };
}
