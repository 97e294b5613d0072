// Schemas of the files in a shop's own folder (the types are in src/content/ownTexts.ts). Messages continue after 'lead
// has to be …'.
import * as v from 'valibot';

const DAYS = /** @type {const} */ (['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** What a misspelt `shop.name` or wrong quotation marks leave in a text. */
const UNFILLED = /\bundefined\b|\bNaN\b|\[object \w+\]|\$\{/;

const text = v.pipe(
  v.string('a text in quotes'),
  v.trim(),
  v.nonEmpty('a text that is not empty'),
  v.check(
    (written) => !UNFILLED.test(written),
    (issue) =>
      `a text without “${UNFILLED.exec(issue.input)?.[0]}”: names in it are misspelt, or it is not in \`backticks\``,
  ),
);
const texts = v.pipe(v.array(text, 'a list of texts: [ … ]'), v.nonEmpty('a list of at least one text'));
const anchor = v.pipe(v.string('a text in quotes'), v.regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens'));

/**
 * @template {v.ObjectEntries} Entries
 * @param {Entries} entries
 */
const record = (entries) => v.strictObject(entries, 'a record: { … }');

/**
 * @template {v.GenericSchema} Item
 * @param {Item} item
 */
const listOf = (item) => v.pipe(v.array(item, 'a list: [ … ]'), v.nonEmpty('a list of at least one'));

const offers = record({
  heading: text,
  text,
  offers: listOf(record({ title: text, text, contactSubject: text })),
});

/** @type {v.GenericSchema<unknown, import('../../src/content/ownTexts.ts').AboutCopy>} */
const about = record({
  lead: text,
  sections: listOf(record({ heading: text, paragraphs: texts })),
  features: listOf(record({ title: text, text })),
  photography: v.exactOptional(offers),
  partnerships: v.exactOptional(offers),
});

const points = listOf(record({ title: text, text }));

const questions = listOf(record({ id: anchor, question: text, answer: text }));

/** @type {v.GenericSchema<unknown, import('../../src/content/ownTexts.ts').Policy>} */
const policy = record({
  title: text,
  updated: v.pipe(
    v.string('a text in quotes'),
    v.regex(new RegExp(`^(?:${MONTHS}) \\d{4}$`), 'a month and year in English, such as July 2025'),
  ),
  intro: text,
  sections: listOf(record({ id: anchor, heading: text, paragraphs: texts, points: v.exactOptional(texts) })),
});

const services = v.array(text, 'a list of texts: [ … ]');

const shortcuts = v.array(record({ label: text, search: text }), 'a list: [ … ]');

const clock = v.pipe(v.string('a time in quotes'), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time such as '09:00'"));
const day = v.picklist(DAYS, `one of ${DAYS.join(', ')}`);

/** The schema of openingHours.ts. */
export const openingHours = v.pipe(
  record({ firstDay: day, lastDay: day, opens: clock, closes: clock }),
  v.check(
    ({ firstDay, lastDay }) => DAYS.indexOf(firstDay) <= DAYS.indexOf(lastDay),
    'a week: firstDay comes before lastDay',
  ),
);

/** The schema of search.ts. @type {v.GenericSchema<unknown, import('../../src/content/ownTexts.ts').OwnSearchMeanings>} */
export const searchMeanings = v.record(
  text,
  record({
    typed: text,
    finds: v.exactOptional(text),
    near: v.exactOptional(text),
    isThing: v.exactOptional(v.boolean('true or false')),
  }),
  'a record: { … }',
);

/** The schema of testimonials.ts. */
export const testimonials = v.array(
  record({
    id: anchor,
    name: text,
    comment: text,
    pic: v.pipe(
      v.string('a text in quotes'),
      v.regex(/^(?:\/|https:\/\/)\S+$/, "a picture of your public folder, such as '/customers/lamp.jpg'"),
    ),
  }),
  'a list: [ … ]',
);

const PIECE_NAMES = /** @type {const} */ ([
  'photo',
  'front',
  'opening',
  'month',
  'frame',
  'mug',
  'tag',
  'heart',
  'sticker',
]);
const PRESS_SHAPES = /** @type {const} */ (['rectangle', 'circle', 'arch', 'heart', 'contour']);
const PRESS_SPECIALS = /** @type {const} */ ([
  'wrap',
  'mirror',
  'white',
  'cut',
  'handle',
  'camera',
  'holes',
  'ring',
  'spiral',
  'seam',
  'mount',
  'grey',
]);
/** @param {string} what @param {number} [least] */
const millimetres = (what, least = 0) => v.pipe(v.number(what), v.minValue(least, what), v.maxValue(3000, what));
const LENGTH = 'millimetres, a number from 0 to 3000';
const SIDE = 'a finished size, [width, height] in millimetres, or the word ordered in quotes';
const pattern = v.pipe(
  v.instance(RegExp, 'a pattern between slashes, such as /\\bmugs?\\b/'),
  v.check(({ flags }) => !/[gy]/.test(flags), 'a pattern without the letters g and y after it'),
);

/** The schema of press.ts. @type {v.GenericSchema<unknown, readonly import('../../src/domain/design/pressTable.ts').PressEntry[]>} */
export const pressTable = listOf(
  record({
    product: pattern,
    size: v.exactOptional(pattern),
    pieces: listOf(
      record({
        name: v.exactOptional(v.picklist(PIECE_NAMES, `one of ${PIECE_NAMES.join(', ')}`)),
        count: v.exactOptional(
          v.union(
            [v.literal('named'), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24))],
            'a whole number from 1 to 24, or the word named in quotes',
          ),
        ),
        trim: v.union([v.literal('ordered'), v.strictTuple([millimetres('', 1), millimetres('', 1)])], SIDE),
        bleed: millimetres(LENGTH),
        safe: v.union(
          [millimetres(LENGTH), v.strictTuple([millimetres(''), millimetres(''), millimetres(''), millimetres('')])],
          'millimetres, or four of them: from the top, right, bottom and left edge',
        ),
        corner: v.exactOptional(millimetres(LENGTH)),
        shape: v.exactOptional(v.picklist(PRESS_SHAPES, `one of ${PRESS_SHAPES.join(', ')}`)),
        mount: v.exactOptional(record({ gap: millimetres(LENGTH), rim: millimetres(LENGTH) })),
        special: v.exactOptional(
          v.array(v.picklist(PRESS_SPECIALS, `one of ${PRESS_SPECIALS.join(', ')}`), 'a list: [ … ]'),
        ),
      }),
    ),
  }),
);

/** Facts with which texts are tried. @type {import('../../src/config/readSettings.ts').ShopFacts} */
const SHOP = {
  shopName: 'Asha Prints',
  shopFullName: 'Asha Prints Photo Gifts',
  shopTown: 'Guntur',
  shopPlace: 'Guntur, Andhra Pradesh',
  openingHours: { firstDay: 'Monday', lastDay: 'Saturday', opens: '09:00', closes: '20:00' },
};
/**
 * A shop with all payment methods and contact channels, and one with none.
 * @type {import('../../src/domain/shop/shopCapabilities.ts').ShopCapabilities}
 */
const ALL = { stripe: true, razorpay: true, upi: true, whatsapp: true, mailService: true, map: true };
/** @type {import('../../src/domain/shop/shopCapabilities.ts').ShopCapabilities} */
const NONE = { stripe: false, razorpay: false, upi: false, whatsapp: false, mailService: false, map: false };

/**
 * Each file with a text: the name of its export, its function's arguments, and its result.
 * @type {Readonly<Record<string, { given: readonly (readonly unknown[])[] | null, takes: string, schema: v.GenericSchema }>>}
 */
export const TEXTS = {
  about: {
    given: [
      [SHOP, ALL],
      [SHOP, NONE],
    ],
    takes: 'shop, ways',
    schema: about,
  },
  story: { given: [[SHOP]], takes: 'shop', schema: points },
  faq: {
    given: [
      [SHOP.openingHours, ALL],
      [SHOP.openingHours, NONE],
    ],
    takes: 'hours, ways',
    schema: questions,
  },
  privacy: {
    given: [
      [SHOP, ALL],
      [SHOP, NONE],
    ],
    takes: 'shop, ways',
    schema: policy,
  },
  terms: {
    given: [
      [SHOP, ALL],
      [SHOP, NONE],
    ],
    takes: 'shop, ways',
    schema: policy,
  },
  services: { given: null, takes: '', schema: services },
  shortcuts: { given: null, takes: '', schema: shortcuts },
};

/** @type {typeof import('../../src/domain/design/template.ts').PRODUCT_KINDS} */
const PRODUCT_KINDS = [
  'mug',
  'frame',
  'lamp',
  'cushion',
  'print',
  'printSet',
  'sticker',
  'keychain',
  'heartKeychain',
  'cube',
  'phoneCover',
  'calendar',
  'collage',
];
const ARRANGEMENTS = /** @type {const} */ (['foot', 'split', 'sides']);
/** @type {typeof import('../../src/domain/design/designText.ts').TYPEFACES} */
const TYPEFACES = ['modern', 'serif', 'round', 'script'];
const TEXT_COLOURS = /** @type {const} */ (['white', 'ink', 'gold', 'maroon', 'green', 'blue']);
const LAYOUTS = /** @type {const} */ ([
  'one',
  'twoAcross',
  'twoStacked',
  'three',
  'threeAcross',
  'four',
  'six',
  'nine',
]);
/** @template {readonly string[]} Words @param {Words} words */
const oneOf = (words) => v.picklist(words, `one of ${words.join(', ')}`);

/** A text of a template without its fields and parts: a sign that is left over is a mistake. */
const withoutParts = (/** @type {string} */ written) =>
  written.replaceAll(/\{(?:name|partner|date|from)\}/g, '').replaceAll(/\[[^[\]{}]*\]/g, '');
const templateText = v.pipe(
  v.string('a text in quotes'),
  v.check(
    (written) => !/[{}[\]]/.test(withoutParts(written)),
    'a text whose fields are {name}, {partner}, {date} or {from}, with each [ closed by a ]',
  ),
);
const templateTexts = record({
  label: text,
  texts: v.pipe(listOf(templateText), v.maxLength(3, 'a list of at most three texts')),
  short: templateText,
});

/** The schema of templates.ts. @type {v.GenericSchema<unknown, readonly import('../../src/content/ownTexts.ts').OwnTemplate[]>} */
export const templates = v.array(
  record({
    id: anchor,
    kinds: listOf(oneOf(PRODUCT_KINDS)),
    arrangement: oneOf(ARRANGEMENTS),
    styles: listOf(
      record({
        typeface: oneOf(TYPEFACES),
        colour: oneOf(TEXT_COLOURS),
        size: v.pipe(
          v.number('a share of the shorter side, such as 0.1'),
          v.minValue(0.03, 'a share of at least 0.03'),
          v.maxValue(0.25, 'a share of at most 0.25'),
        ),
      }),
    ),
    layout: v.exactOptional(oneOf(LAYOUTS)),
    en: templateTexts,
    te: templateTexts,
    hi: templateTexts,
  }),
  'a list: [ … ]',
);
