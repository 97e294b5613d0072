import { draftsOf, type ProductDraft } from '../product-draft.ts';

const keychain = draftsOf('Keychains', 'Photo Keychains', 'photo-keychain', ['Rounded tag']);

export const keychains: readonly ProductDraft[] = [
  keychain('2025-03-02T10:12', 'Couple Photo Keychain', 199.5, {
    description:
      'A small acrylic tag with a photo of two, on a gold-coloured ring and chain. The photo is sealed inside, 36 × 46 mm, and does not rub off on other keys. One picture on the front, a date on the back if you wish.',
    category: { name: 'Keychains' },
    subCategory: undefined,
    sizes: ['1.5 x 2'],
    media: ['beach-sunset', 2],
  }),
  keychain('2025-04-13T10:12', 'Pet Photo Keychain', 179, {
    description:
      'Your pet on your house keys. Clear acrylic with a white edge, photo 36 × 46 mm. A tight crop of the face reads better at this size than the whole animal.',
    media: ['dog-lowpoly'],
    reviews: [
      ['Kavya M.', 5, 'Now I look at my keys instead of losing them.'],
      ['Stephen R.', 3, 'Photo is clear. The ring is a bit thin for a bunch of six keys.'],
    ],
  }),
  keychain('2025-06-29T10:12', 'Wedding Favour Keychain', 159, {
    description:
      'A photo keychain to hand to guests, with the couple on one side and a thank-you line on the other. Sealed acrylic, gold-coloured ring. For fifty or more, write to us for a bulk rate before ordering.',
    sizes: ['FREE SIZE'],
    media: ['wedding-mandap'],
    unratedAs: 4,
  }),
  keychain('2025-08-21T10:12', 'Heart and Tag Keychain Pair', 329, {
    description:
      'Two keychains in one order, a heart and a rounded tag, each with its own photo. One to keep and one to give. Acrylic with a white edge, gold-coloured ring and chain on both.',
    sizes: ['One pair'],
    media: [2],
  }),
  keychain('2025-09-03T10:12', 'Acrylic Photo Keychain', 179, {
    description:
      'A rounded acrylic tag with your photo sealed inside, 36 × 46 mm, on a gold-coloured ring and chain. Light in the pocket and safe in the rain. A photo of 300 × 400 pixels is enough.',
    sizes: ['Rounded tag', 'Heart'],
    media: [1, 2],
    reviews: [
      ['Haritha Y.', 5, 'Gave one to each driver in our office, with their own family on it.'],
      ['Satish O.', 4, 'Clear photo and smooth edges.'],
      ['Nazia T.', 4, 'Chain could be shorter. The picture is lovely.'],
    ],
  }),
];
