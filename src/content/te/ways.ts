import type { ShopWays } from '#domain/shopWays.ts';

/** 'WhatsApp లేదా ఈమెయిల్', as far as the shop has them. */
export function channels({ whatsapp }: ShopWays): string {
  return whatsapp ? 'WhatsApp లేదా ఈమెయిల్' : 'ఈమెయిల్';
}

/** How a shopper tells the shop something: the end of a sentence, in the imperative. */
export function tellUs({ whatsapp }: ShopWays): string {
  return whatsapp ? 'మాకు WhatsAppలో చెప్పండి' : 'మాకు ఈమెయిల్ రాయండి';
}

/** What checkout takes: always payment after a call, and what else is on. */
export function paymentsAnswer({ cards, upi }: ShopWays): string {
  const ways = [...(cards ? ['క్రెడిట్ లేదా డెబిట్ కార్డు'] : []), ...(upi ? ['UPI'] : [])];
  const now = ways.length === 0 ? '' : `${ways.join(', లేదా ')} ద్వారా వెంటనే చెల్లించవచ్చు. లేదంటే `;
  return `${now}మేము ఫోన్ చేసి మీ ఆర్డర్ కన్ఫర్మ్ చేశాక చెల్లించవచ్చు. వేరే విధంగా చెల్లించాలంటే, ఆర్డర్ చేసే ముందు మాకు రాయండి.`;
}
