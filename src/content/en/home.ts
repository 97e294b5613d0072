/** Messages of home below its first screen. */
export const en = {
  find: { title: 'Find the Perfect Gift', action: 'Shop Now' },
  marquees: {
    title: 'More gifts',
    rows: { forward: 'Gifts, first row', backward: 'Gifts, second row' },
    noImage: 'No Image',
    pause: 'Pause the moving gifts',
    play: 'Start the moving gifts',
  },
  best: { title: 'Best Sales', loading: 'Loading products...', none: 'No best sellers found.' },
  story: { title: 'Our Story', pause: 'Pause video', play: 'Play video' },
  discover: { title: 'Discover Special Gifts', action: 'SHOP NOW' },
  pattern: { telugu: 'కానుక, a gift' },
  faq: { title: 'Frequently Asked Questions' },
  testimonials: {
    title: 'What Our Customers Say',
    slide: (n: number, of: number): string => `${n} of ${of}`,
    show: (n: number, of: number): string => `Show testimonial ${n} of ${of}`,
    pause: 'Pause testimonials',
    play: 'Start testimonials',
  },
  bar: { label: 'On this page' },
};
