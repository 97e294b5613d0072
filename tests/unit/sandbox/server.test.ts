// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from '#sandbox/main.ts';
import type { ServeOptions } from '#sandbox/main.ts';
import { describe, expect, onTestFinished, test } from 'vitest';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'kanuka-server-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

async function serving(options: ServeOptions = {}) {
  const server = await serve({
    port: 0,
    database: ':memory:',
    dist: '/nowhere',
    mediaDir: '/nowhere',
    controls: true,
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
}

/** Uses node:http, since fetch() would decompress the body. */
function raw(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the server', () => {
  test('reports the occupied port and what to do about it', async () => {
    const { url } = await serving();
    const port = Number(new URL(url).port);
    await expect(serve({ port, database: ':memory:' })).rejects.toThrow(
      `Port ${port} is already in use. Stop the other program or choose another with PORT=${port + 1} npm start.`,
    );
  });

  test('compresses text by Accept-Encoding, with the matching header', async () => {
    const { url } = await serving();
    const plain = (await raw(`${url}/api/product/list`, {})).body;
    const brotli = await raw(`${url}/api/product/list`, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).equals(plain)).toBe(true);
    const gzip = await raw(`${url}/api/product/list`, { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
    expect(brotli.body.byteLength).toBeLessThan(plain.byteLength / 2);
    expect(
      (await raw(`${url}/api/category`, { 'Accept-Encoding': 'identity' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  test('distinguishes screens from unknown paths by the list of the storefront’s build', async () => {
    const root = folder();
    const facts = `build/facts-${basename(root)}.json`;
    mkdirSync('build', { recursive: true });
    onTestFinished(() => rmSync(facts, { force: true }));
    writeFileSync(join(root, 'shell.html'), '<h1>Kanuka</h1>');
    writeFileSync(facts, JSON.stringify({ routes: ['/album/:name'] }));
    const { url } = await serving({ dist: root });
    expect((await fetch(`${url}/album/holidays`)).status).toBe(200);
    expect((await fetch(`${url}/album`)).status).toBe(404);
    expect((await fetch(`${url}/cart`)).status).toBe(404);
  });
});
