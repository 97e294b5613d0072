import * as v from 'valibot';
import { expect, test } from 'vitest';

import { ApiError, isRefusedPayment, leavesUnknown, messageOf, serverMessage } from '#api/errors.ts';
import { request } from '#api/http.ts';
import { verifyWidgetPayment } from '#api/payments.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers } from '#tests/support/shopper.ts';

const thrownBy = (call: Promise<unknown>): Promise<unknown> => call.catch((thrown: unknown) => thrown);

const ask = (): Promise<unknown> =>
  thrownBy(
    request({ method: 'GET', url: '/api/category', fallback: 'categories' }, v.object({ categories: v.string() })),
  );

/** docs/backend.md, Razorpay, and words that other backends may choose. */
const REFUSED_PAYMENTS = [
  'Payment Failed',
  'Payment verification failed (invalid signature)',
  'Payment not completed or amount mismatch',
  'Missing payment details',
  'payment was declined',
  'The payment has been cancelled.',
  'Payment is refused',
  'Payment canceled by the shopper',
  'Card declined',
  'Your card was declined.',
  'The order is not paid',
  'This has not been paid',
  'Order unpaid',
  'Amount mismatch',
  'Payment with an invalid signature',
];

test.each(REFUSED_PAYMENTS)('“%s” says that nothing was paid', async (message) => {
  answers('/api/order/verifyRazorpay', { success: false, message });
  expect(isRefusedPayment(await thrownBy(verifyWidgetPayment('token', {})))).toBe(true);
});

test.each(['Order not found', 'Verification failed', 'Please try again later', undefined])(
  'a check that fails with the words %j says nothing about the payment',
  async (message) => {
    answers('/api/order/verifyRazorpay', { success: false, message });
    expect(isRefusedPayment(await thrownBy(verifyWidgetPayment('token', {})))).toBe(false);
  },
);

test('a payment counts as refused by the server’s own refusal alone', async () => {
  answers('/api/order/verifyRazorpay', { success: false, message: 'Payment Failed' }, { status: 502 });
  expect(isRefusedPayment(await thrownBy(verifyWidgetPayment('token', {})))).toBe(false);
  expect(isRefusedPayment(new ApiError('rejected', 'Payment Failed'))).toBe(false);
  expect(isRefusedPayment(new Error('Payment Failed'))).toBe(false);
  expect(isRefusedPayment('Payment Failed')).toBe(false);
});

test.each([0, 408, 499, 500, 502, 503, 504, 599])('status %i leaves open what became of a call', (status) => {
  expect(leavesUnknown(status)).toBe(true);
});

test.each([200, 302, 400, 401, 403, 404, 409, 413, 422, 429, 498])('after status %i it is known', (status) => {
  expect(leavesUnknown(status)).toBe(false);
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
