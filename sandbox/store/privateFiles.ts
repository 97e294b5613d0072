import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;
/** Hex digits. */
const SECRET_LENGTH = 64;

/** Creates the data file and its folder if they are missing, readable by the owner only. */
export function keepDatabasePrivate(database: string): void {
  mkdirSync(dirname(database), { recursive: true });
  keepPrivate(database);
  // SQLite gives new ones the mode of the data file; these are left from a program that was killed.
  for (const path of [`${database}-wal`, `${database}-shm`]) if (existsSync(path)) keepPrivate(path);
}

/**
 * The secret that signs tokens, stored so that a restart logs no shopper out. It is in a separate file: a stolen database or
 * backup does not contain it.
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
