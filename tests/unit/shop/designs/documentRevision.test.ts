import { beforeEach, expect, test } from 'vitest';

import { documentRevision } from '#shop/designs/documentRevision.ts';

const KEY = 'kanuka.documents';
beforeEach(() => localStorage.removeItem(KEY));

test('a document has the next revision when its designs changed, and the same one when it is only made again', () => {
  expect(documentRevision('order 1', ['a', 'b'])).toBe(1);
  expect(documentRevision('order 1', ['a', 'b'])).toBe(1);
  expect(documentRevision('order 2', ['c'])).toBe(1);
  expect(documentRevision('order 1', ['a', 'd'])).toBe(2);
  // Back to the first designs: the shop has revision 2 by now, and prints the highest one.
  expect(documentRevision('order 1', ['a', 'b'])).toBe(3);
});

test('40 orders are remembered, and entries that cannot be read count as none', () => {
  for (let order = 0; order < 50; order += 1) documentRevision(`order ${order}`, ['a']);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toHaveLength(40);
  localStorage.setItem(
    KEY,
    JSON.stringify([['order 1', { revision: 'x' }], 7, ['order 2', { revision: 4, designs: 'a' }]]),
  );
  expect(documentRevision('order 1', ['a'])).toBe(1);
  expect(documentRevision('order 2', ['b'])).toBe(5);
});
