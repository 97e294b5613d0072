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

const words = messagesOf(shopMessages);

const PATH = '/api/category';
const schema = v.looseObject({ success: v.literal(true), categories: v.array(v.unknown()) });

/** What the shop makes of an answer; with a token when the shopper is logged in. */
async function outcome(token?: string): Promise<ApiError> {
  try {
    await request({ method: 'GET', url: PATH, fallback: 'categories', ...(token && { token }) }, schema);
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  }
  throw new Error('The answer was accepted');
}

test('an answer as agreed is handed on', async () => {
  const { categories } = await request({ method: 'GET', url: PATH, fallback: 'categories' }, schema);
  expect(categories).toHaveLength(10);
  expect(calls(PATH)[0]?.headers['accept']).toBe('application/json');
});

test.each(['html', 'truncated', 'empty', 'null', 'array', 'wrongType'] as const)(
  'R5: a body that is %s is a failure with a sentence to read',
  async (kind) => {
    sandbox.controls.faults.add({ route: PATH, fault: { type: 'body', kind } });
    expect(await outcome()).toMatchObject({
      kind: 'shape',
      message: 'Failed to fetch categories',
      isServerText: false,
    });
  },
);

test('R5: success as a text is no success', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'body', kind: 'textSuccess' } });
  expect(await outcome()).toMatchObject({ kind: 'shape', message: 'Failed to fetch categories' });
});

test('JSON that is labelled as text is read all the same', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'body', kind: 'wrongContentType' } });
  await expect(request({ method: 'GET', url: PATH, fallback: 'categories' }, schema)).resolves.toBeDefined();
});

test('a refusal says what the server said', async () => {
  sandbox.controls.faults.add({
    route: PATH,
    fault: { type: 'successFalse', message: '  The shop is closed today.  ' },
  });
  expect(await outcome()).toMatchObject({ kind: 'rejected', message: 'The shop is closed today.', isServerText: true });
});

test.each([undefined, '', '   ', null, 7, [], {}, { error: {} }])(
  'R5: a refusal with message %j falls back on words of ours',
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
])('a message that is an object gives up its sentence', async (message) => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'successFalse', message } });
  expect((await outcome()).message).toBe('The amount is too small');
});

test('no message is ever endless', () => {
  expect(serverMessage({ message: 'x'.repeat(100_000) })?.length).toBe(300);
  const loop: Record<string, unknown> = {};
  loop['error'] = loop;
  expect(serverMessage({ message: loop })).toBeNull();
});

test('R4: an error page of the server is a failure in our own words', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'status', code: 500 } });
  expect(await outcome()).toMatchObject({ kind: 'http', status: 500, message: 'Failed to fetch categories' });
});

test('an error status with a sentence shows the sentence', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'status', code: 503, message: 'Down for an hour' } });
  expect(await outcome()).toMatchObject({ kind: 'rejected', status: 503, message: 'Down for an hour' });
});

test.each([
  'You cannot access this order',
  'Your transaction was declined by the bank',
  'This path of the shop is closed',
  'A valid number is required.',
  'Authentication failed',
])('what is said to a shopper is shown: %s', async (message) => {
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
])('an error of the backend’s own program goes to the console, and never to a screen: %s', async (message) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'successFalse', message } });
  expect(await outcome()).toMatchObject({
    kind: 'rejected',
    message: 'Failed to fetch categories',
    isServerText: false,
  });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(message));
});

test('R4: too many calls get a calm text, and no second call', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: { type: 'status', code: 429 } });
  expect(await outcome()).toMatchObject({ kind: 'http', status: 429, message: words.errors.tooManyCalls });
  expect(calls(PATH)).toHaveLength(1);
});

test('R1: without a connection the shopper reads that, and nothing is repeated', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: 'refuse' });
  expect(await outcome()).toMatchObject({ kind: 'network', status: 0, message: words.errors.network });
  expect(calls(PATH)).toHaveLength(1);
});

test('R32: a captive portal is no shop', async () => {
  answers(PATH, '<h1>Welcome to the airport</h1>');
  expect(await outcome('token')).toMatchObject({ kind: 'shape', message: 'Failed to fetch categories' });
});

test('a wait can be given up, and is then no failure of the shop', async () => {
  sandbox.controls.faults.add({ route: PATH, fault: 'hang' });
  const leaving = new AbortController();
  const wait = request({ method: 'GET', url: PATH, fallback: 'categories', signal: leaving.signal }, schema);
  setTimeout(() => leaving.abort(), 20);
  await expect(wait).rejects.not.toBeInstanceOf(ApiError);
});

test('R5: whatever was thrown, there is a sentence for it', () => {
  for (const thrown of [undefined, null, {}, 'text', 7, new Error('')]) expect(messageOf(thrown)).toMatch(/^\w.*\.$/);
  expect(messageOf(new Error('Said so'))).toBe('Said so');
  expect(messageOf({}, 'Fallback')).toBe('Fallback');
});

test('lists are asked for by GET, and given up when nobody waits any more', async () => {
  const gone = AbortSignal.abort();
  for (const list of [listProducts, listCategories, listCategoryNames, listKeywords]) {
    await list();
    await expect(list(gone)).rejects.toMatchObject({ name: 'CanceledError' });
  }
  await getKeyword('nothing').catch(() => {});
  expect(new Set(calls().map(({ method }) => method))).toEqual(new Set(['GET']));
});
