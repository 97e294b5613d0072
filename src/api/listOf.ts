import * as v from 'valibot';

/**
 * A list whose unusable items cost themselves, never the list: they are dropped with one console warning.
 * With a key, later items of the same key are dropped too (the first wins); an item without one is always kept.
 */
export function listOf<T>(item: v.GenericSchema<unknown, T>, name: string, keyOf?: (value: T) => string | undefined) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((raw): readonly T[] => {
      const kept: T[] = [];
      const seen = new Set<string | undefined>();
      for (const value of raw) {
        const result = v.safeParse(item, value);
        if (!result.success) continue;
        const key = keyOf?.(result.output);
        if (key !== undefined && seen.has(key)) continue;
        seen.add(key);
        kept.push(result.output);
      }
      if (kept.length < raw.length)
        console.warn(`${name}: ${raw.length - kept.length} of ${raw.length} items could not be used`);
      return kept;
    }),
  );
}
