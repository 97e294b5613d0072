import * as v from 'valibot';
import { expect, test } from 'vitest';

import { ApiError, isRefusedPayment, isOutcomeUnknown, messageOf, serverMessage } from '#api/errors.ts';
import { request } from '#api/http.ts';
import { verifyCardPayment, verifyWidgetPayment } from '#api/payments.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers } from '#tests/support/shopper.ts';

const thrownBy = (call: Promise<unknown>): Promise<unknown> => call.catch((thrown: unknown) => thrown);

const ask = (): Promise<unknown> =>
  thrownBy(
    request({ method: 'GET', url: '/api/category', fallback: 'categories' }, v.object({ categories: v.string() })),
  );

/** A provider's messages about a refused payment. */
const REFUSED_PAYMENTS = [
  'payment was declined',
  'The payment has been cancelled.',
  'Payment is refused',
  'Payment canceled by the shopper',
  'Card declined',
  'Your card was declined.',
  'Transaction reversed',
  'Payment rejected',
  'This payment has been refunded',
];

test.each(REFUSED_PAYMENTS)('“%s” says that nothing was paid', async (message) => {
  answers('/api/order/verifyRazorpay', { success: false, message });
  expect(isRefusedPayment(await thrownBy(verifyWidgetPayment('token', {})))).toBe(true);
});

/** docs/backend.md, Razorpay, and messages that other backends may send. */
const WORDS_OF_A_CHECK = [
  'Payment Failed',
  'Payment verification failed (invalid signature)',
  'Payment not completed or amount mismatch',
  'Missing payment details',
  'The order is not paid',
  'This has not been paid',
  'Order unpaid',
  'Amount mismatch',
  'Payment with an invalid signature',
  'Order not found',
  'Verification failed',
  'Please try again later',
  undefined,
];

test.each(WORDS_OF_A_CHECK)(
  'R13 S24: a check that fails with %j leaves the payment’s outcome open',
  async (message) => {
    answers('/api/order/verifyRazorpay', { success: false, message });
    expect(isRefusedPayment(await thrownBy(verifyWidgetPayment('token', {})))).toBe(false);
  },
);

test('S24: an invalid payment signature does not end the session, an invalid token signature does', async () => {
  const answer = { success: false, message: 'invalid signature' };
  answers('/api/order/verifyRazorpay', answer);
  expect(await thrownBy(verifyWidgetPayment('token', {}))).toMatchObject({ kind: 'rejected' });
  answers('/api/order/verifyRazorpay', answer, { status: 401 });
  expect(await thrownBy(verifyWidgetPayment('token', {}))).toMatchObject({ kind: 'signedOut' });
  answers('/api/order/verifyStripe', answer);
  expect(await thrownBy(verifyCardPayment('token', 'true', 'id'))).toMatchObject({ kind: 'signedOut' });
});

test('only the server’s own refusal makes a payment refused', async () => {
  answers('/api/order/verifyRazorpay', { success: false, message: 'Payment declined' }, { status: 502 });
  expect(isRefusedPayment(await thrownBy(verifyWidgetPayment('token', {})))).toBe(false);
  expect(isRefusedPayment(new ApiError('rejected', 'Payment declined'))).toBe(false);
  expect(isRefusedPayment(new Error('Payment declined'))).toBe(false);
  expect(isRefusedPayment('Payment declined')).toBe(false);
});

test.each([0, 408, 499, 500, 502, 503, 504, 599])('after status %i the outcome of a call is unknown', (status) => {
  expect(isOutcomeUnknown(status)).toBe(true);
});

test.each([200, 302, 400, 401, 403, 404, 409, 413, 422, 429, 498])(
  'after status %i the outcome of a call is known',
  (status) => {
    expect(isOutcomeUnknown(status)).toBe(false);
  },
);

test.each(['error', 'description', 'message'])(
  'R5: a message nested endlessly deep in “%s” is not searched for',
  (key) => {
    const loop: Record<string, unknown> = {};
    loop[key] = loop;
    expect(serverMessage({ message: loop })).toBeNull();
  },
);

test('R5: a message of spaces counts as missing', () => {
  expect(messageOf(new Error('  '), 'Please try again.')).toBe('Please try again.');
});

test('an error has a name and its cause, for the console', async () => {
  sandbox.controls.faults.add({ route: '/api/category', times: 1, fault: 'refuse' });
  const lost = await ask();
  expect(lost).toMatchObject({ cause: { code: 'ERR_NETWORK' } });
  expect(String(lost)).toMatch(/^ApiError: \w/);
  answers('/api/category', { success: true });
  expect(await ask()).toMatchObject({ status: 200, cause: expect.stringContaining('categories') as unknown });
});
