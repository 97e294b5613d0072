import type { LineKey } from '#domain/cart/cart.ts';
import type { CopiedPhoto } from '#domain/image/photoOrigin.ts';
import type { YearMonth } from './calendar.ts';
import type { LayoutName } from './layouts.ts';
import type { PhotoPlacement } from './photoPlacement.ts';
import type { Dimensions } from './printSharpness.ts';
import type { AppliedTemplate } from './template.ts';
import { allTextOf, writtenTexts, type DesignText, type TextColour, type Typeface } from './designText.ts';

/** How all photos of a design are toned; 'plain' leaves them as they are. */
export const LOOKS = ['plain', 'brighter', 'warmer', 'mono'] as const;
export type Look = (typeof LOOKS)[number];

/** A photo in its place. */
export type PlacedPhoto = {
  /** SHA-256 of the file, in hexadecimal: a photo is stored once, however often it is used. */
  readonly photo: string;
  /** Pixels of the photo, the right way up. */
  readonly pixels: Dimensions;
  readonly placement: PhotoPlacement;
  /** Why it is probably not the original; absent for any other photo, and in designs of an earlier version. */
  readonly copied?: CopiedPhoto;
};

/** The part of a design that a shopper can change, and that undo restores. */
export type DesignContent = {
  readonly layout: LayoutName;
  /** One for each place of the product; null for an empty one. */
  readonly places: readonly (PlacedPhoto | null)[];
  /** Up to MAX_TEXTS, drawn in this order; a box without letters is not printed. */
  readonly texts: readonly DesignText[];
  readonly look: Look;
  /** For the shop, up to NOTE_LENGTH characters. */
  readonly note: string;
  /** The answer to the product's question, such as the model of a phone. */
  readonly answer: string;
  /** The month of a calendar's first page; absent for other products. */
  readonly firstMonth?: YearMonth;
  /** The template that its texts come from; absent where none was applied. */
  readonly template?: AppliedTemplate;
};

/** The product that a design is for, with what is needed to print the design after the product left the catalogue. */
export type DesignedProduct = LineKey & {
  readonly name: string;
  readonly category: string;
  readonly subCategory: string;
};

/**
 * How a piece will be made. Immutable: changing a design creates another one. `gift` is the stored name of its product.
 */
export type Design = DesignContent & {
  /** A UUID. */
  readonly id: string;
  readonly gift: DesignedProduct;
  /** When it was made, in milliseconds. */
  readonly madeAt: number;
};

/** A text of a design in an order. Orders of earlier versions do not say where it is. */
export type OrderedText = Pick<DesignText, 'text' | 'typeface' | 'colour'> &
  Partial<Pick<DesignText, 'size' | 'align' | 'at' | 'surface'>>;

/**
 * What an order contains of a design: texts, counts and choices, never pictures. Choices are null in orders of earlier versions.
 * `words` is the stored name of its text.
 */
export type OrderedDesign = {
  readonly id: string;
  /** How many pieces of the line have this design. */
  readonly pieces: number;
  /** How many photos it has. */
  readonly photos: number;
  /** All texts, one below the other; '' without one. */
  readonly words: string;
  readonly note: string;
  /** The typeface of its first text, and below it the colour; null without a text. */
  readonly typeface: Typeface | null;
  readonly colour: TextColour | null;
  readonly layout: LayoutName | null;
  readonly look: Look | null;
  /** From 1, the design as it was ordered; one that replaces it after the order has the next number. The highest one counts. */
  readonly revision: number;
  /** The month of a calendar's first page; absent for other products. */
  readonly firstMonth?: YearMonth;
  /** Each text with its own choices; absent for a design without one, and for one in orders of earlier versions. */
  readonly texts?: readonly OrderedText[];
};

/** The revision of a design in the order that it was made for. */
export const FIRST_REVISION = 1;

/** The most characters of a note, and of the answer to a question such as the phone model. */
export const NOTE_LENGTH = 200;
export const ANSWER_LENGTH = 60;

/** An empty design with this many places. */
export function emptyContent(layout: LayoutName, places: number): DesignContent {
  return {
    layout,
    places: Array.from({ length: places }, () => null),
    texts: [],
    look: 'plain',
    note: '',
    answer: '',
  };
}

/** The same places without anything in them. */
export function emptied({ layout, places }: DesignContent): DesignContent {
  return emptyContent(layout, places.length);
}

/** True for a design without photos, text, note and answer. */
export function isEmpty({ places, texts, note, answer }: DesignContent): boolean {
  const hasText = writtenTexts(texts).length > 0;
  return places.every((place) => place === null) && !hasText && note === '' && answer === '';
}

/** The photos of a design, each once. */
export function photosOf({ places }: Pick<DesignContent, 'places'>): readonly string[] {
  return [...new Set(places.flatMap((place) => place?.photo ?? []))];
}

/** Why photos of a design are probably not the originals, each reason once. */
export function copiesIn({ places }: Pick<DesignContent, 'places'>): readonly CopiedPhoto[] {
  return [...new Set(places.flatMap((place) => place?.copied ?? []))];
}

/** How many places have a photo. */
export function countPlaced({ places }: Pick<DesignContent, 'places'>): number {
  return places.filter((place) => place !== null).length;
}

/** How many places have none. */
export function countEmpty({ places }: Pick<DesignContent, 'places'>): number {
  return places.length - countPlaced({ places });
}

/** What the shop reads beside the photos: the answer to the product's question, and the note. */
export function noteFor({ answer, note }: Pick<DesignContent, 'answer' | 'note'>): string {
  return [answer, note].filter((text) => text !== '').join('. ');
}

/** What an order contains of a design that this device cannot read now: enough to find it later. */
export const unreadDesign = (id: string, pieces: number): OrderedDesign => ({
  id,
  pieces,
  photos: 0,
  words: '',
  note: '',
  typeface: null,
  colour: null,
  layout: null,
  look: null,
  revision: FIRST_REVISION,
});

/** The design as an order contains it. */
export function orderedDesign(design: Design, pieces: number): OrderedDesign {
  const { id, layout, look, firstMonth } = design;
  const texts = writtenTexts(design.texts);
  return {
    id,
    pieces,
    photos: countPlaced(design),
    words: allTextOf(texts),
    note: noteFor(design),
    typeface: texts[0]?.typeface ?? null,
    colour: texts[0]?.colour ?? null,
    layout,
    look,
    revision: FIRST_REVISION,
    ...(firstMonth && { firstMonth }),
    ...(texts.length > 0 && { texts }),
  };
}

/** The same text, note and choices, without its photos. */
export function withoutPhotos(content: DesignContent): DesignContent {
  return { ...content, places: content.places.map(() => null) };
}

/** The same content with one place changed. */
export function withPlace(content: DesignContent, index: number, place: PlacedPhoto | null): DesignContent {
  return { ...content, places: content.places.map((other, at) => (at === index ? place : other)) };
}

/** The same content with the photos of two places swapped; each photo keeps its placement. */
export function withSwapped(content: DesignContent, a: number, b: number): DesignContent {
  const { places } = content;
  const [first = null, second = null] = [places[a], places[b]];
  return { ...content, places: places.map((place, at) => (at === a ? second : at === b ? first : place)) };
}

/** The same content with a photo in the first empty place; unchanged where there is none. */
export function withPhoto(content: DesignContent, photo: PlacedPhoto): DesignContent {
  return withPlace(content, content.places.indexOf(null), photo);
}

/** What is known of a template after the layout was changed: no earlier one comes back. */
const withLayoutChosen = ({ id, language, values }: AppliedTemplate): AppliedTemplate => ({ id, language, values });

/**
 * The same content in another layout: photos keep their order, and those beyond its places are left out. It is then the layout without
 * a template too.
 */
export function withLayout<Content extends DesignContent>(
  content: Content,
  layout: LayoutName,
  places: number,
): Content {
  const photos = content.places.filter((place) => place !== null);
  const { template } = content;
  return {
    ...content,
    ...(template && { template: withLayoutChosen(template) }),
    layout,
    places: Array.from({ length: places }, (_, at) => photos[at] ?? null),
  };
}

/** '3.4 MB', as the device's own settings count: a million bytes. */
export function megabytes(bytes: number): string {
  return `${(Math.max(bytes, 100_000) / 1_000_000).toFixed(1)} MB`;
}
