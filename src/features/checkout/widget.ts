import { ApiError, messageOf } from '#api/errors.ts';
import type { WidgetOrder } from '#api/payments.ts';
import { settings } from '#config/settings.ts';
import { checkoutCopy } from '#content/checkoutText.ts';
import { textOf } from '#content/copy.ts';
import { indianMobile, type Address } from '#domain/address.ts';
import { notify } from '#lib/notify.ts';
import { openWidget, type WidgetEnd, type WidgetResponse } from '#lib/razorpay.ts';
import { shopFullName } from '#lib/site.ts';

function prefillOf({ firstName, lastName, email, phone }: Address) {
  const mobile = indianMobile(phone);
  return { name: `${firstName} ${lastName}`.trim(), email, contact: mobile ? `+91${mobile}` : phone };
}

async function opened(
  key: string,
  order: WidgetOrder,
  address: Address,
  isHere: () => boolean,
): Promise<WidgetEnd | null> {
  const { id, amount, currency } = order;
  const options = { key, order_id: id, amount, currency, name: shopFullName(), prefill: prefillOf(address) };
  try {
    return await openWidget(options, isHere);
  } catch (error) {
    console.warn('payment widget:', error);
    return null;
  }
}

/** Opens the payment widget for an order; success counts only after the server has checked it. The cart is kept until then. */
export async function payInWidget(
  order: WidgetOrder,
  address: Address,
  isHere: () => boolean,
  verify: (response: WidgetResponse, amount: WidgetOrder['amount']) => Promise<void>,
  onPaid: () => void,
): Promise<void> {
  if (settings.razorpayKeyId === null) return notify.error(textOf(checkoutCopy).notSetUp);
  const end = await opened(settings.razorpayKeyId, order, address, isHere);
  if (end === null) return notify.error(textOf(checkoutCopy).widgetBlocked);
  if (end.end === 'dismissed') return notify.error(end.failure || textOf(checkoutCopy).widgetDismissed);
  try {
    await verify(end.response, order.amount);
    onPaid();
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'rejected';
    notify.error(isRefused ? messageOf(error) : textOf(checkoutCopy).widgetUnchecked);
  }
}
