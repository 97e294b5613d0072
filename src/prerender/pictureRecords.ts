import type { Measured } from './measure.ts';

/** What was found at a URL, and when, in milliseconds since 1970. */
export type PictureRecord = { readonly at: number; readonly found: Measured | null };
export type PictureRecords = ReadonlyMap<string, PictureRecord>;

const DAY_MS = 86_400_000;
/** A picture that was found is measured again after a month, a missing one after a day: it may have been fixed. */
const FOUND_FOR_MS = 30 * DAY_MS;
const MISSED_FOR_MS = DAY_MS;

/** Whether a record is still valid for its picture. */
export function isFresh({ at, found }: PictureRecord, now: number): boolean {
  const age = now - at;
  return age >= 0 && age < (found === null ? MISSED_FOR_MS : FOUND_FOR_MS);
}

/** Serialises records for the next run. */
export function recordsText(records: PictureRecords): string {
  return JSON.stringify([...records]);
}

/** Records of an earlier run; none if the text is missing or invalid, so that all pictures are measured again. */
export function recordsFrom(text: string): PictureRecords {
  try {
    return new Map(JSON.parse(text) as [string, PictureRecord][]);
  } catch {
    return new Map();
  }
}
