import type { Completions, Meaning } from '#domain/search/lexicon.ts';
import { otherThings, things } from './searchThings.ts';

/** Occasions: a search for one is completed to gifts for it. */
const occasions = {
  wedding: {
    typed:
      'marriage, wedding gift, marriage gift, wed, bride, groom, bridal, newly married, newly wed, newlywed, just married, reception, bridesmaid, bachelor party, nikah, mandap, haldi, mehendi, sangeet, muhurtham',
    finds: 'wedding, couple, anniversary, heart, *',
  },
  anniversary: {
    typed:
      'marriage anniversary, wedding anniversary, marriage day, wedding day, first anniversary, silver jubilee, golden jubilee',
    finds: 'anniversary, wedding, couple, heart, family, *',
  },
  engagement: {
    typed: 'engaged, proposal, propose, save the date, ring ceremony, pre wedding, honeymoon',
    finds: 'couple, heart, wedding, anniversary, *',
  },
  love: {
    typed:
      'valentine, valentine day, valentines day, romantic, romance, lover, propose day, kiss, rose day, i love you, darling, sweetheart, miss you, sorry, long distance, karwa chauth, teej',
    finds: 'couple, heart, anniversary, wedding, *',
  },
  birthday: {
    typed:
      'bday, b day, birth day, happy birthday, birthday gift, birthday present, hbd, born day, first birthday, bdy',
    finds: 'birthday, *',
  },
  festival: {
    typed:
      'diwali, deepavali, deepawali, festive, ugadi, sankranti, pongal, onam, dussehra, dasara, navratri, durga puja, holi, ganesh chaturthi, vinayaka chavithi, lights festival, eid, ramzan, ramadan, bakrid, bathukamma, gudi padwa, baisakhi, lohri, varalakshmi vratam, shivaratri, rama navami, janmashtami, dhanteras, akshaya tritiya, chhath, bihu, vishu, independence day, republic day',
    finds: 'festival, rangoli, lantern, muggulu, temple, *',
  },
  christmas: { typed: 'xmas, santa, secret santa, x mas, easter', finds: 'gift set, gift box, *, family, lantern' },
  'new year': { typed: 'happy new year, newyear, year end', finds: 'calendar, *, family' },
  rakhi: {
    typed: 'raksha bandhan, rakshabandhan, rakhi gift, bhai dooj, bhaiya dooj, rakhee',
    finds: 'family, keychain, *, magic mug',
  },
  housewarming: {
    typed:
      'house warming, new home, new house, new flat, home warming, griha pravesh, grihapravesh, gruhapravesam, house opening, home, house',
    finds: 'family frame, family, canvas print, frame, acrylic print, temple, *',
  },
  ceremony: {
    typed:
      'function, half saree, half saree function, saree ceremony, dhoti function, dhoti ceremony, thread ceremony, upanayanam, annaprasana, shashtipoorthi, 60th birthday, puberty function',
    finds: 'family, festival, heart, *',
  },
  farewell: {
    typed:
      'retirement, retire, send off, sendoff, leaving, goodbye, good bye, thank you, thanks, graduation, convocation, promotion, congratulation, congrats, new job, achievement, success, appreciation, memory, memories, reunion, school leaving, opening, grand opening, shop opening, new shop, new office, new business, inauguration, good luck, all the best, get well soon, first salary, resignation',
    finds: '*, mug, calendar, instant print, frame',
  },
  office: {
    typed:
      'boss, manager, colleague, coworker, co worker, employee, staff, team, client, school teacher, class teacher, tuition teacher, corporate, company, work, teacher, sir, madam, mam, miss, professor, guru, teachers day, doctor, student, womens day, mens day, nurse, engineer, lawyer, advocate, police, army, soldier, principal, coach, tutor, hr, office table, office desk, work desk, work table, table top',
    finds: 'mug, desk calendar, *, keychain, frame',
  },
} satisfies Record<string, Meaning>;

/** Whom a gift is for. */
const people = {
  friend: {
    typed:
      'best friend, bestie, bff, friendship, friendship day, buddy, roommate, classmate, friends, teenager, teenage, college, youngster, neighbour, neighbor, gang',
    finds: 'instant print, magic mug, keychain, *, mug',
  },
  family: {
    typed:
      'family gift, relative, in laws, in law, uncle, aunty, auntie, aunt, cousin, nephew, niece, everyone, all of us',
    finds: 'family, calendar, *',
  },
  mother: {
    typed: 'mom, mum, mummy, mommy, mama, mothers day, mother day, mother in law, mothers, mommy day',
    finds: 'family, heart, *, calendar',
  },
  father: {
    typed: 'dad, daddy, fathers day, father day, father in law, papa, fathers',
    finds: 'family, *, mug, frame',
  },
  parents: {
    typed: 'parent, mom dad, mom and dad, mother and father, mummy papa, parents day',
    finds: 'family, anniversary, frame, calendar, *',
  },
  grandparents: {
    typed:
      'grandparent, grandma, grandpa, grandmother, grandfather, granny, old people, elders, elderly, senior citizen',
    finds: 'family, calendar, frame, *',
  },
  husband: {
    typed: 'hubby, him, men, man, gents, boys, guy, fiance, male',
    finds: 'couple, anniversary, wedding, heart, *',
  },
  wife: {
    typed: 'wifey, her, women, woman, ladies, lady, fiancee, female',
    finds: 'couple, heart, anniversary, wedding, *',
  },
  girlfriend: { typed: 'girl friend, gf, girl, crush', finds: 'couple, heart, *' },
  boyfriend: { typed: 'boy friend, bf, boy', finds: 'couple, heart, magic mug, *' },
  couple: {
    typed:
      'couple gift, couples, pair, partner, life partner, better half, soulmate, soul mate, spouse, would be, two people, both of us',
    finds: 'couple, wedding, anniversary, heart, *',
  },
  sibling: {
    typed: 'brother, sister, bro, sis, elder brother, younger brother, elder sister, twins',
    finds: 'family, keychain, magic mug, *',
  },
  children: {
    typed:
      'kid, child, baby, babies, toddler, infant, newborn, new born, newly born, new born baby, baby shower, naming ceremony, cradle ceremony, nursery, cradle, son, daughter, grandson, granddaughter, little one, year old, childrens day, boy, girl, baby boy, baby girl, boy baby, girl baby, kids room, kids gift, grandchild, grandchildren, kindergarten, first birthday baby, cartoon',
    finds: 'children, nursery, teddy, school, birthday, family, *',
  },
} satisfies Record<string, Meaning>;

/** What is on a product or what it is made of, and how large it is. */
const subjects = {
  pet: {
    typed:
      'dog, puppy, cat, kitten, pup, doggy, doggie, parrot, animal, dog lover, cat lover, pet lover, bird, kitty, pets',
    finds: 'pet',
  },
  god: {
    typed:
      'temple, devotional, pooja, puja, pooja room, puja room, bhagwan, devudu, venkateswara, krishna, ganesha, ganesh, hanuman, sai baba, shiva, rama, lakshmi, pilgrimage, tirupati, spiritual',
    finds: 'temple, puja, festival, *',
  },
  rangoli: { typed: 'kolam, muggulu, muggu, alpona', finds: 'rangoli, muggulu' },
  travel: {
    typed:
      'trip, tour, bon voyage, happy journey, going abroad, holiday, vacation, journey, mountain, lake, nature, scenery, landscape, sea, beach, sunset, sky',
    finds: 'landscape, travel, seaside, sunset, night sky, home town',
  },
  gold: { typed: 'golden, gold colour, gold color, gold finish', finds: 'gold' },
  colour: { typed: 'color, coloured, colored, colourful, colorful, multicolour', finds: 'coloured, colour, yellow' },
  heart: { typed: 'heart shape, heart shaped, love shape', finds: 'heart' },
  memorial: {
    typed: 'in memory, late father, late mother, death anniversary, remembrance, tribute, passed away, condolence',
    finds: 'portrait, temple, frame, crystal cube, lamp',
  },
  vehicle: { typed: 'car, bike, scooter, motorcycle, auto, truck', finds: 'keychain, sticker' },
  bedroom: {
    typed: 'room, hostel, hostel room',
    finds: 'night lamp, bedside lamp, instant print, cushion, pillow, lamp',
  },
  kitchen: { typed: 'dining, breakfast, restaurant, cafe', finds: 'mug' },
  wooden: { typed: 'wood, oak, teak, timber, plywood, engraved wood', finds: 'wooden frame, oak, wooden' },
  ceramic: { typed: 'porcelain, china clay, white mug', finds: 'ceramic' },
  glass: { typed: 'transparent, clear, see through, mirror finish', finds: 'crystal, acrylic print, acrylic' },
  metal: { typed: 'steel, brass, iron, aluminium', finds: 'keychain, *' },
  cloth: { typed: 'fabric, soft, textile', finds: 'cushion, pillow, canvas' },
  waterproof: {
    typed: 'water proof, water resistant, washable, weatherproof, laminated',
    finds: 'waterproof, acrylic',
  },
  large: {
    typed: 'big, huge, extra large, xl, xxl, jumbo, full size, biggest, oversized, long',
    finds: 'large, canvas print, acrylic print',
  },
  small: {
    typed: 'mini, tiny, little, pocket size, compact, smallest, cute',
    finds: 'small, keychain, sticker, instant print',
  },
  medium: { typed: 'mid size, medium size', finds: 'medium' },
  name: { typed: 'with name, names, initial, text, quote, letter, alphabet, date', finds: 'name, date' },
  chime: { typed: 'music, song, sound, audio, musical, voice', finds: 'chime' },
  two: { typed: '2, double, set of 2, set of two, twin', finds: 'set of two, pair' },
  three: { typed: '3, triple, 3 photo, three photos', finds: '3 photos, collage' },
  four: { typed: '4', finds: 'pack of 4' },
  many: {
    typed: 'multiple, multi, several, lots of, many photos, four photos, 4 photos, 5 photos, 6 photos',
    finds: 'collage, set, instant print, calendar',
  },
} satisfies Record<string, Meaning>;

/** Words with a job of their own in a search. */
const roles = {
  /** A word that every product fits, and that asks for a present. */
  gift: {
    typed:
      'present, gifting, gift item, gift idea, gift ideas, ideas, arrivals, gift article, surprise, souvenir, keepsake, return, something, anything, item, product, idea, special, unique, best, top, trending, latest, new, popular, good, nice, best seller, bestseller, shopping, things, gift online, photo gift, occasion',
  },
  photo: { typed: 'foto, picture, pic, image, photograph, snap, selfie' },
  filler: {
    typed:
      'a, an, the, for, with, without, on, in, of, to, and, or, my, our, your, his, their, me, i, we, you, us, it, is, am, are, be, need, want, wants, wanted, would, like, looking, look, searching, search, show, find, get, give, giving, buy, buying, order, please, pls, plz, some, any, all, can, could, should, what, which, where, how, that, this, these, who, have, has, do, does, from, by, at, as, about, near, put, make, made, making, print on, printed, printing, custom, customised, customized, customise, customize, personalised, personalized, personalise, personal, online, india, price of, shop, store, available, delivery, type, kind, style, year, old, design, designer, shape, size, there, just, only, so, very, more, will, ur, u, day, his, own, hi, hello, help, using, use, used, cost, rate, price, model, brand, quality, same, different, beautiful, lovely, turned, into, put on',
  },
  under: {
    typed:
      'below, less than, within, upto, up to, max, maximum, not more than, lower than, or less, inside, cheaper than, in budget of, budget of, under rs',
  },
  over: { typed: 'above, more than, minimum, min, starting, at least, greater than' },
  between: { typed: 'from range, range, in between' },
  rupees: { typed: 'rs, inr, rupee, rupaye, rs only, ₹' },
  cheap: {
    typed:
      'low price, lowest price, low cost, low budget, budget, affordable, economical, cheapest, inexpensive, less price, discount, offer, sale, low rate, cheap and best, budget friendly, reasonable',
  },
  costly: { typed: 'expensive, premium, luxury, high price, rich, grand, costliest, luxurious, royal' },
} satisfies Record<string, Meaning>;

/** Marks of a phone's keyboard by what they mean. */
export const emoji: Readonly<Record<string, string>> = {
  '🎂🍰🥳': 'birthday',
  '❤💕💖💗💘💝💞🥰😍💑💏': 'love',
  '💍👰🤵💒': 'wedding',
  '🐶🐕🐱🐈🐾🐩': 'pet',
  '🎁🎀🛍': 'gift',
  '☕🍵🫖': 'mug',
  '📱📲': 'phone cover',
  '🔑🗝': 'keychain',
  '🖼': 'frame',
  '📷📸': 'photo',
  '💡🕯🪔': 'lamp',
  '📅📆🗓': 'calendar',
  '👶🍼🧸👧👦': 'children',
  '👪👨‍👩‍👧‍👦👨‍👩‍👦👨‍👩‍👧👨‍👩‍👧‍👧👨‍👩‍👦‍👦': 'family',
  '👵👴': 'grandparents',
  '👫👬👭': 'couple',
  '🏠🏡': 'housewarming',
  '🎄🎅': 'christmas',
  '🛋': 'cushion',
  '🛕🙏🕉': 'god',
  '🌙🎆🎇': 'festival',
  '✈🏖🏝🌅🏔🧳': 'travel',
  '🎓': 'farewell',
  '💐🌹🌸🌷🌺': 'flower',
  '🍫🍬🧁': 'cake',
  '👕👚🧢': 't-shirt',
  '⏰🕰': 'clock',
  '⌚': 'watch',
  '👜🎒👛': 'bag',
  '💎': 'jewellery',
  '🧩🎮': 'puzzle',
};

/** Words of numbers in prices, in every language: of a hundred and more, and of how many of them. */
export const amounts: Readonly<Record<number, string>> = {
  1: 'one, ek, oka, एक, ఒక',
  1.5: 'dedh, डेढ़',
  2: 'two, do, rendu, दो, రెండు',
  2.5: 'dhai, ढाई',
  3: 'three, teen, tin, mudu, moodu, तीन, మూడు',
  4: 'four, char, chaar, nalugu, चार, నాలుగు',
  5: 'five, paanch, panch, aidu, ayidu, पाँच, पांच, ఐదు, అయిదు',
  6: 'six, chhe, che, aaru, छह, छः, ఆరు',
  7: 'seven, saat, edu, सात, ఏడు',
  8: 'eight, aath, enimidi, आठ, ఎనిమిది',
  9: 'nine, nau, tommidi, नौ, తొమ్మిది',
  100: 'hundred, sau, vanda, vandala, vandalu, सौ, వంద, వందల',
  200: 'రెండువందల, renduvandala',
  300: 'మూడువందల, muduvandala',
  500: 'ఐదువందల, ఐదొందల, aiduvandala, aidhuvandala',
  1000: 'thousand, hazar, hazaar, hajar, veyyi, vela, हज़ार, వెయ్యి, వేల',
};

export const meanings = { ...things, ...otherThings, ...occasions, ...people, ...subjects, ...roles };

/** Meanings by what they are; all others are subjects, or have a job of their own. */
export const groups: Readonly<Record<'thing' | 'occasion' | 'person', readonly string[]>> = {
  thing: Object.keys({ ...things, ...otherThings }),
  occasion: Object.keys(occasions),
  person: Object.keys(people),
};

/** How a search for an occasion or a person goes on, in Latin letters and in the language's own. */
export const completions: Completions = {
  occasion: ['… gifts', '… gifts'],
  person: ['gifts for …', 'gifts for …'],
};

/** Spellings in another language by the English name of their meaning. */
export type Spellings = Partial<Readonly<Record<keyof typeof meanings, string>>>;
