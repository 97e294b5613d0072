// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  EMPTY_INDEX,
  indexFrom,
  indexRecord,
  withDesign,
  withOrdered,
  withPiece,
  withPieces,
  withReplaced,
} from '#domain/design/designChanges.ts';
import { isLineId, orderedKey, partsOf, type DesignIndex, type DesignTarget } from '#domain/design/designIndex.ts';
import { lineId } from '#domain/cart/cart.ts';
import { forAll } from '#tests/support/properties.ts';

const LINE = 'cushion';
const product: DesignTarget = { kind: 'product', productId: 'p' };
const added = (...designs: readonly (string | null)[]): DesignIndex =>
  designs.reduce<DesignIndex>((index, design, at) => withPiece(index, LINE, at, design), EMPTY_INDEX);

/** The parts of the line with so many pieces, as '1 a, 2 b'. */
const shown = (index: DesignIndex, quantity: number): string =>
  partsOf(index, LINE, quantity)
    .map(({ pieces, design }) => `${pieces} ${design}`)
    .join(', ');

test.each([
  ['pieces of one design are one part', ['a', 'a'], 2, '2 a'],
  ['a piece may have none', ['a', null], 2, '1 a, 1 null'],
  ['added pieces get the last design', ['a', 'b'], 4, '1 a, 3 b'],
  ['removed pieces are taken from the last part', ['a', 'b'], 1, '1 a'],
  ['a line without pieces has no parts', ['a', 'b'], 0, ''],
  ['a line without designs is one part', [], 2, '2 null'],
])('%s', (_, designs, quantity, parts) => {
  expect(shown(added(...designs), quantity)).toBe(parts);
});

test('re-adding a removed line does not restore its old design', () => {
  expect(shown(withPiece(added('a', 'b'), LINE, 0, null), 1)).toBe('1 null');
});

// Whole parts, and pieces that are split off: tests/unit/shop/designs/designs.test.ts.
test('a part without pieces is gone', () => {
  expect(shown(withPieces(added('a', 'b'), LINE, 2, 0, 0), 1)).toBe('1 b');
});

test('a pending design of a page does not change the cart until it replaces a design everywhere', () => {
  const index = withDesign(added('a'), product, 0, 'a');
  const both = (changed: DesignIndex) => [changed.pending.get('p'), shown(changed, 1)];
  expect(both(withDesign(index, product, 0, 'b'))).toEqual(['b', '1 a']);
  expect(both(withReplaced(index, 'a', 'b'))).toEqual(['b', '1 b']);
  expect(withReplaced(index, 'a', null)).toEqual(EMPTY_INDEX);
  expect(withReplaced(index, 'c', 'b')).toEqual(index);
  expect(shown(withReplaced(added('a', 'c', null), 'a', 'b'), 3)).toBe('1 b, 1 c, 1 null');
  expect(withDesign(index, product, 0, null).pending.size).toBe(0);
});

test('an index is read back unchanged, and malformed entries are dropped', () => {
  const ordered = withOrdered(withDesign(added('a', null, 'b'), product, 0, 'c'), ['d', 'e'], null);
  const late: DesignTarget = { kind: 'line', key: orderedKey('o', LINE), part: 0, isOne: false };
  const whole = withDesign(withOrdered(ordered, ['e'], 5), late, 1, 'f');
  expect(indexFrom(JSON.parse(JSON.stringify(indexRecord(whole))))).toEqual(whole);
  const parts = [{ design: 1, pieces: 1 }, null, { design: 'a', pieces: -1 }];
  const malformed = { pending: [['p', 1]], lines: [['l', parts]] };
  for (const nonsense of [null, 1, 'x', [], { pending: 1, lines: [1, ['a']], ordered: {} }, malformed])
    expect(indexFrom(nonsense)).toEqual(EMPTY_INDEX);
});

test('the parts of a line always add up to its pieces, and no design is lost while there are pieces for it', () => {
  forAll(fc.array(fc.constantFrom('a', 'b', 'c', null), { maxLength: 6 }), fc.nat(12), (designs, quantity) => {
    const parts = partsOf(added(...designs), LINE, quantity);
    expect(parts.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(quantity);
    const expected = designs.filter((each) => each !== null && quantity >= designs.length);
    expect(parts.map((each) => each.design)).toEqual(expect.arrayContaining(expected));
  });
});

test('an ordered product is not taken for a line of the cart', () => {
  const line = lineId({ productId: 'p', size: 'M' });
  expect([line, orderedKey('o1', line), orderedKey('o1', line, 'd1')].map(isLineId)).toEqual([true, false, false]);
});
