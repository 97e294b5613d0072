import { inLanguages, type ByLanguage } from './language.ts';

/** A line of small print beside Add to Cart, with the icon that stands before it. */
export type OrderNotice = {
  readonly icon: 'truck' | 'chat' | 'box' | 'shield';
  readonly text: string;
};

const en: readonly OrderNotice[] = [
  { icon: 'truck', text: 'Delivery in 5-7 working days across India.' },
  { icon: 'chat', text: 'To change an order, contact support within 2 hours of placing it.' },
  { icon: 'box', text: 'Customised items are non-returnable unless damaged.' },
  { icon: 'shield', text: 'Damage claims are accepted within 48 hours of delivery.' },
];

/** What a shopper should know before ordering. docs/behaviour.md, Product page. */
export const orderNotices: ByLanguage<readonly OrderNotice[]> = inLanguages({
  en,
  te: async () => (await import('./te/notices.ts')).te,
  hi: async () => (await import('./hi/notices.ts')).hi,
});
