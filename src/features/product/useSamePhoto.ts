import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { SamePhotoAnswer } from '#components/SamePhotoSheet.tsx';
import { lineId, quantityIn } from '#domain/cart/cart.ts';
import { partsOf, type LinePart } from '#domain/design/designIndex.ts';
import type { PhotoIntent } from '#domain/design/photoIntent.ts';
import type { Product } from '#domain/product/product.ts';
import { useShop } from '#shop/ShopContext.tsx';

/** Which photo a further piece of a product gets whose line has one already. docs/behaviour.md, Personalise. */
export function useSamePhoto({ id: productId }: Product) {
  const cart = useShop((state) => state.cart);
  const index = useShop((state) => state.designIndex);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const navigate = useNavigate();
  const partsAt = (size: string): readonly LinePart[] => {
    const line = { productId, size };
    return partsOf(index, lineId(line), quantityIn(cart, line));
  };
  return {
    /** True where the cart has the product with a photo, and the page has no other one for a further piece. */
    isOpen: (size: string): boolean => {
      const pending = index.pending.get(productId);
      return partsAt(size).some(({ design }) => design !== null && (pending === undefined || design === pending));
    },
    ask: setAskedFor,
    isAsking: askedFor !== null,
    close: (): void => setAskedFor(null),
    /** Puts the piece into the cart with its design; another photo is chosen right after. */
    answer: (answer: SamePhotoAnswer, put: (size: string, design: string | null) => void): void => {
      if (askedFor === null) return;
      const parts = partsAt(askedFor);
      put(askedFor, answer === 'same' ? (parts.findLast(({ design }) => design !== null)?.design ?? null) : null);
      if (answer !== 'another') return;
      const without = parts.findIndex(({ design }) => design === null);
      const part = without === -1 ? parts.length : without;
      const key = lineId({ productId, size: askedFor });
      void navigate('.', { state: { intent: 'photo', size: askedFor, key, part } satisfies PhotoIntent });
    },
  };
}
