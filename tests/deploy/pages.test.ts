// Runs the real `npm run build` with a storefront of two lines, and `npm run pages` on what it wrote.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { staticSite } from '#sandbox/http/static.ts';
import { deferred } from '#tests/support/deferred.ts';
import { rawProduct } from '#tests/support/factories.ts';
import { jpegLike } from '#tests/support/pictures.ts';
import {
  pagesProject,
  smallBackend,
  type Ended,
  type PagesProject,
  type SmallBackend,
} from '#tests/support/pagesProject.ts';
import { buildParts, verifiedBuild } from '../../scripts/build/release.mjs';

// Each test builds or writes real pages, which takes a busy machine longer than a server's response.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const CONFIG = `
import { writeFileSync } from 'node:fs';
const facts = JSON.stringify({ routes: [], security: {} });
export default {
  plugins: [{ name: 'facts', writeBundle: ({ dir }) => writeFileSync(dir + '/../facts-dist.json', facts) }],
  build: {
    manifest: true,
    // A busy machine would print a warning about the bundler's time.
    rolldownOptions: { input: ['index.html', 'src/api/axiosInstance.ts'], checks: { bundlerTimings: false } },
  },
};`;
const INDEX = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title data-prerendered>x</title>
<style>body{color:#111}</style></head><body><div id="root"></div><script type="module" src="/src/main.ts"></script></body></html>`;

const SITE = 'https://shop.example';
const HEADERS = 'build/headers/kanuka-headers.conf';
const MUG = 'dist/product/mug.html';
const LAMP = 'dist/product/lamp.html';
const mug = rawProduct();
const lamp = rawProduct({ _id: 'lamp', name: 'Photo Lamp', category: 'Lamps' });
const keyword = { _id: 'k', keyword: 'Birthday', slug: 'birthday', description: 'Gifts', content: '<p>Words</p>' };

/** The other gifts, enough to request pages while they are written. */
const others = (price: number) => Array.from({ length: 40 }, (_, n) => rawProduct({ _id: `g${n}`, price }));

/** Built once, with a folder of its own: the start of the other tests. */
let published: PagesProject;
let first: Ended;
let project: PagesProject;
let backend: SmallBackend;

const settings = (): Record<string, string> => ({
  VITE_SITE_URL: SITE,
  VITE_SHOP_NAME: 'Asha Prints',
  VITE_SHOP_TOWN: 'Guntur',
  KANUKA_BUILD_BACKEND: backend.url,
  KANUKA_SHOP_FOLDER: resolve('tests/support/shopFolder'),
});
const build = (...words: readonly string[]) => project.command('build', words, settings());
const renew = (...flags: readonly string[]) => project.command('prerender', ['--renew', ...flags], settings());
const verified = () => verifiedBuild(join(project.folder, 'dist'), buildParts(join(project.folder, 'build'))).release;

async function openBackend(): Promise<void> {
  backend = await smallBackend();
  backend.lists.products = [mug, lamp, ...others(222)];
  // Two of one name have one page.
  backend.lists.catageres = ['c', 'd'].map((_id) => ({ _id, name: 'Custom Mugs', image: [] }));
  backend.lists.keywords = [keyword];
}
beforeAll(async () => {
  published = pagesProject();
  for (const folder of ['dist', 'build']) rmSync(join(published.folder, folder), { recursive: true });
  published.put('vite.config.mjs', CONFIG);
  published.put('index.html', INDEX);
  published.put('public/robots.txt', 'User-agent: *\nDisallow: /cart\n');
  for (const name of ['main', 'api/axiosInstance'])
    published.put(`src/${name}.ts`, `console.log('${name}, first version');`);
  await openBackend();
  // URLs without http:// or https:// are read too.
  const named = { KANUKA_BUILD_BACKEND: backend.url.replace('http://', ''), VITE_SITE_URL: 'shop.example' };
  first = await published.command('build', [], { ...settings(), ...named });
  await backend.close();
});
afterAll(() => published.remove());
beforeEach(async () => {
  project = pagesProject(published);
  await openBackend();
});
afterEach(async () => {
  project.remove();
  await backend.close();
});

const refused = (stderr: RegExp) => ({ code: 1, stderr: expect.stringMatching(stderr) });

test('a build on one origin reads the backend named by KANUKA_BUILD_BACKEND and reports what it wrote', () => {
  expect([first.stderr, first.code, first.lines.at(-1)]).toEqual(['', 0, 'Written: 42 gifts, 1 categories, 1 guides.']);
  expect(verified()).toMatchObject({ complete: true, site: SITE, products: 42, categories: 1 });
  expect(project.read(HEADERS)).toContain('Strict-Transport-Security');
  expect(project.read(MUG)).toContain('/api/media/mug.jpg');
  expect(project.read(MUG)).not.toContain('http://127.0.0.1');
  expect(project.has('dist/collections/Custom%20Mugs.html')).toBe(true);
});

test('pages use the texts of the shop’s own folder, in English where it has no translation, and not the demo’s testimonials', () => {
  const page = (file: string): string => project.read(`dist/${file}.html`);
  expect(page('about')).toContain('Asha Prints has printed school yearbooks in Guntur since 1998.');
  expect(page('te/about')).toContain('Asha Prints 1998 నుండి Gunturలో స్కూల్ ఇయర్‌బుక్‌లు ప్రింట్ చేస్తోంది.');
  expect(page('hi/about')).toContain('Asha Prints has printed school yearbooks in Guntur since 1998.');
  expect(page('te')).toContain('Passport photos');
  expect(page('contact')).toContain('"opens":"10:00","closes":"19:30"');
  expect(page('index')).not.toMatch(/What Our Customers Say|Sravani/);
});

test('a list of half the length stops a build, which then changes nothing, until the shown numbers are accepted', async () => {
  const before = project.read('dist/release.json');
  project.put('src/main.ts', `console.log('second version');`);
  backend.lists.products = others(222).slice(0, 21);
  const losses = 'products 42 → 21, prices 42 → 21';
  const reason = new RegExp(`${losses}[^]*The build in dist/ is the one that was there before\\.\n$`);
  expect(await build()).toMatchObject(refused(reason));
  expect([project.read('dist/release.json'), verified().products]).toEqual([before, 42]);
  const accepted = await build('--accept', '--no-https');
  expect(accepted.code).toBe(0);
  expect(accepted.lines.at(-1)).toMatch(new RegExp(`^Written: 21 gifts.* Fewer than before: ${losses}\\.$`));
  expect(project.read(HEADERS)).not.toContain('Strict-Transport-Security');
});

test('pictures for shared links are measured once, and a run without changes writes no page', async () => {
  const { lists } = backend;
  backend.answer = ({ url }, response) =>
    void response.end(url === '/api/media/mug.jpg' ? jpegLike(640, 480) : JSON.stringify({ success: true, ...lists }));
  const asked = () => backend.asked.filter((path) => path.startsWith('/api/media/')).length;
  // The picture was not available when the shop was built.
  project.put('build/pictures-dist.json', '');
  await renew();
  expect(project.read(MUG)).toContain('property="og:image:width" content="640"');
  const before = asked();
  expect(before).toBeGreaterThan(0);
  const { lines } = await renew();
  expect(lines).toContainEqual(expect.stringMatching(/^0 files changed, \d\d are as they were, 0 are gone\.$/));
  expect(asked()).toBe(before);
});

/** Requests pages of the gifts until an action has ended; all must be complete. Returns the prices that were shown. */
async function readDuring(act: Promise<unknown>): Promise<ReadonlySet<string>> {
  const site = staticSite({ dist: `${project.folder}/dist`, routes: ['/product/:productId'] });
  const end = new AbortController();
  void act.finally(() => end.abort());
  const seen = new Set<string>();
  for (let n = 0; !end.signal.aborted; n = (n + 1) % 40) {
    const response = await site(new Request(`http://localhost/product/g${n}`));
    const text = (await response?.text()) ?? '';
    expect([response?.status, text.endsWith('</html>')]).toEqual([200, true]);
    seen.add(/content="₹(\d+)\./.exec(text)?.[1] ?? 'shell');
  }
  return seen;
}

test('of two runs at once one replaces changed pages while they are read and deletes those of removed products, and no picture beside them', async () => {
  project.put('dist/product/mug.jpg', 'picture');
  const [shell, aboutAge] = [project.read('dist/shell.html'), project.changedAt('dist/about.html')];
  const clock = rawProduct({ _id: 'clock', name: 'Clock', category: 'Clocks' });
  const { lists } = backend;
  lists.products = [rawProduct({ price: 333 }), clock, ...others(777)];
  const [isUnderWay, held] = [deferred(), deferred()];
  backend.answer = (_, response) => {
    isUnderWay.resolve();
    void held.promise.then(() => response.end(JSON.stringify({ success: true, ...lists })));
  };
  const renewal = renew();
  await isUnderWay.promise;
  expect(await renew()).toMatchObject(refused(/this one has changed nothing\.\n/));
  held.resolve();
  const seen = await readDuring(renewal);
  expect(seen).toContain('222');
  expect(seen).not.toContain('shell');
  const { code, lines } = await renewal;
  expect([code, lines.at(-1)]).toEqual([0, 'Written: 42 gifts, 1 categories, 1 guides.']);
  expect(project.read(MUG)).toContain('₹333');
  expect(project.read('dist/product/g39.html')).toContain('₹777');
  expect([project.has(LAMP), project.has('dist/product/clock.html')]).toEqual([false, true]);
  expect(project.read('dist/product/mug.jpg')).toBe('picture');
  expect(project.read('dist/sitemap.xml')).toContain(`${SITE}/product/clock`);
  expect(project.read('dist/sitemap.xml')).not.toContain('lamp');
  expect(project.read('dist/robots.txt')).toContain('Disallow: /cart\n\nSitemap: ');
  expect([project.read('dist/shell.html'), project.changedAt('dist/about.html')]).toEqual([shell, aboutAge]);
  for (const rest of ['build/next-dist', 'build/pages-dist.lock']) expect(project.has(rest)).toBe(false);
});

test('no page is removed when the backend is empty, unless an option allows it', async () => {
  backend.lists.products = [];
  expect(await renew()).toMatchObject(refused(/nothing left for \/product/));
  expect(project.has(MUG)).toBe(true);
  const allowed = await renew('--allow-empty');
  expect([allowed.code, project.has(MUG)]).toEqual([0, false]);
});

test('a build that is published meanwhile stays unchanged', async () => {
  const { lists } = backend;
  lists.products = [rawProduct({ price: 555 }), lamp, ...others(222)];
  backend.answer = (_, response) => {
    project.put('dist/shell.html', published.read('dist/shell.html').replace('/assets/index-', '/assets/newer-'));
    response.writeHead(200).end(JSON.stringify({ success: true, ...lists }));
  };
  expect(await renew()).toMatchObject(refused(/Another run has changed dist meanwhile/));
  expect(project.read(MUG)).not.toContain('₹555');
});
