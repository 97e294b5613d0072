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
