import * as v from 'valibot';
import { expect, test, vi } from 'vitest';

import { ApiError } from '#api/errors.ts';
import { request } from '#api/http.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers } from '#tests/support/shopper.ts';

const messages = messagesOf(shopMessages);

const PATH = '/api/order/userorders';
const schema = v.looseObject({ success: v.literal(true) });

async function outcome(token: string | null): Promise<ApiError> {
  const error: unknown = await request({ method: 'POST', url: PATH, token, fallback: 'orders' }, schema).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

/** docs/backend.md, Token failures. */
const SENTENCES = [
  'Not Authorized Login Again',
  'Not Authorized. Please login again.',
  'Unauthorized Access Login Again',
  'User not authorized',
  'NOT AUTHORISED',
  'Invalid user token',
  'Invalid token',
  'jwt malformed',
  'jwt expired',
  'JWT must be provided',
  'invalid signature',
  'Session expired. Please login again.',
  'Unauthorized: No token',
];

test.each(SENTENCES)('“%s” to a shopper with a token means that the session has expired', async (message) => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'successFalse', message } });
  expect(await outcome('a-token')).toMatchObject({ kind: 'signedOut', message });
});

test.each([401, 403])(
  'R7: status %i to a shopper with a token means an expired session, with or without a message',
  async (code) => {
    sandbox.controls.faults.add({ route: PATH, times: 1, fault: { type: 'status', code } });
    expect(await outcome('a-token')).toMatchObject({
      kind: 'signedOut',
      status: code,
      message: messages.errors.signedOut,
    });
    answers(PATH, { message: 'User gone' }, { status: code });
    expect(await outcome('a-token')).toMatchObject({ kind: 'signedOut', message: 'User gone' });
    answers(PATH, { success: true }, { status: code });
    expect(await outcome('a-token')).toMatchObject({ kind: 'signedOut', status: code });
  },
);

test.each([null, ''])('a visitor has no session that could expire', async (token) => {
  sandbox.controls.faults.add({ route: PATH, times: 1, fault: { type: 'successFalse', message: 'jwt expired' } });
  expect(await outcome(token)).toMatchObject({ kind: 'rejected', message: 'jwt expired' });
  sandbox.controls.faults.add({ route: PATH, times: 1, fault: { type: 'status', code: 401 } });
  expect(await outcome(token)).toMatchObject({ kind: 'http', status: 401 });
});

test.each(['Invalid credentials', 'Product not found', 'Payment verification failed (invalid signature)'])(
  '“%s” is a refusal like any other',
  async (message) => {
    sandbox.controls.faults.add({ route: PATH, fault: { type: 'successFalse', message } });
    expect(await outcome('a-token')).toMatchObject({ kind: 'rejected', message });
  },
);

test('R7: a valid token of a deleted user counts as expired, and no program’s error is shown', async () => {
  const message = "Cannot read properties of null (reading 'cartData')";
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'successFalse', message } });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await outcome('a-token')).toMatchObject({ kind: 'signedOut', message: messages.errors.signedOut });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(message));
});

test('a database error about authorisation does not end the session', async () => {
  const message = 'not authorized on epic to execute command { find: "users" }';
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'successFalse', message } });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await outcome('a-token')).toMatchObject({ kind: 'http', isServerText: false });
});

test('an expired, garbled or missing token is distinguished from other failures', async () => {
  expect(await outcome('not.a.token')).toMatchObject({ kind: 'signedOut' });
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'expireToken' } });
  expect(await outcome('a-token')).toMatchObject({ kind: 'signedOut', message: 'jwt expired' });
});

test('a message about a login in a success does not end the session', async () => {
  answers(PATH, { success: true, message: 'Please login again tomorrow' });
  await expect(
    request({ method: 'POST', url: PATH, token: 'a-token', fallback: 'orders' }, schema),
  ).resolves.toBeDefined();
});
