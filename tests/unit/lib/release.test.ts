import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { server } from '#tests/support/server.ts';

const OWN = 'https://shop.example/assets/index-old.js';

/** The module of a page that was just opened. */
async function opened() {
  vi.resetModules();
  return import('#lib/release.ts');
}

const answer = (body: () => Response | Promise<Response>) => server.use(http.get('*/release.json', body));

test.each([
  ['is missing', () => new HttpResponse('Not found', { status: 404 })],
  ['is a page', () => HttpResponse.html('<!doctype html>')],
  ['is null', () => HttpResponse.json(null)],
  ['cannot be reached', () => HttpResponse.error()],
])('a release.json that %s does not block an order', async (_, body) => {
  const { otherRelease, startRelease } = await opened();
  startRelease(OWN);
  answer(body);
  expect(await otherRelease()).toBeNull();
});

test('a page that does not know its own release takes no other for a newer one', async () => {
  const { otherRelease } = await opened();
  answer(() => HttpResponse.json({ entry: 'x' }));
  expect(await otherRelease()).toBeNull();
});
