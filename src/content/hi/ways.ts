import type { methods as english } from '#content/en/ways.ts';
import { takesCards, type ShopCapabilities } from '#domain/shop/shopCapabilities.ts';
import { listed } from '#domain/text/text.ts';

/** 'WhatsApp या ईमेल', as far as the shop has them. */
export function channels({ whatsapp }: ShopCapabilities): string {
  return whatsapp ? 'WhatsApp या ईमेल' : 'ईमेल';
}

/** How a shopper tells the shop something, within a sentence. */
export function tellUs({ whatsapp }: ShopCapabilities): string {
  return whatsapp ? 'हमें WhatsApp पर बताएँ' : 'हमें ईमेल करें';
}

/** The payment methods, as the checkout calls them. */
export const methods: typeof english = {
  cod: 'भुगतान के बाद ऑर्डर कन्फ़र्म',
  upi: 'UPI QR',
  stripe: 'कार्ड (Stripe)',
  razorpay: 'Razorpay',
};

const anyOf = (ways: readonly string[]): string => listed(ways, 'या');

/** What the shop accepts, what its checkout offers of that today, and how the rest is paid. */
export function paymentsAnswer(capabilities: ShopCapabilities): string {
  const rightAway = (['upi', 'stripe', 'razorpay'] as const).filter((way) => capabilities[way]);
  const offered = anyOf(rightAway.map((way) => `“${methods[way]}”`));
  const byLink = anyOf([...(takesCards(capabilities) ? [] : ['कार्ड']), 'PayPal', ...(capabilities.upi ? [] : ['UPI'])]);
  return [
    'हम क्रेडिट और डेबिट कार्ड, PayPal और UPI से भुगतान लेते हैं।',
    `चेकआउट में ${offered === '' ? '' : `${offered} चुनकर तुरंत भुगतान करें, या `}“${methods.cod}” चुनें: अभी कुछ नहीं देना है; हम फ़ोन करेंगे, आप भुगतान करेंगे, और उसके बाद आपका ऑर्डर कन्फ़र्म होगा।`,
    `${byLink} के पेमेंट लिंक के लिए हमें ${capabilities.whatsapp ? 'WhatsApp पर संदेश भेजें' : 'ईमेल करें'}।`,
  ].join(' ');
}
