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

// Each test builds or writes real pages, which takes a busy machine longer than a server's response.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SITE = 'https://shop.example';
const MUG = 'dist/product/mug.html';
const LAMP = 'dist/product/lamp.html';
const mug = rawProduct();
const lamp = rawProduct({ _id: 'lamp', name: 'Photo Lamp', category: 'Lamps' });
const keyword = { _id: 'k', keyword: 'Birthday', slug: 'birthday', description: 'Gifts', content: '<p>Words</p>' };

/** The other gifts, enough to request pages while they are written. */
const others = (price: number) => Array.from({ length: 40 }, (_, n) => rawProduct({ _id: `g${n}`, price }));

/** Built once: the start of the other tests. */
let published: PagesProject;
let first: Ended;
let project: PagesProject;
let backend: SmallBackend;

const settings = (): Record<string, string> => ({ VITE_SITE_URL: SITE, KANUKA_BUILD_BACKEND: backend.url });
const renew = (...flags: readonly string[]) => project.run(['--renew', ...flags], settings());

async function openBackend(): Promise<void> {
  backend = await smallBackend();
  backend.lists.products = [mug, lamp, ...others(222)];
  backend.lists.catageres = [{ _id: 'c', name: 'Custom Mugs', image: [] }];
  backend.lists.keywords = [keyword];
}
beforeAll(async () => {
  published = pagesProject();
  await openBackend();
  // A URL without http:// is read too.
  first = await published.run([], { ...settings(), KANUKA_BUILD_BACKEND: backend.url.replace('http://', '') });
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

test('a build on one origin reads the backend named by KANUKA_BUILD_BACKEND and reports what it wrote', () => {
  expect([first.code, first.lines.at(-1)]).toEqual([0, 'Written: 42 gifts, 1 categories, 1 guides.']);
  expect(project.read(MUG)).toContain('/api/media/mug.jpg');
  expect(project.read(MUG)).not.toContain('http://127.0.0.1');
  expect(project.has('dist/collections/Custom%20Mugs.html')).toBe(true);
});

test('a value that is not a URL is reported, and nothing is requested', async () => {
  const { code, stderr } = await project.run([], { ...settings(), KANUKA_BUILD_BACKEND: 'our backend' });
  expect([code, stderr]).toEqual([1, expect.stringContaining('KANUKA_BUILD_BACKEND “our backend”: no web address')]);
  expect(backend.asked).toEqual([]);
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

test('changed pages are replaced while they are read, removed products’ deleted, and all others retain bytes and age', async () => {
  const files = [MUG, LAMP, 'dist/about.html', 'dist/shell.html', 'dist/sitemap.xml', 'dist/robots.txt'] as const;
  const ages = () => files.map((file) => project.changedAt(file));
  const [shell, before] = [project.read('dist/shell.html'), ages()];
  const idle = await renew();
  expect(idle.lines).toContainEqual(expect.stringMatching(/^0 files changed, \d\d are as they were, 0 are gone\.$/));
  expect(ages()).toEqual(before);

  const clock = rawProduct({ _id: 'clock', name: 'Clock', category: 'Clocks' });
  backend.lists.products = [rawProduct({ price: 333 }), clock, ...others(777)];
  const renewal = renew();
  const seen = await readDuring(renewal);
  expect(seen).toContain('222');
  expect(seen).not.toContain('shell');
  const { code, lines } = await renewal;
  expect([code, lines.at(-1)]).toEqual([0, 'Written: 42 gifts, 1 categories, 1 guides.']);
  expect(project.read(MUG)).toContain('₹333');
  expect(project.read('dist/product/g39.html')).toContain('₹777');
  expect([project.has(LAMP), project.has('dist/product/clock.html')]).toEqual([false, true]);
  expect(project.read('dist/sitemap.xml')).toContain(`${SITE}/product/clock`);
  expect(project.read('dist/sitemap.xml')).not.toContain('lamp');
  expect(project.read('dist/robots.txt')).toContain('Disallow: /cart\n\nSitemap: ');
  expect(project.changedAt('dist/about.html')).toBe(before[2]);
  expect(project.read('dist/shell.html')).toBe(shell);
  expect(project.has('build/next-dist')).toBe(false);
});

test('no page is removed when the backend is silent or empty', async () => {
  const before = project.read('dist/index.html');
  backend.answer = (_, response) => void response.writeHead(404).end();
  const silent = await renew();
  expect([silent.code, silent.stderr]).toEqual([1, expect.stringContaining('No page was written')]);
  expect(project.read('dist/index.html')).toBe(before);
  expect([project.has(MUG), project.has('dist/keyword/birthday.html')]).toEqual([true, true]);
  backend.answer = null;
  backend.lists.products = [];
  const empty = await renew();
  expect([empty.code, empty.stderr]).toEqual([1, expect.stringContaining('nothing left for /product')]);
  const allowed = await renew('--allow-empty');
  expect([allowed.code, project.has(MUG)]).toEqual([0, false]);
});

test('a build that is published meanwhile stays unchanged', async () => {
  const { lists } = backend;
  lists.products = [rawProduct({ price: 555 }), lamp, ...others(222)];
  backend.answer = (_, response) => {
    project.put('dist/shell.html', published.read('dist/shell.html').replace('/assets/index.js', '/assets/newer.js'));
    response.writeHead(200).end(JSON.stringify({ success: true, ...lists }));
  };
  const { code, stderr } = await renew();
  expect([code, stderr]).toEqual([1, expect.stringContaining('Another run has changed dist meanwhile')]);
  expect(project.read(MUG)).not.toContain('₹555');
});

test('the sizes of pictures for shared links are measured once', async () => {
  const { lists } = backend;
  backend.answer = ({ url }, response) =>
    void response.end(url === '/api/media/mug.jpg' ? jpegLike(640, 480) : JSON.stringify({ success: true, ...lists }));
  const asked = () => backend.asked.filter((path) => path.startsWith('/api/media/')).length;
  // The picture was not available when the shop was built.
  project.put('build/pictures-dist.json', '');
  await renew();
  expect(project.read(MUG)).toContain('property="og:image:width" content="640"');
  const measured = asked();
  expect(measured).toBeGreaterThan(0);
  await renew();
  expect(asked()).toBe(measured);
});

test('one of two simultaneous runs writes, and the other changes nothing', async () => {
  const { lists } = backend;
  lists.products = [rawProduct({ price: 444 }), lamp, ...others(222)];
  const [isUnderWay, held] = [deferred(), deferred()];
  backend.answer = (_, response) => {
    isUnderWay.resolve();
    void held.promise.then(() => response.end(JSON.stringify({ success: true, ...lists })));
  };
  const renewal = renew();
  await isUnderWay.promise;
  const second = await renew();
  expect([second.code, second.stderr]).toEqual([1, expect.stringContaining('this one has changed nothing.\n')]);
  expect(project.read(MUG)).not.toContain('₹444');
  held.resolve();
  expect((await renewal).code).toBe(0);
  expect(project.read(MUG)).toContain('₹444');
  expect(project.has('build/pages-dist.lock')).toBe(false);
});
