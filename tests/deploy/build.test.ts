// Runs the real `npm run build` with a storefront of two lines.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { rawProduct } from '#tests/support/factories.ts';
import { pagesProject, smallBackend, type PagesProject, type SmallBackend } from '#tests/support/pagesProject.ts';
import { releasesIn } from '#tests/support/siteFolders.ts';
import { buildParts, verifiedBuild } from '../../scripts/build/release.mjs';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const CONFIG = `
import { writeFileSync } from 'node:fs';
const facts = JSON.stringify({ routes: [], security: {} });
export default {
  plugins: [{ name: 'facts', writeBundle: ({ dir }) => writeFileSync(dir + '/../facts-dist.json', facts) }],
  build: {
    manifest: true,
    // A busy machine would print a warning about the bundler's time.
    rolldownOptions: { input: ['index.html', 'src/api/client.ts'], checks: { bundlerTimings: false } },
  },
};`;
const INDEX = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title data-built>x</title>
<style>body{color:#111}</style></head><body><div id="root"></div><script type="module" src="/src/main.ts"></script></body></html>`;

let project: PagesProject;
let backend: SmallBackend;
const at = (path: string): string => join(project.folder, path);
const verified = () => verifiedBuild(at('dist'), buildParts(at('build'))).release;
const settings = () => ({ VITE_SITE_URL: 'https://shop.example', KANUKA_BUILD_BACKEND: backend.url });
const build = (words: readonly string[] = []) => project.command('build', words, settings());
/** The name of the site is never resolved: no test uses the network. */
const publish = () => project.command('publish', ['site', '--site', 'http://127.0.0.1:1']);

beforeAll(async () => {
  project = pagesProject();
  rmSync(at('dist'), { recursive: true });
  rmSync(at('build'), { recursive: true });
  project.put('vite.config.mjs', CONFIG);
  project.put('index.html', INDEX);
  project.put('public/robots.txt', 'User-agent: *\nDisallow: /cart\n');
  for (const name of ['main', 'api/client']) project.put(`src/${name}.ts`, `console.log('${name}, first version');`);
  backend = await smallBackend();
  backend.lists.products = Array.from({ length: 10 }, (_, n) => rawProduct({ _id: `m${n}` }));
  backend.lists.catageres = [{ _id: 'c', name: 'Mugs', image: [] }];
});
afterAll(async () => {
  project.remove();
  await backend.close();
});

test('a release while the backend is down leaves dist/ and the published shop unchanged', async () => {
  const first = await build();
  expect([first.stderr, first.code, first.lines.at(-1)]).toEqual(['', 0, 'Written: 10 gifts, 1 categories, 0 guides.']);
  expect(verified()).toMatchObject({ complete: true, site: 'https://shop.example', products: 10, categories: 1 });
  expect(readFileSync(at('build/headers/kanuka-headers.conf'), 'utf8')).toContain('Strict-Transport-Security');
  expect((await publish()).code).toBe(0);

  const before = readFileSync(at('dist/release.json'), 'utf8');
  project.put('src/main.ts', `console.log('second version');`);
  backend.answer = (_, response) => void response.writeHead(404).end();
  const failed = await build();
  expect([failed.code, failed.stderr]).toEqual([
    1,
    expect.stringMatching(
      /The products could not be read[^]*The build in dist\/ is the one that was there before\.\n$/,
    ),
  ]);
  expect(readFileSync(at('dist/release.json'), 'utf8')).toBe(before);
  expect(verified().products).toBe(10);
  const again = await publish();
  expect([again.code, again.lines.at(-2)]).toEqual([0, expect.stringContaining('0 files changed, 0 removed')]);
  expect(releasesIn(at('site'))).toHaveLength(1);
});

test('a list of half the length stops a build and shows the numbers until it is accepted', async () => {
  backend.answer = null;
  backend.lists.products = backend.lists.products.slice(0, 5);
  const stopped = await build();
  expect([stopped.code, stopped.stderr]).toEqual([1, expect.stringContaining('products 10 → 5, prices 10 → 5')]);
  expect(verified().products).toBe(10);
  const accepted = await build(['--accept', '--no-https']);
  expect([accepted.code, accepted.lines.at(-1)]).toEqual([
    0,
    expect.stringMatching(/^Written: 5 gifts.* Fewer than before: products 10 → 5, prices 10 → 5\.$/),
  ]);
  expect(readFileSync(at('build/headers/kanuka-headers.conf'), 'utf8')).not.toContain('Strict-Transport-Security');
});
