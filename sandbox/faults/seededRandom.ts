/** A repeatable stream of numbers in [0, 1) (mulberry32): the same seed always makes the same mess. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A shuffled copy. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const placed = list.map((value) => ({ value, place: random() }));
  return placed.toSorted((a, b) => a.place - b.place).map(({ value }) => value);
}
