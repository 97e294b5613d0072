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

// A long list: tests/unit/content/upiMessages.test.ts.
test('a short list is in a message as it is, and a single item with a very long name is left out', () => {
  const andMore = (left: number): string => `and ${left} more`;
  const short = itemsText([anOrderItem(), anOrderItem({ name: 'Lamp' })]);
  expect(shortItems(short, andMore)).toBe(short);
  expect(shortItems(itemsText([anOrderItem({ name: 'x'.repeat(5000) })]), andMore)).toBe('and 1 more');
});
