// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { tempFolder } from '#tests/support/tempFolder.ts';
import { takeLock } from '../../../scripts/build/lock.mjs';

let path: string;
beforeEach(() => {
  path = join(tempFolder(), 'build/pages.lock');
});

/** Takes the lock at once or not at all, and says whether it was free; `release` gives it back. */
const take = () => takeLock(path, 0);
const age = (seconds: number): void => {
  const then = new Date(Date.now() - seconds * 1000);
  utimesSync(path, then, then);
};
async function expectFree(): Promise<void> {
  const lock = await take();
  expect(lock?.isHeld()).toBe(true);
  lock?.release();
}

test('the lock of a killed run is taken after a minute, and not before', async () => {
  const mine = await take();
  age(50);
  expect(await take()).toBeNull();
  age(61);
  const next = await take();
  // A run that was suspended for so long must neither continue nor release its successor's lock.
  expect([mine?.isHeld(), next?.isHeld()]).toEqual([false, true]);
  mine?.release();
  expect(next?.isHeld()).toBe(true);
  next?.release();
});

test('the lock of a process of this machine that was killed is taken at once', async () => {
  const script = `
    import { takeLock } from ${JSON.stringify(new URL('../../../scripts/build/lock.mjs', import.meta.url).href)};
    await takeLock(${JSON.stringify(path)}, 0);
    process.kill(process.pid, 'SIGKILL');`;
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', script]).signal).toBe('SIGKILL');
  expect(existsSync(path)).toBe(true);
  await expectFree();
});

test('a lock whose owner was killed while it wrote it is taken a moment later', async () => {
  await expectFree();
  writeFileSync(path, 'half of');
  expect(await take()).toBeNull();
  age(1);
  await expectFree();
});
