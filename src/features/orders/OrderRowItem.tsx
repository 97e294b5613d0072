import type { ReactNode } from 'react';

import { checkoutWords } from '#content/checkoutWords.ts';
import { capitalised, stageOf, type Order, type OrderDate, type OrderRow } from '#domain/order.ts';
import { cx } from '#lib/cx.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { useOrderedPhotoNote } from '#shop/usePhotoNote.ts';
import { GiftPicture } from '#blocks/GiftPicture.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Price } from '#ui/Price.tsx';
import { OrderRowActions } from './OrderRowActions.tsx';
import { TellShop } from './TellShop.tsx';

const STAGES = 5;
const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The day in India, or whatever text the backend sent. */
function dateText(date: OrderDate): string {
  if (date === null) return '';
  return 'at' in date ? day.format(date.at) : date.text;
}

/** One ordered item: picture, facts, and the state of its order. */
export function OrderRowItem({ row, children }: { readonly row: OrderRow; readonly children: ReactNode }) {
  const ordersText = useWords(checkoutWords).orders;
  const { order, item, isFirst } = row;
  const photo = useOrderedPhotoNote(order.id, item);
  return (
    <li className="grid grid-cols-[88px_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-line py-5 md:grid-cols-[104px_minmax(0,1fr)_200px] lg:grid-cols-[104px_minmax(0,1fr)_220px_176px] md:items-center md:gap-7 md:py-6 print:break-inside-avoid">
      <GiftPicture
        url={item.picture?.url}
        photoUrl={photo?.previewUrl}
        name={item.name}
        side={104}
        className="size-22 rounded-sm md:size-26"
      />
      <div className="min-w-0 text-small break-anywhere text-ink-3">
        <p className="text-large font-medium text-ink">{item.name}</p>
        <p className="flex flex-wrap gap-x-4">
          {item.size && <span>{`${ordersText.size} ${item.size}`}</span>}
          <span>{`${ordersText.quantity} ${item.quantity}`}</span>
          <Price amount={item.price} />
        </p>
        <p className="flex flex-wrap gap-x-4">
          {order.date && <span>{`${ordersText.date} ${dateText(order.date)}`}</span>}
          {order.destination && <span>{`${ordersText.destination} ${order.destination}`}</span>}
        </p>
        <p className="flex flex-wrap gap-x-4">
          {order.amount !== null && (
            <span>
              {ordersText.amount} <Price amount={order.amount} className="font-semibold text-ink" />
            </span>
          )}
          {order.paymentMethod && <span>{`${ordersText.method} ${order.paymentMethod}`}</span>}
          <span>{`${ordersText.payment} ${order.isPaid ? ordersText.paid : ordersText.pending}`}</span>
        </p>
      </div>
      <OrderState order={order} />
      {isFirst && order.copies > 1 && <TwiceNotice order={order} />}
      <OrderRowActions row={row}>{children}</OrderRowActions>
    </li>
  );
}

/** A browser may send an order twice by itself: the shopper pays once, and the shop learns which ones are the same. */
function TwiceNotice({ order }: { readonly order: Order }) {
  const ordersText = useWords(checkoutWords).orders;
  const isPaidTwice = order.paidCopies > 1;
  const message = isPaidTwice
    ? ordersText.paidTwiceMessage(order.ref)
    : ordersText.twiceMessage(order.ref, order.copies);
  return (
    <div className="col-span-full">
      <Notice title={isPaidTwice ? ordersText.paidTwice : ordersText.twice(order.copies)}>
        <TellShop message={message} />
      </Notice>
    </div>
  );
}

function OrderState({ order }: { readonly order: Order }) {
  const ordersText = useWords(checkoutWords).orders;
  const stage = stageOf(order.status);
  const colour = stage === STAGES ? 'bg-success' : 'bg-gold';
  if (order.status === '') return null;
  return (
    <div className="col-span-full md:col-span-1">
      <p className="flex items-center gap-2.5 font-semibold break-anywhere">
        <span aria-hidden="true" className={cx('size-2.5 flex-none rounded-full', colour)} />
        {capitalised(order.status)}
        {stage !== null && <span className="sr-only">{ordersText.stage(stage, STAGES)}</span>}
      </p>
      {stage !== null && (
        <p aria-hidden="true" className="mt-2.5 flex gap-1">
          {Array.from({ length: STAGES }, (_, index) => (
            <span key={index} className={cx('h-1 flex-1 rounded-full', index < stage ? colour : 'bg-sand')} />
          ))}
        </p>
      )}
    </div>
  );
}
