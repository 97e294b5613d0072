import type { ProductDraft } from '../product-draft.ts';

const common = { category: 'Prints', subCategory: 'Instant Prints' } as const;

export const instantPrints: readonly ProductDraft[] = [
  {
    ...common,
    added: '2025-04-07T10:10',
    name: 'Loose Instant-style Prints, Set of 8',
    description:
      'Eight prints with the wide white foot of an instant picture, loose in a card sleeve. Each picture is 77 × 77 mm; eight photos can be eight different ones. The white part takes a ballpoint pen.',
    price: 249.5,
    sizes: [],
    media: ['/media/products/polaroid-prints-2.jpg'],
    reviews: [
      ['Tanvi K.', 5, 'We used them as place cards at a naming ceremony and wrote guests’ names below.'],
      ['Rajesh D.', 4, 'Thick paper. One of my eight was dark, but so was the photo I sent.'],
    ],
  },
  {
    ...common,
    added: '2025-06-09T10:10',
    name: 'Instant-style Photo Prints on a String',
    description:
      'Eight square prints of 77 × 77 mm with white borders, two lengths of cord, wooden clips and a string of warm fairy lights. Heavy satin paper that does not curl in the rains. Any photo of 650 × 650 pixels or more will do.',
    price: 449,
    sizes: ['Set of 8', 'Set of 16'],
    isBestseller: true,
    media: ['/media/products/polaroid-prints-1.jpg', '/media/products/polaroid-prints-2.jpg'],
    reviews: [
      ['Sowmya L.', 5, 'Hostel room sorted. My roommates ordered the next day.'],
      ['Abhinav P.', 5, 'Clips hold well and the lights are warm, not blue.'],
      ['Mary J.', 4, 'Lovely set. The lights run on cells, which were not in the box.'],
      ['Chaitanya V.', 5, 'Eight years of marriage, eight photos. Simple.'],
    ],
  },
];
