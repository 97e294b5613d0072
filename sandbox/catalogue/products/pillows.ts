import type { ProductDraft } from '../product-draft.ts';

const common = { category: 'Pillows', subCategory: 'Photo Pillows' } as const;

export const pillows: readonly ProductDraft[] = [
  {
    ...common,
    added: '2025-04-29T10:05',
    name: 'Photo Pillow with Gold Piping',
    description:
      'A rectangular pillow printed edge to edge on one side, 500 × 330 mm, with a gold piped seam. The cover is smooth polyester satin with a hidden zip; the filling is included. Wide photos suit it: send 3000 × 1950 pixels or more.',
    price: 749,
    sizes: ['20 x 13'],
    isBestseller: true,
    media: ['/media/products/photo-pillow-1.jpg', '/media/products/photo-pillow-2.jpg'],
    reviews: [
      ['Vasudha N.', 5, 'The lantern photo from our Araku trip covers the whole front. Soft, too.'],
      ['Bharat S.', 4, 'Good pillow. Washed the cover once in cold water, no change in colour.'],
      ['Aparna J.', 3, 'Print is good. I expected cotton; satin slides off our sofa.'],
    ],
  },
  {
    ...common,
    added: '2025-07-10T10:05',
    name: 'Children’s Photo Pillow',
    description:
      'A bed pillow for a child with a favourite toy, pet or cartoon of their own drawing on the front. Satin cover with a zip under the seam, so that small fingers do not find it. Machine wash the cover cold, inside out.',
    price: 699,
    sizes: ['16 x 10', '20 x 13'],
    media: ['/media/products/photo-pillow-2.jpg'],
  },
];
