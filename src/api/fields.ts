import * as v from 'valibot';

import { withoutEntities } from '#domain/text/markup.ts';
import { toHtmlSafeText, cutAt } from '#domain/text/text.ts';

/** Field readers for answers that cannot be trusted: a wrong value becomes a safe one, never an error. */

/** Longest text the shop keeps of one field; what is longer is cut, so that no answer can freeze a screen. */
const MAX_TEXT = 20_000;

/** A text that a built page can hold as well; numbers become texts, anything else ''. */
export function textFrom(value: unknown): string {
  if (typeof value === 'string') return toHtmlSafeText(cutAt(value, MAX_TEXT));
  return Number.isFinite(value) ? String(value) : '';
}

/** The same without outer spaces. */
export const trimmedFrom = (value: unknown): string => textFrom(value).trim();

/** A name of the catalogue: the same with its HTML entities decoded. What such an entity stands for may be unwritable too. */
export const nameFrom = (value: unknown): string => textFrom(withoutEntities(trimmedFrom(value))).trim();

/** An array, or an empty one. */
export const arrayFrom = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];

/** A finite number between two bounds, neither below 0, or the lower one. */
export function numberFrom(value: unknown, least: number, most: number): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? Math.min(Math.max(number, least), most) : least;
}

/** The same readers for a schema. */
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

/** An id: a non-empty text of at most 200 characters; the only field that can cost an item its place. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** True only for true itself. */
export const flag = v.pipe(
  v.unknown(),
  v.transform((value): boolean => value === true),
);

/** An answer that says yes, with these fields and whatever else it holds. */
export function okResponse<E extends v.ObjectEntries>(fields: E) {
  return v.looseObject({ success: v.literal(true), ...fields });
}

/** A yes, whatever comes with it. */
export const accepted = okResponse({});
