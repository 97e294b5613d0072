// @vitest-environment node
import { expect, test } from 'vitest';

import { addressLine, itemsText, linesText, orderText, shortItems } from '#domain/order/orderText.ts';
import type { Paise } from '#domain/money/money.ts';
import { isWideSubject } from '#domain/product/product.ts';
import { aLine, anAddress, anOrderItem, aProduct, rupees } from '#tests/support/factories.ts';

test('an address on one line omits empty parts', () => {
  expect(addressLine(anAddress())).toBe('1 Main Road, Tenali, Andhra Pradesh, 522201, India');
  expect(addressLine(anAddress({ state: '', country: '  ' }))).toBe('1 Main Road, Tenali, 522201');
});

test('items are listed with quantity, name and size, one per row', () => {
  const items = [anOrderItem({ quantity: 2 }), anOrderItem({ name: 'Lamp', size: '' })];
  expect(itemsText(items)).toBe('2 x Photo Mug (M)\n1 x Lamp');
  expect(linesText([aLine({ quantity: 3, size: '12 x 15 ' })])).toBe('3 x Photo Mug (12 x 15 )');
  expect(itemsText([])).toBe('');
});

test('an order is described with its total where it is known', () => {
  const textOf = (amount: Paise | null) => orderText({ items: [anOrderItem()], amount });
  expect([rupees(129_999), null].map(textOf)).toEqual(['1 x Photo Mug (M)\n₹1,29,999', '1 x Photo Mug (M)']);
});

test.each([
  ['Canvas Prints', 'Sunset', true],
  ['Gifts', 'A PANORAMA of you', true],
  ['Photo Stickers', 'Set', true],
  ['Gifts', 'Collage', true],
  ['Custom Mugs', 'Photo Mug', false],
])('in %s the product %s is shown uncropped: %s', (category, name, isWide) => {
  expect(isWideSubject(aProduct({ category, name }))).toBe(isWide);
});

test('a message contains as many items as an app accepts, and the number of those left out', () => {
  const item = (n: number) => anOrderItem({ name: `Personalised Photo Mug number ${n}`, quantity: 1 });
  const andMore = (left: number): string => `and ${left} more`;
  expect(shortItems(itemsText([item(1), item(2)]), andMore)).toBe(itemsText([item(1), item(2)]));
  const rows = shortItems(itemsText(Array.from({ length: 60 }, (_, n) => item(n))), andMore).split('\n');
  expect(rows.join('\n').length).toBeLessThan(750);
  expect(rows.at(-1)).toBe(`and ${60 - (rows.length - 1)} more`);
  // A single item with a very long name is left out as well.
  expect(shortItems(itemsText([anOrderItem({ name: 'x'.repeat(5000) })]), andMore)).toBe('and 1 more');
});
