// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { NO_CATALOGUE } from '#prerender/catalogue.ts';
import { rawProduct } from '#tests/support/factories.ts';
import { smallBackend, type SmallBackend } from '#tests/support/pagesProject.ts';

const EMBEDDED = 'http://127.0.0.1:1';
const NAMED = 'http://127.0.0.1:4000/';

let backend: SmallBackend;
let warnings: string[];
beforeEach(async () => {
  backend = await smallBackend();
  backend.lists.products = [rawProduct()];
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void warnings.push(parts.join(' ')));
});
afterEach(() => backend.close());

/** The build's module with these settings. */
async function built(settings: Readonly<Record<string, string>>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const program = await import('#prerender/source.ts');
  vi.unstubAllEnvs();
  return program;
}

test.each([
  [{ VITE_BACKEND_URL: 'https://api.example/' }, EMBEDDED, NAMED, 'https://api.example', true, false],
  [{ VITE_SITE_URL: 'https://shop.example' }, EMBEDDED, NAMED, EMBEDDED, true, true],
  [{ VITE_SITE_URL: 'https://shop.example' }, null, NAMED, 'http://127.0.0.1:4000', true, false],
  [{ VITE_SITE_URL: 'https://shop.example/' }, null, null, 'https://shop.example', false, false],
])('with %o, embedded %s and named %s, products are requested at %s', async (settings, embedded, named, ...wanted) => {
  const { sourceOf } = await built(settings);
  const source = sourceOf({ embedded, named });
  expect([source?.url, source?.isNamed, source?.isEmbedded]).toEqual(wanted);
});

const wait = () => Promise.resolve();
const ofNothing = { source: null, wait, isRenewal: true, allowsEmpty: false };

test('a public URL without products ends a renewal, and writes a first build without gifts', async () => {
  const { sourceOf, catalogueFrom } = await built({ VITE_SITE_URL: backend.url });
  backend.answer = (_, response) => void response.writeHead(404).end();
  const job = { ...ofNothing, source: sourceOf({ embedded: null, named: null }) };
  await expect(catalogueFrom(job)).rejects.toThrow(/^The products could not be read[^]*No page was written/);
  expect(await catalogueFrom({ ...job, isRenewal: false })).toEqual(NO_CATALOGUE);
  expect(warnings.join()).toContain('written without gifts');
});

test('published pages are not rewritten without a backend, unless an option allows it', async () => {
  const { catalogueFrom } = await built({});
  await expect(catalogueFrom(ofNothing)).rejects.toThrow(/^No backend is known\. KANUKA_BUILD_BACKEND/);
  expect(await catalogueFrom({ ...ofNothing, allowsEmpty: true })).toEqual(NO_CATALOGUE);
});

test('published pages need every list that the backend has, and no other', async () => {
  const { sourceOf, catalogueFrom } = await built({});
  const source = sourceOf({ embedded: null, named: backend.url });
  const answer = (status: number): void => {
    backend.answer = ({ url }, response) =>
      void (url === '/api/slides/list'
        ? response.writeHead(status).end()
        : response.writeHead(200).end(JSON.stringify({ success: true, ...backend.lists })));
  };
  answer(404);
  const job = { ...ofNothing, source };
  expect(await catalogueFrom(job)).toMatchObject({ slides: null, products: [{ id: 'mug' }] });
  answer(500);
  await expect(catalogueFrom(job)).rejects.toThrow(/^The slides could not be read/);
  expect(await catalogueFrom({ ...job, isRenewal: false })).toMatchObject({ slides: null });
});
