import { expect, test } from 'vitest';

import { logIn, register } from '#api/account.ts';
import { addToCart, getCart, updateCart } from '#api/cart.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { sandbox } from '#tests/support/server.ts';
import { aToken, answers, calls, DEMO, OTHER, plain } from '#tests/support/shopper.ts';

const messages = messagesOf(shopMessages);

test('login and sign up give a token', async () => {
  expect(await logIn(DEMO.email, DEMO.password)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(await register('Asha', 'asha@example.com', 'long-enough')).toMatch(/\./);
});

test.each([
  ['unknown@example.com', 'long-enough', "User doesn't exists"],
  [DEMO.email, 'wrong-password', 'Invalid credentials'],
])('a refused login says why: %s', async (email, password, message) => {
  await expect(logIn(email, password)).rejects.toMatchObject({ kind: 'rejected', message });
});

test.each([
  [DEMO.email, 'long-enough', 'User already exists'],
  ['not an address', 'long-enough', 'Please enter a valid email'],
  ['asha@example.com', 'short', 'Please enter a strong password'],
])('a refused sign up says why: %s', async (email, password, message) => {
  await expect(register('Asha', email, password)).rejects.toMatchObject({ message });
});

test('an e-mail address in capitals signs up in lower case, and logs in in any case', async () => {
  await register('Asha', 'Asha.Test@Example.com', 'long-enough');
  expect(await logIn('asha.test@example.com', 'long-enough')).toMatch(/\./);
  expect(await logIn('Asha.Test@Example.com', 'long-enough')).toMatch(/\./);
  expect(calls('/api/user/').map(({ body }) => (body as { email: string }).email)).toEqual([
    'asha.test@example.com',
    'asha.test@example.com',
    'Asha.Test@Example.com',
    'asha.test@example.com',
  ]);
});

test('an account whose e-mail address has a capital letter logs in with the original spelling', async () => {
  sandbox.controls.store.users.add({ ...OTHER, email: 'Other@Kanuka.example' }, 0);
  expect(await logIn('Other@Kanuka.example', OTHER.password)).toMatch(/\./);
  expect(calls('/api/user/login')).toHaveLength(1);
});

test('the lower-case spelling is tried only when no account has the address as typed', async () => {
  await expect(logIn('Nobody@example.com', 'long-enough')).rejects.toMatchObject({ message: "User doesn't exists" });
  expect(calls('/api/user/login')).toHaveLength(2);
  await expect(logIn('nobody@example.com', 'long-enough')).rejects.toMatchObject({ message: "User doesn't exists" });
  expect(calls('/api/user/login')).toHaveLength(3);
  sandbox.controls.store.users.add({ ...OTHER, email: 'Other@Kanuka.example' }, 0);
  await expect(logIn('Other@Kanuka.example', 'wrong')).rejects.toMatchObject({ message: 'Invalid credentials' });
  expect(calls('/api/user/login')).toHaveLength(4);
});

test('a success without a token is a failure with the server’s message', async () => {
  answers('/api/user/login', { success: true, message: 'OTP sent' });
  await expect(logIn('a@b.co', 'x')).rejects.toMatchObject({ kind: 'shape', message: 'OTP sent' });
  for (const token of [undefined, null, '', '  ', 7, {}]) {
    answers('/api/user/login', { success: true, token });
    await expect(logIn('a@b.co', 'x')).rejects.toMatchObject({ message: messages.errors.login });
  }
});

test('a new shopper’s cart is empty for every way the server expresses it', async () => {
  for (const cartData of [undefined, null, {}, [], 'text']) {
    answers('/api/cart/get', { success: true, cartData });
    expect((await getCart('token')).size).toBe(0);
  }
});

test('cart calls send exactly the fields that the backend reads', async () => {
  const token = await aToken();
  await addToCart(token, { productId: '__proto__', size: '12 x 15 ' });
  await updateCart(token, { productId: '__proto__', size: '12 x 15 ' }, 4);
  expect(calls('/api/cart/').map(({ body }) => body)).toEqual([
    { itemId: '__proto__', size: '12 x 15 ' },
    { itemId: '__proto__', size: '12 x 15 ', quantity: 4 },
  ]);
  expect(JSON.stringify(plain(await getCart(token)))).toBe('{"__proto__":{"12 x 15 ":4}}');
});
