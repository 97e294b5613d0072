import { FIRST_REVISION } from '#domain/design/design.ts';
import { deviceStorage, readJson } from '#lib/storage.ts';

const KEY = 'kanuka.documents';
/** The orders that are remembered, the newest last. */
const MAX_ORDERS = 40;

/** The latest document of an order: its revision, and the ids of its designs. */
type Made = { readonly revision: number; readonly designs: string };

function madeFrom(value: unknown): Made | null {
  const { revision, designs } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isMade = Number.isSafeInteger(revision) && (revision as number) > 0 && typeof designs === 'string';
  return isMade ? { revision: revision as number, designs } : null;
}

function readAll(): ReadonlyMap<string, Made> {
  const value = readJson(deviceStorage, KEY);
  const pairs: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(
    pairs.flatMap((pair): readonly (readonly [string, Made])[] => {
      if (!Array.isArray(pair) || typeof pair[0] !== 'string') return [];
      const made = madeFrom(pair[1]);
      return made ? [[pair[0], made]] : [];
    }),
  );
}

/**
 * The revision of an order's document, from 1. It increases when the document is made with other designs than the time
 * before, so that the shop prints the latest one; a document that is only made again has the same revision.
 * @param designs The ids of the document's designs
 */
export function documentRevision(order: string, designs: readonly string[]): number {
  const all = readAll();
  const before = all.get(order);
  const made = designs.join(' ');
  if (before?.designs === made) return before.revision;
  const revision = before ? before.revision + 1 : FIRST_REVISION;
  const others = [...all].filter(([other]) => other !== order).slice(1 - MAX_ORDERS);
  deviceStorage.write(KEY, JSON.stringify([...others, [order, { revision, designs: made }]]));
  return revision;
}
