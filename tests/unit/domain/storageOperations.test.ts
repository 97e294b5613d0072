import { expect, test } from 'vitest';

import { withOperation } from '#domain/storageOperations.ts';

const PAIRS = [
  ['mug', 'one'],
  ['lamp', 'two'],
] as const;

test.each<readonly [string, step: readonly unknown[], readonly unknown[] | null]>([
  ['is replaced in its place', ['put', ['mug', 'new']], [['mug', 'new'], PAIRS[1]]],
  ['is added at the end', ['put', ['frame', 'new']], [...PAIRS, ['frame', 'new']]],
  ['comes first, once', ['first', ['lamp', 'new']], [['lamp', 'new'], PAIRS[0]]],
  ['is dropped by its name', ['drop', 'lamp'], [PAIRS[0]]],
  ['stays when another name is dropped', ['drop', 'frame'], PAIRS],
  ['is gone from an emptied list', ['empty'], null],
  ['stays after a step that no release knows', ['later', 'mug'], PAIRS],
])('R40: an entry of a list %s', (_what, step, expected) => {
  expect(withOperation(PAIRS, { list: [step] })).toEqual(expected);
});

test('R40: entries are named by their ref or by themselves, and a long one by all of it', () => {
  const put = (stored: readonly unknown[], entry: unknown) => withOperation(stored, { list: [['put', entry]] });
  expect(put([{ ref: 1, a: 1 }, { ref: 2 }], { ref: 1, a: 2 })).toEqual([{ ref: 1, a: 2 }, { ref: 2 }]);
  expect(put(['mug', 'lamp'], 'mug')).toEqual(['mug', 'lamp']);
  expect(put([['a', 'b', 1]], ['a', 'b', 2])).toEqual([
    ['a', 'b', 1],
    ['a', 'b', 2],
  ]);
  expect(put([['a', 'b', 1]], ['a', 'b', 1])).toEqual([['a', 'b', 1]]);
});
