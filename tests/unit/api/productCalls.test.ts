import { expect, test } from 'vitest';

import { getProduct, listProducts } from '#api/products.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { rawProduct } from '#tests/support/factories.ts';
import { answers, calls } from '#tests/support/shopper.ts';

const words = messagesOf(shopMessages);

test('S7: a gift is asked for by its id, whatever the id', async () => {
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

test('one gift is read with or without a frame around it', async () => {
  answers('/api/product/mug', { success: true, product: rawProduct() });
  expect((await getProduct('mug')).name).toBe('Photo Mug');
  answers('/api/product/mug', rawProduct());
  expect((await getProduct('mug')).name).toBe('Photo Mug');
  answers('/api/product/mug', { success: true, product: null });
  await expect(getProduct('mug')).rejects.toMatchObject({ kind: 'shape' });
});

test('the newest gift stands first, and the list that arrived is turned round', async () => {
  answers('/api/product/list', { success: true, products: ['a', 'b', 'c'].map((_id) => rawProduct({ _id })) });
  expect((await listProducts()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test.each([200, 201, 299])('status %i may bring a gift', async (status) => {
  answers('/api/product/mug', rawProduct(), { status });
  expect((await getProduct('mug')).name).toBe('Photo Mug');
});

test.each([300, 404, 410, 503])('status %i brings none, whatever its body holds', async (status) => {
  answers('/api/product/mug', { success: true, message: 'Here it is', product: rawProduct() }, { status });
  await expect(getProduct('mug')).rejects.toMatchObject({ kind: 'http', status, message: words.errors.product });
});
