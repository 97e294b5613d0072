import { expect, test } from 'vitest';

import { getProduct, listProducts } from '#api/products.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { rawProduct } from '#tests/support/factories.ts';
import { answers, calls } from '#tests/support/shopper.ts';

const messages = messagesOf(shopMessages);

test('S7: a product is requested by its encoded id, for every id', async () => {
  for (const id of ['../../user/login', 'a/b?c#d', '__proto__', '\uD800']) {
    await expect(getProduct(id)).rejects.toMatchObject({ status: 404 });
  }
  expect(calls().map(({ path, search }) => path + search)).toEqual([
    '/api/product/..%2F..%2Fuser%2Flogin',
    '/api/product/a%2Fb%3Fc%23d',
    '/api/product/__proto__',
    '/api/product/%EF%BF%BD',
  ]);
});

test('a single product is read with or without a wrapper object', async () => {
  answers('/api/product/mug', { success: true, product: rawProduct() });
  expect((await getProduct('mug')).name).toBe('Photo Mug');
  answers('/api/product/mug', rawProduct());
  expect((await getProduct('mug')).name).toBe('Photo Mug');
  answers('/api/product/mug', { success: true, product: null });
  await expect(getProduct('mug')).rejects.toMatchObject({ kind: 'shape' });
});

test('the product list is reversed, so that the newest product comes first', async () => {
  answers('/api/product/list', { success: true, products: ['a', 'b', 'c'].map((_id) => rawProduct({ _id })) });
  expect((await listProducts()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test.each([200, 201, 299])('a response with status %i may contain a product', async (status) => {
  answers('/api/product/mug', rawProduct(), { status });
  expect((await getProduct('mug')).name).toBe('Photo Mug');
});

test.each([300, 404, 410, 503])('a response with status %i contains no product, whatever its body', async (status) => {
  answers('/api/product/mug', { success: true, message: 'Here it is', product: rawProduct() }, { status });
  await expect(getProduct('mug')).rejects.toMatchObject({ kind: 'http', status, message: messages.errors.product });
});
