import { expect, test } from 'vitest';

import { lineId } from '#domain/cart/cart.ts';
import { EMPTY_INDEX, withDesign } from '#domain/design/designChanges.ts';
import { orderedKey } from '#domain/design/designIndex.ts';
import { orderedParts } from '#shop/designs/useDesigns.ts';
import { anOrderedDesign } from '#tests/support/designs.ts';
import { anOrderItem } from '#tests/support/factories.ts';

const orderedDesign = (id: string, pieces: number) => anOrderedDesign({ id, pieces });
const item = anOrderItem({ quantity: 5, designs: [orderedDesign('a', 1), orderedDesign('b', 2)] });
const keyOf = (design?: string) => orderedKey('o', lineId(item), design);

/** The designs of an order's parts, with these designs made since, by the key that each was made for. */
function partsWith(...since: readonly (readonly [key: string, design: string])[]) {
  const designIndex = since.reduce(
    (index, [key, design]) => withDesign(index, { kind: 'line', key, part: 0, isOne: false }, 1, design),
    EMPTY_INDEX,
  );
  return orderedParts({ designs: [], designIndex }, { id: 'o' }, item).map(({ design, pieces }) => [design, pieces]);
}

test('pieces without a design in the order form a part of their own', () => {
  expect(partsWith()).toEqual([
    ['a', 1],
    ['b', 2],
    [null, 2],
  ]);
});

test('a design made since the order replaces only the part that it was made for', () => {
  expect(partsWith([keyOf('b'), 'later'], [keyOf(), 'more'])).toEqual([
    ['a', 1],
    ['later', 2],
    ['more', 2],
  ]);
});

test('an order whose designs name more pieces than it has keeps all its designs', () => {
  const many = { ...item, quantity: 1, designs: [orderedDesign('a', 3)] };
  expect(orderedParts({ designs: [], designIndex: EMPTY_INDEX }, { id: 'o' }, many)).toHaveLength(1);
});
