import { expect, test, vi } from 'vitest';

import { addToCart, getCart, updateCart } from '#api/cart.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { answers } from '#tests/support/shopper.ts';

const { errors } = messagesOf(shopMessages);
const line = { productId: 'mug', size: 'M' };

const CALLS = [
  ['get', () => getCart('token')],
  ['add', () => addToCart('token', line)],
  ['update', () => updateCart('token', line, 2)],
] as const;

/** Messages for shoppers with which backends refuse a cart. */
const SAID = [
  'A quantity in your cart is not valid. Please check your cart and try again.',
  'Only 3 of the Photo Mug are left.',
  'User not found',
  'This gift ships with PhonePe, PayU or iPhone vouchers only (₹500 and more).',
];

/** Errors that the older backend's program or database may throw. docs/backend.md, Cart. */
const THROWN = [
  "Error=16500, RetryAfterMs=32, Details='Response status code does not indicate success: TooManyRequests (429)'",
  'bad auth : Authentication failed.',
  'Please retry your operation or multi-document transaction.',
  "Cannot set properties of undefined (setting 'M')",
  "Cannot create field 'M' in element {cartData: null}",
  "The dollar ($) prefixed field '$set' is not valid for storage.",
  "Updating the path 'cartData' would create a conflict at 'cartData'",
  'MongoServerError: something of its own',
  'BSONObj size: 17825792 (0x1100000) is invalid.',
  'Argument passed in must be a string of 12 bytes or a string of 24 hex characters',
];

test.each(CALLS.flatMap(([name, call]) => SAID.map((message) => [name, message, call] as const)))(
  'a refused cart call (%s) shows the server’s message: “%s”',
  async (name, message, call) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const status of [200, 404, 500]) {
      answers(`/api/cart/${name}`, { success: false, message }, { status });
      await expect(call(), `status ${status}`).rejects.toMatchObject({ kind: 'rejected', message, isServerText: true });
    }
    expect(warn).not.toHaveBeenCalled();
  },
);

test.each(CALLS.flatMap(([name, call]) => THROWN.map((message) => [name, message, call] as const)))(
  'R4: a cart call (%s) that failed in the server’s program shows the shop’s own message, not “%s”',
  async (name, message, call) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const own = { message: errors.cart, isServerText: false };
    answers(`/api/cart/${name}`, { success: false, message });
    await expect(call()).rejects.toMatchObject({ kind: 'rejected', ...own });
    answers(`/api/cart/${name}`, { success: false, message }, { status: 500 });
    await expect(call()).rejects.toMatchObject({ kind: 'http', status: 500, ...own });
    expect(warn.mock.calls).toEqual([[`/api/cart/${name}: ${message}`], [`/api/cart/${name}: ${message}`]]);
  },
);

test.each(CALLS)('a cart call (%s) reports an expired session and a busy server', async (name, call) => {
  answers(`/api/cart/${name}`, { success: false, message: 'jwt expired' });
  await expect(call()).rejects.toMatchObject({ kind: 'signedOut', message: 'jwt expired' });
  answers(`/api/cart/${name}`, 'Too many requests', { status: 429 });
  await expect(call()).rejects.toMatchObject({ kind: 'http', status: 429, message: errors.tooManyCalls });
});

test('messages about an accepted cart or an expired session are not logged as warnings', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answers('/api/cart/update', { success: true, message: 'Cart Updated' });
  await updateCart('token', line, 2);
  answers('/api/cart/update', { success: false, message: 'Not Authorized Login Again' });
  await expect(updateCart('token', line, 2)).rejects.toMatchObject({ kind: 'signedOut' });
  expect(warn).not.toHaveBeenCalled();
});
