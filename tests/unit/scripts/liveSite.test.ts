// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { localServer, type LocalServer } from '#tests/support/localServer.ts';
import { smallBuild } from '#tests/support/siteFolders.ts';
import { askSite, unreachable } from '../../../scripts/deploy/liveSite.mjs';
import { publishBuild } from '../../../scripts/deploy/publishing.mjs';
import { currentRelease, type Published } from '../../../scripts/deploy/siteFolder.mjs';

type Answer = { readonly status: number; readonly body?: string; readonly policy?: string };

let folder = '';
let published: Published;
let server: LocalServer;
/** Responses of some URLs that replace the right ones. */
let wrong: Readonly<Record<string, Answer>> = {};

const POLICY = "'sha256-a'";

function right(path: string): Answer {
  if (path === '/product/1') return { status: 200, body: 'one', policy: `default-src 'self'; ${POLICY}` };
  if (path === '/release.json')
    return { status: 200, body: readFileSync(join(published.folder, 'public/release.json'), 'utf8') };
  return { status: 404 };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kanuka-live-'));
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockReturnValue();
  const site = join(folder, 'site');
  await publishBuild(site, await smallBuild(join(folder, 'a'), 'a', { 'product/1': 'one' }));
  const current = await currentRelease(site);
  if (!current) throw new Error('Nothing was published');
  published = current;
  server = await localServer(({ url: path = '' }, response) => {
    const { status, body = '', policy } = wrong[path] ?? right(path);
    response.writeHead(status, policy === undefined ? {} : { 'Content-Security-Policy': policy }).end(body);
  });
});
afterEach(() => {
  wrong = {};
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = () => askSite(`${server.url}/`, published, 0);

test('a site that serves the release has no findings', async () => {
  expect(await ask()).toEqual({ unreachable: null, problems: [] });
});

test.each<readonly [string, Readonly<Record<string, Answer>>, string]>([
  ['without its pages', { '/product/1': { status: 404 } }, '/product/1 answers 404, where a page is published.'],
  [
    'without headers',
    { '/product/1': { status: 200, body: 'one' } },
    '/product/1 comes without a Content-Security-Policy: does the server include current/headers.conf?',
  ],
  [
    'with the headers of another build',
    { '/product/1': { status: 200, policy: "default-src 'self'; 'sha256-b'" } },
    '/product/1 comes with the Content-Security-Policy of another build, so browsers refuse its styles and script: the web ' +
      'server has to read current/headers.conf again (nginx -s reload).',
  ],
  [
    'from another folder',
    { '/release.json': { status: 200, body: '{"id":"another"}' } },
    "/release.json is not that of the published release: is SITE/current/public the server's root?",
  ],
  [
    'that answers a missing script with a page',
    { '/assets/missing-000000.js': { status: 200, body: '<html>' } },
    '/assets/missing-000000.js answers 200, not 404: a browser would take a page for a script.',
  ],
])('a site %s is reported with the problem', async (_, answers, problem) => {
  wrong = answers;
  expect(await ask()).toEqual({
    unreachable: null,
    problems: [server.url + problem.replace('SITE', join(folder, 'site'))],
  });
});

test('a site that does not respond is not a finding about the release', async () => {
  const { url: nobody, close } = await localServer(() => {});
  await close();
  expect(await askSite(nobody, published, 0)).toEqual({ unreachable: 'ECONNREFUSED', problems: [] });
  expect([await unreachable(nobody), await unreachable(server.url)]).toEqual(['ECONNREFUSED', null]);
});

test('a server may need a moment to respond', async () => {
  wrong = { '/product/1': { status: 503 } };
  setTimeout(() => (wrong = {}), 300);
  expect(await askSite(server.url, published, 5000)).toEqual({ unreachable: null, problems: [] });
});
