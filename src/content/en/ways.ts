import type { ShopWays } from '#domain/shopWays.ts';

/** 'WhatsApp or email', as far as the shop has them. */
export function channels({ whatsapp }: ShopWays): string {
  return whatsapp ? 'WhatsApp or email' : 'email';
}

/** How a shopper tells the shop something, within a sentence. */
export function tellUs({ whatsapp }: ShopWays): string {
  return whatsapp ? 'tell us on WhatsApp' : 'write to us by e-mail';
}

/** What checkout takes: always payment after a call, and what else is on. */
export function paymentsAnswer({ cards, upi }: ShopWays): string {
  const ways = [...(cards ? ['credit or debit card'] : []), ...(upi ? ['UPI'] : [])].join(' and ');
  const now = ways === '' ? 'You can pay' : `You can pay by ${ways}, or`;
  return `${now} after we have called to confirm your order. For any other way, write to us before you order.`;
}
