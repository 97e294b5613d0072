import { expect, test } from 'vitest';

import { lineId } from '#domain/cart/cart.ts';
import { EMPTY_INDEX, withDesign } from '#domain/design/designChanges.ts';
import { orderedKey } from '#domain/design/designIndex.ts';
import { orderedParts } from '#shop/designs/useDesigns.ts';
import { anOrderItem } from '#tests/support/factories.ts';

const told = (id: string, pieces: number) => ({ id, pieces, photos: 1, words: '', note: '' });
const item = anOrderItem({ quantity: 5, designs: [told('a', 1), told('b', 2)] });
const keyOf = (design?: string) => orderedKey('o', lineId(item), design);

/** What the parts are made like, with these designs made since, by the key they went to. */
function partsWith(...since: readonly (readonly [key: string, design: string])[]) {
  const designIndex = since.reduce(
    (index, [key, design]) => withDesign(index, { kind: 'line', key, part: 0, isOne: false }, 1, design),
    EMPTY_INDEX,
  );
  return orderedParts({ designs: [], designIndex }, { id: 'o' }, item).map(({ design, pieces }) => [design, pieces]);
}

test('pieces of an order that it tells no design of are a part of their own', () => {
  expect(partsWith()).toEqual([
    ['a', 1],
    ['b', 2],
    [null, 2],
  ]);
});

test('what was designed since the order takes the place that it was made for, and no other', () => {
  expect(partsWith([keyOf('b'), 'later'], [keyOf(), 'more'])).toEqual([
    ['a', 1],
    ['later', 2],
    ['more', 2],
  ]);
});

test('an order that tells of more pieces than it has keeps what it tells', () => {
  const many = { ...item, quantity: 1, designs: [told('a', 3)] };
  expect(orderedParts({ designs: [], designIndex: EMPTY_INDEX }, { id: 'o' }, many)).toHaveLength(1);
});
