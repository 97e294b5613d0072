// @vitest-environment node
import { expect, test } from 'vitest';

import { settings } from '#config/settings.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { faq } from '#content/faq.ts';
import type { ShopCapabilities } from '#domain/shop/shopCapabilities.ts';

const ALL: ShopCapabilities = { stripe: true, razorpay: true, upi: true, whatsapp: true, mailService: true, map: true };

const LANGUAGES = {
  en: async () => faq.en,
  te: faq.te,
  hi: faq.hi,
} as const;

const IDS = [
  'shipping-time',
  'returns',
  'bulk-orders',
  'payments',
  'design-preview',
  'international-shipping',
  'materials',
  'customisation',
  'sending-photos',
  'support',
] as const;

type Id = (typeof IDS)[number];

async function answersIn(
  tag: keyof typeof LANGUAGES,
  capabilities: ShopCapabilities = ALL,
): Promise<Readonly<Record<Id, string>>> {
  const entries = (await LANGUAGES[tag]())(settings.openingHours, capabilities);
  expect(entries.map(({ id }) => id)).toEqual(IDS);
  return Object.fromEntries(entries.map(({ id, answer }) => [id, answer])) as Record<Id, string>;
}

/** The facts of docs/behaviour.md, Frequently asked questions, in each language. */
const FACTS: Readonly<Record<Id, Readonly<Record<keyof typeof LANGUAGES, readonly string[]>>>> = {
  'shipping-time': {
    en: ['Shipping takes 5-7 business days.', 'across India'],
    te: ['5-7 పని దినాలు', 'దేశమంతటా'],
    hi: ['5-7 कामकाजी दिन', 'पूरे भारत में'],
  },
  returns: {
    en: ['Custom products can be returned only if they are defective.', 'within 48 hours of delivery'],
    te: ['లోపం ఉంటేనే వాపసు', '48 గంటల లోపు'],
    hi: ['तभी वापस होते हैं, जब उनमें कोई खराबी हो', '48 घंटे के अंदर'],
  },
  'bulk-orders': {
    en: ['bulk orders get a discount', 'Contact the shop'],
    te: ['బల్క్ ఆర్డర్లకు డిస్కౌంట్ ఉంది', 'షాపుకు చెప్పండి'],
    hi: ['थोक ऑर्डर पर छूट मिलती है', 'दुकान को बताएँ'],
  },
  payments: {
    en: ['We accept credit and debit cards, PayPal and UPI.'],
    te: ['క్రెడిట్ కార్డు, డెబిట్ కార్డు, PayPal, UPI'],
    hi: ['क्रेडिट और डेबिट कार्ड, PayPal और UPI'],
  },
  'design-preview': {
    en: ['A design preview is shown before ordering'],
    te: ['ఆర్డర్‌కు ముందే డిజైన్ ప్రివ్యూ కనిపిస్తుంది'],
    hi: ['ऑर्डर से पहले डिज़ाइन का प्रीव्यू दिखता है'],
  },
  'international-shipping': {
    en: ['international shipping is offered'],
    te: ['పంపుతాం', 'దేశానికి'],
    hi: ['हम विदेश भी भेजते हैं'],
  },
  materials: {
    en: ['Our prints use canvas, acrylic and premium paper.'],
    te: ['కాన్వాస్, యాక్రిలిక్, ప్రీమియం పేపర్'],
    hi: ['कैनवास, एक्रिलिक और प्रीमियम कागज़'],
  },
  customisation: {
    en: ['the text, the colours and the frame style'],
    te: ['అక్షరాలు, రంగులు, ఫ్రేమ్ స్టైల్'],
    hi: ['शब्द, रंग और फ़्रेम का स्टाइल'],
  },
  'sending-photos': {
    en: ['Send it by WhatsApp or email'],
    te: ['WhatsApp లేదా ఈమెయిల్ ద్వారా పంపండి'],
    hi: ['WhatsApp या ईमेल से भेजें'],
  },
  support: {
    en: ['By email or live chat on WhatsApp.', 'Monday to Saturday, 9:00 AM to 8:00 PM'],
    te: ['ఈమెయిల్‌లో, లేదా WhatsApp లైవ్ చాట్‌లో', '9', '8'],
    hi: ['ईमेल से, या WhatsApp पर लाइव चैट से', '9', '8'],
  },
};

test.each(['en', 'te', 'hi'] as const)('each of the ten answers contains its facts in %s', async (tag) => {
  const answers = await answersIn(tag);
  for (const id of IDS) for (const fact of FACTS[id][tag]) expect(answers[id], id).toContain(fact);
});

/** A shop's payment methods, and the part of its answer that depends on them. */
const PAYING: readonly (readonly [capabilities: Partial<ShopCapabilities>, answer: string])[] = [
  [
    {},
    'At checkout, choose “UPI QR”, “Card (Stripe)” or “Razorpay” to pay right away, or “Order Confirm after Payment”: pay nothing now, we call you, you pay, and your order is then confirmed. For a PayPal payment link, message us on WhatsApp.',
  ],
  [
    { stripe: false, razorpay: false },
    'At checkout, choose “UPI QR” to pay right away, or “Order Confirm after Payment”: pay nothing now, we call you, you pay, and your order is then confirmed. For a card or PayPal payment link, message us on WhatsApp.',
  ],
  [
    { razorpay: false, whatsapp: false },
    'At checkout, choose “UPI QR” or “Card (Stripe)” to pay right away, or “Order Confirm after Payment”: pay nothing now, we call you, you pay, and your order is then confirmed. For a PayPal payment link, email us.',
  ],
  [
    { upi: false, stripe: false },
    'At checkout, choose “Razorpay” to pay right away, or “Order Confirm after Payment”: pay nothing now, we call you, you pay, and your order is then confirmed. For a PayPal or UPI payment link, message us on WhatsApp.',
  ],
  [
    { upi: false, stripe: false, razorpay: false },
    'At checkout, choose “Order Confirm after Payment”: pay nothing now, we call you, you pay, and your order is then confirmed. For a card, PayPal or UPI payment link, message us on WhatsApp.',
  ],
];

test.each(PAYING)(
  'with %j the answer about payments names the checkout’s methods and explains the others',
  async (capabilities, then) => {
    const { payments } = await answersIn('en', { ...ALL, ...capabilities });
    expect(payments).toBe(`We accept credit and debit cards, PayPal and UPI. ${then}`);
  },
);

const PAY_LATER = {
  te: 'ఇప్పుడు ఏమీ చెల్లించనక్కర్లేదు; మేము ఫోన్ చేస్తాం, మీరు చెల్లిస్తారు, ఆ తర్వాత మీ ఆర్డర్ కన్ఫర్మ్ అవుతుంది.',
  hi: 'अभी कुछ नहीं देना है; हम फ़ोन करेंगे, आप भुगतान करेंगे, और उसके बाद आपका ऑर्डर कन्फ़र्म होगा।',
} as const;
const BY_LINK = { te: 'పేమెంట్ లింకు', hi: 'पेमेंट लिंक' } as const;

test.each(['te', 'hi'] as const)(
  'the answer about payments in %s uses the checkout’s names of the methods',
  async (tag) => {
    const { methods } = (await checkoutMessages[tag]()).checkout;
    for (const [capabilities] of PAYING) {
      const of = { ...ALL, ...capabilities };
      const { payments } = await answersIn(tag, of);
      expect(payments).toContain(FACTS.payments[tag][0]);
      expect(payments).toContain(`“${methods.cod}”`);
      expect(payments).toContain(PAY_LATER[tag]);
      for (const method of ['upi', 'stripe', 'razorpay'] as const)
        expect(payments.includes(`“${methods[method]}”`), method).toBe(of[method]);
      const last = payments.split(/(?<=[.।]) /).at(-1);
      expect(last).toContain(BY_LINK[tag]);
      expect(last).toContain('PayPal');
      expect(last?.includes('UPI')).toBe(!of.upi);
      expect(last?.includes('WhatsApp')).toBe(of.whatsapp);
    }
  },
);
