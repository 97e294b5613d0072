import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startBackend, type Backend } from '#tests/e2e/support/backend.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { answerOf, ASSET, FILES, STYLE, writeHeaders } from './shop.ts';

const FOLDER = tempFolder(afterAll);
const FOREVER = 'public, max-age=31536000, immutable';

let backend: Backend;

beforeAll(async () => {
  writeHeaders(FOLDER);
  backend = await startBackend();
});
afterAll(() => backend?.close());

const linesOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

type Headers = Record<string, string | null>;

/** The headers that a `_headers` file gives each path, by lower-case name. */
function headersByPath(folder: string): Readonly<Record<string, Headers>> {
  const rules: Record<string, Headers> = {};
  let headers: Headers = {};
  for (const line of linesOf(join(folder, '_headers'))) {
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === '') rules[line] = headers = {};
    else headers[name.toLowerCase()] = value;
  }
  return rules;
}

test('S22: a static host sends every URL with the headers of the embedded server, except how long it is cached', async () => {
  const { 'cache-control': caching, ...headers } = (await answerOf(`${backend.url}/about`)).headers;
  expect(caching).toBe('no-cache');
  expect({ 'strict-transport-security': null, ...headersByPath(FOLDER)['/*'] }).toEqual(headers);
});

test('R22: a static host lets every asset of the build be cached for ever, and no answer about a missing one', () => {
  const assets = FILES.filter((name) => name.startsWith('assets/')).map((name) => `/${name}`);
  expect(assets).toEqual(expect.arrayContaining([ASSET, STYLE]));
  const { '/*': _, ...others } = headersByPath(FOLDER);
  expect(others).toEqual(Object.fromEntries(assets.map((path) => [path, { 'cache-control': FOREVER }])));
});

// Which screens have a rule: tests/unit/config/samples.test.ts.
test('R34: a static host answers a screen without a file with the shell, and no rule answers an unknown URL', () => {
  for (const line of linesOf('deploy/_redirects')) expect(line).toMatch(/^\/[\w/-]*(?:\/:\w+)? +\/shell\.html +200$/);
});

test('S22: rules for https and the pictures’ origins are written where they are configured', () => {
  const folder = join(FOLDER, 'https');
  writeHeaders(folder, '--https', 'https://cdn.example/a/picture.jpg');
  const headers = headersByPath(folder)['/*'] ?? {};
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://cdn.example;");
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});
