import * as v from 'valibot';

import { isYearMonth, type YearMonth } from '#domain/design/calendar.ts';
import { ANSWER_LENGTH, LOOKS, NOTE_LENGTH, type Design } from '#domain/design/design.ts';
import { TYPEFACES, TEXT_COLOURS, TEXT_SIZE } from '#domain/design/designText.ts';
import { LAYOUTS } from '#domain/design/layouts.ts';
import { COPIES } from '#domain/image/photoOrigin.ts';

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
const words = v.object({
  text: v.string(),
  typeface: v.picklist(TYPEFACES),
  colour: v.picklist(keysOf(TEXT_COLOURS)),
  size: v.pipe(v.number(), v.minValue(TEXT_SIZE.least), v.maxValue(TEXT_SIZE.most)),
  align: v.picklist(['left', 'centre', 'right']),
  at: point,
});

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
  words: v.nullable(words),
  look: v.picklist(LOOKS),
  note: v.pipe(v.string(), v.maxLength(NOTE_LENGTH)),
  answer: v.pipe(v.string(), v.maxLength(ANSWER_LENGTH)),
  firstMonth: v.exactOptional(v.custom<YearMonth>(isYearMonth)),
}) satisfies v.GenericSchema<unknown, Design>;

/**
 * True for a value that is a design; values from the device are checked, as another version of the shop may have
 * written them.
 */
export function isDesign(value: unknown): value is Design {
  return v.is(design, value);
}
