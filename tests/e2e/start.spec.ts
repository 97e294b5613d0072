import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { freePort } from '#tests/support/localPort.ts';

test('one command starts the shop, and Ctrl-C ends it', async ({ request }) => {
  const folder = await mkdtemp(join(tmpdir(), 'kanuka-start-'));
  const database = join(folder, 'data', 'shop.db');
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), KANUKA_DATABASE: database };
  // Without the build, which all tests share.
  const shop = spawn(process.execPath, ['scripts/build/start.mjs', '--no-build'], { env });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const ended = once(shop, 'close');
  try {
    const address = `http://localhost:${port}`;
    await expect.poll(() => output).toContain('Stop with Ctrl-C');
    for (const fact of [address, 'demo@kanuka.example', 'kanuka-demo-1', database]) expect(output).toContain(fact);
    expect(await (await request.get(address)).text()).toContain('<div id="root"');
    const list = (await (await request.get(`${address}/api/product/list`)).json()) as { products: unknown[] };
    expect(list.products.length).toBeGreaterThan(20);
    expect((await request.get(`${address}/__sandbox/log`)).ok(), 'the test controls are not exposed').toBe(false);
    shop.kill('SIGINT');
    expect((await ended)[0]).toBe(0);
    expect(output).toContain('Kanuka is closed.');
    expect(existsSync(database)).toBe(true);
  } finally {
    shop.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
