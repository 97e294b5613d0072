// @vitest-environment node
import { expect, test } from 'vitest';

import type { DraftKey, OrderedState } from '#domain/photoDraft.ts';
import { withOrders } from '#domain/photoOrders.ts';

test('a photo belongs to the newest order of its gift that came when it was ordered, and to no order twice', () => {
  const minute = 60_000;
  const mug: DraftKey & OrderedState = { productId: 'mug', size: 'M', unnumbered: [60 * minute] };
  const order = (id: string, at: number | null, ...productIds: string[]) => ({ id, at, productIds });
  const tied = (...orders: ReturnType<typeof order>[]) => withOrders([mug], orders).map(({ orders: ids }) => ids);
  expect(tied(order('B', 61 * minute, 'mug', 'frame'), order('A', 59 * minute, 'mug'))).toEqual([['B']]);
  expect(tied(order('B', 61 * minute, 'frame'), order('A', 51 * minute, 'mug'))).toEqual([['A']]);
  expect(tied(order('A', 40 * minute, 'mug'))).toEqual([]);
  // An order that came later has a photo of its own.
  expect(tied(order('B', 900 * minute, 'mug'), order('A', 61 * minute, 'mug'))).toEqual([['A']]);
  expect(tied(order('A', null, 'mug'))).toEqual([['A']]);
  expect(withOrders([{ ...mug, orders: ['A'] }], [order('A', 61 * minute, 'mug')])).toEqual([]);
  expect(withOrders([{ productId: 'mug', size: 'M' }], [order('A', 61 * minute, 'mug')])).toEqual([]);
  const [both] = withOrders(
    [{ ...mug, orders: ['A'] }],
    [order('B', 62 * minute, 'mug'), order('A', 61 * minute, 'mug')],
  );
  expect(both).toEqual({ productId: 'mug', size: 'M', orders: ['A', 'B'] });
  // Ordered twice before My Orders was seen: each order has its moment, and one that is not listed yet waits.
  const twice = { ...mug, unnumbered: [60 * minute, 63 * minute] };
  const [A, B] = [order('A', 61 * minute, 'mug'), order('B', 64 * minute, 'mug')];
  expect(withOrders([twice], [B, A])).toEqual([{ productId: 'mug', size: 'M', orders: ['A', 'B'] }]);
  expect(withOrders([twice], [A])).toEqual([{ productId: 'mug', size: 'M', orders: ['A'], unnumbered: [63 * minute] }]);
});

test('a photo whose order never reached the shop is not taken for that of the next one', () => {
  const lost = { productId: 'mug', size: 'M', version: 1, unnumbered: [60_000] };
  const present = { productId: 'mug', size: 'M', unnumbered: [120_000] };
  const next = { id: 'B', at: 121_000, productIds: ['mug'] };
  expect(withOrders([lost, present], [next])).toEqual([{ productId: 'mug', size: 'M', orders: ['B'] }]);
  // Without a word of the time, the latest photo is that of the latest order.
  expect(withOrders([lost, present], [{ ...next, at: null }])).toEqual([
    { productId: 'mug', size: 'M', orders: ['B'] },
  ]);
});

test('one order of two sizes is the order of both photos', () => {
  const photos = ['M', 'L'].map((size) => ({ productId: 'mug', size, unnumbered: [60_000] }));
  const lamp = { productId: 'lamp', size: 'S', unnumbered: [60_000] };
  expect(withOrders([...photos, lamp], [{ id: 'A', at: 61_000, productIds: ['mug'] }])).toEqual(
    ['M', 'L'].map((size) => ({ productId: 'mug', size, orders: ['A'] })),
  );
});
