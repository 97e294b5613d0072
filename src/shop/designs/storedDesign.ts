import * as v from 'valibot';

import { isYearMonth, type YearMonth } from '#domain/design/calendar.ts';
import { ANSWER_LENGTH, LOOKS, NOTE_LENGTH, type Design } from '#domain/design/design.ts';
import {
  MAX_TEXTS,
  TEXT_COLOURS,
  TEXT_SIZE,
  TEXT_SURFACES,
  TYPEFACES,
  writtenTexts,
  type DesignText,
} from '#domain/design/designText.ts';
import { LAYOUTS } from '#domain/design/layouts.ts';
import { COPIES } from '#domain/image/photoOrigin.ts';
import { cutAt } from '#domain/text/text.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const side = v.pipe(v.number(), v.minValue(1));
const point = v.object({ x: share, y: share });
const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];

const placement = v.object({ x: share, y: share, zoom: side, turns: v.number(), tilt: v.number() });
const place = v.object({
  photo: v.string(),
  pixels: v.object({ width: side, height: side }),
  placement,
  copied: v.exactOptional(v.picklist(COPIES)),
});
const text = v.object({
  text: v.string(),
  typeface: v.picklist(TYPEFACES),
  colour: v.picklist(keysOf(TEXT_COLOURS)),
  size: v.pipe(v.number(), v.minValue(TEXT_SIZE.least), v.maxValue(TEXT_SIZE.most)),
  align: v.picklist(['left', 'centre', 'right']),
  at: point,
  surface: v.exactOptional(v.picklist(TEXT_SURFACES)),
});

const filledIn = v.exactOptional(v.string());
const template = v.object({
  id: v.nullable(v.string()),
  language: v.string(),
  values: v.object({ name: filledIn, partner: filledIn, date: filledIn, from: filledIn }),
  layoutBefore: v.exactOptional(v.picklist(keysOf(LAYOUTS))),
});

/** `gift` is the product, and `words` the first text: the names are those of the first version that stored designs. */
const design = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  gift: v.object({
    productId: v.string(),
    size: v.string(),
    name: v.string(),
    category: v.string(),
    subCategory: v.string(),
  }),
  madeAt: v.number(),
  layout: v.picklist(keysOf(LAYOUTS)),
  places: v.array(v.nullable(place)),
  words: v.nullable(text),
  moreTexts: v.exactOptional(v.pipe(v.array(text), v.maxLength(MAX_TEXTS - 1))),
  look: v.picklist(LOOKS),
  note: v.pipe(v.string(), v.maxLength(NOTE_LENGTH)),
  answer: v.pipe(v.string(), v.maxLength(ANSWER_LENGTH)),
  firstMonth: v.exactOptional(v.custom<YearMonth>(isYearMonth)),
  template: v.exactOptional(template),
}) satisfies v.GenericSchema<unknown, DesignFields>;

/** A text as the device stores it: earlier versions wrote no surface. */
type TextFields = Omit<DesignText, 'surface'> & Partial<Pick<DesignText, 'surface'>>;

/**
 * A design as the device stores it. `words` is its first text, so that earlier versions of the shop read it, and `moreTexts` has the
 * further ones. docs/decisions/0040-several-texts.md
 */
export type DesignFields = Omit<Design, 'texts'> & {
  readonly words: TextFields | null;
  readonly moreTexts?: readonly TextFields[];
};

/**
 * The design of a stored value; null for anything else. Values from the device are checked, as another version of the shop may have
 * written them; fields that only a later version knows stay with the design.
 */
export function designFrom(value: unknown): Design | null {
  if (!v.is(design, value)) return null;
  const { words, moreTexts = [], ...fields } = value;
  const texts = [...(words ? [words] : []), ...moreTexts].slice(0, MAX_TEXTS);
  return { ...fields, texts: texts.map((text) => ({ surface: 'print', ...text })) };
}

/**
 * The design as the device stores it, without text boxes that have no letters. While an input method composes a word a field holds more than
 * its limit, and could not be read back.
 */
export function fieldsOf({ texts, ...fields }: Design): DesignFields {
  const [words = null, ...moreTexts] = writtenTexts(texts);
  const note = cutAt(fields.note, NOTE_LENGTH);
  const answer = cutAt(fields.answer, ANSWER_LENGTH);
  return { ...fields, note, answer, words, ...(moreTexts.length > 0 && { moreTexts }) };
}
