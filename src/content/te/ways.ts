import type { methods as english } from '#content/en/ways.ts';
import { takesCards, type ShopCapabilities } from '#domain/shop/shopCapabilities.ts';
import { listed } from '#domain/text/text.ts';

/** 'WhatsApp లేదా ఈమెయిల్', as far as the shop has them. */
export function channels({ whatsapp }: ShopCapabilities): string {
  return whatsapp ? 'WhatsApp లేదా ఈమెయిల్' : 'ఈమెయిల్';
}

/** How a shopper tells the shop something: the end of a sentence, in the imperative. */
export function tellUs({ whatsapp }: ShopCapabilities): string {
  return whatsapp ? 'మాకు WhatsAppలో చెప్పండి' : 'మాకు ఈమెయిల్ చేయండి';
}

/** The payment methods, as the checkout calls them. */
export const methods: typeof english = {
  cod: 'చెల్లించాక ఆర్డర్ కన్ఫర్మ్',
  upi: 'UPI QR',
  stripe: 'కార్డు (Stripe)',
  razorpay: 'Razorpay',
};

const anyOf = (ways: readonly string[]): string => listed(ways, 'లేదా');

/** What the shop accepts, what its checkout offers of that today, and how the rest is paid. */
export function paymentsAnswer(capabilities: ShopCapabilities): string {
  const rightAway = (['upi', 'stripe', 'razorpay'] as const).filter((way) => capabilities[way]);
  const offered = anyOf(rightAway.map((way) => `“${methods[way]}”`));
  const byLink = anyOf([...(takesCards(capabilities) ? [] : ['కార్డు']), 'PayPal', ...(capabilities.upi ? [] : ['UPI'])]);
  return [
    'క్రెడిట్ కార్డు, డెబిట్ కార్డు, PayPal, UPI ద్వారా చెల్లించవచ్చు.',
    `చెక్‌అవుట్‌లో ${offered === '' ? '' : `${offered} ఎంచుకుని వెంటనే చెల్లించండి, లేదా `}“${methods.cod}” ఎంచుకోండి: ఇప్పుడు ఏమీ చెల్లించనక్కర్లేదు; మేము ఫోన్ చేస్తాం, మీరు చెల్లిస్తారు, ఆ తర్వాత మీ ఆర్డర్ కన్ఫర్మ్ అవుతుంది.`,
    `${byLink} పేమెంట్ లింకు కావాలంటే, మాకు ${capabilities.whatsapp ? 'WhatsAppలో మెసేజ్' : 'ఈమెయిల్'} చేయండి.`,
  ].join(' ');
}
