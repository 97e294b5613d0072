import * as v from 'valibot';
import { expect, test, vi } from 'vitest';

import { ApiError } from '#api/errors.ts';
import { request } from '#api/http.ts';
import { verifyWidgetPayment } from '#api/payments.ts';
import { en } from '#content/en/common.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers, calls } from '#tests/support/shopper.ts';

const PATH = '/api/category';
const schema = v.looseObject({ success: v.literal(true), categories: v.array(v.unknown()) });
const ask = (token?: string | null) =>
  request({ method: 'GET', url: PATH, fallback: 'categories', ...(token !== undefined && { token }) }, schema);

/** The error of a call; with a token when the shopper is logged in. */
async function outcome(token?: string | null): Promise<ApiError> {
  const error: unknown = await ask(token).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const fails = (fault: Parameters<typeof sandbox.controls.faults.add>[0]['fault']): void =>
  sandbox.controls.faults.add({ route: PATH, times: 1, fault });

test('a response that follows the contract is returned, also with the content type of plain text', async () => {
  expect((await ask()).categories).toHaveLength(10);
  fails({ type: 'body', kind: 'wrongContentType' });
  expect((await ask()).categories).toHaveLength(10);
});

test.each(['html', 'truncated', 'empty', 'null', 'array', 'wrongType', 'textSuccess'] as const)(
  'R5: a body that is %s is a failure with a message for the shopper',
  async (kind) => {
    fails({ type: 'body', kind });
    expect(await outcome('token')).toMatchObject({ kind: 'shape', ...own });
  },
);

const own = { message: 'Failed to fetch categories', isServerText: false };

test('R4: a refusal or an error status shows the server’s message, or else the shop’s own', async () => {
  fails({ type: 'successFalse', message: '  The shop is closed today.  ' });
  expect(await outcome()).toMatchObject({ kind: 'rejected', message: 'The shop is closed today.', isServerText: true });
  fails({ type: 'successFalse' });
  expect(await outcome()).toMatchObject({ kind: 'rejected', ...own });
  fails({ type: 'status', code: 503, message: 'Down for an hour' });
  expect(await outcome()).toMatchObject({ kind: 'rejected', status: 503, message: 'Down for an hour' });
  fails({ type: 'status', code: 500 });
  expect(await outcome()).toMatchObject({ kind: 'http', status: 500, ...own });
});

test('R4: an error of the backend’s program is logged to the console, never shown', async () => {
  const message = 'MongoServerError: E11000 duplicate key';
  fails({ type: 'successFalse', message });
  expect(await outcome()).toMatchObject({ kind: 'rejected', ...own });
  fails({ type: 'status', code: 500, message });
  expect(await outcome()).toMatchObject({ kind: 'http', status: 500, ...own });
  expect(vi.mocked(console.warn).mock.calls).toEqual([[`${PATH}: ${message}`], [`${PATH}: ${message}`]]);
});

test.each([401, 403])('R7: status %i to a shopper with a token means an expired session', async (status) => {
  fails({ type: 'status', code: status });
  expect(await outcome('a-token')).toMatchObject({ kind: 'signedOut', status, message: en.errors.signedOut });
  answers(PATH, { message: 'User gone' }, { status });
  expect(await outcome('a-token')).toMatchObject({ kind: 'signedOut', message: 'User gone' });
  answers(PATH, { success: true }, { status });
  expect(await outcome('a-token')).toMatchObject({ kind: 'signedOut', status });
  for (const token of [null, '']) expect(await outcome(token)).toMatchObject({ kind: 'http', status });
});

test('R7: a refused token ends the session, and no program’s error is shown', async () => {
  answers(PATH, { success: false, message: 'jwt expired' });
  expect(await outcome('a-token')).toMatchObject({ kind: 'signedOut', message: 'jwt expired' });
  for (const token of [null, '']) expect(await outcome(token)).toMatchObject({ kind: 'rejected' });
  // The older backend's answer to the valid token of a deleted user.
  answers(PATH, { success: false, message: "Cannot read properties of null (reading 'cartData')" });
  expect(await outcome('a-token')).toMatchObject({ kind: 'signedOut', message: en.errors.signedOut });
  answers(PATH, { success: true, message: 'Please login again tomorrow', categories: [] });
  await expect(ask('a-token')).resolves.toBeDefined();
});

test('S24: an invalid payment signature does not end the session', async () => {
  answers('/api/order/verifyRazorpay', { success: false, message: 'invalid signature' });
  await expect(verifyWidgetPayment('token', {})).rejects.toMatchObject({ kind: 'rejected' });
});

test('R1 R4: neither a 429 nor a lost connection is repeated, and each has a calm message', async () => {
  fails({ type: 'status', code: 429 });
  expect(await outcome()).toMatchObject({ kind: 'http', status: 429, message: en.errors.tooManyCalls });
  expect(calls(PATH)).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  fails('refuse');
  const lost = await outcome();
  expect(lost).toMatchObject({ kind: 'network', status: 0, message: en.errors.network });
  expect(calls(PATH)).toHaveLength(2);
  // For the console.
  expect(lost).toMatchObject({ cause: { code: 'ERR_NETWORK' } });
  expect(String(lost)).toMatch(/^ApiError: \w/);
  answers(PATH, { success: true });
  expect(await outcome()).toMatchObject({ status: 200, cause: expect.stringContaining('categories') as unknown });
});
