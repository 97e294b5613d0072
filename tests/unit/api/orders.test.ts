import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { listOrders, sendOrder } from '#api/orders.ts';
import type { Order } from '#domain/order/order.ts';
import { anAddress, rawOrder, rupees } from '#tests/support/factories.ts';
import { holdsInTime } from '#tests/support/properties.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { sandbox } from '#tests/support/server.ts';
import { anOrderCall, answers, calls } from '#tests/support/shopper.ts';

async function read(...orders: readonly unknown[]): Promise<readonly Order[]> {
  answers('/api/order/userorders', { success: true, orders });
  return listOrders('token');
}

const one = async (fields: Record<string, unknown>): Promise<Order> => {
  const [order] = await read(rawOrder(fields));
  if (!order) throw new Error('The order was dropped');
  return order;
};

test('a record becomes an order', async () => {
  expect(await read(rawOrder({ address: anAddress() }))).toEqual([
    {
      id: 'order',
      idempotencyKey: '',
      giftNote: null,
      copies: 1,
      paidCopies: 0,
      items: [
        {
          productId: 'mug',
          name: 'Photo Mug',
          price: rupees(299),
          size: 'M',
          quantity: 2,
          picture: { kind: 'image', url: '/api/media/mug.jpg', source: '/media/mug.jpg' },
          designs: [],
        },
      ],
      status: 'Order Placed',
      isPaid: false,
      paymentMethod: 'COD',
      date: { at: 1_753_351_200_000 },
      amount: rupees(598),
      address: '1 Main Road, Tenali, Andhra Pradesh, 522201, India',
      deliveryAddress: anAddress(),
      recipient: 'Asha Rao',
      email: 'asha@example.com',
      phone: '9876543210',
    },
  ]);
});

test.each([
  [1_753_351_200_000, { at: 1_753_351_200_000 }],
  ['1753351200000', { at: 1_753_351_200_000 }],
  ['2025-07-24T10:00:00.000Z', { at: 1_753_351_200_000 }],
  ['about noon', { text: 'about noon' }],
  ['', null],
  [{}, null],
  [1e300, null],
])('the date %j is parsed or shown unchanged, and never invalid', async (date, wanted) => {
  expect((await one({ date })).date).toEqual(wanted);
});

test('an order without a date takes the time of its record’s id', async () => {
  expect((await one({ date: undefined, createdAt: '2025-07-24T10:00:00Z' })).date).toEqual({ at: 1_753_351_200_000 });
});

test('a large order’s amount is read, although no single product may cost as much', async () => {
  expect((await one({ amount: 10_988_901 })).amount).toBe(1_098_890_100);
  expect((await one({ amount: 1e300 })).amount).toBeNull();
});

test('the readable parts of an odd order are read', async () => {
  expect((await one({ items: undefined })).items).toEqual([]);
  expect((await one({ items: 'text' })).items).toEqual([]);
  expect((await one({ items: [null, 7, {}] })).items).toMatchObject([
    { name: 'Gift', quantity: 1, price: null, picture: null },
  ]);
  expect((await one({ items: [{ image: '/a.jpg', quantity: '3' }] })).items[0]).toMatchObject({
    quantity: 3,
    picture: { source: '/a.jpg' },
  });
  expect(await one({ address: null })).toMatchObject({ address: '' });
  const address = { street: ['x'], city: {}, zipcode: 522201, country: 'India' };
  expect(await one({ address })).toMatchObject({ address: '522201, India' });
  expect((await one({ payment: 'false', amount: 'x' })).isPaid).toBe(false);
  expect((await one({ status: null, paymentMethod: 7 })).status).toBe('');
});

test('an unreadable order is dropped alone, with one warning', async () => {
  expect(await read(rawOrder(), null, 'text', rawOrder({ _id: 'second' }))).toHaveLength(2);
  expect(vi.mocked(console.warn).mock.calls).toEqual([['orders: 2 of 4 items could not be used']]);
});

test('of two orders with one id the first is used; orders without an id are all listed', async () => {
  const orders = await read(
    rawOrder({ status: 'Shipped' }),
    rawOrder({ status: 'Packing' }),
    rawOrder({ _id: undefined }),
    rawOrder({ _id: undefined }),
  );
  expect(orders.map(({ id, status }) => [id, status])).toEqual([
    ['order', 'Shipped'],
    ['', 'Order Placed'],
    ['', 'Order Placed'],
  ]);
});

test('R6: every order record becomes an order with readable texts', async () => {
  const field = fc.constantFrom(...Object.keys(rawOrder()), 'createdAt');
  await holdsInTime(
    fc.asyncProperty(
      fc.dictionary(field, fc.jsonValue()),
      fc.dictionary(fc.string(), fc.jsonValue()),
      async (fields, item) => {
        for (const order of await read(rawOrder(fields), rawOrder({ _id: 'second', items: [item] }))) {
          const { amount, isPaid } = order;
          expectReadable({ amount, isPaid });
          for (const { price, quantity } of order.items) expectReadable({ price, quantity });
        }
      },
    ),
  );
  expect(calls()).toEqual([]);
});

test('R9: an order is sent once, whatever the response', async () => {
  for (const fault of [
    { type: 'status', code: 500 },
    { type: 'status', code: 429 },
    { type: 'body', kind: 'html' },
    'refuse',
  ] as const) {
    sandbox.controls.faults.clear();
    sandbox.controls.journal.clear();
    sandbox.controls.faults.add({ route: '/api/order/place', fault });
    await expect(sendOrder(anOrderCall())).rejects.toThrow();
    expect(calls('/api/order/place')).toHaveLength(1);
  }
});
