import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { settings } from '#config/settings.ts';
import { translatedName } from '#content/categoryLabel.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { monthFormat } from '#domain/design/calendar.ts';
import {
  capitalised,
  isCash,
  orderNumber,
  stageOf,
  type Order,
  type OrderDate,
  type OrderRow,
} from '#domain/order/order.ts';
import { formatPaise } from '#domain/money/money.ts';
import { indianDateText } from '#domain/order/delivery.ts';
import { languageOfText } from '#domain/text/textLanguage.ts';
import { sizeText } from '#domain/product/sizeText.ts';
import { cx } from '#lib/cx.ts';
import { orderedParts, useKnownDesigns } from '#shop/designs/useDesigns.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { isCardInQuestion } from '#shop/orders/orderHistory.ts';
import { CheckCard } from '#components/PaymentQuestions.tsx';
import { ProductPicture } from '#components/ProductPicture.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ContactShopButton } from '#components/ContactShopButton.tsx';
import { Price } from '#ui/Price.tsx';
import { OrderRowActions } from './OrderRowActions.tsx';

const STAGES = 5;
/** The date in India, or the backend's own text. */
function dateText(date: NonNullable<OrderDate>, locale: string): string {
  return 'text' in date ? date.text : indianDateText(date.at, locale);
}

type OrderRowItemProps = {
  readonly row: OrderRow;
  /** Called after the shopper has said something about its payment. */
  readonly onChecked: () => void;
  readonly children: ReactNode;
};

/** One ordered item: picture, facts, and the state of its order. */
export function OrderRowItem({ row, onChecked, children }: OrderRowItemProps) {
  const { orders: ordersText, checkout } = useMessages(checkoutMessages);
  const { locale } = useMessages(shopMessages);
  const { order, item, isFirst } = row;
  const photo = orderedParts(useKnownDesigns(), order, item).find(({ record }) => record)?.record;
  const to = [order.recipient, order.address].filter((part) => part !== '').join(', ');
  const isOnItsWay = (stageOf(order.status) ?? 1) > 1;
  const promise = isOnItsWay ? ordersText.method(checkout.methods.cod) : ordersText.confirmedOncePaid;
  const cash = order.isPaid ? ordersText.confirmedByPayment : promise;
  const methodText = isCash(order) ? cash : ordersText.method(order.paymentMethod);
  return (
    <li
      className={`grid grid-cols-[88px_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-line py-5 md:grid-cols-[104px_minmax(0,1fr)_200px] lg:grid-cols-[104px_minmax(0,1fr)_220px_176px] md:items-center md:gap-7 md:py-6 print:break-inside-avoid${isFirst ? ' not-first:print:break-before-page' : ''}`}
    >
      {isFirst && <Letterhead />}
      <ProductPicture
        url={item.picture?.url}
        photoUrl={photo?.previewUrl}
        name={item.name}
        side={104}
        className="size-22 rounded-sm md:size-26"
      />
      <div className={cx('min-w-0 text-small break-anywhere text-ink-3', isFirst && 'lg:col-span-2')}>
        <p lang={languageOfText(item.name)} className="text-large font-medium text-ink">
          {item.name}
        </p>
        <p className="flex flex-wrap gap-x-4">
          {item.size && <span>{ordersText.size(sizeText(item.size))}</span>}
          <span>{ordersText.quantity(item.quantity)}</span>
          <Price amount={item.price} />
        </p>
        <p className="flex flex-wrap gap-x-4">
          {order.date && <span>{ordersText.date(dateText(order.date, locale))}</span>}
          {order.idempotencyKey && <span translate="no">{ordersText.number(orderNumber(order.idempotencyKey))}</span>}
        </p>
        {item.designs
          .filter(({ words, note }) => words !== '' || note !== '')
          .map(({ id, words, note }) => (
            <p key={id} translate="no">
              {ordersText.designed(words.replaceAll('\n', ' / '), note)}
            </p>
          ))}
        {item.designs.map(
          ({ id, firstMonth }) =>
            firstMonth && <p key={id}>{ordersText.calendarFrom(monthFormat(locale)(firstMonth))}</p>,
        )}
        {isFirst && order.giftNote && <p translate="no">{ordersText.giftNote(order.giftNote)}</p>}
        {to && <p translate="no">{ordersText.destination(to)}</p>}
        <p className="flex flex-wrap gap-x-4">
          {order.amount !== null && (
            <span>
              <span>{`${ordersText.amount} `}</span>
              <Price amount={order.amount} className="font-semibold text-ink" />
            </span>
          )}
          {order.paymentMethod && <span>{methodText}</span>}
          <span>{order.isPaid ? ordersText.paid : ordersText.pending}</span>
        </p>
      </div>
      <OrderState order={order} hasStages={isFirst} />
      {isFirst && order.copies > 1 && <TwiceNotice order={order} />}
      <OrderRowActions row={row}>{children}</OrderRowActions>
      {isFirst && <CardCheck order={order} item={item.name} onChecked={onChecked} />}
    </li>
  );
}

type CardCheckProps = { readonly order: Order; readonly item: string; readonly onChecked: () => void };

/** Checks a card payment that is neither confirmed nor cancelled, whichever device began it. */
function CardCheck({ order, item, onChecked }: CardCheckProps) {
  const { checkCardNamed } = useMessages(checkoutMessages).orders;
  const navigate = useNavigate();
  if (!isCardInQuestion(order)) return null;
  const release = (): void => {
    orderAttempts.release(order.idempotencyKey);
    onChecked();
  };
  return (
    <div className="col-span-full print:hidden">
      <CheckCard
        label={checkCardNamed(item)}
        onPaid={() => void navigate(paths.cardPaid(order.id))}
        onNotPaid={release}
      />
    </div>
  );
}

/** Shown for an order that the backend has more than once, because a browser may repeat a call: lets the shopper tell the shop. */
function TwiceNotice({ order }: { readonly order: Order }) {
  const ordersText = useMessages(checkoutMessages).orders;
  const isPaidTwice = order.paidCopies > 1;
  const number = orderNumber(order.idempotencyKey);
  const total = order.amount === null ? '' : formatPaise(order.amount);
  const message = isPaidTwice
    ? ordersText.paidTwiceMessage(number, total)
    : ordersText.twiceMessage(number, total, order.copies);
  return (
    <div className="col-span-full print:hidden">
      <Notice
        title={isPaidTwice ? ordersText.paidTwice(shopCapabilities) : ordersText.twice(order.copies, shopCapabilities)}
      >
        <ContactShopButton message={message} size="small" />
      </Notice>
    </div>
  );
}

/** The shop's name and address above a printed order. */
function Letterhead() {
  const { shopFullName, shopAddress, shopPhone, shopEmail } = settings;
  return (
    <div lang="en" translate="no" className="col-span-full hidden print:block">
      <p className="text-large font-semibold">{shopFullName}</p>
      <p>{shopAddress}</p>
      <p>{[shopPhone, shopEmail].filter((part) => part !== '').join(', ')}</p>
    </div>
  );
}

/** The stages of a parcel by name, as a line that is coloured up to the current one. */
function StageLine({ stage, colour }: { readonly stage: number; readonly colour: string }) {
  const { stages } = useMessages(checkoutMessages).orders;
  return (
    // The status beside it says the same, with 'Step 2 of 5'.
    <ol aria-hidden="true" className="mt-2.5 grid grid-cols-5 gap-1 text-note leading-[1.125rem] text-ink-3">
      {stages.map((name, index) => (
        <li
          key={name}
          className={cx(
            'border-t-4 pt-1',
            index < stage ? colour : 'border-sand',
            index + 1 === stage && 'font-semibold text-ink',
          )}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

type OrderStateProps = {
  readonly order: Order;
  /** Names the stages; an order shows them once. */
  readonly hasStages: boolean;
};

function OrderState({ order, hasStages }: OrderStateProps) {
  const ordersText = useMessages(checkoutMessages).orders;
  const stage = stageOf(order.status);
  const status = translatedName(ordersText.statuses, order.status);
  const isDelivered = stage === STAGES;
  const isNamed = hasStages && stage !== null;
  if (order.status === '') return null;
  return (
    <div className={hasStages ? 'col-span-full md:order-last' : 'col-span-full md:col-span-1'}>
      <p className="flex items-center gap-2.5 font-semibold break-anywhere">
        <span
          aria-hidden="true"
          className={cx('size-2.5 flex-none rounded-full print:hidden', isDelivered ? 'bg-success' : 'bg-gold')}
        />
        <span lang={status.lang}>{capitalised(status.label)}</span>
        {stage !== null && <span className="sr-only">{ordersText.stage(stage, STAGES)}</span>}
      </p>
      {isNamed && <StageLine stage={stage} colour={isDelivered ? 'border-success' : 'border-gold'} />}
    </div>
  );
}
