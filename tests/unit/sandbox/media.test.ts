// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ORIGIN, aSandbox } from './support.ts';

const MUG = { width: 1400, height: 1400, avif: [240, 480, 960], jpeg: [640, 1200], alt: 'A mug' };

/** Requests files of a sandbox over a folder with these files. */
function withMedia(files: Readonly<Record<string, string>>) {
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

test('no path leads out of the folder, or to a hidden file', async () => {
  const load = withMedia({ 'secret.jpg': 'not for you', 'media/.hidden.jpg': 'not for you' });
  for (const path of [
    '%2e%2e/secret.jpg',
    '..%2fsecret.jpg',
    '..%5csecret.jpg',
    '%00mug.jpg',
    '.hidden.jpg',
    '%E0%A4%A.jpg',
  ]) {
    const response = await load(`/media/${path}`);
    expect(response.status, path).toBe(404);
    expect(await response.text()).not.toContain('not for you');
  }
});
