/** A line of small print beside Add to Cart, with the icon before it. */
type OrderNotice = {
  readonly icon: 'truck' | 'chat' | 'box' | 'shield';
  readonly text: string;
};

export const en: readonly OrderNotice[] = [
  { icon: 'truck', text: 'Delivery in 5-7 working days across India.' },
  { icon: 'chat', text: 'To change an order, contact support within 2 hours of placing it.' },
  { icon: 'box', text: 'Customised items are non-returnable unless damaged.' },
  { icon: 'shield', text: 'Damage claims are accepted within 48 hours of delivery.' },
];
