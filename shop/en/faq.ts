import { hoursInWords } from '#content/en/hours.ts';
import { channels, paymentsAnswer } from '#content/en/ways.ts';
import type { FaqText } from '#content/ownTexts.ts';

/** Ten fixed entries. docs/behaviour.md, Frequently asked questions. */
export const faq: FaqText = (hours, capabilities) => [
  {
    id: 'shipping-time',
    question: 'How long does shipping take?',
    answer:
      'Shipping takes 5-7 business days. We count from the day we have your payment and your photo, and deliver across India.',
  },
  {
    id: 'returns',
    question: 'Can I return a custom product?',
    answer:
      'Custom products can be returned only if they are defective. If yours arrives damaged, tell us within 48 hours of delivery.',
  },
  {
    id: 'bulk-orders',
    question: 'Do you give discounts on bulk orders?',
    answer:
      'Yes, bulk orders get a discount. Contact the shop with the gift, the quantity and the date you need it by.',
  },
  {
    id: 'payments',
    question: 'Which payments do you accept?',
    answer: paymentsAnswer(capabilities),
  },
  {
    id: 'design-preview',
    question: 'Will I see the design before I order?',
    answer: 'Yes. A design preview is shown before ordering, so that you know how your photo and text will look.',
  },
  {
    id: 'international-shipping',
    question: 'Do you ship outside India?',
    answer:
      'Yes, international shipping is offered. Contact us with the country and the gift, and we will tell you the cost and the time.',
  },
  {
    id: 'materials',
    question: 'What are the prints made of?',
    answer: 'Our prints use canvas, acrylic and premium paper.',
  },
  {
    id: 'customisation',
    question: 'What can I customise?',
    answer: 'You can choose the text, the colours and the frame style, and of course the photo.',
  },
  {
    id: 'sending-photos',
    question: 'How do I send you my photo?',
    answer: `Send it by ${channels(capabilities)}, with your order number. The original file prints better than a screenshot.`,
  },
  {
    id: 'support',
    question: 'How do I reach support?',
    answer: `By email or ${capabilities.whatsapp ? 'live chat on WhatsApp' : 'phone'}. We are open ${hoursInWords(hours)}.`,
  },
];
