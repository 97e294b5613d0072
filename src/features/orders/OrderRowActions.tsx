import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { quantityIn } from '#domain/cart.ts';
import { formatPaise } from '#domain/money.ts';
import { shortRef, type OrderRow } from '#domain/order.ts';
import { itemsText, orderText, shortItems } from '#domain/orderText.ts';
import { isBuyable } from '#domain/product.ts';
import { useDoubleClick } from '#lib/hooks/useDoubleClick.ts';
import { notify } from '#lib/notify.ts';
import { mailLink, whatsappLink } from '#lib/shopLinks.ts';
import { checkoutStorage } from '#shop/checkoutStorage.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

const isUpi = (method: string): boolean => method.toLowerCase() === 'upi';

/** What can be done with an ordered item: order it again, send the proof of a UPI payment, e-mail the order. */
export function OrderRowActions({ row, children }: { readonly row: OrderRow; readonly children: ReactNode }) {
  const ordersText = useWords(checkoutWords).orders;
  const { viewCart } = useWords(shopWords).product;
  const { order, item } = row;
  const products = useShop((state) => state.products);
  const { setQuantity } = useShopActions();
  const cart = useShop((state) => state.cart);
  const navigate = useNavigate();
  const isSecondClick = useDoubleClick();
  const isProofDue = isUpi(order.paymentMethod) && !order.isPaid;
  const proof = ordersText.proofMessage(
    shortRef(order.ref) || order.id,
    shortItems(orderText(order), ordersText.andMore),
  );

  const again = (): void => {
    if (products.status === 'loading') return notify.info(ordersText.againLoading);
    if (products.status === 'failed') return notify.error(ordersText.againFailed);
    const product = products.data.find(({ id }) => id === item.productId);
    if (!product || !isBuyable(product) || !product.sizes.includes(item.size))
      return notify.error(ordersText.againGone);
    if (isSecondClick('again')) return;
    setQuantity(item, quantityIn(cart, item) + item.quantity);
    notify.success(ordersText.againAdded(product.name), { link: { to: paths.cart, text: viewCart } });
  };
  const mail = (): void => {
    checkoutStorage.keepOrder({
      name: order.recipient,
      email: order.email,
      phone: order.phone,
      address: order.address,
      amount: order.amount === null ? '' : formatPaise(order.amount),
      items: itemsText(order.items),
    });
    void navigate(paths.sendOrderMail);
  };
  return (
    <div className="col-span-full grid gap-2 md:col-span-1 print:hidden">
      {isProofDue && (
        <ButtonLink
          to={whatsappLink(proof) ?? mailLink(ordersText.tellUsSubject, proof)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={ordersText.proofNamed(item.name)}
          className="px-4"
        >
          <Icon name="chat" />
          {ordersText.proof}
        </ButtonLink>
      )}
      {children}
      <Button className="px-4" aria-label={ordersText.againNamed(item.name)} onClick={again}>
        {ordersText.again}
      </Button>
      <Button tone="quiet" size="small" aria-label={ordersText.mailNamed(item.name)} onClick={mail}>
        {ordersText.mail}
      </Button>
    </div>
  );
}
