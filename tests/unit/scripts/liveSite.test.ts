// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { localServer, type LocalServer } from '#tests/support/localServer.ts';
import { smallBuild } from '#tests/support/siteFolders.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { askSite, unreachable } from '../../../scripts/deploy/liveSite.mjs';
import { publishBuild } from '../../../scripts/deploy/publishing.mjs';
import { currentRelease, type Published } from '../../../scripts/deploy/siteFolder.mjs';

type Answer = { readonly status: number; readonly body?: string; readonly policy?: string };
type Answers = Readonly<Record<string, Answer>>;

const folder = tempFolder(afterAll);
const site = join(folder, 'site');
let published: Published;
let right: Answers;
/** The responses by path; all others are 404. */
let answers: Answers;
let server: LocalServer;

beforeAll(async () => {
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockReturnValue();
  await publishBuild(site, await smallBuild(join(folder, 'a'), 'a', { 'product/1': 'one' }));
  published = (await currentRelease(site)) as Published;
  right = {
    '/product/1': { status: 200, body: 'one', policy: `default-src 'self'; 'sha256-a'` },
    '/release.json': { status: 200, body: readFileSync(join(published.folder, 'public/release.json'), 'utf8') },
  };
  server = await localServer(({ url: path = '' }, response) => {
    const { status, body = '', policy } = answers[path] ?? { status: 404 };
    response.writeHead(status, policy === undefined ? {} : { 'Content-Security-Policy': policy }).end(body);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  answers = right;
});

test.each<readonly [string, Answers, string]>([
  ['without its pages', { '/product/1': { status: 404 } }, '/product/1 answers 404, where a page is published.'],
  ['without headers', { '/product/1': { status: 200 } }, '/product/1 comes without a Content-Security-Policy: does'],
  [
    'from another folder',
    { '/release.json': { status: 200 } },
    '/release.json is not that of the published release: is',
  ],
  [
    'with a page for a missing script',
    { '/assets/missing-000000.js': { status: 200 } },
    '/missing-000000.js answers 200',
  ],
])('a site %s is reported with its problem', async (_, wrong, problem) => {
  answers = { ...right, ...wrong };
  const problems = [expect.stringContaining(problem)];
  expect(await askSite(`${server.url}/`, published, 0)).toEqual({ unreachable: null, problems });
});

test('a server may need a moment to respond', async () => {
  answers = { ...right, '/product/1': { status: 503 } };
  setTimeout(() => (answers = right), 300);
  expect(await askSite(server.url, published, 5000)).toEqual({ unreachable: null, problems: [] });
});

test('a site that does not respond is not a finding about the release', async () => {
  const { url: nobody, close } = await localServer(() => {});
  await close();
  expect(await askSite(nobody, published, 0)).toEqual({ unreachable: 'ECONNREFUSED', problems: [] });
  expect([await unreachable(nobody), await unreachable(server.url)]).toEqual(['ECONNREFUSED', null]);
});
