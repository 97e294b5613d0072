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

test('every script of the pages begins with the compile hint, and no script of the photo worker does', () => {
  const scripts = FILES.filter((name) => /^assets\/.*\.js$/.test(name));
  const withoutHint = scripts.filter(
    (name) => !readFileSync(join('dist', name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  // Workers have a thread of their own to compile on.
  expect(withoutHint.map((name) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
    'assets/pressDocument',
    'assets/worker',
  ]);
});

test('S23: the licences of the build name each package once, in order, and those that only a worker contains', () => {
  const text = readFileSync('dist/licences.md', 'utf8');
  const packages = text.match(/^## .+$/gm) ?? [];
  expect(packages).toEqual([...new Set(packages)].toSorted());
  expect(packages, 'only the photo worker imports it').toContainEqual(
    expect.stringMatching(/^## fflate - [\d.]+ \(MIT\)$/),
  );
  expect(text).toContain('Permission is hereby granted, free of charge');
});

test('a built page links its style sheet after the splash, and its scripts at the end', () => {
  const order = ['</head>', 'id="splash"', 'rel="stylesheet"', 'id="root"', 'type="module"', 'rel="modulepreload"'];
  const found = readFileSync('dist/shell.html', 'utf8').match(new RegExp(order.join('|'), 'g'));
  expect([...new Set(found)], 'each where it comes first').toEqual(order);
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
