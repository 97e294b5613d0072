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

/** What a provider says of a payment that it has refused. */
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

/** docs/backend.md, Razorpay, and words that other backends may choose. */
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
  'R13 S24: a check that fails with the words %j says nothing about the payment',
  async (message) => {
    answers('/api/order/verifyRazorpay', { success: false, message });
    expect(isRefusedPayment(await thrownBy(verifyWidgetPayment('token', {})))).toBe(false);
  },
);

test('S24: an invalid signature of a payment ends no session, and that of a token does', async () => {
  const answer = { success: false, message: 'invalid signature' };
  answers('/api/order/verifyRazorpay', answer);
  expect(await thrownBy(verifyWidgetPayment('token', {}))).toMatchObject({ kind: 'rejected' });
  answers('/api/order/verifyRazorpay', answer, { status: 401 });
  expect(await thrownBy(verifyWidgetPayment('token', {}))).toMatchObject({ kind: 'signedOut' });
  answers('/api/order/verifyStripe', answer);
  expect(await thrownBy(verifyCardPayment('token', 'true', 'id'))).toMatchObject({ kind: 'signedOut' });
});

test('a payment counts as refused by the server’s own refusal alone', async () => {
  answers('/api/order/verifyRazorpay', { success: false, message: 'Payment declined' }, { status: 502 });
  expect(isRefusedPayment(await thrownBy(verifyWidgetPayment('token', {})))).toBe(false);
  expect(isRefusedPayment(new ApiError('rejected', 'Payment declined'))).toBe(false);
  expect(isRefusedPayment(new Error('Payment declined'))).toBe(false);
  expect(isRefusedPayment('Payment declined')).toBe(false);
});

test.each([0, 408, 499, 500, 502, 503, 504, 599])('status %i leaves open what became of a call', (status) => {
  expect(isOutcomeUnknown(status)).toBe(true);
});

test.each([200, 302, 400, 401, 403, 404, 409, 413, 422, 429, 498])('after status %i it is known', (status) => {
  expect(isOutcomeUnknown(status)).toBe(false);
});

test.each(['error', 'description', 'message'])('R5: words hidden endlessly deep in “%s” are not looked for', (key) => {
  const loop: Record<string, unknown> = {};
  loop[key] = loop;
  expect(serverMessage({ message: loop })).toBeNull();
});

test('R5: a message of spaces is none', () => {
  expect(messageOf(new Error('  '), 'Please try again.')).toBe('Please try again.');
});

test('a programmer finds out what went wrong: an error has a name and its cause', async () => {
  sandbox.controls.faults.add({ route: '/api/category', times: 1, fault: 'refuse' });
  const lost = await ask();
  expect(lost).toMatchObject({ cause: { code: 'ERR_NETWORK' } });
  expect(String(lost)).toMatch(/^ApiError: \w/);
  answers('/api/category', { success: true });
  expect(await ask()).toMatchObject({ status: 200, cause: expect.stringContaining('categories') as unknown });
});
