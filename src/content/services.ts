import type { ByLanguage } from './language.ts';

/** A footer link: to a category by its name, or to the contact form with this subject filled in. */
export type Service = {
  readonly label: string;
  readonly kind: 'category' | 'contact';
  readonly value: string;
};

/** What the shop offers, as the footer lists it. docs/behaviour.md, Footer. */
export const services: ByLanguage<readonly Service[]> = {
  en: [
    { label: 'Photo Frames', kind: 'category', value: 'Photo Frames' },
    { label: 'Custom Mugs', kind: 'category', value: 'Custom Mugs' },
    { label: 'LED Photo Lamps', kind: 'category', value: 'LED Photo Lamps' },
    { label: 'Waterproof Photo Stickers', kind: 'category', value: 'Waterproof Photo Stickers' },
    { label: 'Wedding photography', kind: 'contact', value: 'Wedding photography' },
    { label: 'Baby photography', kind: 'contact', value: 'Baby photography' },
    { label: 'Reseller partnerships', kind: 'contact', value: 'Reseller partnerships' },
    { label: 'Student partnerships', kind: 'contact', value: 'Student partnerships' },
  ],
};
