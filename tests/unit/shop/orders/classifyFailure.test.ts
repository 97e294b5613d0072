import { expect, test } from 'vitest';

import { ApiError } from '#api/errors.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { classifyFailure, mayBeStored } from '#shop/orders/placeOrder.ts';
import { rawOrder, rawProduct } from '#tests/support/factories.ts';
import { answers, calls } from '#tests/support/shopper.ts';

const LIST = '/api/order/userorders';
const copy = (key: string, fields: Record<string, unknown> = {}): Record<string, unknown> =>
  rawOrder({ _id: key, items: [{ ...rawProduct(), size: 'M', quantity: 1, ref: key }], ...fields });
const lists = (...orders: readonly object[]): void => answers(LIST, { success: true, orders });
const rejected = new ApiError('rejected', 'No', { status: 400, isServerText: true });
const signedOut = (status: number): ApiError => new ApiError('signedOut', 'jwt expired', { status });

test.each([400, 404, 413, 429])('an order refused with status %i is not stored', async (status) => {
  lists(copy('x'));
  const error = new ApiError('http', 'No', { status });
  expect(await classifyFailure('token', 'x', error)).toEqual({ isStored: false, error });
});

test.each([
  new ApiError('http', 'No', { status: 408 }),
  new ApiError('http', 'No', { status: 499 }),
  new ApiError('http', 'No', { status: 500 }),
  new ApiError('http', 'No', { status: 399 }),
  new ApiError('network', 'No'),
  new ApiError('shape', 'No', { status: 400 }),
  new TypeError('No'),
])('R9: after %o the outcome is unknown, and My Orders is not asked', async (error) => {
  lists();
  expect(await classifyFailure('token', 'x', error)).toEqual({ isStored: 'unknown' });
  expect(calls(LIST)).toEqual([]);
});

test.each([401, 403])('an order without a session (%i) is not stored, and My Orders is not asked', async (status) => {
  lists(copy('x'));
  const error = signedOut(status);
  expect(await classifyFailure('token', 'x', error)).toEqual({ isStored: false, error });
});

test.each([rejected, signedOut(200)])(
  'R9: My Orders decides whether an order refused with a message is stored',
  async (error) => {
    lists(copy('another'), copy('x'));
    expect(await classifyFailure('token', 'x', error)).toEqual({ isStored: true });
    lists(copy('another'), copy('x', { paymentMethod: 'Stripe' }));
    expect(await classifyFailure('token', 'x', error)).toMatchObject({ isStored: false });
  },
);

test('a refusal shows the server’s message, unless it claims an expired session that is valid', async () => {
  lists(copy('another'));
  expect(await classifyFailure('token', 'x', rejected)).toEqual({ isStored: false, error: rejected });
  const error = new ApiError('rejected', messagesOf(shopMessages).errors.order);
  expect(await classifyFailure('token', 'x', signedOut(200))).toEqual({ isStored: false, error });
  expect(await classifyFailure('token', 'x', signedOut(200))).toMatchObject({ error: { kind: 'rejected' } });
});

test('R9: when My Orders cannot be read the outcome is unknown, unless the session has expired for both calls', async () => {
  answers(LIST, { success: false, message: 'jwt expired' });
  const error = signedOut(200);
  expect(await classifyFailure('token', 'x', error)).toEqual({ isStored: false, error });
  expect(await classifyFailure('token', 'x', rejected)).toEqual({ isStored: 'unknown' });
  answers(LIST, '<h1>busy</h1>', { status: 503 });
  expect(await classifyFailure('token', 'x', error)).toEqual({ isStored: 'unknown' });
});

test('an order may be stored unless it was not sent or was refused', () => {
  expect([mayBeStored({ next: 'placed' }), mayBeStored({ next: 'unknown' })]).toEqual([true, true]);
  expect([mayBeStored({ next: 'otherTab' }), mayBeStored({ next: 'offline' })]).toEqual([false, false]);
});
