import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { staticSite } from '#sandbox/http/static.ts';
import { rawProduct } from '#tests/support/factories.ts';
import { jpegLike } from '#tests/support/pictures.ts';
import { pagesProject, smallBackend, type PagesProject, type SmallBackend } from '#tests/support/pagesProject.ts';

// Each test builds or writes real pages, which takes a busy machine longer than a server's response.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SITE = 'https://shop.example';
const MUG = 'dist/product/mug.html';
const LAMP = 'dist/product/lamp.html';
const mug = rawProduct();
const lamp = rawProduct({ _id: 'lamp', name: 'Photo Lamp', category: 'Lamps' });
const keyword = { _id: 'k', keyword: 'Birthday', slug: 'birthday', description: 'Gifts', content: '<p>Words</p>' };

/** Built once, from the mug and the lamp: the start of the other tests. */
let published: PagesProject;
let project: PagesProject;
let backend: SmallBackend;

const settings = (more: Record<string, string> = {}): Record<string, string> => ({
  VITE_SITE_URL: SITE,
  KANUKA_BUILD_BACKEND: backend.url,
  ...more,
});
const build = (env = settings(), ...flags: readonly string[]) => project.run(flags, env);
const renew = (env = settings(), ...flags: readonly string[]) => project.run(['--renew', ...flags], env);

async function openBackend(): Promise<void> {
  backend = await smallBackend();
  backend.lists.products = [mug, lamp];
  backend.lists.catageres = [{ _id: 'c', name: 'Custom Mugs', image: [] }];
  backend.lists.keywords = [keyword];
}
beforeAll(async () => {
  published = pagesProject();
  await openBackend();
  await published.run([], settings());
  await backend.close();
});
afterAll(() => published.remove());
afterEach(async () => {
  project.remove();
  await backend.close();
});

describe('a build', () => {
  beforeEach(async () => {
    project = pagesProject();
    await openBackend();
  });

  test('a build on one origin reads the backend named by KANUKA_BUILD_BACKEND and reports what it wrote', async () => {
    // A URL without http:// is read too.
    const { code, lines } = await build(settings({ KANUKA_BUILD_BACKEND: backend.url.replace('http://', '') }));
    expect(lines.at(-1)).toBe('Written: 2 gifts, 1 categories, 1 guides.');
    expect(code).toBe(0);
    expect(project.read(MUG)).toContain('/api/media/mug.jpg');
    expect(project.read(MUG)).not.toContain(backend.url);
    expect(project.has('dist/collections/Custom%20Mugs.html')).toBe(true);
  });

  test('a named backend without products ends the build, unless --allow-empty is given', async () => {
    backend.answer = (_, response) => void response.writeHead(404).end();
    const refused = await build();
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^The products could not be read: .*\(asked at http:.*\)\nNo page was written\./m);
    expect(project.has('dist/about.html')).toBe(false);
    const allowed = await build(settings(), '--allow-empty');
    expect([allowed.code, allowed.lines.at(-1)]).toEqual([0, 'Written: 0 gifts, 0 categories, 0 guides.']);
    expect(project.has('dist/about.html')).toBe(true);
  });

  test('a value that is not a URL is reported, and nothing is requested', async () => {
    const { code, stderr } = await build(settings({ KANUKA_BUILD_BACKEND: 'our backend' }));
    expect([code, stderr]).toEqual([1, expect.stringContaining('KANUKA_BUILD_BACKEND “our backend”: no web address')]);
    expect(backend.asked).toEqual([]);
  });

  test('without a build there is nothing to rewrite', async () => {
    const { code, stderr } = await renew();
    expect([code, stderr]).toEqual([1, 'There is no build/prerender/main.js: npm run build makes it.\n']);
  });
});

describe('pages of a build, rewritten', () => {
  beforeEach(async () => {
    project = pagesProject(published);
    await openBackend();
  });

  test('changed pages are replaced, pages of removed products are deleted, and all others retain bytes and age', async () => {
    const files = [MUG, LAMP, 'dist/about.html', 'dist/shell.html', 'dist/sitemap.xml', 'dist/robots.txt'] as const;
    const ages = () => files.map((file) => project.changedAt(file));
    const [shell, before] = [project.read('dist/shell.html'), ages()];
    const idle = await renew();
    expect(idle.lines).toContainEqual(expect.stringMatching(/^0 files changed, \d\d are as they were, 0 are gone\.$/));
    expect(ages()).toEqual(before);

    backend.lists.products = [
      rawProduct({ price: 333 }),
      rawProduct({ _id: 'clock', name: 'Clock', category: 'Clocks' }),
    ];
    const { code, lines } = await renew();
    expect([code, lines.at(-1)]).toEqual([0, 'Written: 2 gifts, 1 categories, 1 guides.']);
    expect(project.read(MUG)).toContain('₹333');
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
    const allowed = await renew(settings(), '--allow-empty');
    expect([allowed.code, project.has(MUG)]).toEqual([0, false]);
  });

  test('a build that is published meanwhile stays unchanged', async () => {
    const { lists } = backend;
    lists.products = [rawProduct({ price: 555 }), lamp];
    backend.answer = (_, response) => {
      project.put('dist/shell.html', published.read('dist/shell.html').replace('/assets/index.js', '/assets/newer.js'));
      response.writeHead(200).end(JSON.stringify({ success: true, ...lists }));
    };
    const { code, stderr } = await renew();
    expect([code, stderr]).toEqual([1, expect.stringContaining('Another run has changed dist meanwhile')]);
    expect(project.read(MUG)).not.toContain('₹555');
  });

  test('a shared link names the product’s picture with its real size, which is measured once', async () => {
    const picture = jpegLike(640, 480);
    const { lists } = backend;
    backend.answer = ({ url }, response) =>
      void response
        .writeHead(200)
        .end(url === '/api/media/mug.jpg' ? picture : JSON.stringify({ success: true, ...lists }));
    lists.products = [mug, rawProduct({ _id: 'lamp', media: [{ type: 'image', url: 'https://cdn.example/l.svg' }] })];
    const isPicture = (path: string) => path.startsWith('/api/media/');
    // The picture was not available when the shop was built.
    project.put('build/pictures-dist.json', '');
    const { lines } = await renew();
    expect(lines).toContainEqual(expect.stringMatching(/1 gifts show their own picture/));
    expect(project.read(MUG)).toContain('property="og:image:width" content="640"');
    expect(project.read(LAMP)).toContain(`property="og:image" content="${SITE}/share-card.jpg"`);
    const asked = backend.asked.filter(isPicture).length;
    expect(asked).toBeGreaterThan(0);
    await renew();
    expect(backend.asked.filter(isPicture)).toHaveLength(asked);
  });

  test('one of two simultaneous runs writes, and the other changes nothing', async () => {
    const { lists } = backend;
    lists.products = [rawProduct({ price: 444 }), lamp];
    let letGo = (): void => {};
    const isUnderWay = new Promise<void>((isAsked) => {
      const held = new Promise<void>((go) => (letGo = go));
      backend.answer = (_, response) => {
        isAsked();
        void held.then(() => response.writeHead(200).end(JSON.stringify({ success: true, ...lists })));
      };
    });
    const first = renew();
    await isUnderWay;
    const second = await renew();
    expect([second.code, second.stderr]).toEqual([
      1,
      'Another run is writing the pages of dist: this one has changed nothing.\n',
    ]);
    expect(project.read(MUG)).not.toContain('₹444');
    letGo();
    expect((await first).code).toBe(0);
    expect(project.read(MUG)).toContain('₹444');
    expect(project.has('build/pages-dist.lock')).toBe(false);
  });

  test('pages requested during a rewrite are complete', async () => {
    const products = (price: number) => Array.from({ length: 60 }, (_, n) => rawProduct({ _id: `g${n}`, price }));
    backend.lists.products = products(222);
    await renew();
    const site = staticSite({ dist: `${project.folder}/dist`, routes: ['/product/:productId'] });
    backend.lists.products = products(777);
    const end = new AbortController();
    const renewal = renew().finally(() => end.abort());
    const seen = new Set<string>();
    for (let n = 0; !end.signal.aborted; n = (n + 1) % 60) {
      const response = await site(new Request(`http://localhost/product/g${n}`));
      const text = (await response?.text()) ?? '';
      expect(response?.status).toBe(200);
      expect(text.endsWith('</html>')).toBe(true);
      seen.add(/content="₹(\d+)\./.exec(text)?.[1] ?? 'shell');
    }
    expect((await renewal).code).toBe(0);
    expect(seen).toContain('222');
    expect(seen).not.toContain('shell');
    expect(project.read('dist/product/g59.html')).toContain('₹777');
  });
});
