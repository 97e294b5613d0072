import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;
/** Hex digits. */
const SECRET_LENGTH = 64;

/** Makes the data file and its folder when they are missing, and lets nobody but the owner read it. */
export function keepDatabasePrivate(database: string): void {
  mkdirSync(dirname(database), { recursive: true });
  keepPrivate(database);
  // SQLite gives new ones the mode of the data file; these are left from a program that was killed.
  for (const path of [`${database}-wal`, `${database}-shm`]) if (existsSync(path)) keepPrivate(path);
}

/**
 * What signs tokens, so that a restart logs nobody out. It has a file of its own: someone who gets hold of the data, or of a
 * copy of it, signs no token with it.
 */
export function secretBeside(database: string): string {
  const path = `${database}.secret`;
  keepPrivate(path);
  const known = readFileSync(path, 'utf8').trim();
  if (known.length >= SECRET_LENGTH) return known;
  const secret = newSecret();
  writeFileSync(path, `${secret}\n`);
  return secret;
}

export function newSecret(): string {
  return randomBytes(SECRET_LENGTH / 2).toString('hex');
}

function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  chmodSync(path, OWNER_ONLY);
}
