import { onTestFinished, expect, test } from 'vitest';

import { http } from '#api/client.ts';
import { server } from '#tests/support/server.ts';
import { ORIGIN } from '#tests/support/shopper.ts';

/** The origins that are asked from now on. */
function originsAsked(): readonly string[] {
  const origins: string[] = [];
  server.events.on('request:start', ({ request }) => void origins.push(new URL(request.url).origin));
  onTestFinished(() => server.events.removeAllListeners());
  return origins;
}

test.each(['https://evil.example/api/cart/get', '//evil.example/api/cart/get'])(
  'S10: the URL %s leads no call away from the backend',
  async (url) => {
    const origins = originsAsked();
    await http.request({ baseURL: ORIGIN, url });
    expect(origins).toEqual([ORIGIN]);
  },
);

test('an answer is handed on as the text it was: whether it is data is found out later', async () => {
  const { data } = await http.request<unknown>({ baseURL: ORIGIN, url: '/api/category' });
  expect(data).toMatch(/^\{"success":true,/);
});
