// One run at a time: a file that the run under way keeps touching.
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A run that has not touched its lock for so long, in milliseconds, is gone without having said so. */
const GONE_AFTER_MS = 60_000;
const TOUCH_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 250;
/** A lock that says nothing for longer is one whose owner was killed while it wrote it. */
const WRITTEN_WITHIN_MS = 500;

/** Where process numbers mean the same: containers count their own. */
function processSpace() {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

/**
 * Whether the owner of a lock was a process of this machine that has ended, or one that ended while it wrote the lock.
 * @param {string} path
 * @param {number} ageMs
 */
function hasEnded(path, ageMs) {
  try {
    const [, pid, space] = readFileSync(path, 'utf8').split('\n');
    if (pid === undefined || space === undefined) return ageMs > WRITTEN_WITHIN_MS;
    if (space === '' || space !== processSpace()) return false;
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/**
 * Whether there was no lock and this one stands now.
 * @param {string} path
 * @param {string} token
 */
async function isMade(path, token) {
  try {
    await writeFile(path, token, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    // A full disk has taken the file, but not what it says.
    await rm(path, { force: true });
    throw error;
  }
}

/**
 * Milliseconds since its owner touched it; none when it is gone meanwhile.
 * @param {string} path
 */
async function ageOf(path) {
  const found = await stat(path).catch(() => null);
  return found ? Date.now() - found.mtimeMs : 0;
}

/**
 * Takes a lock, waiting so long for its owner; null when it is still taken then. It is released when the process exits, and
 * taken from an owner that was killed: at once where its process can be looked for, else a minute later.
 * @param {string} path
 * @param {number} patienceMs
 * @returns {Promise<{ isHeld: () => boolean, release: () => void } | null>}
 */
export async function takeLock(path, patienceMs) {
  const token = [randomUUID(), process.pid, processSpace() ?? ''].join('\n');
  await mkdir(dirname(path), { recursive: true });
  const until = Date.now() + patienceMs;
  while (!(await isMade(path, token))) {
    const ageMs = await ageOf(path);
    if (ageMs > GONE_AFTER_MS || hasEnded(path, ageMs)) await rm(path, { force: true });
    else if (Date.now() >= until) return null;
    else await wait(LOOK_EVERY_MS);
  }
  const touch = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => {}), TOUCH_EVERY_MS);
  touch.unref();
  // A machine that slept may have lost it.
  const isHeld = () => {
    try {
      return readFileSync(path, 'utf8') === token;
    } catch {
      return false;
    }
  };
  const letGo = () => {
    clearInterval(touch);
    if (isHeld()) rmSync(path);
  };
  process.once('exit', letGo);
  return {
    isHeld,
    release: () => {
      process.off('exit', letGo);
      letGo();
    },
  };
}
