import type { ProductDraft } from '../product-draft.ts';

const common = { category: 'Cushions', subCategory: 'Heart Cushions' } as const;

export const heartCushions: readonly ProductDraft[] = [
  {
    ...common,
    added: '2025-03-18T10:07',
    name: 'Wedding Heart Cushion',
    description:
      'A red plush heart with the couple in the middle, for the bed or the back seat of a decorated car. The print is 325 × 300 mm and follows the heart, so keep faces near the centre. Spot clean only.',
    price: 699,
    sizes: ['13 x 12'],
    media: ['/media/variants/heart-cushion--wedding-mandap.jpg', '/media/products/heart-cushion-2.jpg'],
  },
  {
    ...common,
    added: '2025-04-22T10:07',
    name: 'Teddy Heart Cushion',
    description:
      'A heart cushion with a toy, a baby photo or a drawing inside a white stitched border. Short red plush round the print. One size, about 33 cm across, filling included.',
    price: 629,
    sizes: ['13 x 12'],
    media: ['/media/variants/heart-cushion--teddy-bear.jpg'],
    unratedAs: 4,
  },
  {
    ...common,
    added: '2025-05-30T10:07',
    name: 'Pet Heart Cushion',
    description:
      'Your pet’s face in a red heart. The point of the heart hides the chest, so send a photo with some space around the ears. Plush border, satin print, spot clean.',
    price: 629,
    sizes: ['13 x 12'],
    media: ['/media/variants/heart-cushion--dog-lowpoly.jpg'],
  },
  {
    ...common,
    added: '2025-07-18T10:07',
    name: 'Family Heart Cushion',
    description:
      'A family photo in a heart, for Mother’s Day, a housewarming or no occasion at all. We move the picture so that nobody falls off the edge, and send a preview before printing. 325 × 300 mm, filling included.',
    price: 649,
    sizes: ['13 x 12'],
    media: ['/media/variants/heart-cushion--family-kite.jpg'],
    shape: 'empty image list beside media',
    reviews: [
      ['Rajitha A.', 4, 'They wrote to ask which of the children should be in the middle. Nice touch.'],
      ['Omkar S.', 3, 'Heart is well made; the print looks a bit pale beside the red.'],
    ],
  },
  {
    ...common,
    added: '2025-07-31T10:07',
    name: 'Heart Photo Cushion',
    description:
      'A red plush heart with your photo inside a white border, 325 × 300 mm. The print is on satin polyester; the filling is soft fibre. Send 1950 × 1800 pixels or more and wipe with a damp cloth.',
    price: 649,
    sizes: ['13 x 12'],
    isBestseller: true,
    media: ['/media/products/heart-cushion-1.jpg', '/media/products/heart-cushion-2.jpg'],
    reviews: [
      ['Niharika G.', 5, 'Our Rushikonda sunset in a heart. Yes, it is sentimental. I love it.'],
      ['Aravind T.', 4, 'Good gift. Smaller than a sofa cushion, check the size.'],
      ['Sumathi R.', 5, 'The stitching round the photo is neat all the way.'],
      ['Azhar K.', 4, 'My wife approves, so four stars from me and five from her.'],
    ],
  },
];
