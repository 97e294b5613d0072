// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = resolve('scripts/publish.mjs');
const DAY_S = 24 * 60 * 60;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kanuka-publish-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (file: string): string => join(folder, file);
const read = (file: string): string | null => (existsSync(path(file)) ? readFileSync(path(file), 'utf8') : null);

/** A build with one script of this name, and these pages. */
function build(script: string, pages: Readonly<Record<string, string>>): void {
  rmSync(path('dist'), { recursive: true, force: true });
  const files = { 'index.html': script, 'shell.html': script, [`assets/${script}`]: script, ...pages };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(path(`dist/${name}`)), { recursive: true });
    writeFileSync(path(`dist/${name}`), text);
  }
  mkdirSync(path('build/headers'), { recursive: true });
  writeFileSync(path('build/headers/kanuka-headers.conf'), `headers of ${script}`);
}

function publish(...words: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], { cwd: folder, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('a new build takes the place of the one before, whose assets stay, and comes back when it is wanted', () => {
  build('a.js', { 'product/1.html': 'one', 'product/2.html': 'two' });
  expect(publish('site').status).toBe(0);
  build('b.js', { 'product/1.html': 'one, dearer' });
  expect(publish('site/').said).toContain('The headers changed');
  expect(read('site/index.html')).toBe('b.js');
  expect(read('site/product/1.html')).toBe('one, dearer');
  expect(read('site/product/2.html')).toBeNull();
  expect(read('site/assets/a.js'), 'open tabs ask for it').toBe('a.js');
  expect(read('site.headers.conf')).toBe('headers of b.js');

  expect(publish('site', '--back').status).toBe(0);
  expect(read('site/index.html')).toBe('a.js');
  expect(read('site/product/2.html')).toBe('two');
  expect(read('site/assets/b.js')).toBe('b.js');
  expect(read('site.headers.conf')).toBe('headers of a.js');
});

test('pages that were written anew are published without forgetting the build before', () => {
  build('a.js', { 'product/1.html': 'one' });
  publish('site');
  build('b.js', { 'product/1.html': 'one' });
  publish('site');
  const { mtimeMs } = statSync(path('site/product/1.html'));
  writeFileSync(path('dist/product/2.html'), 'two');
  expect(publish('site').said).toContain('1 files changed, 0 removed');
  expect(statSync(path('site/product/1.html')).mtimeMs, 'what is the same keeps its time').toBe(mtimeMs);
  publish('site', '--back');
  expect(read('site/index.html')).toBe('a.js');
});

test('assets that no build of the last thirty days had are removed', () => {
  build('a.js', {});
  publish('site');
  build('b.js', {});
  publish('site');
  const old = Date.now() / 1000 - 31 * DAY_S;
  utimesSync(path('site/assets/a.js'), old, old);
  utimesSync(path('site/assets/b.js'), old, old);
  publish('site');
  expect(read('site/assets/a.js')).toBeNull();
  expect(read('site/assets/b.js'), 'the present build needs it').toBe('b.js');
});

test('what cannot be done is said, and nothing changes', () => {
  expect(publish()).toMatchObject({ status: 2, said: expect.stringContaining('A word is missing.') });
  expect(publish('site')).toMatchObject({ status: 1, said: expect.stringContaining('run npm run build') });
  build('a.js', {});
  publish('site');
  expect(publish('site', '--back')).toMatchObject({
    status: 1,
    said: expect.stringContaining('Nothing stood in site'),
  });
  expect(read('site/index.html')).toBe('a.js');
});
