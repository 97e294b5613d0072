// @vitest-environment node
import type { IncomingMessage, ServerResponse } from 'node:http';
import { deflateSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { Product } from '#domain/product/product.ts';
import {
  measuredPicture,
  isFresh,
  recordsFrom,
  recordsText,
  type PictureRecords,
  linkPictures,
} from '#prerender/linkPictures.ts';
import { aProduct } from '#tests/support/factories.ts';
import { smallBackend, type SmallBackend } from '#tests/support/pagesProject.ts';
import { jpegLike, pngWith } from '#tests/support/pictures.ts';

type Serve = (response: ServerResponse, request: IncomingMessage) => void;

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
let site = '';
let served: Record<string, Serve> = {};
let backend: SmallBackend;
beforeAll(async () => {
  backend = await smallBackend();
  site = backend.url;
  backend.answer = (request, response) => {
    const serve = served[request.url ?? ''];
    if (serve) serve(response, request);
    else response.writeHead(404).end();
  };
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.asked = [];
  served = {};
});

/** A host that supports range requests, as image CDNs do. */
const parts =
  (bytes: Buffer): Serve =>
  (response, { headers }) => {
    const to = Number(/bytes=0-(\d+)/.exec(headers.range ?? '')?.[1] ?? bytes.length);
    const part = bytes.subarray(0, to + 1);
    response.writeHead(206, { 'Content-Range': `bytes 0-${part.length - 1}/${bytes.length}` }).end(part);
  };
/** A host without range requests, to which every file is a JPEG. */
const whole =
  (bytes: Buffer): Serve =>
  (response) =>
    void response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': bytes.length }).end(bytes);
/** A host without Content-Length. */
const unsaid =
  (bytes: Buffer): Serve =>
  (response) =>
    void response.writeHead(200, { 'Transfer-Encoding': 'chunked' }).end(bytes);
const leading =
  (to: string): Serve =>
  (response) =>
    void response.writeHead(302, { Location: to }).end();
const padded = (bytes: Buffer, length: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length))]);

const png = pngWith(300, 200, deflateSync(Buffer.alloc(0)));
const jpeg = jpegLike(800, 600);
/** Camera metadata longer than the first read, in segments of the maximum size. */
const lateFrame = Buffer.concat([
  jpeg.subarray(0, 2),
  ...[1, 2].map(() => Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(65_533)])),
  jpeg.subarray(2),
]);

const JPEG = { format: 'jpeg', width: 800, height: 600 };

// Sides of each format: tests/unit/domain/image/photoCheck.test.ts.
test.each([
  ['a JPEG', parts(jpeg), { ...JPEG, bytes: jpeg.length }],
  ['a PNG, whatever it is called', whole(png), { format: 'png', width: 300, height: 200, bytes: png.length }],
  ['a JPEG without Content-Length', unsaid(padded(jpeg, 90_000)), { ...JPEG, bytes: 90_000 }],
  ['a JPEG behind many notes', parts(lateFrame), { ...JPEG, bytes: lateFrame.length }],
  ['a JPEG of 600 KB', parts(padded(jpeg, 600_000)), { ...JPEG, bytes: 600_000 }],
])('%s is measured by its content', async (_, serve, measured) => {
  served = { '/picture': serve };
  expect(await measuredPicture(`${site}/picture`)).toEqual(measured);
});

test.each([
  ['a picture of more than 600 KB', parts(padded(jpeg, 600_001))],
  ['one sent whole', whole(padded(jpeg, 5_000_000))],
  ['one whose length nobody says', unsaid(padded(jpeg, 5_000_000))],
  ['a page in a picture’s name', whole(Buffer.from('<!doctype html><p>Not found</p>'))],
  ['half of a small picture', whole(jpeg.subarray(0, -2))],
  ['the beginning of a header', whole(jpeg.subarray(0, 20))],
  ['a missing picture', (response: ServerResponse) => void response.writeHead(404).end(jpeg)],
  ['a redirect to a file: URL', leading('file:///etc/passwd')],
  ['a redirect to nowhere', (response: ServerResponse) => void response.writeHead(301).end()],
])('%s is not used as a link’s picture', async (_, serve) => {
  served = { '/picture': serve };
  expect(await measuredPicture(`${site}/picture`)).toBeNull();
  expect(backend.asked.length).toBeLessThanOrEqual(4);
});

test('a picture behind three redirects is found, absolute and relative', async () => {
  served = { '/a': leading('b'), '/b': leading(`${site}/c`), '/c': leading('/d'), '/d': parts(jpeg) };
  expect(await measuredPicture(`${site}/a`)).toMatchObject({ width: 800 });
  served['/0'] = leading('/a');
  expect(await measuredPicture(`${site}/0`)).toBeNull();
});

test('only the beginning of a picture is read, up to its dimensions', async () => {
  const ranges: unknown[] = [];
  served = {
    '/picture': (response, request) => {
      ranges.push(request.headers.range);
      parts(padded(jpeg, 500_000))(response, request);
    },
  };
  await measuredPicture(`${site}/picture`);
  expect(ranges).toEqual(['bytes=0-65535']);
});

test.each([
  ['hangs within the picture', (response: ServerResponse) => void response.write(jpeg.subarray(0, 20))],
  ['breaks off', (response: ServerResponse) => void response.destroy()],
  ['fails', (response: ServerResponse) => void response.writeHead(502).end()],
])('a host that %s gives no result', async (_, serve) => {
  served = { '/picture': serve };
  await expect(measuredPicture(`${site}/picture`, 200)).rejects.toThrow();
});

const product = (id: string, url = `${site}/${id}.jpg`): Product =>
  aProduct({ id, media: [{ kind: 'image', url, source: url }] });
const measure = (products: readonly Product[], known: PictureRecords = new Map(), now = NOW) =>
  linkPictures(products, { source: { url: site, isNamed: true, isEmbedded: false }, known, now });

test('each product’s link shows its first picture of 200 pixels width or more, and each picture is requested once', async () => {
  served = { '/a.jpg': parts(jpegLike(200, 100)), '/small.jpg': parts(jpegLike(199, 300)) };
  const products = [product('a'), product('twin', `${site}/a.jpg`), product('small'), product('gone')];
  const { byProduct, measured } = await measure(products);
  const picture = { url: `${site}/a.jpg`, type: 'image/jpeg', width: 200, height: 100 };
  expect(Object.fromEntries(byProduct)).toEqual({ a: picture, twin: picture });
  expect([backend.asked.length, measured]).toEqual([3, 3]);
});

test('a picture that the host resizes for previews is preferred to the original', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://shop.example');
  vi.resetModules();
  const { linkPictures: fresh } = await import('#prerender/linkPictures.ts');
  vi.unstubAllEnvs();
  const made = '/api/media/a.jpg?w=1200&h=630&fm=jpg';
  const job = { source: { url: site, isNamed: true, isEmbedded: false }, known: new Map(), now: NOW };
  const products = [product('a', '/api/media/a.jpg'), product('b', '/api/media/b.jpg')];
  served = { [made]: parts(jpegLike(1200, 630)), '/api/media/b.jpg': parts(jpeg) };
  const { byProduct } = await fresh(products, job);
  expect(byProduct.get('a')).toEqual({ url: made, type: 'image/jpeg', width: 1200, height: 630 });
  expect(byProduct.get('b')).toMatchObject({ url: '/api/media/b.jpg', width: 800 });
  backend.asked = [];
  const embedded = await fresh(products, { ...job, source: { ...job.source, isEmbedded: true } });
  expect(embedded.byProduct.get('a')).toEqual(byProduct.get('a'));
  expect(backend.asked, 'no preview is requested from the embedded backend').toEqual([]);
});

test('measurements are reused by later runs: of suitable pictures for a month, of others for a day', async () => {
  served = { '/a.jpg': parts(jpeg) };
  const products = [product('a'), product('gone')];
  const first = await measure(products);
  const known = recordsFrom(recordsText(first.records));
  backend.asked = [];
  const again = await measure(products, known, NOW + 23 * HOUR_MS);
  expect([again.byProduct, backend.asked]).toEqual([first.byProduct, []]);
  await measure(products, known, NOW + 25 * HOUR_MS);
  expect(backend.asked).toEqual(['/gone.jpg']);
  await measure(products, known, NOW + 31 * 24 * HOUR_MS);
  expect(backend.asked.toSorted()).toEqual(['/a.jpg', '/gone.jpg', '/gone.jpg']);
  // Records of pictures that are no longer in the catalogue are dropped.
  expect([...(await measure([product('a')], known)).records.keys()]).toEqual([`${site}/a.jpg`]);
});

test('unreadable records and those from the future are measured again', () => {
  for (const text of ['', '{', '{"a":1}', '[1]']) expect([...recordsFrom(text)]).toEqual([]);
  expect(isFresh({ at: NOW + HOUR_MS, found: null }, NOW)).toBe(false);
});

test('an unreachable host costs a few requests, and its pictures’ records stay', async () => {
  served = { '/g3.jpg': parts(jpeg) };
  const { records } = await measure([product('g3')]);
  const products = Array.from({ length: 100 }, (_, n) => product(`g${n}`));
  served = Object.fromEntries(
    products.map(({ id }) => [`/${id}.jpg`, (response) => void response.writeHead(503).end()]),
  );
  backend.asked = [];
  const { byProduct } = await measure(products, records, NOW + 40 * 24 * HOUR_MS);
  expect([...byProduct.keys()]).toEqual(['g3']);
  expect(backend.asked.length).toBeGreaterThanOrEqual(5);
  expect(backend.asked.length).toBeLessThanOrEqual(16);
});

test('at most eight pictures are requested at once', async () => {
  const products = Array.from({ length: 24 }, (_, n) => product(`g${n}`));
  let most = 0;
  const waiting: (() => void)[] = [];
  const answerAll = (): void => {
    for (const answer of waiting.splice(0)) answer();
  };
  const inEights: Serve = (response, request) => {
    most = Math.max(
      most,
      waiting.push(() => parts(jpeg)(response, request)),
    );
    // A ninth request would arrive before the answers.
    if (waiting.length === 8) setTimeout(answerAll, 20);
  };
  served = Object.fromEntries(products.map(({ id }) => [`/${id}.jpg`, inEights]));
  const { byProduct, measured } = await measure(products);
  expect([byProduct.size, measured]).toEqual([24, 24]);
  expect(most).toBe(8);
});
