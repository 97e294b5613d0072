import { draftsOf, type ProductDraft } from '../product-draft.ts';

const oakFrame = draftsOf('Photo Frames', 'Wooden Frames', 'oak-frame', ['8 x 10', 'A4']);
const collageFrame = draftsOf('Photo Frames', 'Collage Frames', 'gold-collage-frame', ['20 x 10']);
const giftSet = draftsOf('Photo Frames', undefined, 'gift-set', ['One set']);

export const frames: readonly ProductDraft[] = [
  oakFrame('2025-03-05T10:03', 'Wedding Oak Frame', 1099, {
    description:
      'A portrait of the couple under the mandap, printed on matt photo paper behind clear acrylic. Solid oak moulding with mitred corners and a white mount. Hangs upright, or stands on the strut at the back.',
    sizes: ['8 x 10', '8 x 12', 'A4'],
    media: ['wedding-mandap', 2],
    reviews: [
      ['Sirisha K.', 5, 'Stands in the hall next to the TV and gets looked at more than the TV.'],
      ['Venkat R.', 4, 'Wood is real and heavy. Ask for extra hooks if your wall is brick.'],
      ['Noor J.', 5, 'They told me my first photo was too small and waited for another. Good of them.'],
    ],
  }),
  oakFrame('2025-04-03T10:03', 'Temple at Dusk Oak Frame', 949, {
    description:
      'For a pilgrimage photograph that deserves a wall. Matt paper keeps lamps and evening skies free of reflections; the mount leaves a quiet white border. Dust the wood with a dry cloth.',
    media: ['temple-dusk'],
  }),
  oakFrame('2025-05-02T10:03', 'Family Portrait Oak Frame', 949, {
    description:
      'One good photo of everybody, printed and framed, ready to hang. The frame is oak with a clear lacquer, and the picture sits behind a white mount. Choose the size by the wall: 8 x 10 for a shelf, A4 for a corridor.',
    sizes: ['6 x 8', '8 x 10', 'A4'],
    media: ['family-kite', 1],
    reviews: [
      ['Gayatri S.', 4, 'Beautiful frame. It came without a nail, so keep one ready.'],
      ['Manoj P.', 5, 'My father’s retirement gift from the whole department.'],
    ],
  }),
  oakFrame('2025-06-05T10:03', 'Anniversary Oak Frame', 999, {
    description:
      'A photo of two people in an oak frame, with room in the mount for names and a year in small print. Picture behind shatter-safe acrylic rather than glass, so that it travels well. Stands or hangs.',
    media: ['beach-sunset'],
    unratedAs: 4,
  }),
  oakFrame('2025-02-20T10:03', 'Pet Portrait Oak Frame', 899, {
    description:
      'Your pet’s face filling an oak frame. Works with phone photos of 1250 × 1700 pixels or more; we crop to the eyes unless you ask otherwise. The picture can be changed later by lifting four tabs at the back.',
    sizes: ['6 x 8', 'A4'],
    media: ['dog-lowpoly', 1],
    shape: 'image list only',
  }),
  collageFrame('2025-05-27T10:03', 'Gold Edge Collage Frame for 3 Photos', 1299, {
    description:
      'Three portrait photos side by side in one white mount, in a slim frame with a gold edge. Each picture is 122 × 166 mm; send three of at least 1000 × 1350 pixels. Stands on a table or hangs from two hooks.',
    isBestseller: true,
    media: [1, 2],
    reviews: [
      ['Madhavi G.', 5, 'Grandparents, parents, us. Three weddings in one frame.'],
      ['Sandeep B.', 5, 'Edges are neat and the mount is cut straight. I measured.'],
      ['Keerthi A.', 4, 'Gold is more antique than shiny. I prefer it, my mother does not.'],
      ['Abdul R.', 4, 'Needs a long shelf: it is about half a metre wide.'],
    ],
  }),
  collageFrame('2025-08-04T10:03', 'Festival Collage Frame, Gold Edge', 1349, {
    description:
      'Three evenings of the festival in one gold-edged frame: the lamps, the sky, the family. Matt prints, white mount, 122 × 166 mm a picture. We can tone three photos from three phones so that they look like one set.',
    media: [2, 1],
  }),
  giftSet('2025-08-18T10:03', 'Family Gift Set: Frame, Mug and Prints', 1799, {
    description:
      'An A4 oak frame, a 325 ml photo mug and four instant-style prints, packed together in one gift box. Each piece can carry a different photo. The video shows such a set on a table.',
    media: ['/media/slides/slide-1-mobile.jpg', '/media/products/photo-mug-2.jpg', '/media/video/our-story.mp4'],
    reviews: [
      ['Hema L.', 5, 'Sent straight to my aunt in Nellore. She thought I had driven over to deliver it.'],
      ['Vikram D.', 4, 'Good value against buying each. One of the prints had a slight bend.'],
    ],
  }),
  oakFrame('2025-09-09T10:03', 'Oak Wooden Photo Frame', 899, {
    description:
      'A solid oak frame with a white mount and your photo printed on matt paper, 210 × 280 mm in the A4 size. The front is clear acrylic, light enough for one hook. For A4 send a photo of 1250 × 1700 pixels or more.',
    sizes: ['6 x 8', '8 x 10', '8 x 12', 'A4'],
    media: [1, 2, 'family-kite'],
    reviews: [
      ['Ramya V.', 5, 'The lake photo from our honeymoon looks like a painting in it.'],
      ['Srinivas C.', 5, 'Corners meet perfectly. Packed with card on all four sides.'],
      ['Pooja M.', 4, 'The A4 is bigger than I imagined, because of the mount. No complaint.'],
      ['Charan T.', 4, 'Very good. The stand leans back a little more than I would like.'],
    ],
  }),
];
