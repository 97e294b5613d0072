// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { takeLock } from '../../../scripts/build/lock.mjs';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kanuka-lock-'));
  path = join(folder, 'build/pages.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

test('a lock has one owner at a time, and is free after its release', async () => {
  const mine = await takeLock(path, 0);
  expect(await takeLock(path, 0)).toBeNull();
  expect(mine?.isHeld()).toBe(true);
  mine?.release();
  const next = await takeLock(path, 0);
  expect(next).not.toBeNull();
  next?.release();
  expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
});

test('a waiting run gets the lock when it is released', async () => {
  const mine = await takeLock(path, 0);
  const next = takeLock(path, 60_000);
  mine?.release();
  const held = await next;
  expect(held?.isHeld()).toBe(true);
  held?.release();
});

test('the lock of a killed run is taken after a minute, and not before', async () => {
  const mine = await takeLock(path, 0);
  utimesSync(path, secondsAgo(50), secondsAgo(50));
  expect(await takeLock(path, 0)).toBeNull();
  utimesSync(path, secondsAgo(61), secondsAgo(61));
  const next = await takeLock(path, 0);
  expect(next).not.toBeNull();
  // A run that was suspended for so long must not continue.
  expect(mine?.isHeld()).toBe(false);
  next?.release();
  mine?.release();
});

test('the lock of a process of this machine that was killed is taken at once', async () => {
  const script = `
    import { takeLock } from ${JSON.stringify(new URL('../../../scripts/build/lock.mjs', import.meta.url).href)};
    await takeLock(${JSON.stringify(path)}, 0);
    process.kill(process.pid, 'SIGKILL');`;
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', script]).signal).toBe('SIGKILL');
  expect(statSync(path).isFile()).toBe(true);
  const next = await takeLock(path, 0);
  expect(next?.isHeld()).toBe(true);
  next?.release();
});

test('a lock whose owner was killed while it wrote it is taken a moment later', async () => {
  (await takeLock(path, 0))?.release();
  writeFileSync(path, 'half of');
  expect(await takeLock(path, 0)).toBeNull();
  utimesSync(path, secondsAgo(1), secondsAgo(1));
  const next = await takeLock(path, 0);
  expect(next?.isHeld()).toBe(true);
  next?.release();
});

test('a run whose lock was taken does not release its successor’s', async () => {
  const mine = await takeLock(path, 0);
  writeFileSync(path, 'another');
  mine?.release();
  expect(statSync(path, { throwIfNoEntry: false })).toBeDefined();
});
