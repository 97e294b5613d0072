// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from '#sandbox/main.ts';
import { expect, onTestFinished, test } from 'vitest';
import { aSandbox, get, post } from './support.ts';

async function serving(dist = '/nowhere'): Promise<string> {
  const server = await serve({ port: 0, database: ':memory:', dist, mediaDir: '/nowhere' });
  onTestFinished(() => server.close());
  return server.url;
}

/** Uses node:http, since fetch() would decompress the body. */
function raw(url: string, accepted: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'Accept-Encoding': accepted } }, (response) =>
      resolve(buffer(response).then((body) => ({ headers: response.headers, body }))),
    );
    sent.on('error', reject).end();
  });
}

test('text is compressed by Accept-Encoding, with the matching header', async () => {
  const url = `${await serving()}/api/product/list`;
  const plain = await raw(url, 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await raw(url, 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(brotli.body.byteLength).toBeLessThan(plain.body.byteLength / 2);
  expect(gunzipSync((await raw(url, 'br;q=0, gzip')).body).equals(plain.body)).toBe(true);
});

test('screens and unknown paths are distinguished by the list of the storefront’s build', async () => {
  const root = mkdtempSync(join(tmpdir(), 'kanuka-server-'));
  const facts = `build/facts-${basename(root)}.json`;
  mkdirSync('build', { recursive: true });
  onTestFinished(() => [root, facts].forEach((path) => rmSync(path, { recursive: true, force: true })));
  writeFileSync(join(root, 'shell.html'), '<h1>Kanuka</h1>');
  writeFileSync(facts, JSON.stringify({ routes: ['/album/:name'] }));
  const url = await serving(root);
  const statuses = ['/album/holidays', '/album', '/cart'].map(async (path) => (await fetch(url + path)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
});

test('a body over 100 kB is a page with status 413; just under it is read', async () => {
  const sandbox = aSandbox();
  const logIn = (bytes: number) => {
    const around = JSON.stringify({ email: '' }).length;
    return post(sandbox, '/api/user/login', { email: 'x'.repeat(bytes - around) });
  };
  expect(await logIn(102_401)).toMatchObject({ status: 413, text: expect.stringContaining('entity too large') });
  expect((await logIn(102_400)).json['message']).toBe("User doesn't exists");
});

test('control routes exist only when they are enabled', async () => {
  expect((await get(aSandbox(), '/__sandbox/log')).status).toBe(404);
  expect((await get(aSandbox({ controls: true }), '/__sandbox/log')).status).toBe(200);
});
