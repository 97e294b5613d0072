import type { ProductDraft } from '../product-draft.ts';

const common = { category: 'Custom Mugs', subCategory: 'Magic Mugs' } as const;

export const magicMugs: readonly ProductDraft[] = [
  {
    ...common,
    added: '2025-03-12T10:02',
    name: 'Couple’s Magic Mug',
    description:
      'Black while it is cold; pour in hot tea and the two of you appear. Ceramic with a heat-sensitive coat, red inside, 107 × 80 mm print. Wash by hand with a soft sponge, because scouring wears the coat.',
    price: 449,
    sizes: ['325 ml'],
    media: ['/media/variants/magic-mug--beach-sunset.jpg'],
    reviews: [
      ['Divya C.', 5, 'He poured his coffee and went quiet. Worth it.'],
      ['Prakash L.', 4, 'Works well with hot tea, only half appears with lukewarm milk.'],
      ['Fathima Z.', 4, 'The red inside is a good red. Handle gets warm.'],
    ],
  },
  {
    ...common,
    added: '2025-04-17T10:02',
    name: 'Family Magic Mug',
    description:
      'A family photo hidden under a black coat that clears as the mug warms. The inside and the handle are red. Bright pictures with a light sky show the change most clearly.',
    price: 449,
    sizes: ['325 ml'],
    media: ['/media/variants/magic-mug--family-kite.jpg', '/media/products/magic-mug-2.jpg'],
  },
  {
    ...common,
    added: '2025-05-20T10:02',
    name: 'Travel Photo Magic Mug',
    description:
      'For the photo from the trip: hills, a lake, the train window. It shows at about 45 °C and fades to black again as the drink cools. Holds 325 ml; not for the dishwasher.',
    price: 429,
    sizes: ['325 ml'],
    media: ['/media/variants/magic-mug--mountain-lake.jpg'],
    unratedAs: 4,
  },
  {
    ...common,
    added: '2025-06-24T10:02',
    name: 'Home Town Magic Mug',
    description:
      'A night view of the temple street at home, for someone who works far from it. Dark pictures hide completely on the black coat and come up slowly with heat. Print 107 × 80 mm, red inside, hand wash.',
    price: 429,
    sizes: ['325 ml'],
    media: ['/media/variants/magic-mug--temple-dusk.jpg'],
  },
  {
    ...common,
    added: '2025-07-28T10:02',
    name: 'Magic Mug, Yellow Inside',
    description:
      'The same heat-sensitive black mug with a marigold-yellow inside and handle. The picture shows one warm and one cold; the price is for one mug. Two mugs ordered together can carry two different photos.',
    price: 469,
    sizes: ['325 ml', '440 ml'],
    media: ['/media/products/magic-mug-2.jpg'],
    reviews: [
      ['Ravi Teja M.', 5, 'Bought two with different photos, for rakhi. Both sisters are happy, which is rare.'],
      [
        'Sneha O.',
        3,
        'Lovely for a month. I used the dishwasher once and the coat has a dull patch. My fault, they do say so.',
      ],
    ],
  },
  {
    ...common,
    added: '2025-09-08T10:02',
    name: 'Magic Photo Mug with Colour Inside',
    description:
      'A black ceramic mug, red inside, that shows your photo when it is filled with something hot. The picture is 107 × 80 mm; send 850 × 650 pixels or more. Hand wash only, and do not soak overnight.',
    price: 399,
    sizes: ['325 ml'],
    media: ['/media/products/magic-mug-1.jpg', '/media/products/magic-mug-2.jpg'],
    reviews: [
      ['Bhavya N.', 5, 'Gave it at a wedding anniversary lunch; the whole table wanted a turn.'],
      ['Joseph M.', 4, 'Clear picture once hot. Cold it looks like a plain office mug, which I like.'],
      ['Usha V.', 5, 'Filled it with rasam to test. It works with rasam.'],
    ],
  },
];
