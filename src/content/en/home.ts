/** Words of home's sections below the slideshow. */
export const homeWords = {
  sections: {
    typing: {
      lead: 'We Print Your Photo on',
      /** Stands there until the shop's categories are known. */
      anything: 'gifts to keep',
      sentence: (names: string): string => `We print your photo on ${names}.`,
      more: 'more',
      pause: 'Pause the moving words',
      play: 'Start the moving words',
    },
    find: { title: 'Find the Perfect Gift', action: 'Shop Now' },
    strips: {
      title: 'More gifts',
      rows: { forward: 'Gifts, first row', backward: 'Gifts, second row' },
      noImage: 'No Image',
      pause: 'Pause the moving rows',
      play: 'Start the moving rows',
    },
    best: { title: 'Best Sales', loading: 'Loading products...', none: 'No best sellers found.' },
    story: { title: 'Our Story', pause: 'Pause film', play: 'Play film' },
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
  },
};
