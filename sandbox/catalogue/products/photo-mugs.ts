import type { ProductDraft } from '../product-draft.ts';

const common = { category: 'Custom Mugs', subCategory: 'Ceramic Mugs' } as const;

export const photoMugs: readonly ProductDraft[] = [
  {
    ...common,
    added: '2025-03-04T10:01',
    name: 'Wedding Photo Mug with Names and Date',
    description:
      'White ceramic mug printed with a wedding photograph, the couple’s names and the date below it. The print area is 107 × 80 mm and takes one picture. Sublimation printed, so it does not peel; wash by hand to keep the gold tones bright.',
    price: 349,
    sizes: ['325 ml', '440 ml'],
    media: ['/media/variants/photo-mug--wedding-mandap.jpg', '/media/products/photo-mug-2.jpg'],
    reviews: [
      ['Swathi R.', 5, 'Gave six of these to cousins after the reception. The marigold colours came out true.'],
      ['Naveen K.', 4, 'Nice print. The date is a little small to read from across the table.'],
      ['Harika B.', 4, 'Good weight, good handle. I had to send a sharper photo before they printed it.'],
    ],
  },
  {
    ...common,
    added: '2025-03-21T11:01',
    name: 'Pet Portrait Mug',
    description:
      'Your dog, cat or parrot close up on a white 325 ml ceramic mug. A photo taken at the animal’s eye level, in daylight, prints best. The picture is 107 × 80 mm on one side; a name can go on the other.',
    price: 319,
    sizes: ['325 ml'],
    media: ['/media/variants/photo-mug--dog-lowpoly.jpg'],
    reviews: [
      ['Tejaswini M.', 5, 'Bruno’s ears fit on the mug, which I did not think possible.'],
      ['Arjun V.', 5, 'My daughter will not drink milk from anything else now.'],
    ],
  },
  {
    ...common,
    added: '2025-04-09T10:01',
    name: 'Rangoli Festival Mug',
    description:
      'Photograph the muggulu you drew this year and keep it on a mug. White ceramic, glossy outside, with a 107 × 80 mm print. A straight-down photo without shadows gives an even circle.',
    price: 299,
    sizes: ['325 ml', '440 ml'],
    media: ['/media/variants/photo-mug--kolam-diyas.jpg'],
  },
  {
    ...common,
    added: '2025-05-06T12:01',
    name: 'Temple Visit Memory Mug',
    description:
      'A mug for the photo you took outside the gopuram after darshan. White ceramic with a 107 × 80 mm print and, if you like, the place and year in small letters under it. Microwave safe; hand washing keeps night skies deep.',
    price: 299,
    sizes: ['325 ml'],
    media: ['/media/variants/photo-mug--temple-dusk.jpg'],
    unratedAs: 4,
  },
  {
    ...common,
    added: '2025-06-12T10:01',
    name: 'Birthday Photo Mug in a Chime Gift Box',
    description:
      'A 325 ml photo mug packed in a card gift box with a small chime in the lid that plays once when the box is opened. The audio clip is a ten-second sample of that chime. The mug itself is plain ceramic and makes no sound; print area 107 × 80 mm.',
    price: 549,
    sizes: ['325 ml'],
    media: ['/media/variants/photo-mug--birthday-cake.jpg', '/media/audio/gift-chime.mp3'],
    reviews: [
      ['Padma S.', 5, 'The chime made my mother look for her phone. Then she cried over the photo.'],
      ['Rohit G.', 3, 'Mug is fine. The box was bent at one corner and the chime is quieter than I expected.'],
    ],
  },
  {
    ...common,
    added: '2025-07-15T10:01',
    name: 'Family Photo Mug',
    description:
      'A group photo on a white ceramic mug, in a wide crop that keeps everyone clear of the handle. The video shows the mug turning once, so that you can see where the print begins and ends. Send a landscape photo of at least 850 × 650 pixels.',
    price: 379,
    sizes: ['325 ml', '440 ml'],
    media: ['/media/video/mug-turntable.mp4', '/media/products/photo-mug-2.jpg'],
    reviews: [
      ['Lakshmi P.', 5, 'All nine of us are on it and nobody is cut off at the handle.'],
      ['Imran S.', 4, 'The video helped me decide. Colours slightly warmer than on my phone.'],
    ],
  },
  {
    ...common,
    added: '2025-09-10T10:01',
    name: 'Personalised Photo Mug',
    description:
      'A white ceramic 11 oz mug with your photo printed on it, 107 × 80 mm, sharp from a picture of 850 × 650 pixels or more. The ink sinks into the coating, so it does not peel or lift at the edges. Microwave safe; the top rack of a dishwasher is fine, hand washing is kinder.',
    price: 299,
    sizes: ['325 ml', '440 ml'],
    isBestseller: true,
    media: [
      '/media/products/photo-mug-1.jpg',
      '/media/products/photo-mug-2.jpg',
      '/media/video/mug-turntable.mp4',
      '/media/variants/photo-mug--birthday-cake.jpg',
      '/media/variants/photo-mug--dog-lowpoly.jpg',
    ],
    reviews: [
      ['Anjali T.', 5, 'Ordered for my parents in Guntur. The beach photo looks just as it did on my screen.'],
      ['Suresh N.', 5, 'Third one from this shop. The first is two years old and still bright.'],
      ['Meghana D.', 4, 'Very good print; I would have liked a coloured handle.'],
      ['Yusuf A.', 5, 'Packed in so much paper that the courier could have played football with it.'],
      ['Kiran J.', 3, 'Mug is nice, but it took the full seven working days to reach Vizag.'],
    ],
  },
];
