import { useState } from 'react';

import { settings } from '#config/settings.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { checkoutSession, type CheckoutChoices } from '#shop/checkoutSession.ts';

export type Choices = CheckoutChoices & {
  readonly choose: (method: PaymentMethod) => void;
  readonly setRemember: (remember: boolean) => void;
};

/** False for a way to pay that this shop has not set up. */
export function isOffered(method: PaymentMethod): boolean {
  const { upiId, isStripeEnabled, razorpayKeyId } = settings;
  return { cod: true, upi: upiId !== null, stripe: isStripeEnabled, razorpay: razorpayKeyId !== null }[method];
}

function keptChoices(): CheckoutChoices {
  const kept = checkoutSession.readChoices();
  return isOffered(kept.method) ? kept : { ...kept, method: 'cod' };
}

/** The way to pay, and whether to remember the address. They survive reload, login and failure, as the address does. */
export function useChoices(): Choices {
  const [choices, setChoices] = useState(keptChoices);
  const keep = (next: CheckoutChoices): void => {
    setChoices(next);
    checkoutSession.keepChoices(next);
  };
  return {
    ...choices,
    choose: (method) => keep({ ...choices, method }),
    setRemember: (remember) => keep({ ...choices, remember }),
  };
}
