import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** Creates the data file and its folder if they are missing, readable by the owner only. */
export function keepDatabasePrivate(database: string): void {
  mkdirSync(dirname(database), { recursive: true });
  keepPrivate(database);
  // SQLite gives new ones the mode of the data file; these are left from a program that was killed.
  for (const path of [`${database}-wal`, `${database}-shm`]) if (existsSync(path)) keepPrivate(path);
}

/** Creates a file if it is missing, readable by the owner only. */
export function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  chmodSync(path, OWNER_ONLY);
}
