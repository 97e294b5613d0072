import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { SamePhotoSheet, type SamePhotoAnswer } from '#components/SamePhotoSheet.tsx';
import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { messagesOf, useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { lineId, quantityIn } from '#domain/cart/cart.ts';
import { countPlaced, withoutPhotos } from '#domain/design/design.ts';
import { partsOf, type LinePart } from '#domain/design/designIndex.ts';
import type { PhotoLinkState } from '#domain/design/photoLinkState.ts';
import { formatPaise } from '#domain/money/money.ts';
import { itemsText, shortItems } from '#domain/order/itemsText.ts';
import { orderNumber, type OrderRow } from '#domain/order/order.ts';
import { isSoldIn, type Product } from '#domain/product/product.ts';
import { useDoubleClick, type Press } from '#lib/hooks/useDoubleClick.ts';
import { notify } from '#lib/notify.ts';
import { mailLink, whatsappLink } from '#lib/contactLinks.ts';
import type { CopiedPart } from '#shop/designs/copyDesigns.ts';
import { orderedParts, useKnownDesigns, type OrderedPart } from '#shop/designs/useDesigns.ts';
import { useShop, useShopActions, useShopInstance } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

const hasPhoto = ({ record }: OrderedPart): boolean => record !== undefined && countPlaced(record.design) > 0;

/** What was added: the link to the photo that it lacks, if the order had one that is not on this device. */
type Added = { readonly lacking: PhotoLinkState | null };

/**
 * Puts an ordered item into the cart again, with copies of its designs: text and note from this device or from the order, and
 * the same photo if the shopper wants it. docs/behaviour.md, Orders.
 */
function useOrderAgain({ order, item }: OrderRow) {
  const t = useMessages(checkoutMessages).orders;
  const { viewCart } = useMessages(commonMessages).product;
  const products = useShop((state) => state.products);
  const quantity = useShop((state) => quantityIn(state.cart, item));
  const { store } = useShopInstance();
  const { setQuantity, copyPieces } = useShopActions();
  const known = useKnownDesigns();
  const navigate = useNavigate();
  const isSecondClick = useDoubleClick();
  const [asked, setAsked] = useState<Product | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const parts = orderedParts(known, order, item);

  /** The product if it is still sold in this size; otherwise toasts why not. */
  const productNow = (): Product | null => {
    if (products.status === 'loading') notify.info(t.againLoading);
    if (products.status === 'failed') notify.error(t.againFailed);
    if (products.status !== 'ready') return null;
    const product = products.data.find(({ id }) => id === item.productId);
    if (isSoldIn(product, item.size)) return product;
    notify.error(t.againGone);
    return null;
  };

  /** The ordered pieces of a product, with or without the photos of their designs. */
  const copiedParts = ({ name, category, subCategory }: Product, isSame: boolean): readonly CopiedPart[] =>
    parts.map(({ record, pieces }, at) => {
      const named = item.designs[at];
      const isWhole = record !== undefined && (isSame || countPlaced(record.design) === 0);
      const ordered = named ? { ordered: named } : null;
      return {
        from: record ? { content: isWhole ? record.design : withoutPhotos(record.design) } : ordered,
        product: { productId: item.productId, size: item.size, name, category, subCategory },
        preview: isWhole ? record.preview : null,
        pieces,
      };
    });

  /** The link to the dialog that puts a photo on the first part of these that has none. */
  const intentFor = (recorded: readonly LinePart[], at: number): PhotoLinkState | null => {
    const { designIndex, cart } = store.get();
    const key = lineId(item);
    const part = partsOf(designIndex, key, quantityIn(cart, item)).findIndex(
      ({ design }) => design === recorded[at]?.design,
    );
    return part === -1 ? null : { intent: 'photo', size: item.size, key, part };
  };

  const add = async (product: Product, answer: SamePhotoAnswer): Promise<void> => {
    setBusy(true);
    try {
      const recorded = await copyPieces(item, copiedParts(product, answer === 'same'), () =>
        setQuantity(item, quantityIn(store.get().cart, item) + item.quantity),
      );
      if (recorded === null) return;
      // Designs that the order names beyond those of this device.
      const missing = parts.findIndex(({ design, record }) => design !== null && record === undefined);
      setAdded({ lacking: answer === 'same' && missing !== -1 ? intentFor(recorded, missing) : null });
      notify.success(t.againAdded(product.name), { link: { to: paths.cart, text: viewCart } });
      const another = answer === 'another' ? intentFor(recorded, 0) : null;
      if (another) void navigate(paths.product(item.productId), { state: another });
    } catch (error) {
      console.warn('order again:', error);
      notify.error(messagesOf(personaliseMessages).personalise.notAdded);
    } finally {
      setBusy(false);
    }
  };

  return {
    /** True while the shopper is asked which photo to use. */
    isAsking: asked !== null,
    close: (): void => setAsked(null),
    /** True while the designs are being copied. */
    isBusy,
    /** What was added on this visit of the page; null before that, and once it has left the cart. */
    added: quantity > 0 ? added : null,
    again: (press: Press): void => {
      const product = productNow();
      if (product === null || isSecondClick('again', press)) return;
      if (parts.some(hasPhoto)) setAsked(product);
      else void add(product, 'same');
    },
    answer: (answer: SamePhotoAnswer): void => {
      if (asked !== null) void add(asked, answer);
    },
  };
}

const isUpi = (method: string): boolean => method.toLowerCase() === 'upi';

type OrderedItemActionsProps = {
  readonly row: OrderRow;
  /** True where sending the photo is the primary action of the order. */
  readonly isPhotoPrimary: boolean;
  readonly children: ReactNode;
};

/** The actions of an ordered item: send the proof of a UPI payment, send its photo, order it again. One of them is primary. */
export function OrderedItemActions({ row, isPhotoPrimary, children }: OrderedItemActionsProps) {
  const ordersText = useMessages(checkoutMessages).orders;
  const { leadOrdered } = useMessages(personaliseMessages).samePhoto;
  const { viewCart } = useMessages(commonMessages).product;
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
          tone={isPhotoPrimary ? 'line' : 'primary'}
          className="px-4"
        >
          <Icon name="chat" />
          <span>{ordersText.proof}</span>
        </ButtonLink>
      )}
      {children}
      {added?.lacking && <MissingPhotoNotice row={row} intent={added.lacking} />}
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

type MissingPhotoNoticeProps = { readonly row: OrderRow; readonly intent: PhotoLinkState };

/** Says that the photo of what was added again is not on this device, and opens the dialog that adds it. */
function MissingPhotoNotice({ row: { item }, intent }: MissingPhotoNoticeProps) {
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
        aria-label={send.addNamed(item.name)}
        className="px-4"
      >
        {send.add}
      </ButtonLink>
    </>
  );
}
