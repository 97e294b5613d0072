import { useState } from 'react';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { accountIdOf } from '#domain/account/accountId.ts';
import { deliveryWindow, windowText } from '#domain/order/deliveryWindow.ts';
import { formatPaise, paise } from '#domain/money/money.ts';
import { itemsText, shortItems } from '#domain/order/itemsText.ts';
import { orderNumber, type Order } from '#domain/order/order.ts';
import type { Remote } from '#domain/remote.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { copyAndNotify } from '#lib/share.ts';
import { mailLink, whatsappLink } from '#lib/contactLinks.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { placedOrder, type PlacedOrder } from '#shop/orders/checkoutStorage.ts';
import { orderedParts, useKnownDesigns } from '#shop/designs/useDesigns.ts';
import { ButtonLink, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** The order that this tab has just placed for the account that is logged in, until the shopper closes its panel. */
export function usePlacedOrder() {
  const token = useShop((state) => state.token);
  const [closed, setClosed] = useState('');
  const stored = token === null ? null : placedOrder.read();
  const isOwn = token !== null && stored?.account === accountIdOf(token) && stored.idempotencyKey !== closed;
  return {
    placed: isOwn ? stored : null,
    close: (): void => {
      setClosed(stored?.idempotencyKey ?? '');
      placedOrder.forget();
      focusHeading();
    },
  };
}

/** An Indian mobile number in the spacing people read, '+91 98765 43210'; any other number unchanged. */
const phoneText = (phone: string): string => phone.replace(/^(?:\+?91)?([6-9]\d{4})(\d{5})$/, '+91 $1 $2');

type PlacedPanelProps = {
  readonly placed: PlacedOrder;
  readonly orders: Remote<readonly Order[]> | null;
  /** The list is being read, so an order that it lacks may still appear. */
  readonly isBusy: boolean;
  readonly onClose: () => void;
};

/** The facts of the order that was just placed, and what happens next. */
export function PlacedPanel({ placed, orders, isBusy, onClose }: PlacedPanelProps) {
  const { orders: t, checkout } = useMessages(checkoutMessages);
  const { dayNames } = useMessages(commonMessages);
  const order =
    orders?.status === 'ready'
      ? orders.data.find(({ idempotencyKey }) => idempotencyKey === placed.idempotencyKey)
      : undefined;
  const isKnown = orders !== null && orders.status !== 'loading' && !isBusy;
  const number = orderNumber(placed.idempotencyKey);
  const isPaid = order?.isPaid === true || placed.method === 'stripe' || placed.method === 'razorpay';
  const next = placed.method === 'upi' ? t.placed.upi : t.placed.cod(phoneText(order?.phone ?? ''));
  return (
    <section
      aria-labelledby="placed"
      className="mb-6 grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-3 gap-y-3 rounded-md border border-success bg-success-tint p-4 md:px-6"
    >
      <Icon name="check" size="large" className="mt-0.5 text-success" />
      {/* Announced by screen readers, since no toast says the same. */}
      <div role="alert" className="min-w-0">
        <h2 id="placed" className="text-h3">
          {t.placed.title}
        </h2>
        <p className="mt-1 text-pretty break-anywhere">{isPaid ? checkout.paid : next}</p>
      </div>
      <IconButton icon="close" label={t.placed.close} onClick={onClose} className="-mt-2 -mr-2 print:hidden" />
      <dl className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-7">
        <div className="flex items-center gap-2">
          <dt className="text-small text-ink-3">{t.placed.number}</dt>
          <dd translate="no" className="font-semibold">
            {number}
          </dd>
          <dd>
            <IconButton
              icon="copy"
              label={t.placed.copy}
              onClick={() => void copyAndNotify(number, checkout.upi)}
              className="print:hidden"
            />
          </dd>
        </div>
        <div className="flex items-center gap-2">
          <dt className="text-small text-ink-3">{t.placed.total}</dt>
          <dd className="font-semibold">{formatPaise(paise(placed.amount))}</dd>
        </div>
        <div className="flex items-center gap-2">
          <dt className="text-small text-ink-3">{t.placed.arrives}</dt>
          <dd className="font-semibold">{windowText(deliveryWindow(placed.at), dayNames)}</dd>
        </div>
      </dl>
      <p className="col-span-2 col-start-2 -mt-2 text-small text-ink-3">{t.placed.countsFrom(isPaid)}</p>
      {isKnown && <SendPhotoLink order={order} number={number} />}
    </section>
  );
}

type SendPhotoLinkProps = { readonly order: Order | undefined; readonly number: string };

/** A link to send a photo that is not on this device. A design on this device has a button of its own in the list. */
function SendPhotoLink({ order, number }: SendPhotoLinkProps) {
  const { placed: t, andMore } = useMessages(checkoutMessages).orders;
  const known = useKnownDesigns();
  if (order?.items.some((item) => orderedParts(known, order, item).some(({ record }) => record))) return null;
  const message = t.photoMessage(number, shortItems(itemsText(order?.items ?? []), andMore));
  return (
    <div className="col-span-2 col-start-2 print:hidden">
      <ButtonLink
        to={whatsappLink(message) ?? mailLink(t.photoSubject(number), message)}
        target="_blank"
        rel="noopener noreferrer"
        tone="primary"
        size="large"
        className="w-full md:w-auto"
      >
        <Icon name="chat" />
        <span>{t.sendPhoto}</span>
      </ButtonLink>
      <p className="mt-2 text-small text-ink-2">{t.photoHelp}</p>
    </div>
  );
}
