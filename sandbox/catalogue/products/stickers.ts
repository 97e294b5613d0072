import { draftsOf, type ProductDraft } from '../product-draft.ts';

const bottleSticker = draftsOf('Waterproof Photo Stickers', 'Bottle Stickers', 'bottle-sticker', ['2 inch', '3 inch']);
const sheet = draftsOf('Waterproof Photo Stickers', 'Sticker Sheets', 'photo-stickers', ['One set']);

export const stickers: readonly ProductDraft[] = [
  bottleSticker('2025-03-07T10:11', 'Pet Photo Bottle Sticker', 149, {
    description:
      'A round sticker of your pet for a flask, bottle or tiffin. Laminated white vinyl, 75 mm across in the 3 inch size. Stick it on a dry surface and leave it a day before the first wash.',
    media: ['dog-lowpoly', '/media/products/photo-stickers-1.jpg'],
    reviews: [
      ['Aadhya R.', 5, 'It has survived school, cricket camp and my son.'],
      ['Lokesh T.', 4, 'Sticks well on steel, less well on a rough plastic bottle.'],
    ],
  }),
  bottleSticker('2025-04-19T10:11', 'Rangoli Bottle Stickers, Pack of 4', 299, {
    description:
      'Four round stickers from one photo, for return gifts or a set of bottles. Matt laminate, so the pattern shows without glare. Peels off steel and glass without residue when warmed with a hair dryer.',
    media: ['kolam-diyas'],
  }),
  bottleSticker('2025-05-23T10:11', 'School Bottle Name Sticker', 199, {
    description:
      'A photo or a favourite toy on a round waterproof sticker, with the child’s name and class round the rim. Three identical stickers a pack: bottle, lunch box, geometry box. Please check the spelling in the preview.',
    sizes: ['3 inch'],
    media: ['teddy-bear'],
    unratedAs: 4,
  }),
  bottleSticker('2025-07-25T10:11', 'Family Photo Bottle Sticker', 149, {
    description:
      'A family photo in a 75 mm circle for a flask that travels to the office. Vinyl with a clear laminate, safe in rain and under a tap. Not for dishwashers or the inside of a fridge door seal.',
    sizes: ['3 inch'],
    media: ['family-kite'],
  }),
  sheet('2025-06-21T10:11', 'Laptop Photo Stickers, Set of 5', 349, {
    description:
      'Five die-cut stickers in mixed shapes for a laptop lid: circle, heart, rounded rectangle and badge. Removable glue, so the lid is clean when you sell it. Up to 75 mm wide, five different photos if you like.',
    media: [2, 1],
  }),
  sheet('2025-09-01T10:11', 'Waterproof Photo Stickers, Sheet of 6', 249, {
    description:
      'Six photos cut to shape on one sheet of white vinyl, each up to 75 mm, under a clear waterproof laminate. For bottles, laptops, helmets and cycle frames. Send photos of 600 × 600 pixels or more and press from the middle outwards.',
    sizes: ['One sheet', 'Two sheets'],
    media: [1, 2, '/media/variants/bottle-sticker--kolam-diyas.jpg'],
    reviews: [
      ['Pranav S.', 5, 'On my helmet through two monsoons’ worth of commuting. Still there.'],
      ['Deepthi A.', 4, 'Cut lines are accurate. I wanted seven, there are six.'],
      ['Iqbal N.', 4, 'Good stickers; the heart one is smaller than the rest.'],
    ],
  }),
];
