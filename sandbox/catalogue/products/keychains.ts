import type { ProductDraft } from '../product-draft.ts';

const common = { category: 'Keychains', subCategory: 'Photo Keychains' } as const;

export const keychains: readonly ProductDraft[] = [
  {
    added: '2025-03-02T10:12',
    category: { name: 'Keychains' },
    name: 'Couple Photo Keychain',
    description:
      'A small acrylic tag with a photo of two, on a gold-coloured ring and chain. The photo is sealed inside, 36 × 46 mm, and does not rub off on other keys. One picture on the front, a date on the back if you wish.',
    price: 199.5,
    sizes: ['1.5 x 2'],
    media: ['/media/variants/photo-keychain--beach-sunset.jpg', '/media/products/photo-keychain-2.jpg'],
  },
  {
    ...common,
    added: '2025-04-13T10:12',
    name: 'Pet Photo Keychain',
    description:
      'Your pet on your house keys. Clear acrylic with a white edge, photo 36 × 46 mm. A tight crop of the face reads better at this size than the whole animal.',
    price: 179,
    sizes: ['Rounded tag'],
    media: ['/media/variants/photo-keychain--dog-lowpoly.jpg'],
    reviews: [
      ['Kavya M.', 5, 'Now I look at my keys instead of losing them.'],
      ['Stephen R.', 3, 'Photo is clear. The ring is a bit thin for a bunch of six keys.'],
    ],
  },
  {
    ...common,
    added: '2025-06-29T10:12',
    name: 'Wedding Favour Keychain',
    description:
      'A photo keychain to hand to guests, with the couple on one side and a thank-you line on the other. Sealed acrylic, gold-coloured ring. For fifty or more, write to us for a bulk rate before ordering.',
    price: 159,
    sizes: ['FREE SIZE'],
    media: ['/media/variants/photo-keychain--wedding-mandap.jpg'],
    unratedAs: 4,
  },
  {
    ...common,
    added: '2025-08-21T10:12',
    name: 'Heart and Tag Keychain Pair',
    description:
      'Two keychains in one order, a heart and a rounded tag, each with its own photo. One to keep and one to give. Acrylic with a white edge, gold-coloured ring and chain on both.',
    price: 329,
    sizes: ['One pair'],
    media: ['/media/products/photo-keychain-2.jpg'],
  },
  {
    ...common,
    added: '2025-09-03T10:12',
    name: 'Acrylic Photo Keychain',
    description:
      'A rounded acrylic tag with your photo sealed inside, 36 × 46 mm, on a gold-coloured ring and chain. Light in the pocket and safe in the rain. A photo of 300 × 400 pixels is enough.',
    price: 179,
    sizes: ['Rounded tag', 'Heart'],
    media: ['/media/products/photo-keychain-1.jpg', '/media/products/photo-keychain-2.jpg'],
    reviews: [
      ['Haritha Y.', 5, 'Gave one to each driver in our office, with their own family on it.'],
      ['Satish O.', 4, 'Clear photo and smooth edges.'],
      ['Nazia T.', 4, 'Chain could be shorter. The picture is lovely.'],
    ],
  },
];
