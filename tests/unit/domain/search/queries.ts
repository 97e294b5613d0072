const BESTSELLER =
  /^(?:Personalised Photo Mug|Crystal Photo Cube|Heart Photo Cushion|Instant-style Photo Prints on a String|Gold Edge Collage|Photo Desk Calendar|Photo Pillow with Gold|Family )/;
const GIFT = /^[^|]*(?:family|heart|couple|friend|gift)|\| (?:custom mugs|keychains|photo frames|led photo lamps) \|/i;

/**
 * What shoppers of a photo gift shop in India type, and what one of the first three products must be: a pattern on
 * 'name | category | subcategory' of the demo's catalogue. Written before the table of meanings, as a sample of kinds of
 * searches: things, occasions, recipients, typos, spellings of Hindi and Telugu in both scripts, sizes and prices; the
 * table has no entry that only serves this list.
 */
const SEARCHES: readonly (readonly [right: RegExp, typed: string])[] = [
  [
    /^[^|]*(?:wedding|couple|anniversary)/i,
    'marriage gift | newly married couple | anivarsary gift | marrage gift | weddinggift | shaadi ka gift | ' +
      'shadi ki salgirah | pelli roju gift | పెళ్లి బహుమతి | పెళ్లి రోజు | शादी की सालगिरह | ' +
      'what can i give my friend for her wedding | wed | sister wedding | wedin gift | kotha dampathulaku | ' +
      'పెళ్లికూతురికి | తమ్ముడి పెళ్లికి',
  ],
  [
    /^[^|]*family|\| photo frames \||\| calendars \|/i,
    "mothers day | father's day gifts | gift for mom | mummy papa gift | grandmother | mummy ke liye kuch | " +
      'dadi ke liye | ammaki gift | నాన్నకి గిఫ్ట్ | माँ के लिए उपहार | half saree function | son in law | ' +
      'house warmin | gruhapravesaniki gift | बहू के लिए | 👨‍👩‍👧',
  ],
  [
    /^[^|]*(?:wedding|couple|anniversary|heart)/i,
    'first anniversary | engagement | valentines day | for my husband | girl friend | gifts for him | ' +
      'భార్యకు బహుమతి | पति के लिए तोहफ़ा | husb | ❤️ gift | karwa chauth | my better half | ' +
      'bhaiya bhabhi anniversary | ప్రియురాలికి | భార్యాభర్తలకు',
  ],
  [
    /\| custom mugs \|/i,
    'coffee cup | tea mug | cofee mug | coffeemug | sasta mug | photo kappu | టీ కప్పు | चाय का कप | ' +
      'mug par photo print karna hai | naku photo unna mug kavali | mug? | 325ml cup | photo on mug | ' +
      'mug 300',
  ],
  [
    /\| phone covers \|/i,
    'back cover | mobile pouch | phone back case | one plus mobile case | mobile cuver | mobilecover | ' +
      'mobile ka cover | సెల్ ఫోన్ కవర్ | मोबाइल का कवर | mobile co | mobile skin | mobail cuver',
  ],
  [
    /\| keychains \|/i,
    'keyring | key holder | kechain | keychan | chaabi wala | thalam chevi | ' +
      'do you have key chains with photo | నాకు ఫోటో ఉన్న కీచైన్ కావాలి | key/chain | metal keychain',
  ],
  [
    /\| (?:canvas|acrylic) prints$|\| photo frames \|/i,
    'wall poster | wall hanging | portrait | photo wall decoration | new home | gode ki photo | గోడ ఫోటో | ' +
      'గృహప్రవేశం | दीवार के लिए फोटो | गृह प्रवेश',
  ],
  [
    /\| photo frames \|/i,
    'photo stand | family tree frame | fotoframe | photo farme | photo wali ghadi ka frame | ' +
      'i am looking for a photo frame for my parents | photo fr | photo-frame | display frame | ' +
      'तीन फोटो वाला फ्रेम',
  ],
  [
    GIFT,
    'raksha bandhan gift for sister | friendship day | gift for brother | sister | behen ke liye tohfa | ' +
      'snehithudu kosam | tammudu gift | స్నేహితుడికి గిఫ్ట్ | दोस्त के लिए गिफ्ट | grand opening gift',
  ],
  [/\| (?:pillows|cushions) \|/i, 'bolster | throw pillow | piilow | talagada | pil | fabric pillow | back pillow'],
  [/^[^|]*birthday/i, 'bday gift | birthdy | puttina roju gift | birthd | “birthday gift” | जन्म'],
  [/\| led photo lamps \|/i, 'table lamp | led light | bedroom lamp | tablelamp | illuminated photo'],
  [/\| waterproof photo stickers \|/i, 'decals | labels | stickr | waterproof | bottle wrap'],
  [/\| calendars \|/i, 'table calendar | planner | calandar | cale | a5 calendar'],
  [
    /^[^|]*(?:festival|rangoli|muggulu|lantern|temple|puja)/i,
    'diwali gifts | sankranti gift | deewali gift | दिवाली का तोहफा | dhanteras',
  ],
  [
    /^[^|]*(?:teddy|children|nursery|school|birthday)/i,
    'baby girl | pillalaki bahumathi | 5 year old girl | what do you have for a newly born baby girl',
  ],
  [/heart cushions$/i, 'heart shape pillow | love cushion | dil wala takia'],
  [/\| prints \|/i, 'hostel room photos | wallet size photos | photo nikalwana'],
  [/wooden frames$/i, 'lakdi ka photo frame | chekka frame | wooden'],
  [/\bpet\b[^|]*mug/i, 'kutte ki photo wala mug | కుక్క ఫోటో మగ్ | कुत्ते वाला मग'],
  [/crystal cubes$/i, 'photo cube | crystal'],
  [/instant prints$/i, 'polaroids | polariod'],
  [/bottle stickers$/i, 'water bottle stickers | 3 inch sticker'],
  [BESTSELLER, 'christmas present | graduation gift'],
  [/^[^|]*\bpet\b/i, 'cat lovers | gift for 🐶'],
  [/canvas prints$/i, 'canvass print | large canvas'],
  [/acrylic/i, 'acralic print | acrylic'],
  [/children|teddy|nursery/i, 'పిల్లల దిండు | बच्चों का तकिया'],
  [/keychain|sticker/i, 'తక్కువ ధర గిఫ్ట్ | सस्ता गिफ्ट'],
  [/\bpet\b[^|]*cushion/i, 'cushion with picture of my cat | puppy cushion'],
  [/keychain|sticker|mug|loose/i, 'gifts below ₹300 | 300 లోపు గిఫ్ట్'],
  [/couple[^|]*\| keychains/i, 'couple keychain'],
  [/birthday|teddy|children|nursery/i, 'first birthday of baby'],
  [/\| cushions \|/i, 'cusion'],
  [
    /\| (?:custom mugs|keychains|cushions|prints|phone covers|photo frames|calendars|pillows|led photo lamps) \|/i,
    '1000 ke andar gift',
  ],
  [/rangoli[^|]*mug/i, 'kolam mug'],
  [/magic/i, 'mug that shows photo with hot water'],
];

export const QUERIES = SEARCHES.flatMap(([right, all]) => all.split(' | ').map((typed) => ({ typed, right })));

/** What the shop does not sell, by the categories of which one is near. */
export const NOT_SOLD: readonly (readonly [near: string, typed: string])[] = [
  ['Cushions, Pillows, Custom Mugs', 't shirt | hoodie'],
  ['Cushions, Pillows', 'saree | blanket | పట్టు చీర'],
  ['Cushions, Keychains, Custom Mugs', 'shoes'],
  ['Prints, Photo Frames', 'photo album'],
  ['LED Photo Lamps, Custom Mugs', 'birthday cake | chocolates'],
  ['Keychains', 'necklace | couple rings | pendrive | अंगूठी | nagalu | silver coin'],
  ['Custom Mugs, Waterproof Photo Stickers, Calendars', 'mousepad | water bottle'],
  ['Keychains, Phone Covers', 'wallet'],
  ['Keychains, Photo Frames, Prints', 'wrist watch | గడియారం'],
  ['Phone Covers, Waterproof Photo Stickers', 'mobile charger'],
  ['Custom Mugs', 'pressure cooker'],
  ['LED Photo Lamps, Prints, Photo Frames', 'flower pot'],
];
