import * as v from 'valibot';

import { asWritten, cutAt } from '#domain/text.ts';

/** Field readers for answers that cannot be trusted: a wrong value becomes a safe one, never an error. */

/** Longest text the shop keeps of one field; what is longer is cut, so that no answer can freeze a screen. */
const MAX_TEXT = 20_000;

/** A text that a built page can hold as well; numbers become texts, anything else ''. */
export const text = v.pipe(
  v.unknown(),
  v.transform((value): string => {
    if (typeof value === 'string') return asWritten(cutAt(value, MAX_TEXT));
    return Number.isFinite(value) ? String(value) : '';
  }),
);

/** A text without outer spaces. */
export const trimmed = v.pipe(
  text,
  v.transform((value) => value.trim()),
);

/** An id: a non-empty text of at most 200 characters; the only field that can cost an item its place. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** An array, or an empty one. */
export const array = v.pipe(
  v.unknown(),
  v.transform((value): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])),
);

/** A finite number between two bounds, neither below 0, or the lower one. */
export function numberBetween(least: number, most: number) {
  return v.pipe(
    v.unknown(),
    v.transform((value): number => {
      const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
      return Number.isFinite(number) ? Math.min(Math.max(number, least), most) : least;
    }),
  );
}

/** True only for true itself. */
export const flag = v.pipe(
  v.unknown(),
  v.transform((value): boolean => value === true),
);

/** An answer that says yes, with these fields and whatever else it holds. */
export function answer<E extends v.ObjectEntries>(fields: E) {
  return v.looseObject({ success: v.literal(true), ...fields });
}

/** A yes, whatever comes with it. */
export const accepted = answer({});
