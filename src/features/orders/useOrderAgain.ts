import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { SamePhotoAnswer } from '#components/SamePhotoSheet.tsx';
import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { lineId, quantityIn } from '#domain/cart/cart.ts';
import { partsOf, type LinePart } from '#domain/design/designIndex.ts';
import type { OrderRow } from '#domain/order/order.ts';
import type { PhotoIntent } from '#domain/design/photoIntent.ts';
import { isBuyable, type Product } from '#domain/product/product.ts';
import { useDoubleClick } from '#lib/hooks/useDoubleClick.ts';
import { notify } from '#lib/notify.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { orderedParts, useKnownDesigns } from '#shop/designs/useDesigns.ts';

/** Puts an ordered item into the cart again, with the designs that this device has. docs/behaviour.md, Orders. */
export function useOrderAgain({ order, item }: OrderRow) {
  const t = useMessages(checkoutMessages).orders;
  const { elsewhere } = useMessages(personaliseMessages).samePhoto;
  const { viewCart } = useMessages(shopMessages).product;
  const products = useShop((state) => state.products);
  const cart = useShop((state) => state.cart);
  const { setQuantity, recordPieces } = useShopActions();
  const known = useKnownDesigns();
  const navigate = useNavigate();
  const isSecondClick = useDoubleClick();
  const [asked, setAsked] = useState<Product | null>(null);
  const parts = orderedParts(known, order, item);

  /** The product if it is still sold in this size; otherwise toasts why not. */
  const productNow = (): Product | null => {
    if (products.status === 'loading') notify.info(t.againLoading);
    if (products.status === 'failed') notify.error(t.againFailed);
    if (products.status !== 'ready') return null;
    const product = products.data.find(({ id }) => id === item.productId);
    if (product && isBuyable(product) && product.sizes.includes(item.size)) return product;
    notify.error(t.againGone);
    return null;
  };
  const add = (product: Product, given: readonly LinePart[]): void => {
    const before = quantityIn(cart, item);
    void recordPieces(item, before, given);
    setQuantity(item, before + item.quantity);
    notify.success(t.againAdded(product.name), { link: { to: paths.cart, text: viewCart } });
  };
  const bare: readonly LinePart[] = [{ design: null, pieces: item.quantity }];
  /** Toasts that some designs are not on this device, and that the cart is where to add them. */
  const toastMissingDesigns = (): void => {
    if (parts.some(({ design, record }) => design !== null && record === undefined)) notify.info(elsewhere);
  };

  return {
    /** True while the shopper is asked which photo to use. */
    isAsking: asked !== null,
    close: (): void => setAsked(null),
    again: (): void => {
      const product = productNow();
      if (product === null || isSecondClick('again')) return;
      if (parts.some(({ record }) => record)) return setAsked(product);
      add(product, bare);
      toastMissingDesigns();
    },
    answer: (answer: SamePhotoAnswer): void => {
      if (asked === null) return;
      if (answer === 'same') {
        add(
          asked,
          parts.map(({ design, record, pieces }) => ({ design: record ? design : null, pieces })),
        );
        return toastMissingDesigns();
      }
      const key = lineId(item);
      const before = quantityIn(cart, item);
      const had = before === 0 ? [] : partsOf(known.designIndex, key, before);
      const without = had.findIndex(({ design }) => design === null);
      add(asked, bare);
      if (answer === 'later') return;
      const intent: PhotoIntent = {
        intent: 'photo',
        size: item.size,
        key,
        part: without === -1 ? had.length : without,
      };
      void navigate(paths.product(item.productId), { state: intent });
    },
  };
}
