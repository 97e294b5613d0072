// Prevents parallel runs by a file that the current run keeps touching.
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A run that has not touched its lock for this long, in milliseconds, has ended without removing it. */
const GONE_AFTER_MS = 60_000;
const TOUCH_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 250;
/** An empty lock that is older than this has an owner that was killed while writing it, in milliseconds. */
const WRITTEN_WITHIN_MS = 500;

/** The scope in which process ids are valid: containers have their own. */
function processSpace() {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

/**
 * True if the owner of a lock was a process of this machine that has ended, or was killed while it wrote the lock.
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
 * True if there was no lock and this one has been created.
 * @param {string} path
 * @param {string} token
 */
async function isMade(path, token) {
  try {
    await writeFile(path, token, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    // A full disk has created the file, but not its content.
    await rm(path, { force: true });
    throw error;
  }
}

/** Milliseconds since its owner touched it; 0 if it is gone. @param {string} path */
async function ageOf(path) {
  const found = await stat(path).catch(() => null);
  return found ? Date.now() - found.mtimeMs : 0;
}

/**
 * Takes a lock, waiting up to `timeoutMs` for its owner; null if it is still taken then. It is released when the
 * process exits, and taken from an owner that was killed: at once if its process can be looked up, otherwise a minute
 * later.
 * @param {string} path
 * @param {number} timeoutMs
 * @returns {Promise<{ isHeld: () => boolean, release: () => void } | null>}
 */
export async function takeLock(path, timeoutMs) {
  const token = [randomUUID(), process.pid, processSpace() ?? ''].join('\n');
  await mkdir(dirname(path), { recursive: true });
  const until = Date.now() + timeoutMs;
  while (!(await isMade(path, token))) {
    const ageMs = await ageOf(path);
    if (ageMs > GONE_AFTER_MS || hasEnded(path, ageMs)) await rm(path, { force: true });
    else if (Date.now() >= until) return null;
    else await wait(LOOK_EVERY_MS);
  }
  const touch = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => {}), TOUCH_EVERY_MS);
  touch.unref();
  // A machine that was suspended may have lost it.
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
