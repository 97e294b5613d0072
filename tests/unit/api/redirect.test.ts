// @vitest-environment node
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';

import { ApiError } from '#api/errors.ts';
import { callBackendAt, request } from '#api/http.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';

const messages = messagesOf(shopMessages);

const stops: (() => void)[] = [];

/** A second server, and so another origin. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  stops.push(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const errorOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

test.each([302, 307])('S10: neither token nor order follows a redirect to another origin (%i)', async (status) => {
  const redirected: IncomingMessage[] = [];
  const other = await listening((incoming, answer) => {
    redirected.push(incoming);
    answer.end('{"success":true}');
  });
  const backend = await listening((_, answer) => {
    answer.writeHead(status, { Location: `${other}/api/order/place` }).end();
  });
  callBackendAt(backend);
  const call = {
    method: 'POST',
    url: '/api/order/place',
    token: 'secret',
    data: { amount: 1 },
    fallback: 'order',
  } as const;
  expect(await errorOf(request(call, v.unknown()))).toMatchObject({
    kind: 'network',
    status: 0,
    message: messages.errors.network,
  });
  expect(redirected).toEqual([]);
});
