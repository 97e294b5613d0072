import { draftsOf, type ProductDraft } from '../product-draft.ts';

const lamp = draftsOf('LED Photo Lamps', 'Acrylic Lamps', 'led-lamp', ['Medium']);
const cube = draftsOf('LED Photo Lamps', 'Crystal Cubes', 'crystal-cube', []);

export const lamps: readonly ProductDraft[] = [
  lamp('2025-03-14T10:04', 'Sunset Couple Photo Lamp', 1049, {
    description:
      'An arched acrylic sheet with your photo on it and a warm light running round its edge. The picture area is 140 × 172 mm. Powered by a USB cable; any 5 V phone charger will do.',
    media: ['beach-sunset'],
    unratedAs: 4,
  }),
  lamp('2025-04-11T10:04', 'Wish Lanterns Bedside Lamp', 1049, {
    description:
      'A soft bedside light for a child’s room, with a photo of their own in the arch. The LEDs stay cool to the touch and use about 3 watts. A switch on the cable saves getting up.',
    media: ['sky-lanterns', 1],
    reviews: [
      ['Jyothi R.', 5, 'My son sleeps with it on. It is dim enough, and it does not get hot.'],
      ['Deepak A.', 4, 'Sweet lamp. A longer cable would help, our socket is behind the cot.'],
    ],
  }),
  lamp('2025-05-08T10:04', 'Temple Photo Lamp for the Puja Corner', 1099, {
    description:
      'A photo of the temple or the deity you choose, lit from the edge in warm white. The base is wood with a walnut finish, 16 cm wide, and wipes clean. Keep it away from open diyas, as acrylic softens with heat.',
    media: ['temple-dusk'],
  }),
  lamp('2025-06-19T10:04', 'Family Photo Night Lamp', 1049, {
    description:
      'A bright outdoor family photo in an arched acrylic lamp. Pictures with a plain sky or wall behind the people glow most evenly. Comes with a 1.2 m USB cable; the charger is not included.',
    sizes: ['Medium', 'Large'],
    media: ['family-kite'],
  }),
  lamp('2025-07-03T10:04', 'Birthday Photo Lamp in a Chime Gift Box', 1299, {
    description:
      'An LED photo lamp in a card gift box whose lid plays a short chime once, when it is opened. Press play to hear a ten-second sample of the chime. The lamp itself is silent; picture area 140 × 172 mm.',
    media: ['/media/audio/gift-chime.mp3', 'birthday-cake'],
    reviews: [
      ['Sai Kumar P.', 4, 'Grandmother opened the box four times. The chime still worked.'],
      ['Nandini E.', 5, 'Lamp is bright and the photo is crisp right to the edge.'],
      ['Farah H.', 3, 'Nice lamp. I would have chosen it without the box and paid less.'],
    ],
  }),
  lamp('2025-07-22T10:04', 'Wedding Photo Lamp', 1149, {
    description:
      'The couple’s portrait in an arch of warm light, with names and date at the foot if you wish. Clear acrylic on a walnut-finish base, picture 140 × 172 mm. Send a portrait photo of 1150 × 1400 pixels or more.',
    sizes: ['Medium', 'Large'],
    media: [2],
    reviews: [
      ['Alekhya D.', 5, 'On the dining table at my brother’s reception, and now on their shelf.'],
      ['Mahesh Y.', 5, 'The marigold border of our mandap glows. Did not expect that.'],
    ],
  }),
  cube('2025-04-25T10:04', 'Family Crystal Cube', 1599, {
    description:
      'A small crystal block with your family inside it, on a black base that lights it from below. The picture is 56 × 56 mm, so two to four people show best. Clean with a dry lens cloth; polish leaves smears.',
    media: [2],
  }),
  cube('2025-08-12T10:04', 'Crystal Photo Cube with Light Base', 1699, {
    description:
      'Your photo set in a clear crystal cube with polished edges, 56 × 56 mm, seen from the front and mirrored at the sides. The black base has a white light and a USB lead. Heavy for its size: keep it off glass shelves.',
    sizes: ['Cube with base'],
    isBestseller: true,
    media: [1, 2],
    reviews: [
      ['Chandana P.', 5, 'Looks like something from a museum shop. My husband keeps it at the office.'],
      ['Ganesh U.', 4, 'Lovely by night. By day, face it away from the window.'],
      ['Rehana B.', 5, 'Heavier than I thought and very well packed.'],
    ],
  }),
  lamp('2025-09-06T10:04', 'LED Acrylic Photo Lamp', 999, {
    description:
      'An arched sheet of clear acrylic, printed with your photo and lit round its edge in warm white, on a walnut-finish wooden base. Picture area 140 × 172 mm; send 1150 × 1400 pixels or more. Runs from any USB charger; a 1.2 m cable with a switch is in the box.',
    sizes: ['Medium', 'Large'],
    media: [1, 2, 'family-kite'],
    reviews: [
      ['Harsha V.', 5, 'My daughter’s teddy photo, now her night light. Perfect for a third birthday.'],
      ['Sunitha K.', 5, 'Even light, no dark corner. The base feels like proper wood.'],
      ['Tarun B.', 4, 'Good lamp. Fingerprints show on the acrylic, so handle it by the base.'],
      ['Zoya F.', 4, 'I wish the cable were white. The light itself is lovely.'],
    ],
  }),
];
