import type { ProductDraft } from '../product-draft.ts';

const common = { category: 'Prints', subCategory: 'Canvas Prints' } as const;

export const canvasPrints: readonly ProductDraft[] = [
  {
    ...common,
    added: '2025-02-27T10:08',
    name: 'Seaside Canvas Print',
    description:
      'A beach photo on cotton-blend canvas, stretched over a 2.5 cm pine bar. The picture carries on round the edges, so no frame is needed. Hooks are fixed at the back.',
    price: 1349,
    sizes: ['12 x 8', '18 x 12'],
    media: ['/media/variants/canvas-print--beach-sunset.jpg', '/media/products/canvas-print-1.jpg'],
    shape: 'image list only',
    reviews: [
      ['Rukmini T.', 4, 'Hung it above the bed. The weave softens the photo in a good way.'],
      ['Sharath P.', 5, 'No smell, tight corners, straight bars.'],
    ],
  },
  {
    ...common,
    added: '2025-03-28T10:08',
    name: 'Wedding Canvas Print',
    description:
      'One wedding photograph on matt canvas for a bedroom or hall wall. Reds and golds are proofed by eye before printing, because they shift most on cloth. White edges keep the whole picture on the front.',
    price: 1499,
    sizes: ['12 x 15 ', '16 x 20'],
    media: ['/media/variants/canvas-print--wedding-mandap.jpg'],
    reviews: [
      ['Lalitha C.', 5, 'They kept the whole garland in the picture, nothing is folded over the side.'],
      ['Basha M.', 4, 'Good print, took six days to Kadapa.'],
      ['Mounika J.', 5, 'The red of my saree is the red of my saree.'],
    ],
  },
  {
    ...common,
    added: '2025-05-15T10:08',
    name: 'Festival Night Canvas Print',
    description:
      'For low-light photos of lamps, lanterns and crackers. Canvas has no shine, so dark areas stay dark under a tube light. Send the original file, not the copy from a chat, as compression shows in night skies.',
    price: 1449,
    sizes: ['18 x 12'],
    media: ['/media/variants/canvas-print--sky-lanterns.jpg'],
  },
  {
    ...common,
    added: '2025-06-27T10:08',
    name: 'Muggulu Canvas Print',
    description:
      'A rangoli photographed from above and printed on stretched canvas for the entrance wall. Pigment inks, pine bars, hooks included. Dust with a dry brush; do not wash.',
    price: 1399,
    sizes: ['18 x 12', '24 x 16'],
    media: ['/media/variants/canvas-print--kolam-diyas.jpg'],
    unratedAs: 4,
  },
  {
    ...common,
    added: '2025-09-05T10:08',
    name: 'Gallery Canvas Print',
    description:
      'Your photo on cotton-blend canvas, gallery-wrapped over pine bars 2.5 cm deep, 450 × 300 mm in the 18 x 12 inch size. The picture runs over the edges and the hooks are already fitted. Send 2700 × 1800 pixels or more for this size.',
    price: 1299,
    sizes: ['12 x 8', '18 x 12', '24 x 16'],
    media: [
      '/media/products/canvas-print-1.jpg',
      '/media/products/canvas-print-2.jpg',
      '/media/variants/canvas-print--kolam-diyas.jpg',
      '/media/variants/canvas-print--sky-lanterns.jpg',
    ],
    reviews: [
      ['Karthik R.', 5, 'My own photo of Kolleru at dawn. It makes me look like a better photographer.'],
      [
        'Geetha V.',
        4,
        'Colours match my laptop closely. The upper corner was a little loose, but it tightened with the wedges.',
      ],
      ['Sudheer N.', 5, 'Light, straight and on the wall in two minutes.'],
    ],
  },
];
