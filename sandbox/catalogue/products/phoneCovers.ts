import { draftsOf, type ProductDraft } from '../product-draft.ts';

const cover = draftsOf('Phone Covers', 'Printed Covers', 'phone-cover', ['6.1 inch', '6.5 inch', '6.7 inch']);

export const phoneCovers: readonly ProductDraft[] = [
  cover('2025-02-15T10:14', 'Rangoli Phone Cover', 349, {
    description:
      'A bright rangoli or any other pattern you photographed, over the whole back of the phone. Hard shell with a soft black edge; the cut-outs follow your model. Choose the screen size and tell us the exact model with your photo.',
    category: 'phone covers',
    media: ['kolam-diyas'],
    unratedAs: 4,
  }),
  cover('2025-03-24T10:14', 'Couple Phone Cover', 349, {
    description:
      'A sunset, a stroll, the two of you. The print covers 71 × 153 mm, and we keep faces clear of the camera. Shock-absorbing rubber edge, 1 mm raised lip round the lens.',
    media: ['beach-sunset', 2],
    reviews: [
      ['Manasa R.', 4, 'Fits snugly. The print has not faded in four months.'],
      ['Goutham K.', 3, 'Nice picture, but my charger’s thick plug needs a push to fit the cut-out.'],
    ],
  }),
  cover('2025-05-18T10:14', 'Night Sky Phone Cover', 369, {
    description:
      'Lanterns, stars or city lights on a glossy back. Dark photos hide small scratches better than pale ones. Works with wireless charging, as the shell has no metal.',
    sizes: ['6.1 inch', '6.7 inch'],
    media: ['sky-lanterns'],
  }),
  cover('2025-06-14T10:14', 'Wedding Portrait Phone Cover', 369, {
    description:
      'A wedding portrait on a hard-backed cover with a black edge. Portrait photos fit; from a landscape one we take the middle third. Wipe with a damp cloth, no spirit.',
    media: ['wedding-mandap'],
  }),
  cover('2025-07-12T10:14', 'Teddy Phone Cover', 349, {
    description:
      'A soft-coloured cover with a child’s toy, a baby photo or a drawing on it. Matt finish that does not slip out of small hands. Tell us the phone’s model; we check the cut-outs before printing.',
    sizes: ['6.1 inch', '6.5 inch'],
    media: ['teddy-bear'],
    unratedAs: 4,
  }),
  cover('2025-08-25T10:14', 'Photo Phone Cover with Coloured Edge', 399, {
    description:
      'The same printed back with an edge in red, white or teal, chosen to suit the photo. Say which colour when you send the picture, otherwise we pick one and show it in the preview. Price is for one cover.',
    media: [2],
  }),
  cover('2025-09-04T10:14', 'Photo Phone Cover', 329, {
    description:
      'Your photo across the back of a hard polycarbonate cover with a soft black edge, 71 × 153 mm. The print is under the surface, so keys do not scratch it away. Choose the screen size, tell us the model, and send 600 × 1250 pixels or more.',
    media: [1, 2, 'teddy-bear'],
    reviews: [
      ['Sandhya P.', 5, 'The gopuram at Tirupati, from my own camera. People ask where I bought it.'],
      ['Faisal Q.', 4, 'Good grip and accurate holes.'],
      ['Ritika N.', 4, 'Photo is brighter than on screen. I like it that way.'],
    ],
  }),
];
