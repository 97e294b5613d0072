// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  capitalised,
  newestFirst,
  orderRows,
  orderSteps,
  stageOf,
  type OrderDate,
  isPaymentMethod,
} from '#domain/order/order.ts';
import { itemsText, linesText, shortItems } from '#domain/order/itemsText.ts';
import { aLine, anOrder, anOrderItem } from '#tests/support/factories.ts';
import { forAll } from '#tests/support/properties.ts';

const date = fc.oneof(
  fc.integer({ min: 0, max: 5 }).map((at): OrderDate => ({ at })),
  fc.constant<OrderDate>({ text: '24-Jul-2025 07:45 PM' }),
  fc.constant<OrderDate>(null),
);
const items = fc.array(fc.constant(anOrderItem()), { maxLength: 3 });
const list = fc.array(fc.record({ id: fc.constantFrom('', 'a', 'b'), date, items }).map(anOrder));

test('every ordered item has a row with a key of its own, also when orders share an id or have none', () => {
  forAll(list, (orders) => {
    const rows = orderRows(orders);
    expect(rows.map(({ item }) => item)).toEqual(orders.flatMap(({ items }) => items));
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });
});

test.each([{ text: 'noon' }, { at: 7 }, null])('orders of one date (%j) come latest first', (date) => {
  const orders = ['first', 'second', 'third'].map((id) => anOrder({ id, date }));
  expect(newestFirst(orders)).toEqual(orders.toReversed());
});

test('sorting keeps every order, and puts none with a known time before a newer one', () => {
  forAll(list, (orders) => {
    const sorted = newestFirst(orders);
    expect(sorted).toHaveLength(orders.length);
    expect(new Set(sorted)).toEqual(new Set(orders));
    const moments = sorted.flatMap(({ date: placed }) => (placed && 'at' in placed ? [placed.at] : []));
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  });
});

test.each([
  ['Order Placed', 1],
  ['Packing', 2],
  [' shipped ', 3],
  ['OUT FOR DELIVERY', 4],
  ['delivered', 5],
  ['Waiting for your photo', null],
  ['', null],
])('the status %j is stage %s', (status, stage) => {
  expect(stageOf(status)).toBe(stage);
});

test('a status is shown as the backend wrote it, with a capital letter', () => {
  expect(capitalised('out for delivery')).toBe('Out for delivery');
  expect(capitalised('COD')).toBe('COD');
  expect(capitalised('')).toBe('');
});

test('four payment methods are known', () => {
  const known = ['cod', 'upi', 'stripe', 'razorpay', 'COD', '', 'paypal', null, 7].filter(isPaymentMethod);
  expect(known).toEqual(['cod', 'upi', 'stripe', 'razorpay']);
});

test.each([
  ['a photo that was not sent yet is the first step, not done', 1, { hasDesigns: true, isSent: false }, [false, true]],
  ['a photo that was sent is the first step, done', 1, { hasDesigns: true, isSent: true }, [true, true]],
  ['the shop that packs has the photo', 2, { hasDesigns: true, isSent: false }, [true, true, true]],
  ['a device that does not know says nothing', 1, { hasDesigns: true, isSent: null }, [true]],
  ['an order without designs has no photo', 1, { hasDesigns: false, isSent: null }, [true]],
] as const)('the steps of an order: %s', (_, stage, progress, begin) => {
  const steps = orderSteps(stage, progress);
  expect(steps.slice(0, begin.length).map(({ isDone }) => isDone)).toEqual(begin);
  expect(steps.map(({ step }) => step).filter((step) => step !== 'photo')).toEqual([1, 2, 3, 4, 5]);
  expect(steps[0]?.step === 'photo').toBe(steps.length === 6);
  expect(steps.filter(({ isCurrent }) => isCurrent).map(({ step }) => step)).toEqual([stage]);
});

test('items are listed with quantity, name and size, one per row', () => {
  const items = [anOrderItem({ quantity: 2 }), anOrderItem({ name: 'Lamp', size: '' })];
  expect(itemsText(items)).toBe('2 x Photo Mug (M)\n1 x Lamp');
  expect(linesText([aLine({ quantity: 3, size: '12 x 15 ' })])).toBe('3 x Photo Mug (12 x 15 )');
  expect(itemsText([])).toBe('');
});

// A long list: tests/unit/content/upiMessages.test.ts.
test('a short list is in a message as it is, and a single item with a very long name is left out', () => {
  const andMore = (left: number): string => `and ${left} more`;
  const short = itemsText([anOrderItem(), anOrderItem({ name: 'Lamp' })]);
  expect(shortItems(short, andMore)).toBe(short);
  expect(shortItems(itemsText([anOrderItem({ name: 'x'.repeat(5000) })]), andMore)).toBe('and 1 more');
});
