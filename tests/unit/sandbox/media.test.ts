// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import jpeg from 'jpeg-js';
import { expect, onTestFinished, test } from 'vitest';
import { ORIGIN, aSandbox } from './support.ts';

const MUG = { width: 1400, height: 1400, avif: [240, 480, 960], jpeg: [640, 1200], alt: 'A mug' };

/** Requests files of a sandbox over a folder with these files. */
function withMedia(files: Readonly<Record<string, string | Uint8Array>>) {
  const root = mkdtempSync(join(tmpdir(), 'kanuka-media-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const all = { 'media/manifest.json': JSON.stringify({ 'products/mug': MUG }), ...files };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const sandbox = aSandbox({ mediaDir: join(root, 'media') });
  return (path: string, headers: Record<string, string> = {}) => sandbox.fetch(new Request(ORIGIN + path, { headers }));
}

const AVIF = { Accept: 'image/avif,image/webp,*/*' };

test('a picture has the suitable width and format', async () => {
  const names = [...MUG.avif.map((width) => `mug-${width}.avif`), ...MUG.jpeg.map((width) => `mug-${width}.jpg`)];
  const load = withMedia(Object.fromEntries(names.map((name) => [`media/products/${name}`, name])));
  for (const [query, headers, file, type] of [
    ['?w=100', AVIF, 'mug-240.avif', 'image/avif'],
    ['?w=241', AVIF, 'mug-480.avif', 'image/avif'],
    ['?w=4000', AVIF, 'mug-960.avif', 'image/avif'],
    ['?w=480', { Accept: 'image/webp,*/*' }, 'mug-640.jpg', 'image/jpeg'],
    ['?w=480&fm=jpg', AVIF, 'mug-640.jpg', 'image/jpeg'],
  ] as const)
    for (const prefix of ['/api/media', '/media']) {
      const response = await load(`${prefix}/products/mug.jpg${query}`, headers);
      expect(await response.text()).toBe(file);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        vary: 'Accept',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
});

test.each([
  '/media/products/none.jpg',
  '/media/%2e%2e/secret.jpg',
  '/media/..%2fsecret.jpg',
  '/media/..%5csecret.jpg',
  '/media/products/%00mug.jpg',
  '/media/%E0%A4%A.jpg',
  '/media/.hidden.jpg',
  '/media/manifest.json',
])('%s is a 404', async (path) => {
  const load = withMedia({ 'secret.jpg': 'not for you', 'media/.hidden.jpg': 'not for you' });
  const response = await load(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('not for you');
});

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
])('a film is served in the part %s', async (range, text, contentRange) => {
  const response = await withMedia({ 'media/story.mp4': '0123456789' })('/media/story.mp4', { Range: range });
  expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
    206,
    contentRange,
    text,
  ]);
});

test('a link’s picture is a JPEG of 1200 x 630 that shows the whole height', async () => {
  const [width, height] = [40, 120];
  // The upper half is red, the lower blue.
  const data = new Uint8Array(width * height * 4).map((_, at) => {
    const isUpper = at < width * height * 2;
    return [isUpper ? 255 : 0, 0, isUpper ? 0 : 255, 255][at % 4] ?? 0;
  });
  const load = withMedia({
    'media/manifest.json': JSON.stringify({ 'products/mug': { jpeg: [1200], avif: [] } }),
    'media/products/mug-1200.jpg': jpeg.encode({ width, height, data }, 95).data,
  });
  const response = await load('/api/media/products/mug.jpg?w=1200&h=630&fm=jpg', AVIF);
  const picture = jpeg.decode(new Uint8Array(await response.arrayBuffer()));
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  for (const x of [5, 600, 1195]) {
    const at = (y: number): number => (y * 1200 + x) * 4;
    expect(picture.data[at(30)], 'red above').toBeGreaterThan(230);
    expect(picture.data[at(600) + 2], 'blue below').toBeGreaterThan(230);
  }
});
