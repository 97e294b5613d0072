import { expect, test } from 'vitest';

import { logIn, register } from '#api/account.ts';
import { getCart } from '#api/cart.ts';
import { en } from '#content/en/common.ts';
import { failOnce, sandbox } from '#tests/support/server.ts';
import { answers, calls, OTHER } from '#tests/support/shopper.ts';

const tried = (): readonly unknown[] => calls('/api/user/').map(({ body }) => (body as { email: string }).email);

test('an e-mail address in capitals signs up in lower case, and logs in in any case', async () => {
  const [typed, lower] = ['Asha.Test@Example.com', 'asha.test@example.com'];
  await register('Asha', typed, 'long-enough');
  for (const email of [lower, typed]) expect(await logIn(email, 'long-enough')).toMatch(/\./);
  expect(tried()).toEqual([lower, lower, typed, lower]);
});

test('the lower-case spelling is tried only when no account has the address as typed', async () => {
  const unknown = { message: "User doesn't exists" };
  await expect(logIn('Nobody@example.com', 'long-enough')).rejects.toMatchObject(unknown);
  await expect(logIn('nobody@example.com', 'long-enough')).rejects.toMatchObject(unknown);
  expect(tried()).toHaveLength(3);
  const email = 'Other@Kanuka.example';
  sandbox.controls.store.users.add({ ...OTHER, email }, 0);
  await expect(logIn(email, 'wrong')).rejects.toMatchObject({ message: 'Invalid credentials' });
  expect(await logIn(email, OTHER.password)).toMatch(/\./);
  failOnce('/api/user/login', 'refuse');
  await expect(logIn(email, OTHER.password)).rejects.toMatchObject({ kind: 'network' });
  expect(tried(), 'and not after a lost connection').toHaveLength(6);
});

test('a success without a token is a failure with the server’s message', async () => {
  answers('/api/user/login', { success: true, message: 'OTP sent' });
  await expect(logIn('a@b.co', 'x')).rejects.toMatchObject({ kind: 'shape', message: 'OTP sent' });
  for (const token of [undefined, null, '', '  ', 7, {}]) {
    answers('/api/user/login', { success: true, token });
    await expect(logIn('a@b.co', 'x')).rejects.toMatchObject({ message: en.errors.login });
  }
});

test('a new shopper’s cart is empty for every way the server expresses it', async () => {
  for (const cartData of [undefined, null, {}]) {
    answers('/api/cart/get', { success: true, cartData });
    expect((await getCart('token')).size).toBe(0);
  }
});

test('R5: a cart that is no object is a failure, and not an empty cart', async () => {
  for (const cartData of ['text', 7, true, [], [{ mug: { M: 1 } }]]) {
    answers('/api/cart/get', { success: true, cartData });
    await expect(getCart('token'), JSON.stringify(cartData)).rejects.toMatchObject({ kind: 'shape' });
  }
});
