// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { NO_CATALOGUE, pictureOrigins } from '#prerender/catalogue.ts';
import { aProduct, rawProduct } from '#tests/support/factories.ts';
import { smallBackend, type SmallBackend } from '#tests/support/pagesProject.ts';

type Answer = { readonly status: number; readonly body?: unknown; readonly retryAfter?: string };

const LIST = '/api/product/list';
const SLIDES = '/api/slides/list';
const BUSY: Answer = { status: 429, retryAfter: '1' };
const PRODUCTS: Answer = { status: 200, body: { success: true, products: [rawProduct()] } };

/** The backend's responses per path, in order; the last one repeats. Other paths answer with their lists. */
let says: Record<string, readonly Answer[]> = {};
let backend: SmallBackend;
let warnings: string[];

const times = (path: string): number => backend.asked.filter((url) => url === path).length;

beforeEach(async () => {
  says = {};
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void warnings.push(parts.join(' ')));
  backend = await smallBackend();
  backend.answer = ({ url = '' }, response) => {
    const answers = says[url] ?? [{ status: 200, body: { success: true, ...backend.lists } }];
    const { status, body = '', retryAfter } = answers[Math.min(times(url), answers.length) - 1] ?? BUSY;
    response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
    response.end(JSON.stringify(body));
  };
});
afterEach(() => backend.close());

/** Reads as a build does, with waits that end at once and are recorded. */
async function read(waits: number[] = []) {
  vi.resetModules();
  const { callBackendAt } = await import('#api/http.ts');
  callBackendAt(backend.url);
  vi.useFakeTimers({ toFake: ['Date'] });
  const { readCatalogue } = await import('#prerender/catalogue.ts');
  return readCatalogue((ms) => Promise.resolve(void (waits.push(ms), vi.setSystemTime(Date.now() + ms))));
}

test.each([
  ['1', 2000],
  ['999999', 16 * 60_000 + 1000],
])(
  'R4: with Retry-After: %s a build waits %d ms, which is sixteen minutes at most, and gets the products',
  async (retryAfter, ms) => {
    says = { [LIST]: [{ ...BUSY, retryAfter }, PRODUCTS] };
    const waits: number[] = [];
    expect((await read(waits)).products).toHaveLength(1);
    expect(times(LIST)).toBe(2);
    expect(Math.max(...waits)).toBe(ms);
  },
);

test('R4: a build fails when the product list stays rate-limited', async () => {
  says = { [LIST]: [{ ...BUSY, retryAfter: '900' }] };
  const waits: number[] = [];
  await expect(read(waits)).rejects.toThrow(/^The products could not be read: The shop is busy/);
  expect(times(LIST)).toBe(3);
  expect(waits.filter((ms) => ms > 890_000).length).toBeGreaterThanOrEqual(2);
});

test.each([
  ['fails', { status: 503 }],
  ['answers with a page', { status: 200, body: '<h1>Hello</h1>' }],
])('R1: a build fails when the backend %s instead of returning the products', async (_, answer) => {
  says = { [LIST]: [answer] };
  await expect(read()).rejects.toThrow(/^The products could not be read/);
});

test('R1: a build retries after a brief failure of the backend', async () => {
  says = { [LIST]: [{ status: 502 }, { status: 500 }, PRODUCTS] };
  expect((await read()).products).toHaveLength(1);
});

test('R1: a build fails when the product list begins and never ends', async () => {
  vi.resetModules();
  const listProducts = vi.fn(() => new Promise(() => {}));
  vi.doMock('#api/products.ts', () => ({ listProducts }));
  const [{ callBackendAt }, { readCatalogue }] = await Promise.all([
    import('#api/http.ts'),
    import('#prerender/catalogue.ts'),
  ]);
  vi.doUnmock('#api/products.ts');
  callBackendAt(backend.url);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = readCatalogue(() => Promise.resolve()).catch(String);
  await vi.advanceTimersByTimeAsync(150_000);
  expect(await ended).toMatch(/^Error: The products could not be read/);
  expect(listProducts).toHaveBeenCalledTimes(3);
});

test('a failed list other than the products’ only loses its own pages, and a busy one fails the build', async () => {
  says = { '/api/catagere/list': [{ status: 404 }] };
  expect(await read()).toMatchObject({ categories: null, products: [] });
  expect(times('/api/catagere/list')).toBe(1);
  says = { '/api/keyword': [BUSY] };
  await expect(read()).rejects.toThrow(/^The keywords could not be read/);
});

const EMBEDDED = 'http://127.0.0.1:1';
const NAMED = 'http://127.0.0.1:4000/';

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
  says = { [LIST]: [{ status: 404 }] };
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

test('published pages need every list that the backend has, and the text of every guide', async () => {
  const { sourceOf, catalogueFrom } = await built({});
  const job = { ...ofNothing, source: sourceOf({ embedded: null, named: backend.url }) };
  const guide = { _id: 'k', slug: 'k', keyword: 'Birthday', description: '', content: '' };
  const whole = { status: 200, body: { success: true, keyword: { ...guide, content: '<p>Words</p>' } } };
  says = {
    [LIST]: [PRODUCTS],
    [SLIDES]: [{ status: 404 }],
    '/api/keyword': [{ status: 200, body: { success: true, keywords: [guide] } }],
    '/api/keyword/k': [whole, { status: 400 }],
  };
  const keywords = [{ slug: 'k', content: '<p>Words</p>' }];
  expect(await catalogueFrom(job)).toMatchObject({ slides: null, products: [{ id: 'mug' }], keywords });
  await expect(catalogueFrom(job)).rejects.toThrow(/^The text of k could not be read/);
  says = { ...says, [SLIDES]: [{ status: 500 }] };
  await expect(catalogueFrom(job)).rejects.toThrow(/^The slides could not be read/);
  expect(await catalogueFrom({ ...job, isRenewal: false })).toMatchObject({ slides: null });
});

const image = (url: string) => ({ kind: 'image' as const, url, source: url });
const GUIDE = `<p><img alt="" src='https://words.example/a.jpg'><a href="https://not.example">`;

test('the hosts of the catalogue’s pictures, clips and sounds are listed once, without the shop’s own', () => {
  const ofProducts = [
    'https://clips.example:8443/a.mp4',
    'https://res.cloudinary.com/x/a.jpg',
    'https://res.cloudinary.com/x/b.jpg',
    '/api/media/a.jpg',
    'https://shop.example/a.jpg',
    'https://api.example/b.jpg',
  ];
  const missing = { kind: 'missing' as const };
  const catalogue = {
    ...NO_CATALOGUE,
    products: [aProduct({ media: ofProducts.map(image) })],
    slides: [
      { id: 's', name: 'S', media: image('https://slides.example/a.jpg'), phoneUrl: 'http://phone.example/a.jpg' },
      { id: 't', name: 'T', media: missing, phoneUrl: null },
    ],
    categories: [{ id: 'c', name: 'C', picture: 'https://c.example/a.jpg' }],
    keywords: [{ slug: 'k', keyword: 'K', description: '', content: GUIDE }],
  };
  const origins = pictureOrigins(catalogue, ['https://shop.example', 'https://api.example/base', '']);
  expect(origins).toEqual([
    'http://phone.example',
    'https://c.example',
    'https://clips.example:8443',
    'https://res.cloudinary.com',
    'https://slides.example',
    'https://words.example',
  ]);
});
