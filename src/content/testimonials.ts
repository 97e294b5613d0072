import type { ByLanguage } from './language.ts';

/** One voice of the testimonial slider: a first name with an initial, and a picture of the gift, never a face. */
export type Testimonial = {
  readonly id: string;
  readonly name: string;
  readonly comment: string;
  readonly pic: string;
};

/** Made-up voices for the demo catalogue: a live shop replaces them with words its own customers gave. */
export const testimonials: ByLanguage<readonly Testimonial[]> = {
  en: [
    {
      id: 'wedding-lamp',
      name: 'Sravani K.',
      comment:
        'I sent two phone pictures from our wedding and they told me which one would print better. The lamp is on my parents’ shelf now, and it is lit every evening.',
      pic: '/pictures/voice-lamp.webp',
    },
    {
      id: 'birthday-mug',
      name: 'Harish M.',
      comment:
        'My brother thought it was a plain black mug until he poured his tea. Then our picture came up, and he made everyone at home come and watch.',
      pic: '/pictures/voice-mug.webp',
    },
    {
      id: 'festival-cushion',
      name: 'Farida B.',
      comment:
        'Amma draws a kolam every Sankranti and it is gone by evening. I had one printed on a cushion, and this one stays on the sofa.',
      pic: '/pictures/voice-cushion.webp',
    },
  ],
};
