// @vitest-environment node
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { serve } from '#sandbox/main.ts';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { aSandbox, get, post } from './support.ts';

test('screens and unknown paths are distinguished by the list of the storefront’s build, and texts are compressed', async () => {
  const dist = tempFolder();
  const facts = `build/facts-${basename(dist)}.json`;
  mkdirSync('build', { recursive: true });
  writeFileSync(join(dist, 'shell.html'), '<h1>Kanuka</h1>');
  writeFileSync(facts, JSON.stringify({ routes: ['/album/:name'] }));
  const { url, close } = await serve({ port: 0, database: ':memory:', dist, mediaDir: '/nowhere' });
  onTestFinished(async () => {
    rmSync(facts);
    await close();
  });
  const statuses = ['/album/holidays', '/album', '/cart'].map(async (path) => (await fetch(url + path)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
  const list = await fetch(`${url}/api/product/list`, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  expect([list.headers.get('content-encoding'), list.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
  expect(await list.json()).toMatchObject({ success: true });
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
