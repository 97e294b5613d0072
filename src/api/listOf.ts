import * as v from 'valibot';

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
