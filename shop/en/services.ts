import type { ServicesText } from '#content/ownTexts.ts';

/** What the shop is asked for rather than sells: the footer links each to the contact form, with it as the subject. */
export const services: ServicesText = [
  'Wedding photography',
  'Baby photography',
  'Reseller partnerships',
  'Student partnerships',
];
