import * as v from 'valibot';
import { expect, test, vi } from 'vitest';

import { listCategories, listCategoryNames } from '#api/catalogue.ts';
import { ApiError, messageOf, serverMessage } from '#api/errors.ts';
import { request } from '#api/http.ts';
import { getKeyword, listKeywords } from '#api/keywords.ts';
import { listProducts } from '#api/products.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers, calls } from '#tests/support/shopper.ts';

const messages = messagesOf(shopMessages);

const PATH = '/api/category';
const schema = v.looseObject({ success: v.literal(true), categories: v.array(v.unknown()) });

/** The result of a call that gets this response; with a token when the shopper is logged in. */
async function outcome(token?: string): Promise<ApiError> {
  try {
    await request({ method: 'GET', url: PATH, fallback: 'categories', ...(token && { token }) }, schema);
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  }
  throw new Error('The answer was accepted');
}

test('a response that follows the contract is returned', async () => {
  const { categories } = await request({ method: 'GET', url: PATH, fallback: 'categories' }, schema);
  expect(categories).toHaveLength(10);
  expect(calls(PATH)[0]?.headers['accept']).toBe('application/json');
});

test.each(['html', 'truncated', 'empty', 'null', 'array', 'wrongType'] as const)(
  'R5: a body that is %s is a failure with a message for the shopper',
  async (kind) => {
    sandbox.controls.faults.add({ route: PATH, fault: { type: 'body', kind } });
    expect(await outcome()).toMatchObject({
      kind: 'shape',
      message: 'Failed to fetch categories',
      isServerText: false,
    });
  },
);

test('R5: success as a string is not a success', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'body', kind: 'textSuccess' } });
  expect(await outcome()).toMatchObject({ kind: 'shape', message: 'Failed to fetch categories' });
});

test('JSON with the content type of plain text is read as JSON', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'body', kind: 'wrongContentType' } });
  await expect(request({ method: 'GET', url: PATH, fallback: 'categories' }, schema)).resolves.toBeDefined();
});

test('a refusal shows the server’s message', async () => {
  sandbox.controls.faults.add({
    route: PATH,
    fault: { type: 'successFalse', message: '  The shop is closed today.  ' },
  });
  expect(await outcome()).toMatchObject({ kind: 'rejected', message: 'The shop is closed today.', isServerText: true });
});

test.each([undefined, '', '   ', null, 7, [], {}, { error: {} }])(
  'R5: a refusal with message %j shows the shop’s own message',
  async (message) => {
    sandbox.controls.faults.add({
      route: PATH,
      fault: { type: 'successFalse', ...(message !== undefined && { message }) },
    });
    expect(await outcome()).toMatchObject({
      kind: 'rejected',
      message: 'Failed to fetch categories',
      isServerText: false,
    });
  },
);

test.each([
  { statusCode: 400, error: { code: 'BAD', description: 'The amount is too small' } },
  { description: 'The amount is too small' },
  { message: 'The amount is too small' },
])('the text inside a message that is an object is shown', async (message) => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'successFalse', message } });
  expect((await outcome()).message).toBe('The amount is too small');
});

test('a message is cut to a maximum length', () => {
  expect(serverMessage({ message: 'x'.repeat(100_000) })?.length).toBe(300);
  const loop: Record<string, unknown> = {};
  loop['error'] = loop;
  expect(serverMessage({ message: loop })).toBeNull();
});

test('R4: an HTML error page is a failure with the shop’s own message', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'status', code: 500 } });
  expect(await outcome()).toMatchObject({ kind: 'http', status: 500, message: 'Failed to fetch categories' });
});

test('an error status with a message shows the message', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'status', code: 503, message: 'Down for an hour' } });
  expect(await outcome()).toMatchObject({ kind: 'rejected', status: 503, message: 'Down for an hour' });
});

test.each([
  'You cannot access this order',
  'Your transaction was declined by the bank',
  'This path of the shop is closed',
  'A valid number is required.',
  'Authentication failed',
])('a message meant for a shopper is shown: %s', async (message) => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'successFalse', message } });
  expect(await outcome()).toMatchObject({ kind: 'rejected', message, isServerText: true });
});

test.each([
  "Cannot read properties of undefined (reading 'toUpperCase')",
  "Cannot set properties of undefined (setting 'M')",
  'Cast to ObjectId failed for value "x" (type string) at path "_id"',
  'MongoServerError: E11000 duplicate key',
  'connect ECONNREFUSED 127.0.0.1:27017',
  'Invalid integer: 1998.9999999999998',
  'Illegal arguments: undefined, string',
  'operation was interrupted because the database is down',
  'Client network socket disconnected before secure TLS connection was established',
  'Server selection timed out after 30000 ms',
  'connection 3 to 127.0.0.1:27017 closed',
  'interrupted at shutdown',
  'The server is in quiesce mode and will shut down',
  'node is recovering',
  'you are over your space quota, using 515 MB of 512 MB',
  'No space left on device',
  'Host unreachable',
  'operation exceeded time limit',
  'user is not allowed to do action [update] on [epic.users]',
  'command findAndModify requires authentication',
  'WriteConflict error: this operation conflicted with another operation',
  'Document failed validation',
  'Client must be connected before running operations',
  'write EPROTO 140:error',
  'querySrv ENODATA _mongodb._tcp.example.net',
  'Maximum call stack size exceeded',
  'not authorized on epic to execute command { findAndModify: "users" }',
  "Error=16500, RetryAfterMs=32, Details='Response status code does not indicate success: TooManyRequests (429)'",
  'Message: {"Errors":["Request rate is large. More Request Units may be needed"]}',
  'bad auth : Authentication failed.',
  'Please retry your operation or multi-document transaction.',
  'Given transaction number 4 does not match any in-progress transactions.',
  'Cache Reader No keys found for HMAC that is valid for time',
  'Unable to acquire IX lock within a max lock request timeout of 5ms',
  'Primary stepped down while waiting for replication',
  'not master and slaveOk=false',
  'Connection pool for cluster0.mongodb.net:27017 was cleared because another operation failed',
  'cursor id 7361521931 not found',
  'Sort exceeded memory limit of 33554432 bytes',
  'getaddrinfo EAI_AGAIN cluster0.mongodb.net',
  'Request failed with status code 502',
  'Unexpected end of JSON input',
  'Cannot convert undefined or null to object',
  "Cannot destructure property 'email' of 'req.body' as it is undefined.",
  "Cannot access 'user' before initialization",
  'Assignment to constant variable.',
  'secretOrPrivateKey must have a value',
  'data and salt arguments required',
  'No matching document found for id "66f0" version 3 modifiedPaths "cartData"',
  "Can't save() the same doc multiple times in parallel.",
  'user validation failed: name: Path `name` is required.',
  'Invalid API Key provided: sk_test_************abcd',
  'The api key provided is invalid',
  'Neither apiKey nor config.authenticator provided',
  '`key_id` or `oauthToken` is mandatory',
  'Invalid URL: An explicit scheme (such as https) must be provided.',
  'Not a valid URL',
])('an error of the backend’s program is logged to the console, never shown: %s', async (message) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'successFalse', message } });
  expect(await outcome()).toMatchObject({
    kind: 'rejected',
    message: 'Failed to fetch categories',
    isServerText: false,
  });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(message));
});

test('R4: a 429 shows a calm message, and the call is not repeated', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'status', code: 429 } });
  expect(await outcome()).toMatchObject({ kind: 'http', status: 429, message: messages.errors.tooManyCalls });
  expect(calls(PATH)).toHaveLength(1);
});

test('R1: offline the shopper sees a message about the connection, and no call is repeated', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: 'refuse' });
  expect(await outcome()).toMatchObject({ kind: 'network', status: 0, message: messages.errors.network });
  expect(calls(PATH)).toHaveLength(1);
});

test('R32: a captive portal’s page counts as no connection', async () => {
  answers(PATH, '<h1>Welcome to the airport</h1>');
  expect(await outcome('token')).toMatchObject({ kind: 'shape', message: 'Failed to fetch categories' });
});

test('an aborted call is not reported as a failure', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: 'hang' });
  const leaving = new AbortController();
  const wait = request({ method: 'GET', url: PATH, fallback: 'categories', signal: leaving.signal }, schema);
  setTimeout(() => leaving.abort(), 20);
  await expect(wait).rejects.not.toBeInstanceOf(ApiError);
});

test('R5: every thrown value has a message for the shopper', () => {
  for (const thrown of [undefined, null, {}, 'text', 7, new Error('')]) expect(messageOf(thrown)).toMatch(/^\w.*\.$/);
  expect(messageOf(new Error('Said so'))).toBe('Said so');
  expect(messageOf({}, 'Fallback')).toBe('Fallback');
});

test('lists are requested by GET, and aborted with their signal', async () => {
  const aborted = AbortSignal.abort();
  for (const list of [listProducts, listCategories, listCategoryNames, listKeywords]) {
    await list();
    await expect(list(aborted)).rejects.toMatchObject({ name: 'CanceledError' });
  }
  await getKeyword('nothing').catch(() => {});
  expect(new Set(calls().map(({ method }) => method))).toEqual(new Set(['GET']));
});
