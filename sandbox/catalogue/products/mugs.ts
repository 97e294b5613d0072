import { draftsOf, type ProductDraft } from '../product-draft.ts';

const photoMug = draftsOf('Custom Mugs', 'Ceramic Mugs', 'photo-mug', ['325 ml', '440 ml']);
const magicMug = draftsOf('Custom Mugs', 'Magic Mugs', 'magic-mug', ['325 ml']);

export const mugs: readonly ProductDraft[] = [
  photoMug('2025-03-04T10:01', 'Wedding Photo Mug with Names and Date', 349, {
    description:
      'White ceramic mug printed with a wedding photograph, the couple’s names and the date below it. The print area is 107 × 80 mm and takes one picture. Sublimation printed, so it does not peel; wash by hand to keep the gold tones bright.',
    media: ['wedding-mandap', 2],
    reviews: [
      ['Swathi R.', 5, 'Gave six of these to cousins after the reception. The marigold colours came out true.'],
      ['Naveen K.', 4, 'Nice print. The date is a little small to read from across the table.'],
      ['Harika B.', 4, 'Good weight, good handle. I had to send a sharper photo before they printed it.'],
    ],
  }),
  photoMug('2025-03-21T11:01', 'Pet Portrait Mug', 319, {
    description:
      'Your dog, cat or parrot close up on a white 325 ml ceramic mug. A photo taken at the animal’s eye level, in daylight, prints best. The picture is 107 × 80 mm on one side; a name can go on the other.',
    sizes: ['325 ml'],
    media: ['dog-lowpoly'],
    reviews: [
      ['Tejaswini M.', 5, 'Bruno’s ears fit on the mug, which I did not think possible.'],
      ['Arjun V.', 5, 'My daughter will not drink milk from anything else now.'],
    ],
  }),
  photoMug('2025-04-09T10:01', 'Rangoli Festival Mug', 299, {
    description:
      'Photograph the muggulu you drew this year and keep it on a mug. White ceramic, glossy outside, with a 107 × 80 mm print. A straight-down photo without shadows gives an even circle.',
    media: ['kolam-diyas'],
  }),
  photoMug('2025-05-06T12:01', 'Temple Visit Memory Mug', 299, {
    description:
      'A mug for the photo you took outside the gopuram after darshan. White ceramic with a 107 × 80 mm print and, if you like, the place and year in small letters under it. Microwave safe; hand washing keeps night skies deep.',
    sizes: ['325 ml'],
    media: ['temple-dusk'],
    unratedAs: 4,
  }),
  photoMug('2025-06-12T10:01', 'Birthday Photo Mug in a Chime Gift Box', 549, {
    description:
      'A 325 ml photo mug packed in a card gift box with a small chime in the lid that plays once when the box is opened. The audio clip is a ten-second sample of that chime. The mug itself is plain ceramic and makes no sound; print area 107 × 80 mm.',
    sizes: ['325 ml'],
    media: ['birthday-cake', '/media/audio/gift-chime.mp3'],
    reviews: [
      ['Padma S.', 5, 'The chime made my mother look for her phone. Then she cried over the photo.'],
      ['Rohit G.', 3, 'Mug is fine. The box was bent at one corner and the chime is quieter than I expected.'],
    ],
  }),
  photoMug('2025-07-15T10:01', 'Family Photo Mug', 379, {
    description:
      'A group photo on a white ceramic mug, in a wide crop that keeps everyone clear of the handle. The video shows the mug turning once, so that you can see where the print begins and ends. Send a landscape photo of at least 850 × 650 pixels.',
    media: ['/media/video/mug-turntable.mp4', 2],
    reviews: [
      ['Lakshmi P.', 5, 'All nine of us are on it and nobody is cut off at the handle.'],
      ['Imran S.', 4, 'The video helped me decide. Colours slightly warmer than on my phone.'],
    ],
  }),
  photoMug('2025-09-10T10:01', 'Personalised Photo Mug', 299, {
    description:
      'A white ceramic 11 oz mug with your photo printed on it, 107 × 80 mm, sharp from a picture of 850 × 650 pixels or more. The ink sinks into the coating, so it does not peel or lift at the edges. Microwave safe; the top rack of a dishwasher is fine, hand washing is kinder.',
    isBestseller: true,
    media: [1, 2, '/media/video/mug-turntable.mp4', 'birthday-cake', 'dog-lowpoly'],
    reviews: [
      ['Anjali T.', 5, 'Ordered for my parents in Guntur. The beach photo looks just as it did on my screen.'],
      ['Suresh N.', 5, 'Third one from this shop. The first is two years old and still bright.'],
      ['Meghana D.', 4, 'Very good print; I would have liked a coloured handle.'],
      ['Yusuf A.', 5, 'Packed in so much paper that the courier could have played football with it.'],
      ['Kiran J.', 3, 'Mug is nice, but it took the full seven working days to reach Vizag.'],
    ],
  }),
  magicMug('2025-03-12T10:02', 'Couple’s Magic Mug', 449, {
    description:
      'Black while it is cold; pour in hot tea and the two of you appear. Ceramic with a heat-sensitive coat, red inside, 107 × 80 mm print. Wash by hand with a soft sponge, because scouring wears the coat.',
    media: ['beach-sunset'],
    reviews: [
      ['Divya C.', 5, 'He poured his coffee and went quiet. Worth it.'],
      ['Prakash L.', 4, 'Works well with hot tea, only half appears with lukewarm milk.'],
      ['Fathima Z.', 4, 'The red inside is a good red. Handle gets warm.'],
    ],
  }),
  magicMug('2025-04-17T10:02', 'Family Magic Mug', 449, {
    description:
      'A family photo hidden under a black coat that clears as the mug warms. The inside and the handle are red. Bright pictures with a light sky show the change most clearly.',
    media: ['family-kite', 2],
  }),
  magicMug('2025-05-20T10:02', 'Travel Photo Magic Mug', 429, {
    description:
      'For the photo from the trip: hills, a lake, the train window. It shows at about 45 °C and fades to black again as the drink cools. Holds 325 ml; not for the dishwasher.',
    media: ['mountain-lake'],
    unratedAs: 4,
  }),
  magicMug('2025-06-24T10:02', 'Home Town Magic Mug', 429, {
    description:
      'A night view of the temple street at home, for someone who works far from it. Dark pictures hide completely on the black coat and come up slowly with heat. Print 107 × 80 mm, red inside, hand wash.',
    media: ['temple-dusk'],
  }),
  magicMug('2025-07-28T10:02', 'Magic Mug, Yellow Inside', 469, {
    description:
      'The same heat-sensitive black mug with a marigold-yellow inside and handle. The picture shows one warm and one cold; the price is for one mug. Two mugs ordered together can carry two different photos.',
    sizes: ['325 ml', '440 ml'],
    media: [2],
    reviews: [
      ['Ravi Teja M.', 5, 'Bought two with different photos, for rakhi. Both sisters are happy, which is rare.'],
      [
        'Sneha O.',
        3,
        'Lovely for a month. I used the dishwasher once and the coat has a dull patch. My fault, they do say so.',
      ],
    ],
  }),
  magicMug('2025-09-08T10:02', 'Magic Photo Mug with Colour Inside', 399, {
    description:
      'A black ceramic mug, red inside, that shows your photo when it is filled with something hot. The picture is 107 × 80 mm; send 850 × 650 pixels or more. Hand wash only, and do not soak overnight.',
    media: [1, 2],
    reviews: [
      ['Bhavya N.', 5, 'Gave it at a wedding anniversary lunch; the whole table wanted a turn.'],
      ['Joseph M.', 4, 'Clear picture once hot. Cold it looks like a plain office mug, which I like.'],
      ['Usha V.', 5, 'Filled it with rasam to test. It works with rasam.'],
    ],
  }),
];
