import type { ProductDraft } from '../product-draft.ts';

const common = { category: 'Cushions', subCategory: 'Square Cushions' } as const;

export const squareCushions: readonly ProductDraft[] = [
  {
    ...common,
    added: '2025-02-24T10:06',
    name: 'Teddy Bear Nursery Cushion',
    description:
      'A soft square cushion for a cot chair or a reading corner, printed with a toy or a newborn photo. Polyester velvet front, plain back, filling included. Not a sleeping pillow for babies under one year.',
    price: 549,
    sizes: ['12 x 12', '16 x 16'],
    media: ['/media/variants/square-cushion--teddy-bear.jpg'],
    shape: 'image list only',
    unratedAs: 4,
  },
  {
    ...common,
    added: '2025-03-26T10:06',
    name: 'Pet Face Cushion',
    description:
      'One large face on a square cushion, edge to edge. Choose a photo in which the nose is sharp; the background may be soft. The cover zips off and washes cold with like colours.',
    price: 599,
    sizes: ['12 x 12', '16 x 16'],
    media: ['/media/variants/square-cushion--dog-lowpoly.jpg', '/media/products/square-cushion-2.jpg'],
    reviews: [
      ['Ishita W.', 5, 'The dog barked at it. Then he slept on it.'],
      ['Raghav C.', 4, 'Big clear print. The zip is a bit stiff at first.'],
      ['Lavanya H.', 4, 'Colours are strong. Ordered the 16, which is the right one for a sofa.'],
    ],
  },
  {
    ...common,
    added: '2025-05-13T10:06',
    name: 'Wedding Keepsake Cushion',
    description:
      'A square cushion with the wedding portrait on the front and room for names on the back. Piped edge, hidden zip, 400 × 400 mm print in the larger size. Keep out of strong sun, as with any printed cloth.',
    price: 649,
    sizes: ['12 x 12', '16 x 16'],
    media: ['/media/variants/square-cushion--wedding-mandap.jpg'],
  },
  {
    ...common,
    added: '2025-06-16T10:06',
    name: 'Landscape Photo Cushion',
    description:
      'A holiday view for the sofa: lake, hills, coast. A square crop is taken from the middle of the photo unless you tell us where to look. Smooth satin front, filling included.',
    price: 599,
    sizes: ['16 x 16'],
    media: ['/media/variants/square-cushion--mountain-lake.jpg'],
  },
  {
    ...common,
    added: '2025-07-07T10:06',
    name: 'Evening Lanterns Cushion',
    description:
      'A night photograph on a square cushion, printed a little lighter than the file so that it does not sink into black on cloth. Polyester satin cover with a zip. Wash cold, dry in shade.',
    price: 599,
    sizes: ['12 x 12', '16 x 16'],
    media: ['/media/variants/square-cushion--sky-lanterns.jpg'],
    unratedAs: 4,
  },
  {
    ...common,
    added: '2025-08-07T10:06',
    name: 'Rangoli Sofa Cushions, Set of Two',
    description:
      'Two square cushions with two pictures of your choice, made for the two ends of a sofa. Piped edges, zipped covers, fillings included. The mustard cushion in the photo is not part of the set.',
    price: 1149,
    sizes: ['16 x 16'],
    media: ['/media/products/square-cushion-2.jpg'],
    reviews: [
      ['Sarada M.', 5, 'My own muggulu on one, our puppy on the other. Guests ask about both.'],
      ['Phani K.', 3, 'Good cushions, but one cover was a shade darker than its pair.'],
    ],
  },
  {
    ...common,
    added: '2025-09-07T10:06',
    name: 'Photo Cushion, Square',
    description:
      'Your photo across the whole front of a square cushion, 400 × 400 mm in the 16 x 16 inch size. Satin-feel polyester cover with a hidden zip; filling included. For a sharp print send 2400 × 2400 pixels or more; wash the cover cold, inside out.',
    price: 549,
    sizes: ['12 x 12', '16 x 16'],
    media: [
      '/media/products/square-cushion-1.jpg',
      '/media/products/square-cushion-2.jpg',
      '/media/variants/square-cushion--dog-lowpoly.jpg',
    ],
    reviews: [
      ['Kalyani B.', 5, 'A photo of the children flying kites at Sankranti. It belongs on this cushion.'],
      ['Dinesh M.', 4, 'Good size, firm filling. The back is plain white, I would like a colour.'],
      ['Salma P.', 5, 'Arrived in five days, pressed flat, and puffed up overnight.'],
    ],
  },
];
