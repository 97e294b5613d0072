import { onTestFinished, expect, test } from 'vitest';

import { http } from '#api/client.ts';
import { server } from '#tests/support/server.ts';
import { ORIGIN } from '#tests/support/shopper.ts';

/** Records the origins of all later calls. */
function originsAsked(): readonly string[] {
  const origins: string[] = [];
  server.events.on('request:start', ({ request }) => void origins.push(new URL(request.url).origin));
  onTestFinished(() => server.events.removeAllListeners());
  return origins;
}

test.each(['https://evil.example/api/cart/get', '//evil.example/api/cart/get'])(
  'S10: a call to the URL %s does not leave the backend’s origin',
  async (url) => {
    const origins = originsAsked();
    await http.request({ baseURL: ORIGIN, url });
    expect(origins).toEqual([ORIGIN]);
  },
);

test('the client returns a response as text and leaves parsing to its caller', async () => {
  const { data } = await http.request<unknown>({ baseURL: ORIGIN, url: '/api/category' });
  expect(data).toMatch(/^\{"success":true,/);
});
