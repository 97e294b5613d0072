import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { formatPaise } from '#domain/money/money.ts';
import { indianDateText, type DayNames } from '#domain/order/delivery.ts';
import { isCash, orderNumber, orderReference, stageOf, type Order, type OrderDate } from '#domain/order/order.ts';
import { itemsText } from '#domain/order/orderText.ts';
import { cx } from '#lib/cx.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { Button } from '#ui/Button.tsx';

/** The date in India, or the backend's own text. */
function dateText(date: NonNullable<OrderDate>, names: DayNames): string {
  return 'text' in date ? date.text : indianDateText(date.at, names);
}

/** What an order says beside its state: on the screen once asked for, in print always. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const { orders: ordersText, checkout } = useMessages(checkoutMessages);
  const { dayNames } = useMessages(shopMessages);
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
