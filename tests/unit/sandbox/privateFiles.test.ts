// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '#sandbox/app.ts';
import type { SandboxOptions } from '#sandbox/options.ts';
import { expect, onTestFinished, test } from 'vitest';
import { aToken, post } from './support.ts';

function aDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kanuka-private-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data', 'kanuka.db');
}

function opened(options: SandboxOptions) {
  const sandbox = createSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('only its owner can read the data and the files beside it, while the sandbox runs and after', async () => {
  const database = aDatabase();
  const sandbox = opened({ database });
  await aToken(sandbox);
  const names = readdirSync(join(database, '..'));
  expect(names).toEqual(expect.arrayContaining(['kanuka.db', 'kanuka.db-wal', 'kanuka.db.secret']));
  for (const name of names) expect(modeOf(join(database, '..', name)), name).toBe('600');
  sandbox.close();
  expect(modeOf(database)).toBe('600');
});

test('the signing key is stored beside the data, not in it', async () => {
  const database = aDatabase();
  const before = opened({ database });
  const token = await aToken(before);
  before.close();
  const secret = readFileSync(`${database}.secret`, 'utf8').trim();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(database).includes(secret)).toBe(false);

  const again = opened({ database });
  expect((await post(again, '/api/order/userorders', {}, token)).json['success'], 'a restart').toBe(true);
  again.close();

  rmSync(`${database}.secret`);
  const anew = opened({ database });
  expect((await post(anew, '/api/order/userorders', {}, token)).json['message'], 'without it').toBe(
    'invalid signature',
  );
});
