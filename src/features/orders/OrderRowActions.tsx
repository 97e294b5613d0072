import type { ReactNode } from 'react';

import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { PhotoIntent } from '#domain/design/photoIntent.ts';
import { formatPaise } from '#domain/money/money.ts';
import { orderNumber, type OrderRow } from '#domain/order/order.ts';
import { itemsText, shortItems } from '#domain/order/orderText.ts';
import { mailLink, whatsappLink } from '#lib/shopLinks.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { SamePhotoSheet } from '#components/SamePhotoSheet.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useOrderAgain } from './useOrderAgain.ts';

const isUpi = (method: string): boolean => method.toLowerCase() === 'upi';

type OrderRowActionsProps = {
  readonly row: OrderRow;
  /** True where sending the photo is the one loud action of the order. */
  readonly isPhotoLoud: boolean;
  readonly children: ReactNode;
};

/** The actions of an ordered item: send the proof of a UPI payment, send its photo, order it again. One of them is loud. */
export function OrderRowActions({ row, isPhotoLoud, children }: OrderRowActionsProps) {
  const ordersText = useMessages(checkoutMessages).orders;
  const { leadOrdered } = useMessages(personaliseMessages).samePhoto;
  const { viewCart } = useMessages(shopMessages).product;
  const { order, item } = row;
  const { again, isAsking, isBusy, added, answer, close } = useOrderAgain(row);
  const isProofDue = isUpi(order.paymentMethod) && !order.isPaid;
  const amount = order.amount === null ? '' : formatPaise(order.amount);
  const proof = ordersText.proofMessage(
    orderNumber(order.idempotencyKey) || order.id,
    amount,
    shortItems(itemsText(order.items), ordersText.andMore),
  );

  return (
    <div className="col-span-full grid gap-2 md:col-span-1 md:col-start-3 md:row-start-1 print:hidden">
      {isProofDue && (
        <ButtonLink
          to={whatsappLink(proof) ?? mailLink(ordersText.tellUsSubject, proof)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={ordersText.proofNamed(item.name)}
          tone={isPhotoLoud ? 'line' : 'primary'}
          className="px-4"
        >
          <Icon name="chat" />
          <span>{ordersText.proof}</span>
        </ButtonLink>
      )}
      {children}
      {added?.lacking && <PhotoElsewhere row={row} intent={added.lacking} />}
      {added ? (
        <ButtonLink
          ref={(link) => {
            // It has replaced the button that was pressed, and its focus.
            if (document.activeElement === document.body) link?.focus();
          }}
          to={paths.cart}
          className="px-4"
          aria-label={`${viewCart}: ${item.name}`}
        >
          {viewCart}
        </ButtonLink>
      ) : (
        <Button className="px-4" isBusy={isBusy} aria-label={ordersText.againNamed(item.name)} onClick={again}>
          {ordersText.again}
        </Button>
      )}
      {isAsking && <SamePhotoSheet lead={leadOrdered} onAnswer={answer} onClose={close} />}
    </div>
  );
}

type PhotoElsewhereProps = { readonly row: OrderRow; readonly intent: PhotoIntent };

/** Says that the photo of what was added again is not on this device, and opens the dialog that adds it. */
function PhotoElsewhere({ row: { item }, intent }: PhotoElsewhereProps) {
  const { samePhoto, send, personalise } = useMessages(personaliseMessages);
  const isUnread = useShop((state) => state.areDesignsUnreadable);
  return (
    <>
      <p role="status" className="text-small text-ink-2">
        {isUnread ? personalise.unreadable : samePhoto.elsewhere}
      </p>
      <ButtonLink
        to={paths.product(item.productId)}
        state={intent}
        size="small"
        aria-label={send.addNamed(item.name)}
        className="px-4"
      >
        {send.add}
      </ButtonLink>
    </>
  );
}
