import type { ShortcutsText } from '#content/ownTexts.ts';

/** Ways in for those who begin with an occasion, a person or a price: each label opens the collection's search for its text. */
export const shortcuts: ShortcutsText = [
  { label: 'Birthday', search: 'birthday' },
  { label: 'Wedding', search: 'wedding' },
  { label: 'Anniversary', search: 'anniversary' },
  { label: 'Baby', search: 'baby gifts' },
  { label: 'For mom', search: 'gifts for mom' },
  { label: 'For dad', search: 'gifts for dad' },
  { label: 'Under ₹500', search: 'gifts under ₹500' },
];
