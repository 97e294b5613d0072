// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jpeg from 'jpeg-js';
import type { Sandbox } from '#sandbox/app.ts';
import { ORIGIN, aSandbox } from './support.ts';
import { describe, expect, onTestFinished, test } from 'vitest';

const MANIFEST = {
  'products/mug': { width: 1400, height: 1400, avif: [240, 480, 960], jpeg: [640, 1200], alt: 'A mug' },
};

/** A sandbox over a folder whose files contain their own names. */
function withMedia(): Sandbox {
  const root = mkdtempSync(join(tmpdir(), 'kanuka-media-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const mediaDir = join(root, 'media');
  mkdirSync(join(mediaDir, 'products'), { recursive: true });
  for (const name of ['mug-240.avif', 'mug-480.avif', 'mug-960.avif', 'mug-640.jpg', 'mug-1200.jpg', 'plain.jpg']) {
    writeFileSync(join(mediaDir, 'products', name), name);
  }
  writeFileSync(join(mediaDir, 'story.mp4'), '0123456789');
  writeFileSync(join(mediaDir, 'tune.mp3'), 'la');
  writeFileSync(join(mediaDir, '.hidden.jpg'), 'hidden');
  writeFileSync(join(root, 'secret.jpg'), 'not for you');
  writeFileSync(join(mediaDir, 'manifest.json'), JSON.stringify(MANIFEST));
  return aSandbox({ mediaDir });
}

function load(sandbox: Sandbox, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return sandbox.fetch(new Request(ORIGIN + path, { headers }));
}

const AVIF = { Accept: 'image/avif,image/webp,*/*' };

describe('a picture', () => {
  test.each([
    ['?w=100', AVIF, 'mug-240.avif', 'image/avif'],
    ['?w=241', AVIF, 'mug-480.avif', 'image/avif'],
    ['?w=4000', AVIF, 'mug-960.avif', 'image/avif'],
    ['?w=480', { Accept: 'image/webp,*/*' }, 'mug-640.jpg', 'image/jpeg'],
    ['?w=480&fm=jpg', AVIF, 'mug-640.jpg', 'image/jpeg'],
    ['?w=-5', AVIF, 'mug-960.avif', 'image/avif'],
  ])('requested with %s has the suitable width and format', async (query, headers, file, type) => {
    const sandbox = withMedia();
    for (const prefix of ['/api/media', '/media']) {
      const response = await load(sandbox, `${prefix}/products/mug.jpg${query}`, headers);
      expect(await response.text()).toBe(file);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('vary')).toBe('Accept');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(response.headers.get('set-cookie')).toBeNull();
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
  ])('at %s is a 404', async (path) => {
    const response = await load(withMedia(), path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('not for you');
  });
});

describe('a film or a sound', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
  ])('is served in the part %s', async (range, text, contentRange) => {
    const response = await load(withMedia(), '/media/story.mp4', { Range: range });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, contentRange]);
    expect(await response.text()).toBe(text);
  });
});

describe('a link’s picture', () => {
  test.each([
    ['a wide one', 400, 100],
    ['a tall one', 40, 120],
  ])('made of %s is a JPEG of 1200 x 630 that shows its whole height', async (_, width, height) => {
    const root = mkdtempSync(join(tmpdir(), 'kanuka-preview-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    mkdirSync(join(root, 'products'));
    // The upper half is red, the lower blue.
    const data = new Uint8Array(width * height * 4).map((__, at) => {
      const isUpper = at < (width * height * 4) / 2;
      return [isUpper ? 255 : 0, 0, isUpper ? 0 : 255, 255][at % 4] ?? 0;
    });
    writeFileSync(join(root, 'products', 'mug-1200.jpg'), jpeg.encode({ width, height, data }, 95).data);
    writeFileSync(join(root, 'manifest.json'), JSON.stringify({ 'products/mug': { jpeg: [1200], avif: [] } }));
    const response = await load(aSandbox({ mediaDir: root }), '/api/media/products/mug.jpg?w=1200&h=630&fm=jpg', AVIF);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const picture = jpeg.decode(new Uint8Array(await response.arrayBuffer()));
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    for (const x of [5, 600, 1195]) {
      const colour = (y: number): readonly number[] =>
        Array.from(picture.data.slice((y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3));
      expect(colour(30)[0], 'red above').toBeGreaterThan(230);
      expect(colour(600)[2], 'blue below').toBeGreaterThan(230);
    }
  });
});
