import { http, HttpResponse, type HttpResponseInit } from 'msw';

import { orderBody, type OrderRequest } from '#api/orderBody.ts';
import type { OrderCall } from '#api/orders.ts';
import { cartFrom, EMPTY_CART, entriesOf, recordOf, withQuantity } from '#domain/cart/cart.ts';
import type { Cart, CartRecord } from '#domain/cart/cart.ts';
import { products } from '#sandbox/catalogue/demo.ts';
import type { CatalogueProduct } from '#sandbox/catalogue/product-draft.ts';
import type { JournalEntry } from '#sandbox/http/journal.ts';
import { aLine, anAddress, rupees } from './factories.ts';
import { sandbox, server } from './server.ts';

export const ORIGIN = 'http://localhost:4173';

/** The demo account of every sandbox. */
export const DEMO = {
  id: '66f0c0de0000000000000001',
  email: 'demo@kanuka.example',
  password: 'kanuka-demo-1',
} as const;

/** Another account, which a test adds to the sandbox. */
export const OTHER = { id: 'b'.repeat(24), name: 'Other', email: 'other@kanuka.example', password: 'another-password' };

/** What an account logs in with. */
export type Login = { readonly email: string; readonly password: string };

/** Sends this form, or this object as JSON, to the sandbox, as another device or a provider's page does. */
export async function post(path: string, data: URLSearchParams | object, token?: string): Promise<Response> {
  const isForm = data instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const headers = { 'Content-Type': type, ...(token && { token }) };
  const body = isForm ? String(data) : JSON.stringify(data);
  return sandbox.fetch(new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body }));
}

/** Pays in the widget; returns what its provider hands to the page. */
export async function payAtProvider(razorpay_order_id: string | null): Promise<Record<string, unknown>> {
  return (await post('/sandbox-razorpay/pay', { razorpay_order_id })).json() as Promise<Record<string, unknown>>;
}

/** A new token of an account; the login is removed from the journal. */
export async function aToken({ email, password }: Login = DEMO): Promise<string> {
  const answer = await post('/api/user/login', { email, password });
  sandbox.controls.journal.clear();
  return ((await answer.json()) as { token: string }).token;
}

/** Stores a new token on the device before the page opens. */
export async function loggedIn(account: Login = DEMO): Promise<string> {
  const token = await aToken(account);
  localStorage.setItem('token', token);
  return token;
}

/** A product of the demo catalogue by its name. @throws Error when there is none */
export function demoProduct(name: string): CatalogueProduct {
  const found = products.find((product) => product.name === name);
  if (!found) throw new Error(`No product named ${name}`);
  return found;
}

/** The checkout's order of one mug for cash. */
export function anOrderRequest(fields: Partial<OrderRequest> = {}): OrderRequest {
  const mug = demoProduct('Magic Photo Mug with Colour Inside');
  const product = { id: mug._id, name: mug.name, price: rupees(mug.price) };
  return {
    address: anAddress(),
    lines: [aLine({ product, size: '325 ml' })],
    amount: rupees(mug.price),
    paymentMethod: 'cod',
    ...fields,
  };
}

/** The same order as a call to the backend. */
export function anOrderCall(token = 'token', fields: Partial<OrderRequest> = {}): OrderCall {
  const data = orderBody(anOrderRequest(fields), 'a-reference');
  if (data === null) throw new Error('too large');
  return { token, data, signal: new AbortController().signal };
}

/** Stores a cart on the device, as an earlier visit would. */
export function writeCart(record: CartRecord): void {
  localStorage.setItem('kanuka.cart', JSON.stringify(record));
}

/** The cart stored on this device, without zeros. */
export function storedCart(): CartRecord {
  return plain(cartFrom(JSON.parse(localStorage.getItem('kanuka.cart') ?? '{}')));
}

/** The server's cart of an account, without zeros. */
export function serverCart(account: string = DEMO.id): CartRecord {
  return plain(cartFrom(sandbox.controls.store.carts.read(account)));
}

export function putServerCart(record: CartRecord, account: string = DEMO.id): void {
  sandbox.controls.store.carts.write(account, record);
}

/** A cart as plain data with ordinary prototypes, for comparing. */
export function plain(cart: Cart): CartRecord {
  return JSON.parse(JSON.stringify(recordOf(cart))) as CartRecord;
}

/** The cart without lines of zero pieces. */
export const known = (cart: Cart): Cart =>
  [...entriesOf(cart)].reduce((made, line) => withQuantity(made, line, line.quantity), EMPTY_CART);

/** The calls that reached the server, with this prefix of their path. */
export function calls(path = '/api/'): readonly JournalEntry[] {
  return sandbox.controls.journal.entries().filter((entry) => entry.path.startsWith(path));
}

/** The cart calls as texts of path and body, in the order of their arrival. */
export function cartCalls(): readonly string[] {
  return calls('/api/cart/').map(({ path, body }) => {
    const { itemId, size, quantity } = (body ?? {}) as { itemId?: string; size?: string; quantity?: number };
    const what = [itemId, size, quantity].filter((part) => part !== undefined).join(' ');
    return `${path.slice('/api/cart/'.length)} ${what}`.trim();
  });
}

/** Resets the device's budget of cart calls, as 15 minutes would. */
export function refillCartWrites(): void {
  localStorage.removeItem('kanuka.cart.writes');
}

/** Makes the server answer this path with this body, in place of the sandbox. */
export function answers(path: string, body: unknown, init: HttpResponseInit = {}): void {
  server.use(
    http.all(`${ORIGIN}${path}`, () =>
      typeof body === 'string' ? HttpResponse.html(body, init) : HttpResponse.json(body as object, init),
    ),
  );
}
