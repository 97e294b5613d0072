import * as v from 'valibot';

import { cartFrom, type Cart, type LineKey } from '#domain/cart/cart.ts';
import { isRecord } from '#domain/record.ts';
import { accepted, okResponse } from './fields.ts';
import { request } from './http.ts';

/** A missing cart is an empty one. Text or a list is a failure: read as an empty cart, it would empty the device's. */
const cartSchema = okResponse({ cartData: v.optional(v.custom((value) => value === null || isRecord(value))) });

/** The server's cart of this session. @throws ApiError */
export async function getCart(token: string): Promise<Cart> {
  const call = { method: 'POST', url: '/api/cart/get', token, fallback: 'cart' } as const;
  return cartFrom((await request(call, cartSchema)).cartData);
}

/** Adds one piece to a line; the only call that can create a line. @throws ApiError */
export async function addToCart(token: string, { productId, size }: LineKey): Promise<void> {
  const data = { itemId: productId, size };
  await request({ method: 'POST', url: '/api/cart/add', token, data, fallback: 'cart' }, accepted);
}

/** Sets the quantity of a line whose product is in the server's cart; 0 removes it. @throws ApiError */
export async function updateCart(token: string, { productId, size }: LineKey, quantity: number): Promise<void> {
  const data = { itemId: productId, size, quantity };
  await request({ method: 'POST', url: '/api/cart/update', token, data, fallback: 'cart' }, accepted);
}
