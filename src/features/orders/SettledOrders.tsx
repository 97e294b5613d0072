import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { isRefusedPayment } from '#api/errors.ts';
import { ContactShopButton } from '#components/ContactShopButton.tsx';
import { CheckCard, NotPaid } from '#components/PaidOrNotButtons.tsx';
import { paths } from '#config/paths.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { messagesOf, useMessages } from '#content/messages.ts';
import { formatPaise, paise } from '#domain/money/money.ts';
import { orderNumber } from '#domain/order/order.ts';
import { useErrorToast } from '#lib/hooks/useErrorToast.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { IN_QUESTION, type SettledOrder } from '#shop/orders/orderHistory.ts';
import { useVerifyWidget } from '#shop/orders/verifyWidget.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type SettledOrdersProps = { readonly settled: readonly SettledOrder[]; readonly onChecked: () => void };

/** The resolution of orders whose answer never came, above the list of orders. */
export function SettledOrders({ settled, onChecked }: SettledOrdersProps) {
  return (
    <div className="grid gap-3 pb-5 empty:hidden print:hidden">
      {settled.map((order) => (
        <SettledNotice key={order.idempotencyKey} order={order} onChecked={onChecked} />
      ))}
    </div>
  );
}

function SettledNotice({ order, onChecked }: { readonly order: SettledOrder; readonly onChecked: () => void }) {
  const ordersText = useMessages(checkoutMessages).orders;
  const verifyWidget = useVerifyWidget();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const failure = useErrorToast();
  const { resolution, idempotencyKey, cardOrderId } = order;
  const total = formatPaise(paise(order.amount));
  const isOfWidget = resolution === 'widgetBegun' || (resolution === 'unconfirmed' && cardOrderId === null);
  const check = async (): Promise<void> => {
    setBusy(true);
    failure.end();
    try {
      await verifyWidget(idempotencyKey);
    } catch (error) {
      failure.say(isRefusedPayment(error) ? error.message : messagesOf(checkoutMessages).checkout.widgetUnchecked);
    }
    setBusy(false);
    onChecked();
  };
  const release = (): void => {
    orderAttempts.release(idempotencyKey);
    onChecked();
  };
  return (
    <Notice tone={resolution === 'received' ? 'info' : 'error'} title={ordersText.settled[resolution](total)}>
      <p>{ordersText.settledHelp(shopCapabilities)[resolution]}</p>
      {resolution === 'unconfirmed' && cardOrderId !== null && (
        <ButtonLink to={paths.cardPaid(cardOrderId)} size="small">
          {ordersText.checkAgain}
        </ButtonLink>
      )}
      {isOfWidget && (
        <Button size="small" isBusy={isBusy} onClick={() => void check()}>
          {ordersText.checkAgain}
        </Button>
      )}
      {resolution === 'cardBegun' && cardOrderId !== null && (
        <CheckCard onPaid={() => void navigate(paths.cardPaid(cardOrderId))} onNotPaid={release} />
      )}
      {IN_QUESTION.has(resolution) && (
        <ContactShopButton message={ordersText.unconfirmedMessage(orderNumber(idempotencyKey), total)} size="small" />
      )}
      {IN_QUESTION.has(resolution) && !(resolution === 'cardBegun' && cardOrderId !== null) && (
        <NotPaid onNotPaid={release} />
      )}
      {(resolution === 'missing' || resolution === 'unpaid') && (
        <ButtonLink to={paths.placeOrder} size="small">
          {ordersText.toCheckout}
        </ButtonLink>
      )}
    </Notice>
  );
}
