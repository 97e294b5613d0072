import type { PaymentMethod } from '#domain/order/order.ts';
import { takesCards, type ShopCapabilities } from '#domain/shop/shopCapabilities.ts';
import { listed } from '#domain/text/text.ts';

/** 'WhatsApp or email', as far as the shop has them. */
export function channels({ whatsapp }: ShopCapabilities): string {
  return whatsapp ? 'WhatsApp or email' : 'email';
}

/** How a shopper tells the shop something, within a sentence. */
export function tellUs({ whatsapp }: ShopCapabilities): string {
  return whatsapp ? 'tell us on WhatsApp' : 'email us';
}

/** The payment methods, as the checkout calls them. */
export const methods: Readonly<Record<PaymentMethod, string>> = {
  cod: 'Order Confirm after Payment',
  upi: 'UPI QR',
  stripe: 'Card (Stripe)',
  razorpay: 'Razorpay',
};

const anyOf = (ways: readonly string[]): string => listed(ways, 'or');

/** What the shop accepts, what its checkout offers of that today, and how the rest is paid. */
export function paymentsAnswer(capabilities: ShopCapabilities): string {
  const rightAway = (['upi', 'stripe', 'razorpay'] as const).filter((way) => capabilities[way]);
  const offered = anyOf(rightAway.map((way) => `“${methods[way]}”`));
  const byLink = anyOf([...(takesCards(capabilities) ? [] : ['card']), 'PayPal', ...(capabilities.upi ? [] : ['UPI'])]);
  return [
    'We accept credit and debit cards, PayPal and UPI.',
    `At checkout, choose ${offered === '' ? '' : `${offered} to pay right away, or `}“${methods.cod}”: pay nothing now, we call you, you pay, and your order is then confirmed.`,
    `For a ${byLink} payment link, ${capabilities.whatsapp ? 'message us on WhatsApp' : 'email us'}.`,
  ].join(' ');
}
