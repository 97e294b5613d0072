import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test as base } from '@playwright/test';

/** A running program: its output so far, and how it ended. */
type Running = {
  readonly output: () => string;
  /** Ctrl-C. */
  readonly interrupt: () => void;
  readonly ended: Promise<number | null>;
};

type StartFixtures = {
  readonly database: string;
  /** Runs `npm start` without the build, which all tests share. */
  readonly start: (port: number) => Running;
};

const test = base.extend<StartFixtures>({
  database: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'kanuka-start-'));
    await use(join(folder, 'data', 'shop.db'));
    await rm(folder, { recursive: true, force: true });
  },
  start: async ({ database }, use) => {
    const ends: (() => void)[] = [];
    await use((port) => {
      const env = { ...process.env, PORT: String(port), KANUKA_DATABASE: database };
      const program = spawn(process.execPath, ['scripts/build/start.mjs', '--no-build'], { env });
      let text = '';
      for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk));
      ends.push(() => program.kill('SIGKILL'));
      const ended = once(program, 'close').then(([code]) => code as number | null);
      return { output: () => text, interrupt: () => program.kill('SIGINT'), ended };
    });
    for (const end of ends) end();
  },
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('one command starts the shop, and Ctrl-C ends it', async ({ start, database, request }) => {
  const port = await freePort();
  const shop = start(port);
  const address = `http://localhost:${port}`;
  await expect.poll(shop.output).toContain('Stop with Ctrl-C');
  for (const fact of [address, 'demo@kanuka.example', 'kanuka-demo-1', database]) expect(shop.output()).toContain(fact);

  expect(await (await request.get(address)).text()).toContain('<div id="root"');
  const list = (await (await request.get(`${address}/api/product/list`)).json()) as { products: unknown[] };
  expect(list.products.length).toBeGreaterThan(20);
  expect((await request.get(`${address}/__sandbox/log`)).ok(), 'the test controls are not exposed').toBe(false);

  const before = Date.now();
  shop.interrupt();
  expect(await shop.ended).toBe(0);
  expect(Date.now() - before).toBeLessThan(3000);
  expect(shop.output()).toContain('Kanuka is closed.');
  expect(existsSync(database)).toBe(true);
});
