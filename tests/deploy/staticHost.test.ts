import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startBackend, type Backend } from '#tests/e2e/support/backend.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { staticHost } from './hostFiles.ts';
import { answerOf, ASSET, FILES, PLAIN_FILES, SHELL, STYLE, URLS, writeHeaders } from './shop.ts';

const FOLDER = tempFolder(afterAll);
const FOREVER = 'public, max-age=31536000, immutable';

let backend: Backend;
let host: ReturnType<typeof staticHost>;

beforeAll(async () => {
  writeHeaders(FOLDER);
  host = staticHost('deploy/_redirects', join(FOLDER, '_headers'));
  backend = await startBackend();
});
afterAll(() => backend?.close());

/** Where a static host differs from the embedded server, as docs/deploying.md says. */
function knownDifference(url: string): { readonly status: number; readonly body: string } | undefined {
  // It ignores queries: every category gets the collection's page, and the browser renders the category.
  if (/^\/collections\/?\?/.test(url)) return { status: 200, body: 'collections.html' };
  // Case counts in its rules and its files.
  if (/^\/(?:ABOUT|sendordermail|Collections)\b/.test(url)) return { status: 404, body: '404.html' };
  // Whatever lies in the folder has a URL.
  if (/^\/shell\b/.test(url)) return { status: 200, body: SHELL };
  if (/^\/404\b/.test(url)) return { status: 200, body: '404.html' };
  return undefined;
}

test.each(URLS)('S22 R34: a static host answers %s like the embedded server, with the same headers', async (path) => {
  const [here, there] = [host(path), await answerOf(backend.url + path)];
  expect({ status: here.status, body: here.body }).toEqual(
    knownDifference(path) ?? { status: there.status, body: there.body },
  );
  // How long a page is cached depends on the host, as deploy/_headers says.
  const { 'cache-control': caching, ...headers } = there.headers;
  expect(caching).toBe('no-cache');
  expect({ 'strict-transport-security': null, ...here.headers }).toEqual(headers);
});

test.each(PLAIN_FILES)('a static host serves %s unchanged', (path) => {
  expect(host(path)).toMatchObject({ status: 200, headers: { 'x-content-type-options': 'nosniff' } });
  expect(host(path).headers['cache-control']).toBeUndefined();
});

test('R22: a static host lets every asset of the build be cached for ever, and no answer about a missing one', () => {
  const assets = FILES.filter((name) => name.startsWith('assets/'));
  expect(assets).toContain(ASSET.slice(1));
  expect(assets).toContain(STYLE.slice(1));
  for (const name of assets)
    expect(host(`/${name}`)).toMatchObject({ status: 200, headers: { 'cache-control': FOREVER } });
  for (const path of ['/assets/gone-1a2b3c.js', '/assets/gone.css', '/assets/', '/assets']) {
    expect(host(path).status, path).toBe(404);
    expect(host(path).headers['cache-control'], path).toBeUndefined();
  }
});

test('no rule of a static host is without effect', () => {
  const text = readFileSync('deploy/_redirects', 'utf8');
  for (const line of text.split('\n').filter((line) => line.startsWith('/'))) {
    const url = (line.split(/\s/)[0] ?? '').replace(/:\w+/, 'added-after-the-build');
    expect(host(url).status, line).toBe(200);
    expect(line).toMatch(/^\S+ +\/shell\.html +200$/);
  }
});

test('S22: rules for https and the pictures’ origins are written where they are configured', () => {
  const folder = join(FOLDER, 'https');
  writeHeaders(folder, '--https', 'https://cdn.example/a/picture.jpg');
  const { headers } = staticHost('deploy/_redirects', join(folder, '_headers'))('/cart');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://cdn.example;");
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  const nginx = readFileSync(join(folder, 'kanuka-headers.conf'), 'utf8');
  for (const [name, value] of Object.entries(headers))
    expect(nginx.toLowerCase()).toContain(
      `add_header ${name} "${value?.replaceAll('"', '\\"')}" always;`.toLowerCase(),
    );
});
