// @vitest-environment node
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { aSandbox, get } from './support.ts';

const OUTSIDE = ['%2e%2e/secret.jpg', '..%2fsecret.jpg', '..%5csecret.jpg', '%00mug.jpg'];

test.each([...OUTSIDE, '.hidden.jpg', '%E0%A4%A.jpg'])('the picture %s is a 404', async (name) => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'media'));
  for (const file of ['secret.jpg', 'media/.hidden.jpg']) writeFileSync(join(folder, file), 'not for you');
  const { status, text } = await get(aSandbox({ mediaDir: join(folder, 'media') }), `/media/${name}`);
  expect(status).toBe(404);
  expect(text).not.toContain('not for you');
});

/** A sandbox over a folder whose files contain their own names. */
function withMedia() {
  const mediaDir = tempFolder();
  const manifest = { mug: { width: 1400, height: 1400, avif: [240, 480], jpeg: [640, 1200], alt: 'A mug' } };
  for (const file of ['mug-240.avif', 'mug-480.avif', 'mug-640.jpg', 'mug-1200.jpg', 'story.mp4'])
    writeFileSync(join(mediaDir, file), file);
  writeFileSync(join(mediaDir, 'manifest.json'), JSON.stringify(manifest));
  return aSandbox({ mediaDir });
}

test.each([
  ['?w=100', 'image/avif,*/*', 'mug-240.avif', 'image/avif'],
  ['?w=241', 'image/avif,*/*', 'mug-480.avif', 'image/avif'],
  ['?w=480', 'image/webp,*/*', 'mug-640.jpg', 'image/jpeg'],
  ['?w=641&fm=jpg', 'image/avif,*/*', 'mug-1200.jpg', 'image/jpeg'],
])(
  'a picture requested with %s by a browser of %s has the suitable width and format',
  async (query, Accept, file, type) => {
    const { text, headers } = await get(withMedia(), `/api/media/mug.jpg${query}`, { Accept });
    expect([text, headers.get('content-type'), headers.get('vary')]).toEqual([file, type, 'Accept']);
  },
);
