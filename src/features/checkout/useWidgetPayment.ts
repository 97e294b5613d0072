import { isRefusedPayment, messageOf } from '#api/errors.ts';
import type { WidgetOrder } from '#api/payments.ts';
import { settings } from '#config/settings.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { messagesOf } from '#content/language.ts';
import type { Address } from '#domain/address/address.ts';
import { internationalPhone } from '#domain/address/addressChecks.ts';
import type { WidgetResponse } from '#lib/razorpay.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { whilePaying, type OrderOutcome } from '#shop/orders/placeOrder.ts';
import { useVerifyWidget } from '#shop/orders/widgetPayment.ts';
import { useShopInstance } from '#shop/ShopContext.tsx';

function prefillOf({ firstName, lastName, email, phone }: Address) {
  return { name: `${firstName} ${lastName}`.trim(), email, contact: internationalPhone(phone) };
}

/** What to do with the result of a payment. */
type PaymentReports = {
  readonly onPaid: () => void;
  /** It is unknown whether the shopper has paid. */
  readonly onUnchecked: () => void;
  /** Shows what went wrong. */
  readonly onFailed: (text: string) => void;
};

type WidgetPayment = PaymentReports & {
  readonly order: WidgetOrder;
  readonly address: Address;
  /** Aborted when the shopper leaves the checkout. */
  readonly leaving: AbortSignal;
  /** From now on the shopper may have paid. */
  readonly onOpen: () => void;
  /** The provider has refused an attempt in the widget. */
  readonly onRefused: () => void;
  readonly verify: Verify;
};

/** See verifyWidget of widgetPayment.ts. @throws ApiError */
type Verify = (response?: WidgetResponse) => Promise<'paid' | 'gone'>;

/** Has the server check a payment, and reports the result. */
async function checkPayment(
  { verify, onPaid, onUnchecked, onFailed }: PaymentReports & Pick<WidgetPayment, 'verify'>,
  response?: WidgetResponse,
) {
  try {
    if ((await verify(response)) === 'paid') onPaid();
  } catch (error) {
    onFailed(isRefusedPayment(error) ? messageOf(error) : messagesOf(checkoutMessages).checkout.widgetUnchecked);
    onUnchecked();
  }
}

/** Opens the payment widget for an order. It counts as paid, and leaves the cart, only after the server has checked it. */
async function payInWidget(payment: WidgetPayment): Promise<void> {
  const { order, address, leaving, onOpen, onRefused, onFailed } = payment;
  const { id, amount, currency } = order;
  if (settings.razorpayKeyId === null) return onFailed(messagesOf(checkoutMessages).checkout.notTaken.razorpay);
  const { razorpayKeyId: key } = settings;
  const options = { key, order_id: id, amount, currency, name: settings.shopFullName, prefill: prefillOf(address) };
  try {
    const { openWidget } = await import('#lib/razorpay.ts');
    const onPaid = (response: WidgetResponse): Promise<void> => checkPayment(payment, response);
    const ending = await openWidget(options, { onOpen, onPaid, onRefused, leaving });
    if (ending.end === 'dismissed') onFailed(ending.failure || messagesOf(checkoutMessages).checkout.widgetDismissed);
    if (ending.end === 'left') onFailed(messagesOf(checkoutMessages).checkout.widgetDismissed);
  } catch (error) {
    console.warn('payment widget:', error);
    onFailed(messagesOf(checkoutMessages).checkout.widgetBlocked);
  }
}

/** Paying in the widget, and checking such a payment with the server; both report their result. */
export function useWidgetPayment(address: Address, leaving: () => AbortSignal, reports: PaymentReports) {
  const verifyWidget = useVerifyWidget();
  const { isOf } = useShopInstance().orderedCart;
  /** The reports, which are dropped once another account is here. */
  const reportsTo = (account: string | undefined): PaymentReports => {
    const toThem =
      <T extends readonly unknown[]>(report: (...said: T) => void) =>
      (...said: T): void => {
        if (account === undefined || isOf(account)) report(...said);
      };
    return {
      onPaid: toThem(reports.onPaid),
      onUnchecked: toThem(reports.onUnchecked),
      onFailed: toThem(reports.onFailed),
    };
  };
  return {
    /** Opens the widget for an order. False when another tab was faster, and nothing was opened. */
    pay: ({ order, idempotencyKey }: Extract<OrderOutcome, { readonly next: 'widget' }>): Promise<boolean> => {
      let attempt = orderAttempts.find(idempotencyKey);
      const payment = {
        ...reportsTo(attempt?.account),
        order,
        address,
        leaving: leaving(),
        onOpen: () => {
          orderAttempts.update(idempotencyKey, { state: 'unknown' });
          attempt = orderAttempts.find(idempotencyKey) ?? attempt;
        },
        onRefused: () => orderAttempts.update(idempotencyKey, { unpaidAt: Date.now() }),
        verify: (response?: WidgetResponse) => {
          // The browser's storage may have been cleared while the widget was open, but the payment was made.
          if (attempt !== null) orderAttempts.restore(attempt);
          return verifyWidget(idempotencyKey, response);
        },
      };
      return whilePaying(() => payInWidget(payment));
    },
    /** Asks the server again about a payment that it has not confirmed. */
    check: (idempotencyKey: string): Promise<void> =>
      checkPayment({
        ...reportsTo(orderAttempts.find(idempotencyKey)?.account),
        verify: () => verifyWidget(idempotencyKey),
      }),
  };
}
