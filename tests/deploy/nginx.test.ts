import { chmodSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { startBackend, type Backend } from '#tests/e2e/support/backend.ts';
import { localServer } from '#tests/support/localServer.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { BUILD, publishBuild } from '../../scripts/deploy/publishing.mjs';
import { startNginx, type Nginx } from './nginx.ts';
import { answerOf, ASSET, PLAIN_FILES, STYLE, URLS, writeHeaders } from './shop.ts';

const FOLDER = tempFolder(afterAll);
const SITE = join(FOLDER, 'site');

let backend: Backend;
let nginx: Nginx;

/** Publishes the build in dist/ as docs/deploying.md says. */
beforeAll(async () => {
  // nginx reads as another user.
  chmodSync(FOLDER, 0o755);
  writeHeaders(FOLDER);
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockReturnValue();
  await publishBuild(SITE, { ...BUILD, headers: FOLDER }, { accepts: true });
  vi.restoreAllMocks();
  backend = await startBackend();
  nginx = await startNginx(backend.url, SITE);
});
afterAll(async () => {
  await nginx?.close();
  await backend?.close();
});

const bothAnswers = (path: string) => Promise.all([answerOf(nginx.url + path), answerOf(backend.url + path)]);

test.each(URLS)('S22 R34: nginx answers %s as the embedded server does, with the same headers', async (path) => {
  const [here, there] = await bothAnswers(path);
  expect(here).toEqual(there);
});

test.each(PLAIN_FILES)('nginx serves %s unchanged, to be revalidated', async (path) => {
  const [here, there] = await bothAnswers(path);
  expect([here.status, here.body]).toEqual([200, there.body]);
  expect(here.headers['cache-control']).toBe('no-cache');
  expect(here.headers['x-content-type-options']).toBe('nosniff');
});

test.each([ASSET, STYLE, '/assets/gone-1a2b3c.js', '/assets/gone.css', '/assets/', '/assets/a/b.js'])(
  'R22: nginx answers %s as the embedded server does: cached for ever where it exists, and never a page',
  async (path) => {
    const [here, there] = await bothAnswers(path);
    expect(here).toEqual(there);
    const type = (await fetch(nginx.url + path)).headers.get('content-type');
    expect(type).toMatch(here.status === 404 ? /^text\/plain/ : /^(?:text\/css|application\/javascript)/);
  },
);

test('R22: nginx sends a page again only when it changed', async () => {
  const etag = (await fetch(`${nginx.url}/about`)).headers.get('etag') ?? '';
  const again = await fetch(`${nginx.url}/about`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('cache-control')).toBe('no-cache');
});

test('S22: nginx redirects every URL to https with its query, and serves pages there with the headers of the build', async () => {
  const redirection = await fetch(`${nginx.plainUrl}/collections?category=Prints`, { redirect: 'manual' });
  expect(redirection.status).toBe(301);
  expect(redirection.headers.get('location')).toBe('https://127.0.0.1/collections?category=Prints');
  const byHttps = (path: string): Promise<IncomingMessage> =>
    new Promise((done, fail) => {
      const from = { ca: nginx.certificate, servername: 'shop.example' };
      get(nginx.httpsUrl + path, from, (answer) => done(answer.resume())).on('error', fail);
    });
  const page = await byHttps('/about');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  expect((await byHttps('/api/product/list')).statusCode).toBe(200);
  expect((await byHttps('/no-such-page')).statusCode).toBe(404);
});

test.each(['/', ASSET, STYLE, '/api/product/list', '/manifest.webmanifest', '/favicon.svg'])(
  'nginx compresses %s for clients that accept it, and says so',
  async (path) => {
    const answer = await fetch(nginx.url + path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
  },
);

test('nginx returns the backend’s responses, including refusals and their bodies', async () => {
  for (const path of ['/api/product/list', '/api/no-such-call', '/api/user/profile']) {
    const [here, there] = await Promise.all([fetch(nginx.url + path), fetch(backend.url + path)]);
    expect(here.status).toBe(there.status);
    expect(await here.text()).toBe(await there.text());
    for (const name of ['content-type', 'cache-control', 'x-content-type-options', 'access-control-allow-origin'])
      expect(here.headers.get(name), name).toBe(there.headers.get(name));
  }
});

test('R9: an order is forwarded unchanged and once, on a fresh connection, also when its response is lost', async () => {
  const arrived: IncomingMessage[] = [];
  let isLost = false;
  const { url, close } = await localServer((request, response) => {
    arrived.push(request);
    if (isLost) request.socket.destroy();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}');
  });
  const front = await startNginx(url, SITE);
  onTestFinished(async () => {
    await front.close();
    await close();
  });
  const headers = { token: 't', Origin: 'https://shop.example' };
  const order = () => fetch(`${front.url}/api/order/place?x=%2F`, { method: 'POST', headers, body: '{}' });
  for (let calls = 0; calls < 3; calls += 1) expect(await (await order()).json()).toEqual({ success: true });
  isLost = true;
  expect((await order()).status).toBe(502);
  const sent = { origin: 'https://shop.example', token: 't', 'x-forwarded-proto': 'http' };
  const asWritten = { method: 'POST', url: '/api/order/place?x=%2F', httpVersion: '1.1', headers: sent };
  expect(arrived).toMatchObject([asWritten, asWritten, asWritten, asWritten]);
  expect(new Set(arrived.map(({ socket }) => socket)).size).toBe(4);
});
