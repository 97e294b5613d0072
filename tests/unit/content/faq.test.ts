// @vitest-environment node
import { expect, test } from 'vitest';

import { settings } from '#config/settings.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { faq } from '#content/faq.ts';
import type { ShopCapabilities } from '#domain/shop/shopCapabilities.ts';

const ALL: ShopCapabilities = { stripe: true, razorpay: true, upi: true, whatsapp: true, mailService: true, map: true };

/** The facts of docs/behaviour.md, Frequently asked questions. */
const FACTS = {
  'shipping-time': ['Shipping takes 5-7 business days.', 'across India'],
  returns: ['Custom products can be returned only if they are defective.', 'within 48 hours of delivery'],
  'bulk-orders': ['bulk orders get a discount', 'Contact the shop'],
  payments: ['We accept credit and debit cards, PayPal and UPI.'],
  'design-preview': ['A design preview is shown before ordering'],
  'international-shipping': ['international shipping is offered'],
  materials: ['Our prints use canvas, acrylic and premium paper.'],
  customisation: ['the text, the colours and the frame style'],
  'sending-photos': ['Send it by WhatsApp or email'],
  support: ['By email or live chat on WhatsApp.', 'Monday to Saturday, 9:00 AM to 8:00 PM'],
} as const;
type Id = keyof typeof FACTS;
const IDS = Object.keys(FACTS) as readonly Id[];

async function answersIn(tag: 'en' | 'te' | 'hi', capabilities = ALL): Promise<Readonly<Record<Id, string>>> {
  const answers = tag === 'en' ? faq.en : await faq[tag]();
  const entries = answers(settings.openingHours, capabilities);
  expect(entries.map(({ id }) => id)).toEqual(IDS);
  return Object.fromEntries(entries.map(({ id, answer }) => [id, answer])) as Record<Id, string>;
}

/** The figures and names that a translation may not change. */
const IN_EVERY_LANGUAGE: Partial<Record<Id, readonly string[]>> = {
  'shipping-time': ['5-7'],
  returns: ['48'],
  payments: ['PayPal', 'UPI'],
  'sending-photos': ['WhatsApp'],
  support: ['WhatsApp', '9', '8'],
};

test('each of the ten answers contains its facts, and its figures and names in every language', async () => {
  const answers = await answersIn('en');
  for (const id of IDS) for (const fact of FACTS[id]) expect(answers[id], id).toContain(fact);
  for (const tag of ['te', 'hi'] as const) {
    const translated = await answersIn(tag);
    for (const id of IDS)
      for (const fact of IN_EVERY_LANGUAGE[id] ?? []) expect(translated[id], `${tag} ${id}`).toContain(fact);
  }
});

const LATER = '“Order Confirm after Payment”: pay nothing now, we call you, you pay, and your order is then confirmed.';

/** A shop's payment methods, and what its answer says of them. */
const PAYING: readonly (readonly [without: Partial<ShopCapabilities>, choose: string, ask: string])[] = [
  [
    {},
    '“UPI QR”, “Card (Stripe)” or “Razorpay” to pay right away, or ',
    'a PayPal payment link, message us on WhatsApp',
  ],
  [
    { stripe: false, razorpay: false },
    '“UPI QR” to pay right away, or ',
    'a card or PayPal payment link, message us on WhatsApp',
  ],
  [
    { razorpay: false, whatsapp: false },
    '“UPI QR” or “Card (Stripe)” to pay right away, or ',
    'a PayPal payment link, email us',
  ],
  [{ upi: false, stripe: false, razorpay: false }, '', 'a card, PayPal or UPI payment link, message us on WhatsApp'],
];

test.each(PAYING)(
  'with %j the answer about payments names the checkout’s methods: %s',
  async (without, choose, ask) => {
    const { payments } = await answersIn('en', { ...ALL, ...without });
    expect(payments).toBe(
      `We accept credit and debit cards, PayPal and UPI. At checkout, choose ${choose}${LATER} For ${ask}.`,
    );
  },
);

const PAY_LATER = {
  te: 'ఇప్పుడు ఏమీ చెల్లించనక్కర్లేదు; మేము ఫోన్ చేస్తాం, మీరు చెల్లిస్తారు, ఆ తర్వాత మీ ఆర్డర్ కన్ఫర్మ్ అవుతుంది.',
  hi: 'अभी कुछ नहीं देना है; हम फ़ोन करेंगे, आप भुगतान करेंगे, और उसके बाद आपका ऑर्डर कन्फ़र्म होगा।',
} as const;
const BY_LINK = { te: 'పేమెంట్ లింకు', hi: 'पेमेंट लिंक' } as const;

test.each(['te', 'hi'] as const)(
  'the answer about payments in %s uses the checkout’s names of methods',
  async (tag) => {
    const { methods } = (await checkoutMessages[tag]()).checkout;
    for (const [without] of PAYING) {
      const capabilities = { ...ALL, ...without };
      const { payments } = await answersIn(tag, capabilities);
      expect(payments).toContain(`“${methods.cod}”`);
      expect(payments).toContain(PAY_LATER[tag]);
      for (const method of ['upi', 'stripe', 'razorpay'] as const)
        expect(payments.includes(`“${methods[method]}”`), method).toBe(capabilities[method]);
      const last = payments.split(/(?<=[.।]) /).at(-1) ?? '';
      expect(last).toContain(BY_LINK[tag]);
      expect(['PayPal', 'UPI', 'WhatsApp'].map((name) => last.includes(name))).toEqual([
        true,
        !capabilities.upi,
        capabilities.whatsapp,
      ]);
    }
  },
);
