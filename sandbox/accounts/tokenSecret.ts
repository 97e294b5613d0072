import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

import { keepPrivate } from '../store/privateFiles.ts';

/** Hex digits. */
const SECRET_LENGTH = 64;

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

/** A random secret, in hex digits. */
export function newSecret(): string {
  return randomBytes(SECRET_LENGTH / 2).toString('hex');
}
