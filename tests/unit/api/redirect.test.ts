// @vitest-environment node
import type { IncomingMessage, RequestListener } from 'node:http';

import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';

import { ApiError } from '#api/errors.ts';
import { callBackendAt, request } from '#api/http.ts';
import { en } from '#content/en/common.ts';
import { localServer } from '#tests/support/localServer.ts';

/** A second server, and so another origin. */
async function listening(answer: RequestListener): Promise<string> {
  const { url, close } = await localServer(answer);
  onTestFinished(close);
  return url;
}

test.each([302, 307])('S10: neither token nor order follows a redirect to another origin (%i)', async (status) => {
  const redirected: IncomingMessage[] = [];
  const other = await listening((incoming, answer) => {
    redirected.push(incoming);
    answer.end('{"success":true}');
  });
  const Location = `${other}/api/order/place`;
  callBackendAt(await listening((_, answer) => void answer.writeHead(status, { Location }).end()));
  const call = { method: 'POST', url: '/api/order/place', token: 'secret', data: {}, fallback: 'order' } as const;
  await expect(request(call, v.unknown())).rejects.toEqual(new ApiError('network', en.errors.network));
  expect(redirected).toEqual([]);
});
