import * as v from 'valibot';

import { withoutEntities } from '#domain/text/markup.ts';
import { cutAt, toHtmlSafeText } from '#domain/text/text.ts';

/** Field parsers for untrusted answers: a wrong value becomes a safe one, never an error. */

/** The longest text of one field; longer ones are cut, so that no answer can freeze a screen. */
const MAX_TEXT = 20_000;

/** A text that a prerendered page can hold too. Numbers become texts, anything else ''. */
export function textFrom(value: unknown): string {
  if (typeof value === 'string') return toHtmlSafeText(cutAt(value, MAX_TEXT));
  return Number.isFinite(value) ? String(value) : '';
}

/** textFrom without outer spaces. */
export const trimmedFrom = (value: unknown): string => textFrom(value).trim();

/** A name in the catalogue: trimmed, with HTML entities decoded. The decoded characters are made safe for HTML as well. */
export const nameFrom = (value: unknown): string => textFrom(withoutEntities(trimmedFrom(value))).trim();

/** An array, or an empty one. */
export const arrayFrom = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];

/** The first of a list of pictures, or the only one. */
export const firstOf = (image: unknown): unknown => (Array.isArray(image) ? (image[0] as unknown) : image);

/** A finite number, clamped to two bounds of at least 0; `least` for anything else. */
export function numberFrom(value: unknown, least: number, most: number): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? Math.min(Math.max(number, least), most) : least;
}

/** The same parsers as schemas. */
export const text = v.pipe(v.unknown(), v.transform(textFrom));
export const trimmed = v.pipe(v.unknown(), v.transform(trimmedFrom));
export const name = v.optional(v.pipe(v.unknown(), v.transform(nameFrom)), '');
/** A name that must be there. */
export const requiredName = v.pipe(v.unknown(), v.transform(nameFrom), v.minLength(1));
export const array = v.pipe(v.unknown(), v.transform(arrayFrom));
export const numberBetween = (least: number, most: number) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => numberFrom(value, least, most)),
  );

/** An id: a text of 1 to 200 characters. Without a valid one an item is dropped. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** True only for the value true. */
export const flag = v.pipe(
  v.unknown(),
  v.transform((value): boolean => value === true),
);

/** A successful answer with these fields; others are allowed. */
export function okResponse<E extends v.ObjectEntries>(fields: E) {
  return v.looseObject({ success: v.literal(true), ...fields });
}

/** A successful answer with any fields. */
export const accepted = okResponse({});

/**
 * A list whose unusable items are dropped, with one console warning. With `keyOf`, later items with the key of an earlier one
 * are dropped too; items without a key all stay.
 */
export function listOf<T>(item: v.GenericSchema<unknown, T>, name: string, keyOf?: (value: T) => string | undefined) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((raw): readonly T[] => {
      const usable: T[] = [];
      const seen = new Set<string | undefined>();
      for (const value of raw) {
        const result = v.safeParse(item, value);
        if (!result.success) continue;
        const key = keyOf?.(result.output);
        if (key !== undefined && seen.has(key)) continue;
        seen.add(key);
        usable.push(result.output);
      }
      if (usable.length < raw.length)
        console.warn(`${name}: ${raw.length - usable.length} of ${raw.length} items could not be used`);
      return usable;
    }),
  );
}
