import { useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { ContactShopButton } from '#components/ContactShopButton.tsx';
import { CheckCard } from '#components/PaidOrNotButtons.tsx';
import { ProductPicture } from '#components/LinePicture.tsx';
import { useSizeText } from '#components/useSizeText.ts';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { translatedName } from '#content/categoryLabel.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { monthFormat } from '#domain/design/calendar.ts';
import { formatPaise } from '#domain/money/money.ts';
import { dayInIndia, deliveryWindow, indianDateText, windowText, type DayNames } from '#domain/order/deliveryWindow.ts';
import {
  STAGES,
  capitalised,
  isCash,
  orderNumber,
  orderReference,
  orderSteps,
  stageOf,
  type Order,
  type OrderDate,
  type OrderRow,
  type OrderStep,
} from '#domain/order/order.ts';
import { itemsText } from '#domain/order/itemsText.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { cx } from '#lib/cx.ts';
import { hasPicture, orderedParts, photoProgress, useKnownDesigns } from '#shop/designs/useDesigns.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { isCardInQuestion } from '#shop/orders/orderHistory.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Price } from '#ui/Price.tsx';
import { OrderedItemActions } from './OrderedItemActions.tsx';

/** The date in India, or the backend's own text. */
function dateText(date: NonNullable<OrderDate>, names: DayNames): string {
  return 'text' in date ? date.text : indianDateText(date.at, names);
}

/** What an order says beside its state: on the screen once asked for, in print always. */
function OrderDetails({ order }: { readonly order: Order }) {
  const { orders: ordersText, checkout } = useMessages(checkoutMessages);
  const { dayNames } = useMessages(commonMessages);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const to = [order.recipient, order.address].filter((part) => part !== '').join(', ');
  const isOnItsWay = (stageOf(order.status) ?? 1) > 1;
  const promise = isOnItsWay ? ordersText.method(checkout.methods.cod) : ordersText.confirmedOncePaid;
  const cash = order.isPaid ? ordersText.confirmedByPayment : promise;
  const methodText = isCash(order) ? cash : ordersText.method(order.paymentMethod);
  const mail = (): void => {
    checkoutStorage.writeOrder({
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
    <div className="col-span-full text-small break-anywhere text-ink-3">
      <p className="flex flex-wrap items-center gap-x-4">
        {order.date && <span>{ordersText.date(dateText(order.date, dayNames))}</span>}
        {order.idempotencyKey && <span translate="no">{ordersText.number(orderNumber(order.idempotencyKey))}</span>}
        {order.paymentMethod && <span>{methodText}</span>}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={ordersText.detailsNamed(orderReference(order))}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 font-medium text-ink-2 underline underline-offset-4 hover:text-ink print:hidden"
        >
          {ordersText.details}
        </button>
      </p>
      <div id={id} className={cx('grid gap-1', !isOpen && 'hidden print:grid')}>
        {to && <p translate="no">{ordersText.destination(to)}</p>}
        {order.giftNote && <p translate="no">{ordersText.giftNote(order.giftNote)}</p>}
        <Button
          size="small"
          className="mt-1 justify-self-start print:hidden"
          aria-label={ordersText.mailNamed(orderReference(order))}
          onClick={mail}
        >
          {ordersText.mail}
        </Button>
      </div>
    </div>
  );
}

type OrderedItemProps = {
  readonly row: OrderRow;
  /** Called after the shopper has said something about its payment. */
  readonly onChecked: () => void;
  readonly children: ReactNode;
};

/** One ordered item: picture, the state of its order and when it arrives, facts, and actions. */
export function OrderedItem({ row, onChecked, children }: OrderedItemProps) {
  const sizeText = useSizeText();
  const { orders: ordersText } = useMessages(checkoutMessages);
  const { locale } = useMessages(commonMessages);
  const { order, item, isFirst } = row;
  const known = useKnownDesigns();
  const photo = orderedParts(known, order, item).find(({ record }) => record && hasPicture(record))?.record;
  const progress = photoProgress(known, order);
  const stage = stageOf(order.status);
  const steps = stage === null ? [] : orderSteps(stage, progress);
  return (
    <li
      className={`grid grid-cols-[88px_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-line py-5 md:grid-cols-[104px_minmax(0,1fr)_220px] md:gap-x-7 md:py-6 print:break-inside-avoid${isFirst ? ' not-first:print:break-before-page' : ''}`}
    >
      {isFirst && <Letterhead />}
      <ProductPicture
        url={item.picture?.url}
        photoUrl={photo?.previewUrl}
        name={item.name}
        side={104}
        className="size-22 rounded-sm md:size-26"
      />
      <div className="grid min-w-0 gap-2 text-small break-anywhere text-ink-3">
        <OrderState order={order} steps={steps} />
        <div>
          <p lang={langAttributeOf(item.name)} className="text-large font-medium text-ink">
            {item.name}
          </p>
          <p className="flex flex-wrap gap-x-4">
            {item.size && <span>{ordersText.size(sizeText(item.size))}</span>}
            <span>{ordersText.quantity(item.quantity)}</span>
            <Price amount={item.price} />
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
          <p className="flex flex-wrap gap-x-4">
            {order.amount !== null && (
              <span>
                <span>{`${ordersText.amount} `}</span>
                <Price amount={order.amount} className="font-semibold text-ink" />
              </span>
            )}
            <span>{order.isPaid ? ordersText.paid : ordersText.pending}</span>
          </p>
        </div>
      </div>
      {isFirst && <OrderStages steps={steps} />}
      {isFirst && <OrderDetails order={order} />}
      <OrderedItemActions row={row} isPhotoPrimary={progress.isSent === false}>
        {children}
      </OrderedItemActions>
      {isFirst && order.copies > 1 && <TwiceNotice order={order} />}
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

/** The steps of an order by name, as a line that is coloured up to the current one; nothing for a status of the shop's own. */
function OrderStages({ steps }: { readonly steps: readonly OrderStep[] }) {
  const { stages, photoSent, photoNotSent } = useMessages(checkoutMessages).orders;
  if (steps.length === 0) return null;
  const colour = steps.at(-1)?.isCurrent ? 'border-success' : 'border-maroon';
  const photo = steps.find(({ step }) => step === 'photo');
  return (
    <div className="col-span-full">
      {/* The status above says the rest, with 'Step 2 of 5'. */}
      {photo && <span className="sr-only">{photo.isDone ? photoSent : photoNotSent}</span>}
      <ol aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1 text-note leading-[1.125rem] text-ink-3">
        {steps.map(({ step, isDone, isCurrent }) => (
          <li
            key={step}
            className={cx(
              'border-t-4 pt-1 break-anywhere',
              isDone ? colour : 'border-sand',
              isCurrent && 'font-semibold text-ink',
            )}
          >
            {step === 'photo' ? photoSent : stages[step - 1]}
          </li>
        ))}
      </ol>
    </div>
  );
}

type OrderStateProps = {
  readonly order: Order;
  /** The steps that its row shows; none for a status of the shop's own. */
  readonly steps: readonly OrderStep[];
};

/** The status of an order, and when it is expected to arrive while it is on its way. */
function OrderState({ order, steps }: OrderStateProps) {
  const ordersText = useMessages(checkoutMessages).orders;
  const { dayNames } = useMessages(commonMessages);
  const [now] = useState(Date.now);
  const stage = stageOf(order.status);
  const status = translatedName(ordersText.statuses, order.status);
  const isDelivered = stage === STAGES.length;
  const arrival =
    order.date && 'at' in order.date && stage !== null && !isDelivered ? deliveryWindow(order.date.at) : null;
  const isToCome = arrival !== null && arrival.to >= dayInIndia(now);
  if (order.status === '') return null;
  return (
    <div className="break-anywhere">
      <p className="flex items-center gap-2.5 text-body font-semibold text-ink">
        <span
          aria-hidden="true"
          className={cx('size-2.5 flex-none rounded-full print:hidden', isDelivered ? 'bg-success' : 'bg-maroon')}
        />
        <span lang={status.lang}>{capitalised(status.label)}</span>
        {steps.length > 0 && (
          <span className="sr-only">
            {ordersText.stage(steps.findIndex(({ isCurrent }) => isCurrent) + 1, steps.length)}
          </span>
        )}
      </p>
      {isToCome && (
        <p>
          <span className="font-medium text-ink">{`${ordersText.placed.arrives}: ${windowText(arrival, dayNames)}`}</span>
          {stage === 1 && <span className="block">{ordersText.placed.countsFrom(order.isPaid)}</span>}
        </p>
      )}
    </div>
  );
}
