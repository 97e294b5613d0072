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

test('a page that knows no release of its own asks for no other', async () => {
  const { otherRelease } = await opened();
  const fetching = vi.spyOn(globalThis, 'fetch');
  expect(await otherRelease()).toBeNull();
  expect(fetching).not.toHaveBeenCalled();
});

test('another release than the page’s is found by the name of its first script', async () => {
  const { otherRelease, startRelease } = await opened();
  startRelease(OWN);
  answer(() => HttpResponse.json({ entry: 'assets/index-old.js' }));
  expect(await otherRelease()).toBeNull();
  answer(() => HttpResponse.json({ entry: 'assets/index-new.js' }));
  expect(await otherRelease()).toBe('assets/index-new.js');
});

test.each([
  ['is missing', () => new HttpResponse('Not found', { status: 404 })],
  ['is a page', () => HttpResponse.html('<!doctype html>')],
  ['names nothing', () => HttpResponse.json({})],
  ['is null', () => HttpResponse.json(null)],
  ['cannot be reached', () => HttpResponse.error()],
])('a release.json that %s holds no order back', async (_, body) => {
  const { otherRelease, startRelease } = await opened();
  startRelease(OWN);
  answer(body);
  expect(await otherRelease()).toBeNull();
});
