// @vitest-environment node
import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { CallReport } from '#doctor/backend.ts';
import type { Finding } from '#doctor/finding.ts';
import { serve, type Serving } from '#sandbox/main.ts';
import { rawProduct } from '#tests/support/factories.ts';
import { OWN_SHOP } from '#tests/support/ownShop.ts';
import { smallBackend, type SmallBackend } from '#tests/support/pagesProject.ts';
import { runScript } from '#tests/support/runScript.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { ownFindings } from '../../../scripts/build/ownFindings.mjs';

type Answering = (response: ServerResponse) => unknown;

const doctor = (env: Readonly<Record<string, string>>) => runScript('doctor', [], { cwd: process.cwd(), env });

/** The report of a run with these settings, in this process. */
async function examined(
  settings: Readonly<Record<string, string>>,
  { isDemo = false, waitMs = 20_000, own = [] as readonly Finding[] } = {},
) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  const { examine } = await import('#doctor/main.ts');
  const report = await examine({ env: settings, isDemo, waitMs, own });
  vi.unstubAllEnvs();
  const of = (code: string): Finding | undefined => report.backend?.findings.find((one) => one.code === code);
  const call = (name: string): CallReport | undefined => report.backend?.calls.find((one) => one.call === name);
  return { report, of, call };
}

describe('with the embedded backend', () => {
  let backend: Serving;
  beforeAll(async () => {
    backend = await serve({ port: 0, database: ':memory:', controls: true, dist: 'tests/none' });
  });
  afterAll(() => backend.close());
  const control = (path: string, method: string, body?: unknown): Promise<Response> =>
    fetch(`${backend.url}/__sandbox/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  afterEach(async () => {
    await control('faults', 'DELETE');
    await control('generation', 'POST', { generationA: false });
  });
  const withBackend = () => ({ ...OWN_SHOP, KANUKA_BUILD_BACKEND: backend.url, VITE_SITE_URL: 'http://127.0.0.1:9' });

  test('a configured shop with a working backend passes, and the table lists the calls that were made and those that were not', async () => {
    const { code, stdout } = await doctor({ ...withBackend(), VITE_STRIPE_ENABLED: 'yes' });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Settings: \d+ are well\.$/m);
    expect(stdout).toMatch(/^ {2}set {9}VITE_UPI_ID +asha@okbank$/m);
    expect(stdout).toMatch(/^ {2}read {8}VITE_STRIPE_ENABLED +“yes”: read as true$/m);
    expect(stdout).toMatch(/^ {2}ok {10}GET \/api\/product\/list +77 items, \d+ ms, \d+ kB$/m);
    expect(stdout).toMatch(/^ {2}ok {10}POST \/api\/cart\/get +\d+ ms, refused without a login, as it should be$/m);
    expect(stdout).toMatch(/^ {2}not asked {3}POST \/api\/… +user\/register, user\/login/m);
    expect(stdout).toMatch(/^ {2}look {8}site\.silent +http:\/\/127\.0\.0\.1:9 does not answer/m);
    expect(stdout).toMatch(/^Could not be asked:\n[^]*Whether a paid card comes back/m);
    expect(stdout).toMatch(/^ {2}look {8}own\.unnamed +KANUKA_SHOP_FOLDER names no folder\. Still/m);
    expect(stdout).toMatch(/\nFit for production: 2 to look at\.\n$/);
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
    // No order was placed and no account registered.
    const { log } = (await (await control('log', 'GET')).json()) as {
      log: readonly { method: string; path: string }[];
    };
    expect(new Set(log.filter(({ method }) => method !== 'GET').map(({ path }) => path))).toEqual(
      new Set(['/api/cart/get', '/api/order/userorders']),
    );
  });

  test('a hostile backend’s invalid records are listed by name, without its control characters', async () => {
    await control('faults', 'POST', { fault: { type: 'catalogue', name: 'hostile' } });
    const { code, stdout, stderr } = await doctor(withBackend());
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^ {2}ok {10}GET \/api\/product\/list +\d+ of \d+ items/m);
    expect(stdout).toMatch(/^ {2}mend {8}products\.dropped +left out by the shop \(\d+\): Plain frame \(no _id\)/m);
    expect(stdout).toMatch(/^ {2}mend {8}keywords\.doubled /m);
    expect(stdout).toMatch(/^ {2}mend {8}pictures\.origins [^]*https:\/\/evil\.example/m);
    // oxlint-disable-next-line no-control-regex -- the characters that must be absent
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/);
    expect(stdout).toMatch(/\nNot fit for production: \d+ to mend, \d+ to look at\.\n$/);
  });

  test('the oldest backend lacks optional calls, and passes', async () => {
    await control('generation', 'POST', { generationA: true, limiter: false });
    const { report, call } = await examined(withBackend());
    expect(call('GET /api/keywords')).toMatchObject({ state: 'missing', level: 'ok', status: 404 });
    expect(call('GET /api/product/{id}')).toMatchObject({ state: 'missing', level: 'ok' });
    expect(call('POST /api/order/place')).toMatchObject({ state: 'notAsked', status: null });
    expect(report.fit).toBe(true);
  });
});

describe('with a misbehaving backend', () => {
  let backend: SmallBackend;
  beforeEach(async () => {
    backend = await smallBackend();
    backend.lists.products = [rawProduct()];
    backend.lists.catageres = [{ _id: 'c', name: 'Custom Mugs', image: [] }];
  });
  afterEach(() => backend.close());
  const withBackend = () => ({ ...OWN_SHOP, KANUKA_BUILD_BACKEND: backend.url, VITE_SITE_URL: '' });

  test('a partly unreadable list is reported item by item, with the reasons', async () => {
    backend.lists.products = [
      rawProduct(),
      rawProduct({ _id: 'cheap', price: 0 }),
      rawProduct({ _id: 'bare', image: [], media: [] }),
      rawProduct({ _id: 'alone', category: '', name: 'Mugs &amp; Cups' }),
      rawProduct({ _id: 'far', image: ['https://res.cloudinary.com/asha/far.jpg'], media: [] }),
      rawProduct({ _id: 'a/b', category: 'Clocks' }),
      rawProduct({ name: 'Photo Mug again' }),
      rawProduct({ _id: undefined }),
      rawProduct({ _id: 'unnamed', name: ' ' }),
      null,
    ];
    const names = [
      ['c', 'Custom Mugs'],
      ['d', 'Lamps'],
      ['d', 'Lamps again'],
    ];
    backend.lists.catageres = names.map(([_id, name]) => ({ _id, name, image: [] }));
    backend.lists.slides = [{ _id: 's', name: 'Slide', image: [] }];
    const { report, of, call } = await examined(withBackend());
    expect(report.fit).toBe(false);
    expect(call('GET /api/product/list')).toMatchObject({ items: 10, shown: 6, status: 200 });
    const dropped = ['Photo Mug (no _id)', 'unnamed (no name)', 'item 10 (no record)'];
    expect(of('products.dropped')).toMatchObject({ level: 'mend', count: 3, ids: dropped });
    for (const [level, code, id] of [
      ['mend', 'products.doubled', 'mug'],
      ['look', 'products.withoutPrice', 'cheap'],
      ['look', 'products.withoutPicture', 'bare'],
      ['look', 'products.withoutCategory', 'alone'],
      ['look', 'products.entities', 'alone'],
      ['look', 'products.withoutPage', 'a/b'],
      ['mend', 'pictures.origins', 'https://res.cloudinary.com'],
      ['mend', 'categories.doubled', 'd'],
      ['look', 'categories.unlisted', 'Clocks'],
      ['look', 'categories.empty', 'Lamps'],
      ['look', 'slides.withoutPicture', 's'],
    ] as const)
      expect(of(code), code).toMatchObject({ level, ids: [id] });
  });

  test('a paginated list is reported as incomplete, and errors with the backend’s messages', async () => {
    backend.answer = ({ url }, response) => {
      const answers = url === '/api/product/list';
      const body = answers
        ? { success: true, products: [rawProduct({ price: 0 })], totalProducts: 240, totalPages: 24 }
        : { success: false, message: 'Too many cooks' };
      response.writeHead(answers ? 200 : 500, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    const { report, of, call } = await examined(withBackend());
    expect(report.fit).toBe(false);
    const paged = 'the list comes in pages: shoppers see 1 of 240';
    expect(of('products.paged')).toMatchObject({ level: 'mend', note: paged });
    expect(of('products.withoutPrice')).toMatchObject({ level: 'mend', ids: ['mug'] });
    const failed = { state: 'failed', level: 'mend', status: 500, note: 'it says: Too many cooks' };
    expect(call('GET /api/slides/list')).toMatchObject(failed);
    const refused = 'refused in words that do not tell the shop of an ended session: “Too many cooks”';
    expect(call('POST /api/cart/get')).toMatchObject({ level: 'look', note: refused });
  });

  test.each<readonly [string, Answering, object, boolean]>([
    [
      'a page',
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Welcome!</h1>'),
      { state: 'failed', level: 'mend', note: 'a page of HTML (200) instead of data' },
      true,
    ],
    [
      'that it is busy',
      (response) => response.writeHead(429, { 'Retry-After': '30' }).end('Too many requests'),
      { state: 'busy', level: 'mend', status: 429 },
      false,
    ],
    [
      'a redirect',
      (response) => response.writeHead(302, { Location: 'https://asha.example/' }).end(),
      { state: 'silent', note: expect.stringContaining('the setting has to name the final one') },
      false,
    ],
    ['nothing', () => {}, { state: 'silent', status: null, note: 'no answer within 1 s' }, false],
  ])(
    'a backend that answers %s is reported, and not asked again if it cannot answer',
    async (_, answer, finding, more) => {
      backend.answer = (_request, response) => void answer(response);
      const { report, call } = await examined(withBackend(), { waitMs: 1000 });
      expect(call('GET /api/product/list')).toMatchObject(finding);
      expect(report.fit).toBe(false);
      expect(backend.asked.length > 1).toBe(more);
    },
  );
});

test('a production shop without a backend, or with an unreachable one, fails, and the demo passes', async () => {
  const gone = await smallBackend();
  await gone.close();
  const own = await examined({ ...OWN_SHOP, VITE_SITE_URL: '' });
  const closed = await examined({ ...OWN_SHOP, VITE_BACKEND_URL: gone.url });
  const demo = await examined({ VITE_SITE_URL: 'http://localhost:4173' }, { isDemo: true });
  const unnamed = { code: 'backend.unnamed', level: 'mend' };
  expect(own.report).toMatchObject({ fit: false, backend: null, findings: [unnamed] });
  expect(closed.call('GET /api/product/list')).toMatchObject({ state: 'silent', note: 'no connection (ECONNREFUSED)' });
  expect(demo.report).toMatchObject({ fit: true, demo: true, mend: 0, look: 0, backend: null, findings: [] });
});

test('mistakes in the shop’s own folder are errors, each with its file', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'openingHours.ts'), `export const openingHours = { firstDay: 'Monday' };`);
  writeFileSync(join(folder, 'testimonial.ts'), 'export const testimonials = [];');
  vi.stubEnv('KANUKA_SHOP_FOLDER', folder);
  const own = await ownFindings();
  vi.stubEnv('KANUKA_SHOP_FOLDER', join(folder, 'gone'));
  const gone = await ownFindings();
  expect((await examined({ ...OWN_SHOP, VITE_SITE_URL: '' }, { own })).report).toMatchObject({ fit: false });
  const ids = expect.arrayContaining([expect.stringMatching(/^openingHours\.ts: lastDay is missing/)]);
  expect(own).toContainEqual(expect.objectContaining({ code: 'own.problems', level: 'mend', ids }));
  expect(own.filter((one) => one.code === 'own.files').map(({ note }) => note)).toContainEqual(
    expect.stringContaining('testimonial.ts (meant testimonials.ts?)'),
  );
  expect(gone).toContainEqual(expect.objectContaining({ code: 'own.missing', level: 'mend' }));
});
