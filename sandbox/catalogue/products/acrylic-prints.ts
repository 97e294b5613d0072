import type { ProductDraft } from '../product-draft.ts';

const common = { category: 'Prints', subCategory: 'Acrylic Prints' } as const;

export const acrylicPrints: readonly ProductDraft[] = [
  {
    ...common,
    added: '2025-03-10T10:09',
    name: 'Landscape Acrylic Print',
    description:
      'A landscape photo behind 5 mm clear acrylic, with four steel stand-offs that hold it 2 cm off the wall. Blues and greens gain depth from the gloss. You will need a drill; screws and plugs are in the box.',
    price: 2199,
    sizes: ['16 x 12'],
    media: ['/media/variants/acrylic-print--mountain-lake.jpg', '/media/products/acrylic-print-2.jpg'],
    unratedAs: 4,
  },
  {
    ...common,
    added: '2025-04-15T10:09',
    name: 'Wedding Acrylic Print',
    description:
      'The portrait of the day behind polished acrylic, for a wall that gets light from the side rather than straight on. Four steel stand-offs and a paper drilling template included. Wipe with a soft damp cloth, no glass cleaner.',
    price: 2299,
    sizes: ['16 x 12', '24 x 18'],
    media: ['/media/variants/acrylic-print--wedding-mandap.jpg'],
    reviews: [
      ['Pranathi S.', 5, 'Looks like it belongs in a studio. The template made drilling easy.'],
      ['Uday B.', 4, 'Beautiful, but it does reflect our window. Choose the wall with care.'],
    ],
  },
  {
    ...common,
    added: '2025-06-02T10:09',
    name: 'Family Acrylic Print',
    description:
      'A bright outdoor family photo with a clean modern edge. Printed on the back of 5 mm acrylic and sealed with a white layer, so the colours stay clear from the side as well. 400 × 300 mm, about 1.2 kg.',
    price: 1999,
    sizes: ['16 x 12'],
    media: ['/media/variants/acrylic-print--family-kite.jpg'],
  },
  {
    ...common,
    added: '2025-08-14T10:09',
    name: 'Large Acrylic Wall Print',
    description:
      'A large print for a reception, clinic or living room: 36 x 24 inches of 5 mm acrylic on six steel stand-offs. Needs a photo of 5400 × 3600 pixels or more, so a camera file rather than a forwarded one. Packed in a wooden crate; two people should hang it.',
    price: 4999,
    sizes: ['36 x 24'],
    media: ['/media/variants/acrylic-print--temple-dusk.jpg', '/media/products/acrylic-print-1.jpg'],
  },
  {
    ...common,
    added: '2025-09-02T10:09',
    name: 'Acrylic Wall Print with Stand-offs',
    description:
      'Your photo printed behind clear acrylic with polished edges, held off the wall by four steel stand-offs, 400 × 300 mm. Glossy, waterproof on the front and easy to wipe. Send 2400 × 1800 pixels or more; drilling template and screws included.',
    price: 1899,
    sizes: ['12 x 9', '16 x 12'],
    media: [
      '/media/products/acrylic-print-1.jpg',
      '/media/products/acrylic-print-2.jpg',
      '/media/variants/acrylic-print--wedding-mandap.jpg',
    ],
    reviews: [
      ['Nikhil A.', 5, 'Night photo with lanterns; the blacks are really black.'],
      ['Shanti G.', 4, 'Very sharp. Fingerprints show, so hang it higher than the children.'],
      ['Anwar H.', 5, 'Bought for our clinic. Wipes clean in a second.'],
    ],
  },
];
