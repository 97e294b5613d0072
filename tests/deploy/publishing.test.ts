// Publishing with the real programs and the real nginx, from a backend that sends false lists.
import { chmodSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { rawProduct } from '#tests/support/factories.ts';
import {
  pagesProject,
  smallBackend,
  type Ended,
  type PagesProject,
  type SmallBackend,
} from '#tests/support/pagesProject.ts';
import { releasesIn } from '#tests/support/siteFolders.ts';
import { writeServerHeaders } from '../../scripts/build/serverHeaders.mjs';
import { buildParts, digestOf, publicHashes, readRelease, writeRelease } from '../../scripts/build/release.mjs';
import { startNginx, type Nginx } from './nginx.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const NO_SITE = ['--site', 'http://127.0.0.1:1'];
const products = (price: number, count = 10) =>
  Array.from({ length: count }, (_, n) => rawProduct({ _id: `m${n}`, price }));

let project: PagesProject;
let backend: SmallBackend;
let nginx: Nginx;
const at = (path: string): string => join(project.folder, path);
const settings = () => ({ VITE_SITE_URL: 'https://shop.example', KANUKA_BUILD_BACKEND: backend.url });

const publish = (words: readonly string[], hook = nginx.reload): Promise<Ended> =>
  project.command('publish', ['site', '--site', nginx.url, ...words], { KANUKA_AFTER_PUBLISH: hook });
const pages = (): Promise<Ended> => project.command('prerender', ['--renew', 'site', ...NO_SITE], settings());

const refused = (stderr: RegExp) => ({ code: 1, stderr: expect.stringMatching(stderr) });

/** The served release, which must be complete according to its record. */
function release(): { readonly name: string; readonly prices: ReadonlySet<string> } {
  const open = at('site/current/public');
  const said = readRelease(open);
  expect(said?.digest).toBe(digestOf(publicHashes(open)));
  const shown = readdirSync(join(open, 'product')).map(
    (name) => /content="₹([\d,.]+)\./.exec(readFileSync(join(open, 'product', name), 'utf8'))?.[1] ?? 'none',
  );
  return { name: readlinkSync(at('site/current')), prices: new Set(shown) };
}

/** The next version of the shop: another inline style on every page, and therefore other headers. */
async function restyle(color: string): Promise<void> {
  const [dist, parts] = [at('dist'), buildParts(at('build'))];
  for (const name of publicHashes(dist).keys())
    if (name.endsWith('.html'))
      project.put(`dist/${name}`, project.read(`dist/${name}`).replace(/#\w{3}(?=\}<\/style>)/, color));
  const counts = { site: '', products: 10, prices: 10, categories: 0, guides: 0 };
  await writeRelease(dist, parts, counts);
  await writeServerHeaders({ dist, facts: parts.facts, folder: at('build/headers'), https: false });
}

const policyOf = async (path: string): Promise<string> =>
  (await fetch(nginx.url + path, { headers: { Connection: 'close' } })).headers.get('content-security-policy') ?? '';

beforeAll(async () => {
  project = pagesProject();
  chmodSync(project.folder, 0o755);
  backend = await smallBackend();
  backend.lists.products = products(199);
  await project.command('prerender', [], settings());
  await project.command('headers', []);
  expect(await project.command('publish', ['site', ...NO_SITE])).toMatchObject({ code: 0 });
  nginx = await startNginx(backend.url, at('site'));
});
afterAll(async () => {
  await nginx?.close();
  await backend.close();
  project.remove();
});

test('a timer publishes no false list, but complete pages of the published build', async () => {
  const before = release();
  backend.lists.products = products(99, 5);
  expect(await pages()).toMatchObject(refused(/Far fewer than before: products 10 → 5, prices 10 → 5/));
  expect([release(), releasesIn(at('site')).length]).toEqual([before, 1]);
  const built = project.read('dist/index.html');
  project.put('dist/index.html', 'a build that was never published');
  backend.lists.products = products(201);
  expect((await pages()).code).toBe(0);
  expect(readFileSync(at('site/current/public/index.html'), 'utf8')).toContain('</html>');
  expect(release().prices).toEqual(new Set(['201']));
  expect(releasesIn(at('site')).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await (await fetch(`${nginx.url}/product/m3`)).text()).toContain('₹201');
  project.put('dist/index.html', built);
});

test('headers that nginx has not reloaded are detected; after the hook it serves site and headers of one build', async () => {
  const first = await policyOf('/about');
  await restyle('#222');
  const unread = /The headers changed[^]*comes with the Content-Security-Policy of another build, so browsers refuse/;
  expect(await publish([], '')).toMatchObject(refused(unread));
  expect(await policyOf('/about')).toBe(first);
  expect(await publish([])).toMatchObject({ code: 0 });
  const second = await policyOf('/about');
  expect(second).not.toBe(first);
  expect(await publish(['--back'])).toMatchObject({ code: 0 });
  expect(await policyOf('/about')).toBe(first);
});

test('npm run deploy refuses another folder, publishes and checks the site, and restores the previous release if a check fails', async () => {
  expect(await project.command('deploy', ['.'])).toMatchObject(refused(/is not a site folder of this shop/));
  expect(project.has('build/next')).toBe(false);
  const deploy = (hook: string, isDemo = true) =>
    project.command('deploy', ['site', '--no-build', '--site', nginx.url], {
      KANUKA_AFTER_PUBLISH: hook,
      KANUKA_DEMO: String(isDemo),
    });
  const unfit = /settings are not fit[^]*Nothing was published: site is as it was/;
  expect(await deploy(nginx.reload, false)).toMatchObject(refused(unfit));
  const before = release();
  const policy = await policyOf('/about');
  await restyle('#333');
  const failed = /Content-Security-Policy of another build[^]*which was served before, is served again\.\n$/;
  expect(await deploy('true')).toMatchObject(refused(failed));
  expect([release().name, await policyOf('/about')]).toEqual([before.name, policy]);
  expect(await deploy(nginx.reload)).toMatchObject({ code: 0 });
  expect(await policyOf('/about')).not.toBe(policy);
});
