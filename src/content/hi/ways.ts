import type { ShopWays } from '#domain/shopWays.ts';

/** 'WhatsApp या ईमेल', as far as the shop has them. */
export function channels({ whatsapp }: ShopWays): string {
  return whatsapp ? 'WhatsApp या ईमेल' : 'ईमेल';
}

/** How a shopper tells the shop something, within a sentence. */
export function tellUs({ whatsapp }: ShopWays): string {
  return whatsapp ? 'हमें WhatsApp पर बताएँ' : 'हमें ईमेल लिखें';
}

/** What checkout takes: always payment after a call, and what else is on. */
export function paymentsAnswer({ cards, upi }: ShopWays): string {
  const ways = new Intl.ListFormat('hi', { type: 'disjunction' }).format([
    ...(cards ? ['क्रेडिट या डेबिट कार्ड से'] : []),
    ...(upi ? ['UPI से'] : []),
    'फ़ोन पर ऑर्डर पक्का होने के बाद',
  ]);
  return `आप ${ways} भुगतान कर सकते हैं। किसी और तरीके से भुगतान करना हो, तो ऑर्डर करने से पहले हमें लिखें।`;
}
