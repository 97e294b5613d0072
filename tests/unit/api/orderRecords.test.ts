import { expect, test, vi } from 'vitest';

import { listOrders } from '#api/orders.ts';
import type { Order } from '#domain/order/order.ts';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import { rawOrder } from '#tests/support/factories.ts';
import { answers } from '#tests/support/shopper.ts';

async function read(raw: unknown): Promise<Order> {
  answers('/api/order/userorders', { success: true, orders: [raw] });
  const [order] = await listOrders('token');
  if (!order) throw new Error('The order was dropped');
  return order;
}

const one = (fields: Record<string, unknown>): Promise<Order> => read(rawOrder(fields));

/** The idempotency key by which My Orders finds an order. */
const keyOf = async (...keys: readonly unknown[]): Promise<string> =>
  (await one({ items: keys.map((key) => ({ name: 'Photo Mug', ref: key })) })).idempotencyKey;

test('an empty order record has no texts and is not paid', async () => {
  expect(await read({})).toEqual({
    id: '',
    idempotencyKey: '',
    giftNote: null,
    copies: 1,
    paidCopies: 0,
    items: [],
    status: '',
    isPaid: false,
    paymentMethod: '',
    date: null,
    amount: null,
    address: '',
    deliveryAddress: { ...EMPTY_ADDRESS, country: '' },
    recipient: '',
    email: '',
    phone: '',
  } satisfies Order);
  expect(console.warn).not.toHaveBeenCalled();
});

test('an empty item record is one unnamed piece', async () => {
  expect((await one({ items: [{}] })).items).toEqual([
    { productId: '', name: 'Gift', price: null, size: '', quantity: 1, picture: null, designs: [] },
  ]);
});

test('an unreadable item is dropped alone, with one warning', async () => {
  expect((await one({ items: [null, {}, 'text'] })).items).toHaveLength(1);
  expect(vi.mocked(console.warn).mock.calls).toEqual([['order items: 2 of 3 items could not be used']]);
});

test('an order is paid only when its record says true', async () => {
  expect(await one({ payment: true })).toMatchObject({ isPaid: true, paidCopies: 1 });
  for (const payment of ['true', 1, 'false', {}]) expect(await one({ payment })).toMatchObject({ isPaid: false });
});

test('R9: an order has the idempotency key that all its items carry', async () => {
  expect(await keyOf('draft-1')).toBe('draft-1');
  expect(await keyOf('draft-1', 'draft-1', 'draft-1')).toBe('draft-1');
  expect(await keyOf('w'.repeat(64))).toBe('w'.repeat(64));
});

test('R9: an order whose items carry different keys, or none, has no key', async () => {
  expect(await keyOf('draft-1', 'draft-2')).toBe('');
  expect(await keyOf('draft-1', undefined)).toBe('');
  expect(await keyOf(undefined, 'draft-1')).toBe('');
  expect(await keyOf(7, 7)).toBe('');
  expect(await keyOf('w'.repeat(65))).toBe('');
  expect((await one({ items: [null, { ref: 'draft-1' }] })).idempotencyKey).toBe('');
  expect((await one({ items: 'draft-1' })).idempotencyKey).toBe('');
});

test.each([
  ['  about noon\n', { text: 'about noon' }],
  ['   ', null],
  [`on ${'some '.repeat(20)}day`, { text: `on ${'some '.repeat(20)}day`.slice(0, 60) }],
  [[1_753_351_200_000], null],
  [['2025-07-24T10:00:00.000Z'], null],
  [-86_400_000, { at: -86_400_000 }],
])('the date %j is read as a moment, as trimmed text of sixty letters at most, or as missing', async (date, wanted) => {
  expect((await one({ date })).date).toEqual(wanted);
});

test('an order shows an item’s first picture, and never a clip', async () => {
  const pictureOf = async (...media: readonly string[]) => (await one({ items: [{ media }] })).items[0]?.picture;
  expect(await pictureOf('/clip.mp4', '/a.jpg', '/b.jpg')).toMatchObject({ kind: 'image', source: '/a.jpg' });
  expect(await pictureOf('/clip.mp4')).toBeNull();
});

test('missing parts of an address leave no gap', async () => {
  expect(await one({ address: { city: '', zipcode: '522201', firstName: 'Asha', lastName: '' } })).toMatchObject({
    recipient: 'Asha',
  });
  for (const address of [undefined, null, 'Tenali', 7, ['Tenali']])
    expect(await one({ address })).toMatchObject({ address: '', recipient: '', phone: '' });
});

test('an order’s designs are read, whatever else its items contain', async () => {
  const choices = { typeface: 'serif', colour: 'gold', layout: 'three', look: 'mono' };
  const unknown = { typeface: null, colour: null, layout: null, look: null };
  const design = { id: 'd', pieces: 2, photos: 3, words: 'Ravi & Sita', note: 'Matt, please', ...choices, revision: 2 };
  const calendar = { ...design, id: 'c', firstMonth: '2027-04' };
  const texts = [
    { text: 'Ravi', typeface: 'serif', colour: 'gold' },
    { text: 'Sita', typeface: 'round', colour: 'ink' },
  ];
  const several = { ...design, texts };
  const unreadable = { ...calendar, firstMonth: '2027-13' };
  const items = [
    {
      designs: [
        design,
        { id: 'bare' },
        { id: 'other', look: 'sepia', typeface: 7 },
        { id: '' },
        null,
        'text',
        calendar,
        unreadable,
        several,
        { ...several, texts: [...texts, { text: 'Amma', typeface: 'later' }] },
      ],
      giftNote: { message: ' Happy birthday ', hidePrice: true },
    },
    { designs: 'none' },
    { designs: Array.from({ length: 300 }, (_, at) => ({ id: `d${at}`, words: 'x'.repeat(2000) })) },
  ];
  const order = await one({ items });
  const bare = { pieces: 1, photos: 0, words: '', note: '', ...unknown, revision: 1 };
  expect(order.items[0]?.designs).toEqual([
    design,
    { id: 'bare', ...bare },
    { id: 'other', ...bare },
    calendar,
    { ...design, id: 'c' },
    several,
    design,
  ]);
  expect(order.items[1]?.designs).toEqual([]);
  expect(order.items[2]?.designs).toHaveLength(200);
  expect(order.items[2]?.designs[0]?.words).toHaveLength(1200);
  expect(order.giftNote).toEqual({ message: 'Happy birthday', hidePrice: true });
});
