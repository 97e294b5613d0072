import * as v from 'valibot';

import { cartFrom, type Cart, type LineKey } from '#domain/cart/cart.ts';
import { accepted, okResponse } from './fields.ts';
import { request } from './http.ts';

const cartSchema = okResponse({ cartData: v.nullish(v.unknown()) });

/** The cart the server holds for this session. @throws ApiError */
export async function getCart(token: string): Promise<Cart> {
  const call = { method: 'POST', url: '/api/cart/get', token, fallback: 'cart' } as const;
  return cartFrom((await request(call, cartSchema)).cartData);
}

/** One piece more of a line; the only call that can create a line. @throws ApiError */
export async function addToCart(token: string, { productId, size }: LineKey): Promise<void> {
  const data = { itemId: productId, size };
  await request({ method: 'POST', url: '/api/cart/add', token, data, fallback: 'cart' }, accepted);
}

/** An exact quantity of a line whose product the server already holds; 0 takes it out. @throws ApiError */
export async function updateCart(token: string, { productId, size }: LineKey, quantity: number): Promise<void> {
  const data = { itemId: productId, size, quantity };
  await request({ method: 'POST', url: '/api/cart/update', token, data, fallback: 'cart' }, accepted);
}
