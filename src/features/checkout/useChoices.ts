import { useState } from 'react';

import { settings } from '#config/settings.ts';
import { giftNoteFrom, NO_GIFT_NOTE, type GiftNote } from '#domain/order/giftNote.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { checkoutStorage, type CheckoutChoices } from '#shop/orders/checkoutStorage.ts';

/** False for a way to pay that this shop has not set up. */
export function isOffered(method: PaymentMethod): boolean {
  const { upiId, isStripeEnabled, razorpayKeyId } = settings;
  return { cod: true, upi: upiId !== null, stripe: isStripeEnabled, razorpay: razorpayKeyId !== null }[method];
}

type Choices = CheckoutChoices & { readonly giftNote: GiftNote };

function storedChoices(): Choices {
  const kept = checkoutStorage.readChoices();
  const giftNote = giftNoteFrom(kept.giftNote) ?? NO_GIFT_NOTE;
  return { ...kept, giftNote, method: isOffered(kept.method) ? kept.method : 'cod' };
}

/** The way to pay, whether to remember the address, and the product's message. They survive reload, login and failure, as the address does. */
export function useChoices() {
  const [choices, setChoices] = useState(storedChoices);
  const keep = (next: Choices): void => {
    setChoices(next);
    checkoutStorage.writeChoices(next);
  };
  return {
    ...choices,
    choose: (method: PaymentMethod): void => keep({ ...choices, method }),
    setRemember: (remember: boolean): void => keep({ ...choices, remember }),
    setGiftNote: (giftNote: GiftNote): void => keep({ ...choices, giftNote }),
  };
}
