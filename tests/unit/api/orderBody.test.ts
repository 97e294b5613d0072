import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { linesThatFit, ORDER_BODY_LIMIT, orderBody, type OrderRequest } from '#api/orderBody.ts';
import { lineId } from '#domain/cart/cart.ts';
import { rupeesOf, sumOf } from '#domain/money/money.ts';
import type { CartLine } from '#domain/cart/cartView.ts';
import { anOrderedDesign } from '#tests/support/designs.ts';
import { aLine, anAddress, rupees, someMedia } from '#tests/support/factories.ts';
import { forAll } from '#tests/support/properties.ts';

type Item = Record<string, unknown>;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

const order = { address: anAddress(), amount: rupees(1), paymentMethod: 'cod' } as const;
const review = (comment: string) => ({ reviewer: 'Padma', comment, rating: 5 });

/** An order of these lines, which is never too large. */
function bodyOf(lines: readonly CartLine[]): { bytes: number; items: readonly Item[]; body: Item } {
  const body = orderBody({ ...order, lines, amount: sumOf(lines.map(({ total }) => total)) }, 'a-reference');
  if (body === null) throw new Error('too large');
  expect(bytesOf(body)).toBeLessThanOrEqual(ORDER_BODY_LIMIT);
  return { bytes: bytesOf(body), items: body['items'] as Item[], body };
}

const KEY = '3f1c9f0e-5b7a-4c0e-9d0a-0123456789ab';

test('an order contains the address, the total in rupees, and a copy of every product with size and quantity', () => {
  const { body, items } = bodyOf([aLine({ product: { price: rupees(249.5) }, size: '12 x 15 ', quantity: 3 })]);
  expect(body).toMatchObject({ address: anAddress(), amount: 748.5, payment_method: 'cod' });
  expect(items).toEqual([
    {
      _id: 'mug',
      name: 'Photo Mug',
      price: 249.5,
      category: 'Custom Mugs',
      subCategory: 'Ceramic Mugs',
      bestseller: false,
      sizes: ['12 x 15 '],
      media: [{ type: 'image', url: '/media/mug.jpg' }],
      image: ['/media/mug.jpg'],
      description: 'A mug with your photo.',
      reviews: [],
      rating: 0,
      customers: 0,
      size: '12 x 15 ',
      quantity: 3,
      ref: 'a-reference',
    },
  ]);
});

test('picture URLs are sent back as the backend sent them, and a product without a picture is sent without one', () => {
  const clip = someMedia('/clip.mp4', 'video');
  const sent = { type: 'video', url: '/clip.mp4' };
  const [both] = bodyOf([aLine({ product: { media: [clip, someMedia('/a.jpg')] } })]).items;
  expect(both).toMatchObject({ media: [sent, { type: 'image', url: '/a.jpg' }], image: ['/a.jpg'] });
  expect(bodyOf([aLine({ product: { media: [clip] } })]).items[0]).toMatchObject({ media: [sent], image: [] });
});

const LONG = 'ఫోటో బాగుంది '.repeat(150);

const manyMedia = Array.from({ length: 8 }, (_, n) => someMedia(`/pictures/of-a-gift/number-${n}.jpg`));
const LEAST = ['_id', 'name', 'price', 'size', 'quantity', 'ref'];
const OF_A_CARD = [...LEAST, 'category', 'subCategory', 'bestseller', 'sizes', 'media', 'image'];

test.each([
  ['without reviews', 20, { reviews: [review(LONG)] }, expect.arrayContaining([...OF_A_CARD, 'description'])],
  ['then without descriptions', 20, { reviews: [review(LONG)], description: LONG }, expect.arrayContaining(OF_A_CARD)],
  ['then without pictures and sizes', 200, { media: manyMedia, sizes: ['S', 'M', 'L'] }, LEAST],
])('an order that is too large is sent %s', (_, count, product, fields) => {
  const lines = Array.from({ length: count }, (_, n) =>
    aLine({ product: { ...product, id: `gift-${n}` }, quantity: n + 1 }),
  );
  for (const [n, item] of bodyOf(lines).items.entries()) {
    expect(Object.keys(item)).toEqual(fields);
    expect(item).not.toHaveProperty('reviews');
    expect(item['description']).not.toBe(LONG);
    expect(item).toMatchObject({ _id: `gift-${n}`, name: 'Photo Mug', price: 299, size: 'M', quantity: n + 1 });
  }
});

test('an order that is too large has no body, and the result says how many lines fit', () => {
  const lines = Array.from({ length: 900 }, (_, n) => aLine({ product: { id: `gift-${n}`, name: 'ఫోటో కప్పు' } }));
  expect(orderBody({ ...order, lines }, KEY)).toBeNull();
  const fitting = linesThatFit(lines, undefined);
  expect(fitting).toBeGreaterThan(200);
  const fullest = orderBody({ ...order, lines: lines.slice(0, fitting) }, KEY);
  expect(JSON.stringify(fullest)).not.toContain('category');
  // About a tenth is reserved for a longer address than this one.
  expect(bytesOf(fullest) / ORDER_BODY_LIMIT).toBeGreaterThan(0.9);
  expect(bytesOf(fullest) / ORDER_BODY_LIMIT).toBeLessThan(0.92);
  expect(linesThatFit(lines.slice(0, fitting), undefined)).toBe(fitting);
  expect(linesThatFit([], undefined)).toBe(0);
});

test('up to the safe size an order contains every field', () => {
  const bodyWith = (comment: string) => bodyOf([aLine({ product: { reviews: [review(comment)] } })]);
  const { bytes, items } = bodyWith('Lovely.');
  expect(items[0]).toMatchObject({ reviews: [review('Lovely.')], description: 'A mug with your photo.' });
  const longest = 'Lovely.'.padEnd(ORDER_BODY_LIMIT - bytes + 'Lovely.'.length, '!');
  expect(bodyWith(longest)).toMatchObject({ bytes: ORDER_BODY_LIMIT, items: [{ reviews: [review(longest)] }] });
  expect(bodyWith(`${longest}!`).items[0]).not.toHaveProperty('reviews');
});

test('no order of ordinary products is refused for its size, and none lacks a field that the shop needs', () => {
  const text = fc.string({ maxLength: 6000, unit: 'grapheme' });
  const product = fc.record({
    description: text,
    reviews: text.map((comment) => [review(comment)]),
    price: fc.integer({ min: 1, max: 1e8 }).map((amount) => rupees(amount / 100)),
  });
  const line = fc.record({ product, quantity: fc.integer({ min: 1, max: 99 }) }).map(aLine);
  forAll(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
    const { items, body } = bodyOf(lines);
    expect(items.map(({ _id, name, price, size, quantity }) => [_id, name, price, size, quantity])).toEqual(
      lines.map(({ product, size, quantity }) => [product.id, product.name, rupeesOf(product.price), size, quantity]),
    );
    expect(String(body['amount'])).toMatch(/^\d+(\.\d{1,2})?$/);
  });
});

test('an order contains designs and card message, but no picture data', () => {
  const lines = [aLine({ product: { id: 'a' } }), aLine({ product: { id: 'b' } })];
  const designs = [anOrderedDesign({ id: 'd', photos: 2 })];
  const giftNote = { message: 'Happy birthday', hidePrice: true };
  const body = orderBody({ ...order, lines, giftNote, designs: new Map([[JSON.stringify(['a', 'M']), designs]]) }, KEY);
  const [first, second] = (body?.['items'] ?? []) as Item[];
  expect(first).toMatchObject({ designs, giftNote });
  expect(second).not.toHaveProperty('designs');
  expect(second).not.toHaveProperty('giftNote');
});

describe('designs of an order that is too large', () => {
  const description = 'x'.repeat(1000);
  const lines = Array.from({ length: 150 }, (_, at) => aLine({ product: { id: `gift ${at}`, description } }));
  const designed = (words: string, few: readonly CartLine[] = lines) =>
    new Map(few.map((line) => [lineId(line), [anOrderedDesign({ id: KEY, words })]]));
  const itemsOf = (few: readonly CartLine[], designs: OrderRequest['designs'] = new Map()): readonly Item[] => {
    const body = orderBody({ ...order, lines: few, designs }, KEY);
    expect(bytesOf(body)).toBeLessThanOrEqual(ORDER_BODY_LIMIT);
    return body?.['items'] as Item[];
  };

  test('are sent complete while any other field can be left out', () => {
    const [first] = itemsOf(lines, designed('Ravi'));
    expect(first?.['designs']).toEqual([anOrderedDesign({ id: KEY })]);
    expect(first).not.toHaveProperty('description');
  });

  test('count towards the size: lines that do not fit go into the next order', () => {
    const designs = designed('అమ్మ'.repeat(60));
    const fitting = linesThatFit(lines, designs);
    expect(fitting).toBeGreaterThan(50);
    expect(fitting).toBeLessThan(150);
    const some = itemsOf(lines.slice(0, fitting), designs);
    expect(some.at(-1)).toHaveProperty('designs.0.words', 'అమ్మ'.repeat(60));
  });

  test('leave out their texts on a line that is too large by itself', () => {
    const [line] = lines;
    if (!line) throw new Error('no line');
    const texts = ['అమ్మ', 'నాన్న'].map((text) => ({ text, typeface: 'modern', colour: 'gold' }) as const);
    const many = Array.from({ length: 200 }, (_, at) =>
      anOrderedDesign({ id: `design ${at}`, words: 'అమ్మ'.repeat(60), note: 'x'.repeat(200), texts }),
    );
    const designs = new Map([[lineId(line), many]]);
    expect(linesThatFit([line], designs)).toBe(1);
    const [item] = itemsOf([line], designs);
    expect(item?.['designs']).toMatchObject(many.map(({ id, typeface }) => ({ id, typeface })));
    expect(JSON.stringify(item)).not.toContain('అమ్మ');
  });
});
