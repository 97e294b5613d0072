import { expect, test } from 'vitest';

import {
  ApiError,
  failureOf,
  isOutcomeUnknown,
  isProgramError,
  isRefusedPayment,
  meansSignedOut,
  messageOf,
  serverMessage,
} from '#api/errors.ts';

const refusal = (message: string): ApiError => new ApiError('rejected', message, { isServerText: true });

test.each([
  'payment was declined',
  'The payment has been cancelled.',
  'Payment is refused',
  'Payment canceled by the shopper',
  'Card rejected by its bank',
  'Transaction reversed',
  'This payment has been refunded',
])('“%s” says that nothing was paid', (message) => {
  expect(isRefusedPayment(refusal(message))).toBe(true);
});

/** docs/backend.md, Razorpay, and messages that other backends may send. */
test.each([
  'Payment Failed',
  'Payment verification failed (invalid signature)',
  'Payment not completed or amount mismatch',
  'Missing payment details',
  'This has not been paid',
  'Order unpaid',
])('R13 S24: a check that fails with “%s” leaves the payment’s outcome open', (message) => {
  expect(isRefusedPayment(refusal(message))).toBe(false);
});

test('only the server’s own refusal makes a payment refused', () => {
  for (const error of [
    new ApiError('http', 'Payment declined', { isServerText: true }),
    new ApiError('rejected', 'Payment declined'),
    'Payment declined',
  ])
    expect(isRefusedPayment(error)).toBe(false);
});

test('the outcome of a call is unknown without an answer and after a gateway’s status', () => {
  for (const status of [0, 408, 499, 500, 504, 599]) expect(isOutcomeUnknown(status), String(status)).toBe(true);
  for (const status of [200, 400, 401, 409, 429, 498]) expect(isOutcomeUnknown(status), String(status)).toBe(false);
});

/** docs/backend.md, Token failures. */
test.each([
  'Not Authorized Login Again',
  'Unauthorized Access Login Again',
  'NOT AUTHORISED',
  'Invalid user token',
  'Invalid token',
  'jwt malformed',
  'jwt expired',
  'JWT must be provided',
  'invalid signature',
  'Session expired. Please login again.',
  'Unauthorized: No token',
  "Cannot read properties of null (reading 'cartData')",
])('R7: “%s” means that the session has expired', (message) => {
  expect(meansSignedOut(200, message)).toBe(true);
});

// Refused tokens and a payment's own signature: request.test.ts.
test.each([
  'Invalid credentials',
  'Payment verification failed (invalid signature)',
  'not authorized on epic to execute command { find: "users" }',
])('“%s” does not mean that the session has expired', (message) => {
  expect(meansSignedOut(200, message)).toBe(false);
});

test('R5: the server’s message is a text, also one inside an object, of 300 letters at most', () => {
  expect(serverMessage({ message: '  The shop is closed today.  ' })).toBe('The shop is closed today.');
  for (const message of [
    { statusCode: 400, error: { code: 'BAD', description: 'Too small' } },
    { description: 'Too small' },
    { message: 'Too small' },
  ])
    expect(serverMessage({ message })).toBe('Too small');
  for (const message of [undefined, '   ', null, 7, [], {}, { error: {} }])
    expect(serverMessage({ message })).toBeNull();
  for (const body of [null, 'text']) expect(serverMessage(body)).toBeNull();
  expect(serverMessage({ message: 'x'.repeat(100_000) })).toHaveLength(300);
  // They would be an empty message on the screen, and in a build's output colours, titles and erased lines.
  expect(serverMessage({ message: '\0 \u001B' })).toBeNull();
  expect(serverMessage({ message: '\u001B[2J\u009B31mSold out\u0007' })).toBe('[2J31mSold out');
  for (const key of ['error', 'description', 'message']) {
    const loop: Record<string, unknown> = {};
    loop[key] = loop;
    expect(serverMessage({ message: loop }), 'nested endlessly').toBeNull();
  }
});

test('R5: every thrown value has a message for the shopper', () => {
  for (const thrown of [undefined, null, {}, 'text', 7, new Error(' ')]) expect(messageOf(thrown)).toMatch(/^\w.*\.$/);
  expect(messageOf(new Error('Said so'))).toBe('Said so');
  expect(messageOf({}, 'Fallback')).toBe('Fallback');
});

const rejected = (message: string, status = 200): ApiError => new ApiError('rejected', message, { status });

test.each([
  [new ApiError('http', 'No', { status: 404 }), true, 'notFound'],
  [new ApiError('http', 'No', { status: 404 }), false, 'serverTrouble'],
  [rejected('No', 404), false, 'notFound'],
  [rejected('Product not found'), true, 'notFound'],
  [rejected('Sold out'), true, 'serverTrouble'],
  [new ApiError('http', 'Not found', { status: 500 }), true, 'serverTrouble'],
  [new ApiError('network', 'No'), true, 'noConnection'],
  [new Error('Not found'), true, 'serverTrouble'],
])('a page is missing by its status or the server’s words, and otherwise failed: %s', (error, has404, failure) => {
  expect(failureOf(error, has404)).toBe(failure);
});

test.each([
  'You cannot access this order',
  'Your transaction was declined by the bank',
  'This path of the shop is closed',
  'A valid number is required.',
  'Authentication failed',
  'Only 3 of the Photo Mug are left.',
  'User not found',
  'This gift ships with PhonePe, PayU or iPhone vouchers only (₹500 and more).',
])('the message “%s” is meant for a shopper', (message) => {
  expect(isProgramError(message)).toBe(false);
});

/** Errors that the backend's program, its database or its payment provider may throw. docs/backend.md, Cart. */
test.each([
  "Cannot read properties of undefined (reading 'toUpperCase')",
  "Cannot create field 'M' in element {cartData: null}",
  "The dollar ($) prefixed field '$set' is not valid for storage.",
  'BSONObj size: 17825792 (0x1100000) is invalid.',
  'Argument passed in must be a string of 12 bytes or a string of 24 hex characters',
  'Cast to ObjectId failed for value "x" (type string) at path "_id"',
  'MongoServerError: E11000 duplicate key',
  'connect ECONNREFUSED 127.0.0.1:27017',
  'connection 3 to 127.0.0.1:27017 closed',
  'Invalid integer: 1998.9999999999998',
  'Illegal arguments: undefined, string',
  'operation was interrupted because the database is down',
  'Client network socket disconnected before secure TLS connection was established',
  'Server selection timed out after 30000 ms',
  'interrupted at shutdown',
  'user is not allowed to do action [update] on [epic.users]',
  'command findAndModify requires authentication',
  'WriteConflict error: this operation conflicted with another operation',
  'querySrv ENODATA _mongodb._tcp.example.net',
  'getaddrinfo EAI_AGAIN cluster0.mongodb.net',
  "Cannot access 'user' before initialization",
  'user validation failed: name: Path `name` is required.',
  '`key_id` or `oauthToken` is mandatory',
  'write EPROTO 140:error',
  'not authorized on epic to execute command { findAndModify: "users" }',
  "Error=16500, RetryAfterMs=32, Details='Response status code does not indicate success: TooManyRequests (429)'",
  'Unable to acquire IX lock within a max lock request timeout of 5ms',
  'Cannot convert undefined or null to object',
  'Invalid API Key provided: sk_test_************abcd',
])('R4: “%s” is an error of the backend’s program', (message) => {
  expect(isProgramError(message)).toBe(true);
});
