import type { Level } from '#config/settingFindings.ts';

/** What a shopper will see of a backend. docs/doctor.md, Backend, lists the codes. */
export type Finding = {
  readonly code: string;
  readonly level: Level;
  /** How many items it concerns; 1 if it concerns the backend itself. */
  readonly count: number;
  /** Those items, by their ids or names, if they have any. */
  readonly ids: readonly string[];
  readonly note: string;
};

/** A finding about the backend or the site as a whole. */
export function finding(code: string, level: Level, note: string): Finding {
  return { code, level, count: 1, ids: [], note };
}

/** A finding about some items; none if there are none. */
export function findingOf(code: string, level: Level, ids: readonly string[], note: string): readonly Finding[] {
  return ids.length === 0 ? [] : [{ code, level, count: ids.length, ids, note }];
}
