import type { ProductDraft } from '../product-draft.ts';

const lamp = { category: 'LED Photo Lamps', subCategory: 'Acrylic Lamps' } as const;
const cube = { category: 'LED Photo Lamps', subCategory: 'Crystal Cubes' } as const;

export const lamps: readonly ProductDraft[] = [
  {
    ...lamp,
    added: '2025-03-14T10:04',
    name: 'Sunset Couple Photo Lamp',
    description:
      'An arched acrylic sheet with your photo on it and a warm light running round its edge. The picture area is 140 × 172 mm. Powered by a USB cable; any 5 V phone charger will do.',
    price: 1049,
    sizes: ['Medium'],
    media: ['/media/variants/led-lamp--beach-sunset.jpg'],
    unratedAs: 4,
  },
  {
    ...lamp,
    added: '2025-04-11T10:04',
    name: 'Wish Lanterns Bedside Lamp',
    description:
      'A soft bedside light for a child’s room, with a photo of their own in the arch. The LEDs stay cool to the touch and use about 3 watts. A switch on the cable saves getting up.',
    price: 1049,
    sizes: ['Medium'],
    media: ['/media/variants/led-lamp--sky-lanterns.jpg', '/media/products/led-lamp-1.jpg'],
    reviews: [
      ['Jyothi R.', 5, 'My son sleeps with it on. It is dim enough, and it does not get hot.'],
      ['Deepak A.', 4, 'Sweet lamp. A longer cable would help, our socket is behind the cot.'],
    ],
  },
  {
    ...lamp,
    added: '2025-05-08T10:04',
    name: 'Temple Photo Lamp for the Puja Corner',
    description:
      'A photo of the temple or the deity you choose, lit from the edge in warm white. The base is wood with a walnut finish, 16 cm wide, and wipes clean. Keep it away from open diyas, as acrylic softens with heat.',
    price: 1099,
    sizes: ['Medium'],
    media: ['/media/variants/led-lamp--temple-dusk.jpg'],
  },
  {
    ...lamp,
    added: '2025-06-19T10:04',
    name: 'Family Photo Night Lamp',
    description:
      'A bright outdoor family photo in an arched acrylic lamp. Pictures with a plain sky or wall behind the people glow most evenly. Comes with a 1.2 m USB cable; the charger is not included.',
    price: 1049,
    sizes: ['Medium', 'Large'],
    media: ['/media/variants/led-lamp--family-kite.jpg'],
  },
  {
    ...lamp,
    added: '2025-07-03T10:04',
    name: 'Birthday Photo Lamp in a Chime Gift Box',
    description:
      'An LED photo lamp in a card gift box whose lid plays a short chime once, when it is opened. Press play to hear a ten-second sample of the chime. The lamp itself is silent; picture area 140 × 172 mm.',
    price: 1299,
    sizes: ['Medium'],
    media: ['/media/audio/gift-chime.mp3', '/media/variants/led-lamp--birthday-cake.jpg'],
    reviews: [
      ['Sai Kumar P.', 4, 'Grandmother opened the box four times. The chime still worked.'],
      ['Nandini E.', 5, 'Lamp is bright and the photo is crisp right to the edge.'],
      ['Farah H.', 3, 'Nice lamp. I would have chosen it without the box and paid less.'],
    ],
  },
  {
    ...lamp,
    added: '2025-07-22T10:04',
    name: 'Wedding Photo Lamp',
    description:
      'The couple’s portrait in an arch of warm light, with names and date at the foot if you wish. Clear acrylic on a walnut-finish base, picture 140 × 172 mm. Send a portrait photo of 1150 × 1400 pixels or more.',
    price: 1149,
    sizes: ['Medium', 'Large'],
    media: ['/media/products/led-lamp-2.jpg'],
    reviews: [
      ['Alekhya D.', 5, 'On the dining table at my brother’s reception, and now on their shelf.'],
      ['Mahesh Y.', 5, 'The marigold border of our mandap glows. Did not expect that.'],
    ],
  },
  {
    ...cube,
    added: '2025-04-25T10:04',
    name: 'Family Crystal Cube',
    description:
      'A small crystal block with your family inside it, on a black base that lights it from below. The picture is 56 × 56 mm, so two to four people show best. Clean with a dry lens cloth; polish leaves smears.',
    price: 1599,
    sizes: [],
    media: ['/media/products/crystal-cube-2.jpg'],
  },
  {
    ...cube,
    added: '2025-08-12T10:04',
    name: 'Crystal Photo Cube with Light Base',
    description:
      'Your photo set in a clear crystal cube with polished edges, 56 × 56 mm, seen from the front and mirrored at the sides. The black base has a white light and a USB lead. Heavy for its size: keep it off glass shelves.',
    price: 1699,
    sizes: ['Cube with base'],
    isBestseller: true,
    media: ['/media/products/crystal-cube-1.jpg', '/media/products/crystal-cube-2.jpg'],
    reviews: [
      ['Chandana P.', 5, 'Looks like something from a museum shop. My husband keeps it at the office.'],
      ['Ganesh U.', 4, 'Lovely by night. By day, face it away from the window.'],
      ['Rehana B.', 5, 'Heavier than I thought and very well packed.'],
    ],
  },
  {
    ...lamp,
    added: '2025-09-06T10:04',
    name: 'LED Acrylic Photo Lamp',
    description:
      'An arched sheet of clear acrylic, printed with your photo and lit round its edge in warm white, on a walnut-finish wooden base. Picture area 140 × 172 mm; send 1150 × 1400 pixels or more. Runs from any USB charger; a 1.2 m cable with a switch is in the box.',
    price: 999,
    sizes: ['Medium', 'Large'],
    media: [
      '/media/products/led-lamp-1.jpg',
      '/media/products/led-lamp-2.jpg',
      '/media/variants/led-lamp--family-kite.jpg',
    ],
    reviews: [
      ['Harsha V.', 5, 'My daughter’s teddy photo, now her night light. Perfect for a third birthday.'],
      ['Sunitha K.', 5, 'Even light, no dark corner. The base feels like proper wood.'],
      ['Tarun B.', 4, 'Good lamp. Fingerprints show on the acrylic, so handle it by the base.'],
      ['Zoya F.', 4, 'I wish the cable were white. The light itself is lovely.'],
    ],
  },
];
