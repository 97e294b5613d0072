import type { Testimonial } from '#content/ownTexts.ts';

/** Made up for the demo: a real shop has the words of its own customers, or none. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'wedding-lamp',
    name: 'Sravani K.',
    comment:
      'I sent two phone pictures from our wedding and they told me which one would print better. It is on my parents’ shelf now, and every visitor is shown it.',
    pic: '/pictures/voice-lamp.webp',
  },
  {
    id: 'birthday-mug',
    name: 'Harish M.',
    comment:
      'My brother says he does not like surprises. He opened the box, saw our picture, and made everyone at home come and look.',
    pic: '/pictures/voice-mug.webp',
  },
  {
    id: 'festival-cushion',
    name: 'Farida B.',
    comment: 'Amma draws a kolam every Sankranti and it is gone by evening. I had one printed, and this one stays.',
    pic: '/pictures/voice-cushion.webp',
  },
];
