// @vitest-environment node
import { expect, test } from 'vitest';

import { scoresOf, WEIGHTS } from '#domain/search/termScores.ts';

type Term = Parameters<typeof scoresOf>[0][number];

/** A term that the items at these positions have. */
const term = (kind: Term['kind'], positions: readonly number[], quality = 1): Term => {
  return { text: kind, kind, choices: [{ positions, quality }], near: [] };
};

const scores = (...terms: readonly Term[]) => {
  const { matched, nearness, isThing } = scoresOf(terms, 3);
  return {
    matched: [...matched],
    nearness: [...nearness].map((near) => Number(near.toFixed(3))),
    isThing: [...isThing],
  };
};

test('of two things either will do: one that is both counts once, and the first is meant more', () => {
  const { matched, nearness, isThing } = scores(term('thing', [0, 2]), term('thing', [1, 2]));
  expect(matched).toEqual([WEIGHTS.thing, WEIGHTS.thing, WEIGHTS.thing]);
  expect(nearness).toEqual([WEIGHTS.thing, WEIGHTS.thing - 0.05, WEIGHTS.thing * 2 - 0.05]);
  expect([isThing, scores(term('thing', [1])).isThing]).toEqual([
    [1, 1, 1],
    [0, 1, 0],
  ]);
});

test('a topic ranks things and counts where there is none, if it has the typed word itself', () => {
  const { matched, nearness } = scores(term('topic', [0]), term('thing', [0, 1]));
  expect([matched[0], Number(nearness[0]) > Number(nearness[1])]).toEqual([matched[1], true]);
  const counted = [1, 0.97, 0.96].map((quality) => scores(term('topic', [0], quality)).matched[0]);
  expect(counted).toEqual([WEIGHTS.topic, WEIGHTS.topic, 0]);
});

test('a weak word ranks what the others find, wherever it is typed, and neither finds nor counts', () => {
  const [weak, word] = [term('weak', [0, 1]), term('word', [0, 2])];
  const ranked = { matched: [WEIGHTS.word, 0, WEIGHTS.word], nearness: [WEIGHTS.word + WEIGHTS.weak, 0, WEIGHTS.word] };
  expect(scores(weak, word)).toMatchObject(ranked);
  expect(scores(word, weak)).toMatchObject(ranked);
});

test('a term counts once for an item that it means in two ways, at the better one', () => {
  const twice: Term = { ...term('word', []), choices: [1, 0.5].map((quality) => ({ positions: [0, 0], quality })) };
  expect(scores(twice, term('word', [0]))).toMatchObject({
    matched: [WEIGHTS.word * 2, 0, 0],
    nearness: [WEIGHTS.word * 2, 0, 0],
  });
});
