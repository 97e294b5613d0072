import { draftsOf, type ProductDraft } from '../product-draft.ts';

const canvas = draftsOf('Prints', 'Canvas Prints', 'canvas-print', ['12 x 8', '18 x 12']);
const acrylic = draftsOf('Prints', 'Acrylic Prints', 'acrylic-print', ['16 x 12']);
const instantPrints = draftsOf('Prints', 'Instant Prints', 'polaroid-prints', []);

export const prints: readonly ProductDraft[] = [
  canvas('2025-02-27T10:08', 'Seaside Canvas Print', 1349, {
    description:
      'A beach photo on cotton-blend canvas, stretched over a 2.5 cm pine bar. The picture carries on round the edges, so no frame is needed. Hooks are fixed at the back.',
    media: ['beach-sunset', 1],
    shape: 'image list only',
    reviews: [
      ['Rukmini T.', 4, 'Hung it above the bed. The weave softens the photo in a good way.'],
      ['Sharath P.', 5, 'No smell, tight corners, straight bars.'],
    ],
  }),
  canvas('2025-03-28T10:08', 'Wedding Canvas Print', 1499, {
    description:
      'One wedding photograph on matt canvas for a bedroom or hall wall. Reds and golds are proofed by eye before printing, because they shift most on cloth. White edges keep the whole picture on the front.',
    sizes: ['12 x 15 ', '16 x 20'],
    media: ['wedding-mandap'],
    reviews: [
      ['Lalitha C.', 5, 'They kept the whole garland in the picture, nothing is folded over the side.'],
      ['Basha M.', 4, 'Good print, took six days to Kadapa.'],
      ['Mounika J.', 5, 'The red of my saree is the red of my saree.'],
    ],
  }),
  canvas('2025-05-15T10:08', 'Festival Night Canvas Print', 1449, {
    description:
      'For low-light photos of lamps, lanterns and crackers. Canvas has no shine, so dark areas stay dark under a tube light. Send the original file, not the copy from a chat, as compression shows in night skies.',
    sizes: ['18 x 12'],
    media: ['sky-lanterns'],
  }),
  canvas('2025-06-27T10:08', 'Muggulu Canvas Print', 1399, {
    description:
      'A rangoli photographed from above and printed on stretched canvas for the entrance wall. Pigment inks, pine bars, hooks included. Dust with a dry brush; do not wash.',
    sizes: ['18 x 12', '24 x 16'],
    media: ['kolam-diyas'],
    unratedAs: 4,
  }),
  canvas('2025-09-05T10:08', 'Gallery Canvas Print', 1299, {
    description:
      'Your photo on cotton-blend canvas, gallery-wrapped over pine bars 2.5 cm deep, 450 × 300 mm in the 18 x 12 inch size. The picture runs over the edges and the hooks are already fitted. Send 2700 × 1800 pixels or more for this size.',
    sizes: ['12 x 8', '18 x 12', '24 x 16'],
    media: [1, 2, 'kolam-diyas', 'sky-lanterns'],
    reviews: [
      ['Karthik R.', 5, 'My own photo of Kolleru at dawn. It makes me look like a better photographer.'],
      [
        'Geetha V.',
        4,
        'Colours match my laptop closely. The upper corner was a little loose, but it tightened with the wedges.',
      ],
      ['Sudheer N.', 5, 'Light, straight and on the wall in two minutes.'],
    ],
  }),
  acrylic('2025-03-10T10:09', 'Landscape Acrylic Print', 2199, {
    description:
      'A landscape photo behind 5 mm clear acrylic, with four steel stand-offs that hold it 2 cm off the wall. Blues and greens gain depth from the gloss. You will need a drill; screws and plugs are in the box.',
    media: ['mountain-lake', 2],
    unratedAs: 4,
  }),
  acrylic('2025-04-15T10:09', 'Wedding Acrylic Print', 2299, {
    description:
      'The portrait of the day behind polished acrylic, for a wall that gets light from the side rather than straight on. Four steel stand-offs and a paper drilling template included. Wipe with a soft damp cloth, no glass cleaner.',
    sizes: ['16 x 12', '24 x 18'],
    media: ['wedding-mandap'],
    reviews: [
      ['Pranathi S.', 5, 'Looks like it belongs in a studio. The template made drilling easy.'],
      ['Uday B.', 4, 'Beautiful, but it does reflect our window. Choose the wall with care.'],
    ],
  }),
  acrylic('2025-06-02T10:09', 'Family Acrylic Print', 1999, {
    description:
      'A bright outdoor family photo with a clean modern edge. Printed on the back of 5 mm acrylic and sealed with a white layer, so the colours stay clear from the side as well. 400 × 300 mm, about 1.2 kg.',
    media: ['family-kite'],
  }),
  acrylic('2025-08-14T10:09', 'Large Acrylic Wall Print', 4999, {
    description:
      'A large print for a reception, clinic or living room: 36 x 24 inches of 5 mm acrylic on six steel stand-offs. Needs a photo of 5400 × 3600 pixels or more, so a camera file rather than a forwarded one. Packed in a wooden crate; two people should hang it.',
    sizes: ['36 x 24'],
    media: ['temple-dusk', 1],
  }),
  acrylic('2025-09-02T10:09', 'Acrylic Wall Print with Stand-offs', 1899, {
    description:
      'Your photo printed behind clear acrylic with polished edges, held off the wall by four steel stand-offs, 400 × 300 mm. Glossy, waterproof on the front and easy to wipe. Send 2400 × 1800 pixels or more; drilling template and screws included.',
    sizes: ['12 x 9', '16 x 12'],
    media: [1, 2, 'wedding-mandap'],
    reviews: [
      ['Nikhil A.', 5, 'Night photo with lanterns; the blacks are really black.'],
      ['Shanti G.', 4, 'Very sharp. Fingerprints show, so hang it higher than the children.'],
      ['Anwar H.', 5, 'Bought for our clinic. Wipes clean in a second.'],
    ],
  }),
  instantPrints('2025-04-07T10:10', 'Loose Instant-style Prints, Set of 8', 249.5, {
    description:
      'Eight prints with the wide white foot of an instant picture, loose in a card sleeve. Each picture is 77 × 77 mm; eight photos can be eight different ones. The white part takes a ballpoint pen.',
    media: [2],
    reviews: [
      ['Tanvi K.', 5, 'We used them as place cards at a naming ceremony and wrote guests’ names below.'],
      ['Rajesh D.', 4, 'Thick paper. One of my eight was dark, but so was the photo I sent.'],
    ],
  }),
  instantPrints('2025-06-09T10:10', 'Instant-style Photo Prints on a String', 449, {
    description:
      'Eight square prints of 77 × 77 mm with white borders, two lengths of cord, wooden clips and a string of warm fairy lights. Heavy satin paper that does not curl in the rains. Any photo of 650 × 650 pixels or more will do.',
    sizes: ['Set of 8', 'Set of 16'],
    isBestseller: true,
    media: [1, 2],
    reviews: [
      ['Sowmya L.', 5, 'Hostel room sorted. My roommates ordered the next day.'],
      ['Abhinav P.', 5, 'Clips hold well and the lights are warm, not blue.'],
      ['Mary J.', 4, 'Lovely set. The lights run on cells, which were not in the box.'],
      ['Chaitanya V.', 5, 'Eight years of marriage, eight photos. Simple.'],
    ],
  }),
];
