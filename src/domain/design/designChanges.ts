import type { ListStep } from '#domain/storageOperations.ts';
import { partsOf, type DesignIndex, type DesignTarget, type LinePart } from './designIndex.ts';

/** The index of a device without designs. */
export const EMPTY_INDEX: DesignIndex = { pending: new Map(), lines: new Map(), ordered: new Map() };

/** Joins parts of the same design, and leaves out parts without pieces. */
function joined(parts: readonly LinePart[]): readonly LinePart[] {
  const pieces = new Map<string | null, number>();
  for (const part of parts) pieces.set(part.design, (pieces.get(part.design) ?? 0) + part.pieces);
  return [...pieces].flatMap(([design, count]) => (count > 0 ? [{ design, pieces: count }] : []));
}

function withParts(index: DesignIndex, key: string, parts: readonly LinePart[]): DesignIndex {
  const lines = new Map(index.lines);
  if (parts.some(({ design }) => design !== null)) lines.set(key, joined(parts));
  else lines.delete(key);
  return { ...index, lines };
}

/** Gives this design to all pieces of a line that have none. */
export function withPartsFilled(index: DesignIndex, key: string, quantity: number, design: string): DesignIndex {
  const parts = partsOf(index, key, quantity);
  return withParts(
    index,
    key,
    parts.map((part) => ({ ...part, design: part.design ?? design })),
  );
}

/** Adds parts to a line that had `quantity` pieces. */
export function withMorePieces(
  index: DesignIndex,
  key: string,
  quantity: number,
  parts: readonly LinePart[],
): DesignIndex {
  // Re-adding a removed line does not restore its old design.
  const before = quantity === 0 ? [] : partsOf(index, key, quantity);
  return withParts(index, key, [...before, ...parts]);
}

/** Adds one piece of this design to a line that had `quantity` pieces. */
export function withPiece(index: DesignIndex, key: string, quantity: number, design: string | null): DesignIndex {
  return withMorePieces(index, key, quantity, [{ design, pieces: 1 }]);
}

/** Changes the number of pieces of one part of a line. */
export function withPieces(
  index: DesignIndex,
  key: string,
  quantity: number,
  part: number,
  pieces: number,
): DesignIndex {
  const parts = partsOf(index, key, quantity);
  return withParts(
    index,
    key,
    parts.map((other, at) => (at === part ? { ...other, pieces } : other)),
  );
}

/** Puts a design, or none, at a target, whose line has `quantity` pieces. Other uses of the previous design stay. */
export function withDesign(
  index: DesignIndex,
  target: DesignTarget,
  quantity: number,
  design: string | null,
): DesignIndex {
  if (target.kind === 'product') {
    const pending = new Map(index.pending);
    if (design === null) pending.delete(target.productId);
    else pending.set(target.productId, design);
    return { ...index, pending };
  }
  const parts = partsOf(index, target.key, quantity);
  const changed = parts.flatMap((part, at): readonly LinePart[] => {
    if (at !== target.part) return [part];
    if (!target.isOne) return [{ ...part, design }];
    return [
      { ...part, pieces: part.pieces - 1 },
      { design, pieces: 1 },
    ];
  });
  return withParts(index, target.key, changed);
}

/** Replaces every use of one design by another, or by none. */
export function withReplaced(index: DesignIndex, before: string, design: string | null): DesignIndex {
  const pending = new Map(
    [...index.pending].flatMap(([productId, id]): readonly (readonly [string, string])[] => {
      if (id !== before) return [[productId, id]];
      return design === null ? [] : [[productId, design]];
    }),
  );
  let replaced: DesignIndex = { ...index, pending };
  for (const [key, parts] of index.lines) {
    if (!parts.some((part) => part.design === before)) continue;
    replaced = withParts(
      replaced,
      key,
      parts.map((part) => (part.design === before ? { ...part, design } : part)),
    );
  }
  return replaced;
}

/** Marks designs as ordered. `at` is when they were sent to the shop, in milliseconds; null before they are sent. */
export function withOrdered(index: DesignIndex, designs: readonly string[], at: number | null): DesignIndex {
  return { ...index, ordered: new Map([...index.ordered, ...designs.map((id) => [id, at] as const)]) };
}

/** Removes the marks of withOrdered: the order failed, or the designs are deleted. */
export function withoutOrdered(index: DesignIndex, designs: readonly string[]): DesignIndex {
  return { ...index, ordered: new Map([...index.ordered].filter(([id]) => !designs.includes(id))) };
}

/** Removes an ordered line. Its product's page starts without a design, if the ordered design was pending there. */
export function withoutLine(index: DesignIndex, key: string): DesignIndex {
  const gone = new Set((index.lines.get(key) ?? []).map(({ design }) => design));
  const pending = new Map([...index.pending].filter(([, design]) => !gone.has(design)));
  return { ...withParts(index, key, []), pending };
}

/** Every design that the index uses. */
export function neededDesigns({ pending, lines, ordered }: DesignIndex): ReadonlySet<string> {
  const ofLines = [...lines.values()].flat().flatMap(({ design }) => design ?? []);
  return new Set([...pending.values(), ...ofLines, ...ordered.keys()]);
}

/** Plain data of an index, for storage. */
export function indexRecord({ pending, lines, ordered }: DesignIndex): unknown {
  return { pending: [...pending], lines: [...lines], ordered: [...ordered] };
}

const stepsOf = <T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): readonly ListStep[] => [
  ...[...before.keys()].filter((key) => !after.has(key)).map((key): ListStep => ['drop', key]),
  ...[...after]
    .filter(([key, value]) => JSON.stringify(before.get(key)) !== JSON.stringify(value))
    .map((pair): ListStep => ['put', pair]),
];

/** The steps from one index to another, for each list of its stored record. */
export const indexSteps = (before: DesignIndex, after: DesignIndex): Readonly<Record<string, readonly ListStep[]>> => ({
  pending: stepsOf(before.pending, after.pending),
  lines: stepsOf(before.lines, after.lines),
  ordered: stepsOf(before.ordered, after.ordered),
});

const pairsOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  Array.isArray(value)
    ? value.filter((pair): pair is [string, unknown] => Array.isArray(pair) && typeof pair[0] === 'string')
    : [];

function partsFrom(value: unknown): readonly LinePart[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((part: unknown): readonly LinePart[] => {
    const { design, pieces } = (part ?? {}) as Readonly<Record<string, unknown>>;
    const isPart = (typeof design === 'string' || design === null) && Number.isSafeInteger(pieces);
    return isPart && (pieces as number) > 0 ? [{ design, pieces: pieces as number }] : [];
  });
}

/** The parts of lines by key. A key occurs twice after two owners were merged: the later parts come first. */
function linesFrom(value: unknown): ReadonlyMap<string, readonly LinePart[]> {
  const lines = new Map<string, readonly LinePart[]>();
  for (const [key, raw] of pairsOf(value)) {
    const parts = partsFrom(raw);
    const others = (lines.get(key) ?? []).filter(({ design }) => parts.every((part) => part.design !== design));
    if (parts.length > 0) lines.set(key, [...parts, ...others]);
  }
  return lines;
}

/** Parses an index from storage; entries that cannot be used are left out one by one. */
export function indexFrom(value: unknown): DesignIndex {
  const { pending, lines, ordered } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return {
    pending: new Map(pairsOf(pending).filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
    lines: linesFrom(lines),
    ordered: new Map(pairsOf(ordered).map(([id, at]) => [id, typeof at === 'number' ? at : null] as const)),
  };
}
