// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  EMPTY_INDEX,
  indexFrom,
  indexRecord,
  neededDesigns,
  withDesign,
  withoutLine,
  withoutOrdered,
  withOrdered,
  withPiece,
  withPieces,
  withReplaced,
} from '#domain/design/designChanges.ts';
import { orderedKey, partsOf, type DesignIndex, type DesignTarget } from '#domain/design/designIndex.ts';
import { holds } from '#tests/support/properties.ts';

const LINE = 'cushion';
const product: DesignTarget = { kind: 'product', productId: 'p' };
const part = (at: number, isOne = false): DesignTarget => ({ kind: 'line', key: LINE, part: at, isOne });
const added = (...designs: readonly (string | null)[]): DesignIndex =>
  designs.reduce<DesignIndex>((index, design, at) => withPiece(index, LINE, at, design), EMPTY_INDEX);

test('a second piece with another photo does not change the first piece’s design', () => {
  expect(partsOf(added('a', 'b'), LINE, 2)).toEqual([
    { design: 'a', pieces: 1 },
    { design: 'b', pieces: 1 },
  ]);
  expect(partsOf(added('a', 'a'), LINE, 2)).toEqual([{ design: 'a', pieces: 2 }]);
  expect(partsOf(added('a', null), LINE, 2)).toEqual([
    { design: 'a', pieces: 1 },
    { design: null, pieces: 1 },
  ]);
});

test('added pieces get the last design, and removed pieces are taken from the last part', () => {
  const index = added('a', 'b');
  expect(partsOf(index, LINE, 4)).toEqual([
    { design: 'a', pieces: 1 },
    { design: 'b', pieces: 3 },
  ]);
  expect(partsOf(index, LINE, 1)).toEqual([{ design: 'a', pieces: 1 }]);
  expect(partsOf(index, LINE, 0)).toEqual([]);
  expect(partsOf(EMPTY_INDEX, LINE, 2)).toEqual([{ design: null, pieces: 2 }]);
});

test('re-adding a removed line does not restore its old design', () => {
  expect(partsOf(withPiece(added('a', 'b'), LINE, 0, null), LINE, 1)).toEqual([{ design: null, pieces: 1 }]);
});

test('all pieces of a part change, or one piece is split off', () => {
  const index = withDesign(EMPTY_INDEX, part(0), 3, 'a');
  expect(partsOf(index, LINE, 3)).toEqual([{ design: 'a', pieces: 3 }]);
  const parted = withDesign(index, part(0, true), 3, 'b');
  expect(partsOf(parted, LINE, 3)).toEqual([
    { design: 'a', pieces: 2 },
    { design: 'b', pieces: 1 },
  ]);
  expect(partsOf(withPieces(parted, LINE, 3, 0, 5), LINE, 6)).toEqual([
    { design: 'a', pieces: 5 },
    { design: 'b', pieces: 1 },
  ]);
  expect(partsOf(withPieces(parted, LINE, 3, 0, 0), LINE, 1)).toEqual([{ design: 'b', pieces: 1 }]);
});

test('a pending design of a page does not change the cart until it replaces a design everywhere', () => {
  const index = withDesign(added('a'), product, 0, 'a');
  const changed = withDesign(index, product, 0, 'b');
  expect(changed.pending.get('p')).toBe('b');
  expect(partsOf(changed, LINE, 1)).toEqual([{ design: 'a', pieces: 1 }]);
  const everywhere = withReplaced(index, 'a', 'b');
  expect(everywhere.pending.get('p')).toBe('b');
  expect(partsOf(everywhere, LINE, 1)).toEqual([{ design: 'b', pieces: 1 }]);
  const nowhere = withReplaced(index, 'a', null);
  expect([nowhere.pending.size, nowhere.lines.size]).toEqual([0, 0]);
  expect(withDesign(index, product, 0, null).pending.size).toBe(0);
});

test('an ordered design is needed until it is deleted, and has the time of its hand-over', () => {
  const index = withOrdered(withDesign(added('a', 'b'), product, 0, 'b'), ['a', 'b'], null);
  const left = withoutLine(index, LINE);
  expect([left.lines.size, left.pending.size]).toEqual([0, 0]);
  expect([...neededDesigns(left)]).toEqual(['a', 'b']);
  const sent = withOrdered(left, ['b'], 7);
  expect([...sent.ordered]).toEqual([
    ['a', null],
    ['b', 7],
  ]);
  expect([...neededDesigns(withoutOrdered(sent, ['a']))]).toEqual(['b']);
});

test('an index is read back unchanged, and malformed entries are dropped', () => {
  const whole = withOrdered(
    withOrdered(withDesign(added('a', null, 'b'), product, 0, 'c'), ['d', 'e'], null),
    ['e'],
    5,
  );
  const withLate = withDesign(whole, { kind: 'line', key: orderedKey('o', LINE), part: 0, isOne: false }, 1, 'f');
  expect(indexFrom(JSON.parse(JSON.stringify(indexRecord(withLate))))).toEqual(withLate);
  for (const nonsense of [null, 1, 'x', [], { pending: 1, lines: [1, ['a']], ordered: {} }])
    expect(indexFrom(nonsense)).toEqual(EMPTY_INDEX);
  expect(
    indexFrom({ pending: [['p', 1]], lines: [['l', [{ design: 1, pieces: 1 }, null, { design: 'a', pieces: -1 }]]] }),
  ).toEqual(EMPTY_INDEX);
});

test('the parts of a line always add up to its pieces, and no design is lost while there are pieces for it', () => {
  const design = fc.constantFrom('a', 'b', 'c', null);
  holds(
    fc.property(fc.array(design, { maxLength: 6 }), fc.nat(12), (designs, quantity) => {
      const index = added(...designs);
      const parts = partsOf(index, LINE, quantity);
      expect(parts.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(quantity);
      if (quantity < designs.length) return;
      for (const one of designs.filter((each) => each !== null))
        expect(parts.map((each) => each.design)).toContain(one);
    }),
  );
});
