import type { Term } from './searchTerms.ts';

/** What a term counts: kinds of things more than words of names, 'photo' almost nothing. */
export const WEIGHTS: Readonly<Record<Term['kind'], number>> = {
  thing: 4,
  size: 3,
  word: 2,
  topic: 2,
  weak: 0.2,
  any: 0,
  unknown: 0,
};

/** How much less a thing counts for each term before it. */
const LATER = 0.05;
/** Choices of this quality have the typed word itself. */
const LEAST_EXACT = 0.97;

/** For the item at each place: the weight of the terms that it has, and how near it is to them. */
export type Scores = {
  readonly matched: Float32Array;
  readonly nearness: Float32Array;
  /** 1 where the item is one of the things that are searched for; all 1 where none is. */
  readonly isThing: Uint8Array;
};

/**
 * Every typed letter goes through thousands of products here, before the browser has optimised the code: loops by index
 * take a fraction of the time of iterators and callbacks.
 */
export function scoresOf(terms: readonly Term[], count: number): Scores {
  const matched = new Float32Array(count);
  const nearness = new Float32Array(count);
  const hasThing = terms.some(({ kind }) => kind === 'thing');
  const isThing = new Uint8Array(count).fill(hasThing ? 0 : 1);
  // Counts terms in order, so that one term never counts twice.
  const seen = new Uint8Array(count);
  const inOrder = terms.toSorted((a, b) => Number(a.kind === 'weak') - Number(b.kind === 'weak'));
  for (const [step, { kind, choices }] of inOrder.entries()) {
    // Of two things, either will do; the first is meant more.
    const weight = WEIGHTS[kind] - (kind === 'thing' ? step * LATER : 0);
    // A thing is still found where nothing of it is about the topic.
    const isCounted = kind !== 'weak' && !(kind === 'topic' && hasThing);
    for (const { places, quality } of choices) {
      // What is only near a topic does not have its word.
      const counted = isCounted && (kind !== 'topic' || quality >= LEAST_EXACT) ? WEIGHTS[kind] : 0;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0;
        // 'photo' ranks what the other words find.
        if (seen[place] === step + 1 || (kind === 'weak' && nearness[place] === 0)) continue;
        seen[place] = step + 1;
        nearness[place] = (nearness[place] ?? 0) + weight * quality;
        if (kind !== 'thing' || isThing[place] === 0 || !hasThing) matched[place] = (matched[place] ?? 0) + counted;
        if (kind === 'thing') isThing[place] = 1;
      }
    }
  }
  return { matched, nearness, isThing };
}

/** The same scores without the items that fail a test. */
export function narrowed({ matched, nearness, isThing }: Scores, isWanted: (place: number) => boolean): Scores {
  const left = isThing.slice();
  for (let place = 0; place < left.length; place += 1)
    if (nearness[place] !== 0 && left[place] === 1 && !isWanted(place)) left[place] = 0;
  return { matched, nearness, isThing: left };
}

/** The places of the highest scores, the nearest first, otherwise in the order of the list; `most` is what they have in common. */
export function bestPlaces({ matched, nearness, isThing }: Scores, isTopicOnly: boolean) {
  let most = 0;
  for (let place = 0; place < matched.length; place += 1)
    if (isThing[place] === 1 && (matched[place] ?? 0) > most) most = matched[place] ?? 0;
  const byNearness = new Map<number, number[]>();
  // Neighbours are often equally near.
  let last = 0;
  let same: number[] = [];
  for (let place = 0; place < matched.length; place += 1) {
    const near = nearness[place] ?? 0;
    if (near === 0 || isThing[place] !== 1 || !(isTopicOnly || matched[place] === most)) continue;
    if (near !== last) {
      last = near;
      same = byNearness.get(near) ?? [];
      if (same.length === 0) byNearness.set(near, same);
    }
    same.push(place);
  }
  const [only, ...others] = byNearness.values();
  if (only && others.length === 0) return { places: only, most };
  return { places: [...byNearness].toSorted(([a], [b]) => b - a).flatMap(([, same]) => same), most };
}
