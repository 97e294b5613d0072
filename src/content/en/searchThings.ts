import type { Meaning } from '#domain/search/lexicon.ts';

/**
 * What products are: what shoppers type, in English, and what it means in this kind of shop. `typed` are spellings, separated
 * by commas; the name itself and its plural are typed too. `finds` are texts of names, categories and sizes, the best first,
 * '*' for best sellers; without it the name itself. A search for a thing finds nothing else, and where the shop
 * has none, `near` says which of its things come closest. `isAside`: beside another thing it says how or where ('mug
 * print', 'wall clock'). `isMixed`: different things with the same neighbours.
 */
export const things = {
  mug: { typed: 'cup, coffee cup, coffee mug, tea cup, tea mug, milk mug, beer mug, tumbler', near: 'bottle, *' },
  'magic mug': {
    typed:
      'magic cup, colour changing mug, color changing mug, colour change mug, color change mug, heat mug, hot water mug, hidden photo mug, black mug, heat sensitive mug, hot mug, surprise mug, photo reveal mug',
    near: 'mug',
  },
  frame: {
    typed:
      'photo frame, picture frame, frame for photo, framed photo, photo stand, photo framing, table frame, wall frame, photo holder, display frame',
    near: 'print, *',
  },
  collage: {
    typed: 'photo collage, picture collage, collage frame, photo grid, multi photo frame, multiple photo frame',
    finds: 'collage, collage frame',
    near: 'frame, print',
  },
  lamp: {
    typed:
      'light, led, led frame, led photo frame, lighting frame, light frame, photo light, led light, table lamp, desk lamp, photo lamp, lantern, lamp shade, glowing photo, glow, illuminated, backlit, bulb',
    near: 'frame, *',
  },
  'night lamp': {
    typed:
      'night light, bed lamp, bed light, bedroom lamp, bedroom light, bedside light, sleeping lamp, zero bulb, bedside lamp',
    finds: 'night lamp, bedside lamp, lamp',
    near: 'lamp, frame',
  },
  'crystal cube': {
    typed:
      'crystal, 3d, 3d crystal, photo crystal, glass cube, 3d photo, 3d cube, photo cube, crystal block, paper weight, paperweight, crystal gift',
    finds: 'crystal cube, crystal',
    near: 'lamp, frame',
  },
  pillow: {
    typed: 'photo pillow, throw pillow, bolster, pillow cover, pillow case, bed pillow, bedding',
    finds: 'pillow, cushion',
    near: 'cushion, *',
  },
  cushion: {
    typed: 'cushion cover, sofa pillow, sofa cushion, photo cushion',
    finds: 'cushion, pillow',
    near: 'pillow, *',
  },
  'heart cushion': {
    typed: 'heart pillow, heart shape pillow, heart shaped pillow, heart shape cushion, love pillow, love cushion',
    finds: 'heart cushion',
    near: 'cushion, pillow',
  },
  print: {
    typed: 'photo print, photo printing, printout, print out, picture print, enlargement',
    near: 'frame, *',
    isAside: true,
  },
  'wall print': {
    typed:
      'poster, wall photo, wall art, wall picture, wall poster, wall hanging, wall decor, wall decoration, photo wall, wall, painting, portrait, sketch, artwork, wallpaper, banner, home decor, room decor, decoration, hall decoration, living room, hall',
    finds: 'canvas print, acrylic print, frame, print',
    near: 'frame, print, *',
    isAside: true,
  },
  canvas: {
    typed: 'canvas print, canvas photo, canvas painting, photo canvas, canvas frame, oil painting',
    finds: 'canvas print, canvas',
    near: 'print, frame',
  },
  'acrylic print': {
    typed: 'acrylic photo, acrylic frame, acrylic wall print, glass print, glass frame, glass photo frame',
    finds: 'acrylic print, acrylic',
    near: 'print, frame',
  },
  polaroid: {
    typed:
      'instant print, instant photo, polaroid print, polaroid photo, mini print, small photo, passport photo, instax, loose print, pocket photo, wallet size, wallet photo, retro print',
    finds: 'instant print, print',
    near: 'print',
  },
  'fairy light': {
    typed: 'string light, photo string, photo clip, photo hanging, photo garland, hanging photo, clip light',
    finds: 'string, instant print, lamp',
    near: 'print, lamp',
  },
  sticker: { typed: 'decal, label, photo sticker, tattoo, skin, logo sticker, vinyl', near: 'print, *' },
  'laptop sticker': {
    typed: 'laptop skin, laptop decal, laptop cover, laptop',
    finds: 'laptop, sticker sheet, sticker',
    near: 'sticker',
  },
  'bottle sticker': {
    typed: 'water bottle sticker, bottle label, bottle wrap, bottle sleeve, flask sticker, tiffin sticker',
    near: 'sticker',
  },
  'name sticker': {
    typed: 'name label, name slip, school label, book label, school sticker, name tag',
    finds: 'name sticker, sticker',
    near: 'sticker',
  },
  keychain: {
    typed:
      'key chain, key ring, keyring, key holder, key tag, key fob, bike key, car key, house key, ring for keys, bag tag, luggage tag',
    near: 'sticker, *',
  },
  calendar: {
    typed:
      'photo calendar, desk calendar, table calendar, wall calendar, planner, almanac, date calendar, diary, calendar for desk',
    near: 'frame, print',
  },
  'phone cover': {
    typed:
      'phone case, cover, case, back cover, back case, mobile cover, mobile case, phone back cover, phone back case, mobile back cover, mobile pouch, phone pouch, cell phone cover, cell cover, cellphone, mobile, phone, smartphone, silicone cover, hard case, flip cover, samsung, iphone, redmi, vivo, oppo, realme, oneplus, one plus, moto, motorola, nokia, xiaomi, poco, iqoo, galaxy',
    near: 'sticker, *',
  },
  combo: {
    typed:
      'hamper, gift hamper, gift set, combo pack, gift combo, gift box, gift pack, gift basket, surprise box, kit, package, set',
    finds: 'gift set, gift box, set, pair, pack',
    near: '*',
    isAside: true,
  },
  'return gift': {
    typed:
      'favour, favor, wedding favour, wedding favor, party favour, giveaway, guest gift, bulk gift, bulk, bulk order, wholesale, corporate gift, gift for guests',
    finds: 'favour, pack, sticker, keychain, mug',
    near: '*',
    isAside: true,
  },
} satisfies Record<string, Meaning>;

/** Things that photo gift shops are often asked for. One of them is sold where a product has its name. */
export const otherThings = {
  't-shirt': {
    typed: 'tshirt, t shirt, tee, shirt, hoodie, jersey, sweatshirt, jacket, cap, hat, apron, top',
    near: 'cushion, pillow, mug',
  },
  clothes: {
    typed:
      'dress, saree, sari, kurta, dupatta, shoe, sandal, slipper, sock, mask, scarf, tie, uniform, cloth, fashion, pant, jeans, skirt, blouse, lehenga, suit, pyjama, gown, frock, romper, glove, footwear',
    near: 'cushion, pillow, *',
    isMixed: true,
  },
  jewellery: {
    typed:
      'jewelry, jewel, ring, finger ring, couple ring, necklace, chain, locket, pendant, bracelet, bangle, earring, anklet, gold chain, gold ring, silver chain, silver ring, silver coin, gold coin, coin, diamond, ornament, rakhi thread, cufflink, brooch, badge',
    near: 'keychain, crystal, heart',
  },
  clock: { typed: 'wall clock, table clock, alarm clock, photo clock, timepiece', near: 'frame, print, calendar' },
  watch: { typed: 'wrist watch, smart watch, wristwatch, smartwatch', near: 'keychain, mug, frame' },
  bag: {
    typed:
      'tote bag, hand bag, handbag, school bag, backpack, pouch, purse, jute bag, trolley, luggage, laptop bag, travel bag',
    near: 'keychain, cushion, sticker',
  },
  wallet: { typed: 'card holder, purse for men, belt, leather wallet, passport cover', near: 'keychain, phone cover' },
  'mouse pad': {
    typed: 'mousepad, desk mat, table mat, coaster, tea coaster, mat, keyboard, mouse',
    near: 'mug, laptop sticker, calendar',
  },
  magnet: {
    typed: 'fridge magnet, photo magnet, refrigerator magnet, fridge sticker',
    near: 'sticker, instant print, keychain',
  },
  puzzle: {
    typed: 'jigsaw, jigsaw puzzle, photo puzzle, rubik cube, rubiks cube, game, board game, playing card',
    near: 'collage, print, crystal cube',
  },
  bottle: {
    typed: 'water bottle, sipper, flask, steel bottle, photo bottle, thermos, bottle printing, tiffin, lunch box',
    near: 'bottle sticker, mug',
  },
  blanket: {
    typed:
      'bedsheet, bed sheet, bed cover, quilt, razai, towel, curtain, table cloth, carpet, rug, door mat, handkerchief, hanky',
    near: 'cushion, pillow',
  },
  card: {
    typed:
      'visiting card, business card, greeting card, wedding card, invitation, invitation card, id card, gift card, postcard, thank you card, birthday card, anniversary card, love letter, invite, envelope, gift voucher, voucher',
    near: 'instant print, print, sticker',
  },
  album: {
    typed:
      'photo album, photo book, photobook, scrapbook, scrap book, wedding album, memory book, notebook, note book, magazine, book, story book, novel, comic',
    near: 'print, collage, calendar',
  },
  pen: {
    typed: 'ball pen, pencil, pen stand, pen holder, pencil box, pencil case, geometry box, stationery, parker pen',
    near: 'mug, sticker, calendar',
  },
  'pen drive': { typed: 'pendrive, usb drive, usb, memory card, hard disk, flash drive', near: 'keychain' },
  electronics: {
    typed:
      'airpod, airpods, airpods case, earbud, headphone, earphone, charger, mobile charger, phone charger, power bank, powerbank, speaker, camera, laptop stand, tablet, ipad, ipad cover, tablet cover, remote, pop socket, popsocket, phone stand, mobile stand, phone holder, mobile holder, tempered glass, screen guard',
    near: 'phone cover, sticker',
    isMixed: true,
  },
  cake: {
    typed:
      'birthday cake, photo cake, chocolate, sweet, candy, toffee, biscuit, dry fruit, food, ice cream, snack, fruit, rice, honey, pickle, juice',
    near: 'birthday, mug, *',
    isMixed: true,
  },
  flower: {
    typed: 'bouquet, rose, red rose, plant, bonsai, garland, indoor plant, money plant',
    near: 'heart cushion, couple, *',
  },
  toy: {
    typed:
      'teddy bear, soft toy, doll, car toy, lego, robot, remote car, balloon, candle, perfume, makeup, cosmetic, lipstick, cream, soap, nail polish, hair band, ball, cricket bat, football',
    near: 'teddy, children, heart, *',
    isMixed: true,
  },
  trophy: {
    typed:
      'award, medal, memento, shield, momento, statue, idol, miniature, caricature, figurine, bobblehead, sculpture',
    near: 'crystal cube, frame, acrylic print',
    isMixed: true,
  },
  plate: {
    typed:
      'name plate, nameplate, door plate, house name board, sign board, standee, flex, number plate, dinner plate, ceramic plate, tile, photo tile, plaque, cutout, white board, notice board',
    near: 'acrylic print, frame, sticker',
  },
  kitchenware: {
    typed:
      'utensil, vessel, pan, frying pan, cooker, kadai, spoon, knife, jug, kettle, bowl, dinner set, water glass, wine glass, beer glass, shot glass, ashtray, lighter',
    near: 'mug, bottle sticker',
    isMixed: true,
  },
  showpiece: {
    typed: 'show piece, vase, flower pot, plant pot, planter, dream catcher, wind chime, fountain, incense, agarbatti',
    near: 'lamp, print, frame',
    isMixed: true,
  },
  'car accessory': {
    typed: 'car hanging, mirror hanging, car dashboard, car perfume, seat cover, steering cover',
    near: 'keychain, sticker',
    isMixed: true,
  },
  'photo service': {
    typed:
      'photo editing, photo restoration, photo shoot, photoshoot, photographer, videographer, video, slideshow, xerox, photocopy, lamination, scanning, pan card, aadhar card',
    near: 'print, frame',
    isMixed: true,
  },
  umbrella: {
    typed:
      'raincoat, helmet, bicycle, cycle, tv, led tv, smart tv, cot, furniture, sofa, chair, table, bed, mirror, fan, cupboard, shelf, stool, fridge, sunglasses, goggles, specs',
    near: 'cushion, sticker, print',
    isMixed: true,
  },
} satisfies Record<string, Meaning>;
