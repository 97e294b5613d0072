import { expect, test } from 'vitest';

import { logIn, register } from '#api/account.ts';
import { getCart } from '#api/cart.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers, calls, OTHER } from '#tests/support/shopper.ts';

const messages = messagesOf(shopMessages);

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
