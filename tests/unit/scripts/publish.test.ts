// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { releasesIn, served, smallBuild } from '#tests/support/siteFolders.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { goBack, publishBuild, type Build } from '../../../scripts/deploy/publishing.mjs';

const DAY_MS = 24 * 60 * 60_000;

let folder = '';
let site = '';
let output: string[] = [];

beforeEach(() => {
  folder = tempFolder();
  site = join(folder, 'site');
  output = [];
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => void output.push(parts.join(' ')));
});
afterEach(() => vi.unstubAllEnvs());

const build = (
  version: string,
  pages: Readonly<Record<string, string>> = {},
  counts?: Record<string, number | boolean>,
) => smallBuild(join(folder, 'project'), version, pages, counts);
const publish = async (...of: Parameters<typeof build>): Promise<void> => publishBuild(site, await build(...of));
const has = (path: string): boolean => existsSync(join(site, path));
const assets = (...names: readonly string[]) => names.filter((name) => has(`current/public/assets/${name}.js`));
/** The served version, and the text of one of its pages. */
const shown = (page = 'product/1') => [served(site)?.version, served(site)?.page(page)];

test('changed pages of the same build are a release; nothing changed is none, and rewrites no file', async () => {
  await publish('a', { 'product/1': 'one' });
  // What a killed renewal was writing.
  mkdirSync(join(site, 'releases/pages-1.part'));
  await publish('a', { 'product/1': 'one' });
  expect(releasesIn(site)).toHaveLength(1);
  const icon = () => statSync(join(site, 'current/public/favicon.svg'));
  const before = icon();
  await publish('a', { 'product/1': 'one, cheaper' });
  expect(shown()).toEqual(['a', 'one, cheaper']);
  expect(icon()).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  await goBack(site);
  expect(shown()).toEqual(['a', 'one']);
});

test('R22: the assets of releases of the last thirty days are served to open tabs, also those of a rolled-back release', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await publish('a');
  await publish('b');
  await goBack(site);
  expect(assets('a', 'b')).toEqual(['a', 'b']);
  vi.setSystemTime(Date.now() + 29 * DAY_MS);
  await publish('c');
  expect(assets('a', 'b', 'c')).toEqual(['a', 'b', 'c']);
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  await publish('d');
  expect(assets('a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd']);
});

test('five releases are kept, and the last one of the earlier build, and can be restored one by one; no other file is removed', async () => {
  await publish('a', { 'product/2': 'two' });
  const others = ['orders.db', 'releases/notes.txt', 'releases/old-1/photo.jpg'];
  for (const name of others) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), 'mine');
  }
  for (const price of [1, 2, 3, 4, 5, 6, 7]) await publish('b', { 'product/1': `₹${price}` });
  for (const name of others) expect(readFileSync(join(site, name), 'utf8')).toBe('mine');
  expect(releasesIn(site).map((name) => name.replace(/^\w+-/, ''))).toEqual(
    expect.arrayContaining(['1', '4', '5', '6', '7', '8']),
  );
  expect(releasesIn(site), 'two are of others').toHaveLength(8);
  expect(shown('product/2')).toEqual(['b', null]);
  for (const price of [6, 5, 4, 3]) {
    await goBack(site);
    expect(served(site)?.page('product/1')).toBe(`₹${price}`);
  }
  await goBack(site);
  expect(shown('product/2')).toEqual(['a', 'two']);
  await expect(goBack(site)).rejects.toThrow(/No release before \w+-13 is kept/);
  expect(shown('product/2')).toEqual(['a', 'two']);
});

test('two runs at once publish one after the other', async () => {
  const builds = [smallBuild(join(folder, 'one'), 'a', {}), smallBuild(join(folder, 'two'), 'b', {})];
  await Promise.all((await Promise.all(builds)).map((made) => publishBuild(site, made)));
  expect(['a', 'b']).toContain(served(site)?.version);
  expect(releasesIn(site)).toHaveLength(2);
});

test.each([
  ['other files', ['.env', '.git', 'orders.db'], 'is not a site folder of this shop: it holds .env, .git, orders.db.'],
  [
    'a shop of an earlier version',
    ['assets', 'index.html', 'shell.html'],
    'Publish into another folder, then name that',
  ],
])('a folder with %s is refused with the reason, and unchanged', async (_, names, reason) => {
  mkdirSync(site);
  for (const name of names) writeFileSync(join(site, name), 'mine');
  await expect(publish('a')).rejects.toThrow(reason);
  await expect(goBack(site)).rejects.toThrow(reason);
  expect(readdirSync(site).toSorted()).toEqual(names);
  for (const name of names) expect(readFileSync(join(site, name), 'utf8')).toBe('mine');
});

test('a file is refused, an empty mount point is accepted, and files of a static host beside the pages are ignored', async () => {
  await expect(goBack(site)).rejects.toThrow('Nothing is published in');
  const made = await build('a');
  writeFileSync(join(made.dist, '_headers'), '/*');
  writeFileSync(join(folder, 'file'), '');
  await expect(publishBuild(join(folder, 'file'), made)).rejects.toThrow('is a file, no folder');
  mkdirSync(join(site, 'lost+found'), { recursive: true });
  await publishBuild(site, made);
  expect([served(site)?.version, has('current/public/_headers')]).toEqual(['a', false]);
});

test('publishing repairs a dangling link', async () => {
  await publish('a');
  rmSync(join(site, 'current'));
  symlinkSync('releases/gone-1', join(site, 'current'));
  await expect(goBack(site)).rejects.toThrow('which is no release. Publish the shop again.');
  await publish('a');
  expect(served(site)?.version).toBe('a');
});

test.each<readonly [string, (made: Build) => void, RegExp]>([
  ['without release.json', ({ dist }) => rmSync(join(dist, 'release.json')), /holds no complete build/],
  [
    'of which a page is missing',
    ({ dist }) => rmSync(join(dist, 'product/1.html')),
    /holds other files than its release\.json says \(5 of 6\)/,
  ],
  ['of which a page was cut off', ({ dist }) => writeFileSync(join(dist, 'about.html'), '<html>'), /other files/],
  ['whose program is another’s', ({ parts }) => writeFileSync(join(parts.program, 'main.js'), 'z'), /another build/],
  ['without its program’s notes', ({ parts }) => rmSync(parts.manifest), /There is no .*manifest\.json/],
  [
    'with headers of another build',
    ({ headers }) => writeFileSync(join(headers, 'kanuka-headers.conf'), '# Headers of build 0123456789ab\n'),
    /does not belong to this build: npm run headers/,
  ],
])('a build %s is refused', async (_, damage, reason) => {
  await publish('a', { 'product/1': 'one' });
  const made = await build('b', { 'product/1': 'one' });
  damage(made);
  await expect(publishBuild(site, made)).rejects.toThrow(reason);
  expect(shown()).toEqual(['a', 'one']);
  expect(releasesIn(site)).toHaveLength(1);
});

const BEFORE = { products: 100, prices: 100, categories: 40, guides: 10 };
test('a loss of up to a fifth is reported; a greater one stops with the numbers, until it is accepted', async () => {
  await publish('a', {}, BEFORE);
  await publish('b', {}, { ...BEFORE, products: 80, guides: 1 });
  expect(output.at(-1)).toBe(
    'Published: 80 products, 40 categories, 1 guides. Fewer than before: products 100 → 80, guides 10 → 1.',
  );
  const made = await build('c', {}, { ...BEFORE, prices: 0, categories: 31 });
  const numbers = 'prices 100 → 0, categories 40 → 31';
  await expect(publishBuild(site, made)).rejects.toThrow(`Far fewer than before: ${numbers}. Nothing was changed.`);
  expect(served(site)?.version).toBe('b');
  await publishBuild(site, made, { accepts: true });
  expect(output.at(-1)).toMatch(new RegExp(`^Published: .* Fewer than before: ${numbers}\\.$`));
  expect(served(site)?.version).toBe('c');
});

test('a build with the demo’s products, as npm start leaves it, replaces no shop unless that is accepted', async () => {
  await publish('a', { 'product/own': 'own' });
  const made = await build('b', { 'product/mug': 'demo' }, { isEmbedded: true });
  await expect(publishBuild(site, made)).rejects.toThrow('the products of the embedded backend');
  expect(shown('product/own')).toEqual(['a', 'own']);
  await publishBuild(site, made, { accepts: true });
  expect(served(site)?.version).toBe('b');
});

const hook = (command: string): void => void vi.stubEnv('KANUKA_AFTER_PUBLISH', command);
const ran = (): string => readFileSync(join(folder, 'ran'), 'utf8');

test('the command that reloads the web server runs only when the headers have changed', async () => {
  hook(`cat ${site}/current/headers.conf >> ${folder}/ran`);
  await publish('a', { 'product/1': 'one' });
  await publish('a', { 'product/1': 'two' });
  expect(ran().match(/sha256-\w+/g)).toEqual(['sha256-a']);
  await publish('b', { 'product/1': 'two' });
  await goBack(site);
  expect(ran().match(/sha256-\w+/g)).toEqual(['sha256-a', 'sha256-b', 'sha256-a']);
});

// When it fails at a later release: tests/deploy/publishing.test.ts.
test('when that command fails at the first release, nothing is served, as before', async () => {
  hook('exit 3');
  await expect(publish('a')).rejects.toThrow(/ended with status 3\.\nNothing is served, as before\./);
  expect(served(site)).toBeNull();
});
