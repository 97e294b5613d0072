import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { listOrders } from '#api/orders.ts';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import type { Order } from '#domain/order/order.ts';
import { anAddress, anOrder, anOrderItem, rawOrder, rupees } from '#tests/support/factories.ts';
import { holdsInTime } from '#tests/support/properties.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { answers } from '#tests/support/shopper.ts';

async function read(...orders: readonly unknown[]): Promise<readonly Order[]> {
  answers('/api/order/userorders', { success: true, orders });
  return listOrders('token');
}

async function one(fields: Record<string, unknown>): Promise<Order> {
  const [order] = await read(rawOrder(fields));
  if (!order) throw new Error('The order was dropped');
  return order;
}

test('a record becomes an order', async () => {
  const picture = { kind: 'image', url: '/api/media/mug.jpg', source: '/media/mug.jpg' } as const;
  expect(await read(rawOrder({ address: anAddress() }))).toEqual([
    anOrder({
      items: [anOrderItem({ quantity: 2, picture })],
      amount: rupees(598),
      address: '1 Main Road, Tenali, Andhra Pradesh, 522201, India',
      deliveryAddress: anAddress(),
      recipient: 'Asha Rao',
      email: 'asha@example.com',
      phone: '9876543210',
    }),
  ]);
});

test('an empty order record has no texts and is not paid, and an empty item is one unnamed piece', async () => {
  const none = { id: '', status: '', paymentMethod: '', date: null, amount: null, address: '' };
  const items = [anOrderItem({ productId: '', name: 'Gift', price: null, size: '' })];
  const deliveryAddress = { ...EMPTY_ADDRESS, country: '' };
  expect(await read({ items: [{}] })).toEqual([anOrder({ ...none, items, deliveryAddress })]);
  expect(console.warn).not.toHaveBeenCalled();
});

test.each([
  [1_753_351_200_000, { at: 1_753_351_200_000 }],
  ['1753351200000', { at: 1_753_351_200_000 }],
  ['2025-07-24T10:00:00.000Z', { at: 1_753_351_200_000 }],
  [-86_400_000, { at: -86_400_000 }],
  ['  about noon\n', { text: 'about noon' }],
  [`on ${'some '.repeat(20)}day`, { text: `on ${'some '.repeat(20)}day`.slice(0, 60) }],
  ['   ', null],
  [['2025-07-24T10:00:00.000Z'], null],
  [1e300, null],
])('the date %j is read as a moment, as trimmed text of sixty letters at most, or as missing', async (date, wanted) => {
  expect((await one({ date })).date).toEqual(wanted);
});

const odd = { street: ['x'], city: {}, zipcode: 522201, country: 'India', firstName: 'Asha', lastName: '' };

test.each([
  [{ items: 'text' }, { items: [] }],
  [{ items: [{ image: '/a.jpg', quantity: '3' }] }, { items: [{ quantity: 3, picture: { source: '/a.jpg' } }] }],
  [{ items: [{ media: ['/clip.mp4', '/a.jpg', '/b.jpg'] }] }, { items: [{ picture: { source: '/a.jpg' } }] }],
  [{ address: odd }, { address: '522201, India', recipient: 'Asha' }],
  [{ address: undefined }, { address: '', recipient: '', phone: '' }],
  [{ status: null, paymentMethod: 7 }, { status: '' }],
  [{ payment: true }, { isPaid: true, paidCopies: 1 }],
  [{ payment: 'true' }, { isPaid: false, paidCopies: 0 }],
  [{ payment: 1 }, { isPaid: false }],
  // More than a single product may cost.
  [{ amount: 10_988_901 }, { amount: 1_098_890_100 }],
  [{ amount: 1e300 }, { amount: null }],
  [{ date: undefined, createdAt: '2025-07-24T10:00:00Z' }, { date: { at: 1_753_351_200_000 } }],
])('the record %j is read as %j', async (fields, wanted) => {
  expect(await one(fields)).toMatchObject(wanted);
});

test('an unreadable order or item is dropped alone, with one warning', async () => {
  expect(await read(rawOrder(), null, 'text', rawOrder({ _id: 'second' }))).toHaveLength(2);
  const { items, idempotencyKey } = await one({ items: [null, { ref: 'draft-1' }, 'text'] });
  // R9: what was not read may carry another key.
  expect([items.length, idempotencyKey]).toEqual([1, '']);
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['orders: 2 of 4 items could not be used'],
    ['order items: 2 of 3 items could not be used'],
  ]);
});

test('of two orders with one id the first is used; orders without an id are all listed', async () => {
  const without = rawOrder({ _id: undefined });
  const orders = await read(rawOrder({ status: 'Shipped' }), rawOrder({ status: 'Packing' }), without, without);
  expect(orders.map(({ id, status }) => [id, status])).toEqual([
    ['order', 'Shipped'],
    ['', 'Order Placed'],
    ['', 'Order Placed'],
  ]);
});

test.each([
  [['draft-1', 'draft-1', 'draft-1'], 'draft-1'],
  [['w'.repeat(64)], 'w'.repeat(64)],
  [['w'.repeat(65)], ''],
  [['draft-1', 'draft-2'], ''],
  [['draft-1', undefined], ''],
  [[undefined, 'draft-1'], ''],
  [[7, 7], ''],
])('R9: an order has the idempotency key that all its items carry, or none: %j', async (keys, key) => {
  expect((await one({ items: keys.map((ref) => ({ name: 'Photo Mug', ref })) })).idempotencyKey).toBe(key);
});

test('an order’s designs are read, whatever else its items contain', async () => {
  const choices = { typeface: 'serif', colour: 'gold', layout: 'three', look: 'mono' };
  const unknown = { typeface: null, colour: null, layout: null, look: null };
  const design = { id: 'd', pieces: 2, photos: 3, words: 'Ravi & Sita', note: 'Matt, please', ...choices, revision: 2 };
  const calendar = { ...design, firstMonth: '2027-04' };
  const texts = ['Ravi', 'Sita'].map((text) => ({ text, typeface: 'serif', colour: 'gold' }));
  const placed = { size: 0.2, align: 'left', at: { x: 0.2, y: 0.7 }, surface: 'mount' };
  const withTexts = { ...design, texts: [...texts, { ...texts[0], ...placed }] };
  const odd = [{ id: 'bare', look: 'sepia', typeface: 7 }, { id: '' }, null, 'text'];
  const malformed = [
    { ...design, firstMonth: '2027-13' },
    { ...design, texts: [...texts, { text: 'Amma', typeface: 'later' }] },
  ];
  const offPrint = { ...texts[0], ...placed, at: { x: 7, y: 0.7 } };
  const items = [
    {
      designs: [calendar, ...odd, withTexts, { ...design, texts: [offPrint] }, ...malformed],
      giftNote: { message: ' Hi ', hidePrice: true },
    },
    { designs: 'none' },
    { designs: Array.from({ length: 300 }, (_, at) => ({ id: `d${at}`, words: 'x'.repeat(2000) })) },
  ];
  const { items: read, giftNote } = await one({ items });
  const bare = { id: 'bare', pieces: 1, photos: 0, words: '', note: '', ...unknown, revision: 1 };
  expect(read[0]?.designs).toEqual([calendar, bare, withTexts, { ...design, texts: [texts[0]] }, design, design]);
  expect(read[1]?.designs).toEqual([]);
  expect(read[2]?.designs).toHaveLength(200);
  expect(read[2]?.designs[0]?.words).toHaveLength(1200);
  expect(giftNote).toEqual({ message: 'Hi', hidePrice: true });
});

test('R6: every order record becomes an order with readable texts', async () => {
  const field = fc.constantFrom(...Object.keys(rawOrder()), 'createdAt');
  const values = fc.dictionary(field, fc.jsonValue());
  await holdsInTime(
    fc.asyncProperty(values, fc.dictionary(fc.string(), fc.jsonValue()), async (fields, item) => {
      const orders = await read(rawOrder(fields), rawOrder({ _id: 'second', items: [item] }));
      expect(orders.length).toBeGreaterThan(0);
      for (const { amount, isPaid, items } of orders) {
        expectReadable({ amount, isPaid });
        for (const { price, quantity } of items) expectReadable({ price, quantity });
      }
    }),
  );
});
