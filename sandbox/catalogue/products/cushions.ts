import { draftsOf, type ProductDraft } from '../product-draft.ts';

const pillow = draftsOf('Pillows', 'Photo Pillows', 'photo-pillow', ['20 x 13']);
const squareCushion = draftsOf('Cushions', 'Square Cushions', 'square-cushion', ['12 x 12', '16 x 16']);
const heartCushion = draftsOf('Cushions', 'Heart Cushions', 'heart-cushion', ['13 x 12']);

export const cushions: readonly ProductDraft[] = [
  pillow('2025-04-29T10:05', 'Photo Pillow with Gold Piping', 749, {
    description:
      'A rectangular pillow printed edge to edge on one side, 500 × 330 mm, with a gold piped seam. The cover is smooth polyester satin with a hidden zip; the filling is included. Wide photos suit it: send 3000 × 1950 pixels or more.',
    isBestseller: true,
    media: [1, 2],
    reviews: [
      ['Vasudha N.', 5, 'The lantern photo from our Araku trip covers the whole front. Soft, too.'],
      ['Bharat S.', 4, 'Good pillow. Washed the cover once in cold water, no change in colour.'],
      ['Aparna J.', 3, 'Print is good. I expected cotton; satin slides off our sofa.'],
    ],
  }),
  pillow('2025-07-10T10:05', 'Children’s Photo Pillow', 699, {
    description:
      'A bed pillow for a child with a favourite toy, pet or cartoon of their own drawing on the front. Satin cover with a zip under the seam, so that small fingers do not find it. Machine wash the cover cold, inside out.',
    sizes: ['16 x 10', '20 x 13'],
    media: [2],
  }),
  squareCushion('2025-02-24T10:06', 'Teddy Bear Nursery Cushion', 549, {
    description:
      'A soft square cushion for a cot chair or a reading corner, printed with a toy or a newborn photo. Polyester velvet front, plain back, filling included. Not a sleeping pillow for babies under one year.',
    media: ['teddy-bear'],
    shape: 'image list only',
    unratedAs: 4,
  }),
  squareCushion('2025-03-26T10:06', 'Pet Face Cushion', 599, {
    description:
      'One large face on a square cushion, edge to edge. Choose a photo in which the nose is sharp; the background may be soft. The cover zips off and washes cold with like colours.',
    media: ['dog-lowpoly', 2],
    reviews: [
      ['Ishita W.', 5, 'The dog barked at it. Then he slept on it.'],
      ['Raghav C.', 4, 'Big clear print. The zip is a bit stiff at first.'],
      ['Lavanya H.', 4, 'Colours are strong. Ordered the 16, which is the right one for a sofa.'],
    ],
  }),
  squareCushion('2025-05-13T10:06', 'Wedding Keepsake Cushion', 649, {
    description:
      'A square cushion with the wedding portrait on the front and room for names on the back. Piped edge, hidden zip, 400 × 400 mm print in the larger size. Keep out of strong sun, as with any printed cloth.',
    media: ['wedding-mandap'],
  }),
  squareCushion('2025-06-16T10:06', 'Landscape Photo Cushion', 599, {
    description:
      'A holiday view for the sofa: lake, hills, coast. A square crop is taken from the middle of the photo unless you tell us where to look. Smooth satin front, filling included.',
    sizes: ['16 x 16'],
    media: ['mountain-lake'],
  }),
  squareCushion('2025-07-07T10:06', 'Evening Lanterns Cushion', 599, {
    description:
      'A night photograph on a square cushion, printed a little lighter than the file so that it does not sink into black on cloth. Polyester satin cover with a zip. Wash cold, dry in shade.',
    media: ['sky-lanterns'],
    unratedAs: 4,
  }),
  squareCushion('2025-08-07T10:06', 'Rangoli Sofa Cushions, Set of Two', 1149, {
    description:
      'Two square cushions with two pictures of your choice, made for the two ends of a sofa. Piped edges, zipped covers, fillings included. The mustard cushion in the photo is not part of the set.',
    sizes: ['16 x 16'],
    media: [2],
    reviews: [
      ['Sarada M.', 5, 'My own muggulu on one, our puppy on the other. Guests ask about both.'],
      ['Phani K.', 3, 'Good cushions, but one cover was a shade darker than its pair.'],
    ],
  }),
  squareCushion('2025-09-07T10:06', 'Photo Cushion, Square', 549, {
    description:
      'Your photo across the whole front of a square cushion, 400 × 400 mm in the 16 x 16 inch size. Satin-feel polyester cover with a hidden zip; filling included. For a sharp print send 2400 × 2400 pixels or more; wash the cover cold, inside out.',
    media: [1, 2, 'dog-lowpoly'],
    reviews: [
      ['Kalyani B.', 5, 'A photo of the children flying kites at Sankranti. It belongs on this cushion.'],
      ['Dinesh M.', 4, 'Good size, firm filling. The back is plain white, I would like a colour.'],
      ['Salma P.', 5, 'Arrived in five days, pressed flat, and puffed up overnight.'],
    ],
  }),
  heartCushion('2025-03-18T10:07', 'Wedding Heart Cushion', 699, {
    description:
      'A red plush heart with the couple in the middle, for the bed or the back seat of a decorated car. The print is 325 × 300 mm and follows the heart, so keep faces near the centre. Spot clean only.',
    media: ['wedding-mandap', 2],
  }),
  heartCushion('2025-04-22T10:07', 'Teddy Heart Cushion', 629, {
    description:
      'A heart cushion with a toy, a baby photo or a drawing inside a white stitched border. Short red plush round the print. One size, about 33 cm across, filling included.',
    media: ['teddy-bear'],
    unratedAs: 4,
  }),
  heartCushion('2025-05-30T10:07', 'Pet Heart Cushion', 629, {
    description:
      'Your pet’s face in a red heart. The point of the heart hides the chest, so send a photo with some space around the ears. Plush border, satin print, spot clean.',
    media: ['dog-lowpoly'],
  }),
  heartCushion('2025-07-18T10:07', 'Family Heart Cushion', 649, {
    description:
      'A family photo in a heart, for Mother’s Day, a housewarming or no occasion at all. We move the picture so that nobody falls off the edge, and send a preview before printing. 325 × 300 mm, filling included.',
    media: ['family-kite'],
    shape: 'empty image list beside media',
    reviews: [
      ['Rajitha A.', 4, 'They wrote to ask which of the children should be in the middle. Nice touch.'],
      ['Omkar S.', 3, 'Heart is well made; the print looks a bit pale beside the red.'],
    ],
  }),
  heartCushion('2025-07-31T10:07', 'Heart Photo Cushion', 649, {
    description:
      'A red plush heart with your photo inside a white border, 325 × 300 mm. The print is on satin polyester; the filling is soft fibre. Send 1950 × 1800 pixels or more and wipe with a damp cloth.',
    isBestseller: true,
    media: [1, 2],
    reviews: [
      ['Niharika G.', 5, 'Our Rushikonda sunset in a heart. Yes, it is sentimental. I love it.'],
      ['Aravind T.', 4, 'Good gift. Smaller than a sofa cushion, check the size.'],
      ['Sumathi R.', 5, 'The stitching round the photo is neat all the way.'],
      ['Azhar K.', 4, 'My wife approves, so four stars from me and five from her.'],
    ],
  }),
];
