/**
 * What shoppers of a photo gift shop in India type, and what one of the first three products must be: a pattern on
 * 'name | category | subcategory' of the demo's catalogue. Written before the table of meanings, as a sample of kinds of
 * searches; the table has no entry that only serves this list.
 */
type Kind =
  | 'thing'
  | 'phrase'
  | 'occasion'
  | 'recipient'
  | 'slip'
  | 'hinglish'
  | 'tenglish'
  | 'telugu'
  | 'hindi'
  | 'spoken'
  | 'beginning'
  | 'marks'
  | 'size'
  | 'price'
  | 'material'
  | 'subject';

const MUG = /\| custom mugs \|/i;
const FRAME = /\| photo frames \|/i;
const LAMP = /\| led photo lamps \|/i;
const PILLOW = /\| (?:pillows|cushions) \|/i;
const CUSHION = /\| cushions \|/i;
const PRINT = /\| prints \|/i;
const WALL = /\| (?:canvas|acrylic) prints$|\| photo frames \|/i;
const STICKER = /\| waterproof photo stickers \|/i;
const KEYCHAIN = /\| keychains \|/i;
const CALENDAR = /\| calendars \|/i;
const COVER = /\| phone covers \|/i;
const COUPLE = /^[^|]*(?:wedding|couple|anniversary|heart)/i;
const WEDDING = /^[^|]*(?:wedding|couple|anniversary)/i;
const CHILD = /^[^|]*(?:teddy|children|nursery|school|birthday)/i;
const FAMILY = /^[^|]*family|\| photo frames \||\| calendars \|/i;
const PET = /^[^|]*\bpet\b/i;
const BIRTHDAY = /^[^|]*birthday/i;
const FESTIVAL = /^[^|]*(?:festival|rangoli|muggulu|lantern|temple|puja)/i;
const BESTSELLER =
  /^(?:Personalised Photo Mug|Crystal Photo Cube|Heart Photo Cushion|Instant-style Photo Prints on a String|Gold Edge Collage|Photo Desk Calendar|Photo Pillow with Gold|Family )/;
const GIFT = /^[^|]*(?:family|heart|couple|friend|gift)|\| (?:custom mugs|keychains|photo frames|led photo lamps) \|/i;

export const QUERIES: readonly (readonly [kind: Kind, typed: string, right: RegExp])[] = [
  ['thing', 'coffee cup', MUG],
  ['thing', 'tea mug', MUG],
  ['thing', 'back cover', COVER],
  ['thing', 'mobile pouch', COVER],
  ['thing', 'phone back case', COVER],
  ['thing', 'keyring', KEYCHAIN],
  ['thing', 'key holder', KEYCHAIN],
  ['thing', 'bolster', PILLOW],
  ['thing', 'throw pillow', PILLOW],
  ['thing', 'table lamp', LAMP],
  ['thing', 'led light', LAMP],
  ['thing', 'photo cube', /crystal cubes$/i],
  ['thing', 'polaroids', /instant prints$/i],
  ['thing', 'wall poster', WALL],
  ['thing', 'wall hanging', WALL],
  ['thing', 'portrait', WALL],
  ['thing', 'decals', STICKER],
  ['thing', 'labels', STICKER],
  ['thing', 'table calendar', CALENDAR],
  ['thing', 'planner', CALENDAR],
  ['thing', 'photo stand', FRAME],
  ['thing', 'picture collage', /collage/i],
  ['phrase', 'colour changing mug', /magic mugs$/i],
  ['phrase', 'heart shape pillow', /heart cushions$/i],
  ['phrase', 'love cushion', /heart cushions$/i],
  ['phrase', 'couple keychain', /couple[^|]*\| keychains/i],
  ['phrase', 'family tree frame', FRAME],
  ['phrase', 'bedroom lamp', LAMP],
  ['phrase', 'hostel room photos', PRINT],
  ['phrase', 'photo wall decoration', WALL],
  ['phrase', 'water bottle stickers', /bottle stickers$/i],
  ['phrase', 'return gifts for guests', /favour|pack of|stickers|keychain/i],
  ['phrase', 'gift box', /gift (?:box|set)/i],
  ['phrase', 'god photo frame', /temple|\| photo frames \|/i],
  ['phrase', 'one plus mobile case', COVER],
  ['occasion', 'marriage gift', WEDDING],
  ['occasion', 'first anniversary', COUPLE],
  ['occasion', 'bday gift', BIRTHDAY],
  ['occasion', 'mothers day', FAMILY],
  ['occasion', "father's day gifts", FAMILY],
  ['occasion', 'diwali gifts', FESTIVAL],
  ['occasion', 'sankranti gift', FESTIVAL],
  ['occasion', 'christmas present', BESTSELLER],
  ['occasion', 'retirement gift for boss', /\| (?:custom mugs|photo frames|calendars|prints|led photo lamps) \|/i],
  ['occasion', 'engagement', COUPLE],
  ['occasion', 'new home', WALL],
  ['occasion', 'raksha bandhan gift for sister', GIFT],
  ['occasion', 'friendship day', GIFT],
  ['occasion', 'first birthday of baby', /birthday|teddy|children|nursery/i],
  ['occasion', 'graduation gift', BESTSELLER],
  ['occasion', 'valentines day', COUPLE],
  ['recipient', 'for my husband', COUPLE],
  ['recipient', 'girl friend', COUPLE],
  ['recipient', 'boyfriend birthday', /birthday|couple|heart/i],
  ['recipient', 'gift for mom', FAMILY],
  ['recipient', 'mummy papa gift', FAMILY],
  ['recipient', 'grandmother', FAMILY],
  ['recipient', 'gift for brother', GIFT],
  ['recipient', 'sister', GIFT],
  ['recipient', 'colleague gift', /\| (?:custom mugs|calendars|keychains|photo frames|led photo lamps) \|/i],
  ['recipient', 'baby girl', CHILD],
  ['recipient', 'newly married couple', WEDDING],
  ['recipient', 'cat lovers', PET],
  ['recipient', 'gifts for him', COUPLE],
  ['slip', 'cusion', CUSHION],
  ['slip', 'piilow', PILLOW],
  ['slip', 'kechain', KEYCHAIN],
  ['slip', 'keychan', KEYCHAIN],
  ['slip', 'fotoframe', FRAME],
  ['slip', 'photo farme', FRAME],
  ['slip', 'mobile cuver', COVER],
  ['slip', 'stickr', STICKER],
  ['slip', 'anivarsary gift', WEDDING],
  ['slip', 'marrage gift', WEDDING],
  ['slip', 'birthdy', BIRTHDAY],
  ['slip', 'canvass print', /canvas prints$/i],
  ['slip', 'acralic print', /acrylic/i],
  ['slip', 'cofee mug', MUG],
  ['slip', 'calandar', CALENDAR],
  ['slip', 'mobilecover', COVER],
  ['slip', 'weddinggift', WEDDING],
  ['slip', 'coffeemug', MUG],
  ['slip', 'tablelamp', LAMP],
  ['slip', 'birth day mug', /birthday[^|]*mug/i],
  ['hinglish', 'shaadi ka gift', WEDDING],
  ['hinglish', 'shadi ki salgirah', WEDDING],
  ['hinglish', 'mummy ke liye kuch', FAMILY],
  ['hinglish', 'photo wali ghadi ka frame', FRAME],
  ['hinglish', 'chaabi wala', KEYCHAIN],
  ['hinglish', 'mobile ka cover', COVER],
  ['hinglish', 'behen ke liye tohfa', GIFT],
  ['hinglish', 'dil wala takia', /heart cushions$/i],
  ['hinglish', 'lakdi ka photo frame', /wooden frames$/i],
  ['hinglish', 'bacche ka janmdin', /birthday|children|teddy|school/i],
  ['hinglish', 'sasta mug', MUG],
  ['hinglish', 'kutte ki photo wala mug', /\bpet\b[^|]*mug/i],
  ['hinglish', 'deewali gift', FESTIVAL],
  ['hinglish', 'dadi ke liye', FAMILY],
  ['tenglish', 'pelli roju gift', WEDDING],
  ['tenglish', 'puttina roju gift', BIRTHDAY],
  ['tenglish', 'ammaki gift', FAMILY],
  ['tenglish', 'snehithudu kosam', GIFT],
  ['tenglish', 'photo kappu', MUG],
  ['tenglish', 'talagada', PILLOW],
  ['tenglish', 'pillalaki bahumathi', CHILD],
  ['tenglish', 'chekka frame', /wooden frames$/i],
  ['tenglish', 'gode ki photo', WALL],
  ['tenglish', 'tammudu gift', GIFT],
  ['tenglish', 'thalam chevi', KEYCHAIN],
  ['telugu', 'పెళ్లి బహుమతి', WEDDING],
  ['telugu', 'పెళ్లి రోజు', WEDDING],
  ['telugu', 'నాన్నకి గిఫ్ట్', FAMILY],
  ['telugu', 'భార్యకు బహుమతి', COUPLE],
  ['telugu', 'టీ కప్పు', MUG],
  ['telugu', 'సెల్ ఫోన్ కవర్', COVER],
  ['telugu', 'పిల్లల దిండు', /children|teddy|nursery/i],
  ['telugu', 'గోడ ఫోటో', WALL],
  ['telugu', 'స్నేహితుడికి గిఫ్ట్', GIFT],
  ['telugu', 'గృహప్రవేశం', WALL],
  ['telugu', 'కుక్క ఫోటో మగ్', /\bpet\b[^|]*mug/i],
  ['telugu', 'తక్కువ ధర గిఫ్ట్', /keychain|sticker/i],
  ['hindi', 'शादी की सालगिरह', WEDDING],
  ['hindi', 'माँ के लिए उपहार', FAMILY],
  ['hindi', 'पति के लिए तोहफ़ा', COUPLE],
  ['hindi', 'चाय का कप', MUG],
  ['hindi', 'मोबाइल का कवर', COVER],
  ['hindi', 'बच्चों का तकिया', /children|teddy|nursery/i],
  ['hindi', 'दीवार के लिए फोटो', WALL],
  ['hindi', 'दोस्त के लिए गिफ्ट', GIFT],
  ['hindi', 'सस्ता गिफ्ट', /keychain|sticker/i],
  ['hindi', 'दिवाली का तोहफा', FESTIVAL],
  ['hindi', 'गृह प्रवेश', WALL],
  ['hindi', 'कुत्ते वाला मग', /\bpet\b[^|]*mug/i],
  ['spoken', 'show me some birthday gifts for my daughter', /birthday|teddy|children/i],
  ['spoken', 'i am looking for a photo frame for my parents', FRAME],
  ['spoken', 'do you have key chains with photo', KEYCHAIN],
  ['spoken', 'what can i give my friend for her wedding', WEDDING],
  ['spoken', 'cushion with picture of my cat', /\bpet\b[^|]*cushion/i],
  ['spoken', 'mug par photo print karna hai', MUG],
  ['spoken', 'naku photo unna mug kavali', MUG],
  ['spoken', 'मुझे शादी के लिए फोटो लैंप दिखाओ', /(?:wedding|couple)[^|]*\| led photo lamps/i],
  ['spoken', 'నాకు ఫోటో ఉన్న కీచైన్ కావాలి', KEYCHAIN],
  ['beginning', 'wed', WEDDING],
  ['beginning', 'birthd', BIRTHDAY],
  ['beginning', 'pil', PILLOW],
  ['beginning', 'photo fr', FRAME],
  ['beginning', 'cale', CALENDAR],
  ['beginning', 'mobile co', COVER],
  ['beginning', 'husb', COUPLE],
  ['marks', 'mug?', MUG],
  ['marks', 'photo-frame', FRAME],
  ['marks', '❤️ gift', COUPLE],
  ['marks', 'gift for 🐶', PET],
  ['marks', '“birthday gift”', BIRTHDAY],
  ['marks', 'key/chain', KEYCHAIN],
  ['size', '8 x 10 photo frame', /^(?:Oak Wooden|Wedding Oak|Family Portrait|Anniversary Oak|Temple at Dusk)/],
  ['size', '18*12 canvas', /^(?:Gallery|Muggulu|Festival Night|Seaside)/],
  ['size', '12 by 8 print', /^(?:Gallery|Seaside)/],
  ['size', '325ml cup', MUG],
  ['size', 'a5 calendar', CALENDAR],
  ['size', '24 inch by 16 inch', /^(?:Gallery|Muggulu)/],
  ['size', '3 inch sticker', /bottle stickers$/i],
  ['size', 'large canvas', /canvas prints$/i],
  [
    'price',
    'mug below 350',
    /^(?:Personalised Photo Mug|Temple Visit|Rangoli Festival Mug|Pet Portrait Mug|Wedding Photo Mug)/,
  ],
  ['price', 'gifts below ₹300', /keychain|sticker|mug|loose/i],
  ['price', 'cushion less than 600', /^(?:Photo Cushion, Square|Evening|Landscape|Pet Face|Teddy Bear)/],
  ['price', 'budget frame', /^(?:Oak Wooden|Pet Portrait|Family Portrait|Temple at Dusk)/],
  [
    'price',
    '1000 ke andar gift',
    /\| (?:custom mugs|keychains|cushions|prints|phone covers|photo frames|calendars|pillows|led photo lamps) \|/i,
  ],
  ['price', '300 లోపు గిఫ్ట్', /keychain|sticker|mug|loose/i],
  ['price', '500 से कम का गिफ्ट', /keychain|sticker|mug|loose|cover|calendar|string/i],
  ['price', 'lamp between 1000 and 1100', /^(?:Family Photo Night|Temple Photo Lamp|Wish Lanterns|Sunset Couple)/],
  ['material', 'wooden', /wooden frames$/i],
  ['material', 'metal keychain', KEYCHAIN],
  ['material', 'crystal', /crystal cubes$/i],
  ['material', 'acrylic', /acrylic/i],
  ['material', 'fabric pillow', PILLOW],
  ['material', 'waterproof', STICKER],
  ['subject', 'rangoli', /rangoli|muggulu/i],
  ['subject', 'kolam mug', /rangoli[^|]*mug/i],
  ['subject', 'puppy cushion', /\bpet\b[^|]*cushion/i],
  ['subject', 'travel mug', /travel[^|]*mug/i],
  ['subject', 'name sticker for kids', /name sticker/i],
  ['subject', 'beach photo', /seaside|couple|sunset|landscape/i],
];

/** What the shop does not sell, and the categories of which one is near. */
export const NOT_SOLD: readonly (readonly [typed: string, near: readonly string[]])[] = [
  ['t shirt', ['Cushions', 'Pillows', 'Custom Mugs']],
  ['hoodie', ['Cushions', 'Pillows', 'Custom Mugs']],
  ['photo album', ['Prints', 'Photo Frames']],
  ['birthday cake', ['LED Photo Lamps', 'Custom Mugs']],
  ['necklace', ['Keychains']],
  ['couple rings', ['Keychains']],
  ['pendrive', ['Keychains']],
  ['mousepad', ['Custom Mugs', 'Waterproof Photo Stickers', 'Calendars']],
  ['chocolates', ['Custom Mugs', 'LED Photo Lamps']],
  ['wallet', ['Keychains', 'Phone Covers']],
  ['shoes', ['Cushions', 'Keychains', 'Custom Mugs']],
  ['saree', ['Cushions', 'Pillows']],
  ['wrist watch', ['Keychains', 'Photo Frames']],
  ['blanket', ['Cushions', 'Pillows']],
  ['water bottle', ['Custom Mugs', 'Waterproof Photo Stickers']],
  ['గడియారం', ['Keychains', 'Photo Frames', 'Prints']],
  ['अंगूठी', ['Keychains']],
  ['nagalu', ['Keychains']],
];
